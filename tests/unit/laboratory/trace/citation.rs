use laboratory::trace::citation::*;

#[test]
fn ranges_stand_for_all_between() {
    assert_eq!(
        cited("/// SS 13.3. MOVE-01 to MOVE-03, A-106."),
        ["MOVE-01", "MOVE-02", "MOVE-03", "A-106"]
    );
    assert_eq!(cited("see E-SS-09 to E-SS-10, X-47b"), ["E-SS-09", "E-SS-10", "X-47b"]);
}

#[test]
fn a_range_stays_within_its_family() {
    assert_eq!(cited("from MOVE-01 to ENG-02"), ["MOVE-01", "ENG-02"]);
    assert_eq!(cited("MOVE-01 leads to a move"), ["MOVE-01"]);
}

#[test]
fn other_words_are_no_ids() {
    assert!(cited("a 6-4 unit, UTF-8, SS 12.3a, hit-or-miss, MOVE-1, MOVE-0123").is_empty());
    assert!(looks_like_an_id("ART-07"));
    assert!(!looks_like_an_id("7.0-2c"));
}
