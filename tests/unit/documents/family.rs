use blind_swords_documents::family::BLIND_SWORDS;

#[test]
fn what_stands_in_fits_its_schema() {
    for kind in BLIND_SWORDS.kinds {
        let Some(tree) = kind.stand_in() else { continue };
        let said = document::conform::check(kind, tree);
        assert!(said.is_empty(), "{}: {said:?}", kind.word);
    }
}

#[test]
fn codes_rest_on_sections_that_there_are() {
    for code in BLIND_SWORDS.codes() {
        for (word, sections) in code.names().iter().chain(code.grounds()) {
            let kind = BLIND_SWORDS.kinds.iter().find(|kind| kind.word == *word);
            let schema = kind.unwrap_or_else(|| panic!("{code} rests on {word}")).generate();
            for section in *sections {
                let field = &schema["properties"][section];
                assert!(field.is_object(), "{code} rests on {word}: {section}");
            }
        }
    }
}
