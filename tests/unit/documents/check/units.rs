use blind_swords_documents::check::units::*;

/// VAL-13: validation accepts the pairs of counter sides that are printed in the rulebooks.
#[test]
fn the_back_follows_from_the_front() {
    let back = |front: &str| battleworn(front.parse().expect("a face")).to_string();
    assert_eq!(back("6-4"), "3-3");
    assert_eq!(back("4-3"), "1-2");
    assert_eq!(back("3-3"), "C-2");
    assert_eq!(back("9-5"), "4-4");
    assert_eq!(back("1-4"), "C-1");
}
