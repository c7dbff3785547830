use blind_swords_documents::family::BLIND_SWORDS;
use blind_swords_documents::figures::tables;

#[test]
fn patterns_name_fields_that_there_are() {
    for kind in BLIND_SWORDS.kinds {
        let schema = kind.generate().to_string();
        for (section, at, figures) in tables(kind) {
            let steps = figures.iter().chain([at]).flat_map(|pattern| pattern.split('/'));
            let steps = steps.filter(|step| !step.starts_with(['*', '=', '#', '>', '<']));
            for word in steps.flat_map(|step| step.split(['|', '(', ')', '[', ']', '?'])) {
                let is_field = word.is_empty() || schema.contains(&format!("\"{word}\":"));
                assert!(is_field, "{section} of {} has no {word}", kind.word);
            }
        }
    }
}
