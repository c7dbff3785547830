use brigade_battles_documents::codes;
use brigade_battles_documents::family::*;

#[test]
fn what_stands_in_fits_its_schema() {
    for kind in BRIGADE_BATTLES.kinds {
        let Some(tree) = kind.stand_in() else { continue };
        let said = document::conform::check(kind, tree);
        assert!(said.is_empty(), "{}: {said:?}", kind.word);
    }
}

#[test]
fn every_code_is_explained() {
    for code in codes::ALL {
        let page = BRIGADE_BATTLES.pages[0];
        assert!(page.contains(&format!("## {code}\n")), "{code}");
    }
}
