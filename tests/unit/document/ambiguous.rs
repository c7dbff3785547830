use document::ambiguous::reading;

#[test]
fn some_words_are_not_what_they_look_like() {
    for word in ["0805", "12.3", "no", "On", "3:40", "1e3", "0x1F", "1_000", "+5", ".5", "Null"] {
        assert!(reading(word).is_some(), "{word}");
    }
    for word in ["6-4", "1108/1109", "12.3a", "none", "woods", "C", "3/2", "-", "1st-va", "e5"] {
        assert_eq!(reading(word), None, "{word}");
    }
}
