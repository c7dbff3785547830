use document::suggest::{all_nearest, distance, nearest};

#[test]
fn exchanged_letters_count_once() {
    assert_eq!(distance("mortar", "morter"), 1);
    assert_eq!(distance("prinec", "prince"), 1);
    assert_eq!(distance("", "abc"), 3);
}

#[test]
fn only_near_words_are_named() {
    assert_eq!(nearest("wods", ["woods", "clear"]), Some("woods"));
    assert_eq!(nearest("marsh", ["woods", "clear"]), None);
    assert_eq!(nearest("woods", ["woods"]), None);
    assert_eq!(nearest("Woods lane", ["Woods pike", "Crittenden lane"]), Some("Woods pike"));
    assert_eq!(nearest("Woods lane", ["Crittenden lane"]), None);
}

#[test]
fn words_that_are_as_near_are_all_named() {
    let near = all_nearest("37th-va", ["27th-va", "337th-va", "4th-va", "5th-oh"]);
    assert_eq!(Vec::from_iter(near), ["27th-va", "337th-va"]);
}
