use blind_swords::profile::{Preset, Profile};
use blind_swords::refusal::Refusal;
use blind_swords::rulebook::*;

#[test]
fn the_concordance_is_in_order() {
    assert!(CONCORDANCE.is_sorted_by(|before, after| before.0 < after.0));
}

/// V-84: refusals cite the rulebook that the option selects. A rule that exists in only one
/// rulebook keeps its citation.
#[test]
fn a_section_is_that_of_the_book_in_force() {
    let [first, series] = [Preset::SsDefault, Preset::Series].map(Profile::preset);
    assert_eq!(section(&first, "SS 13.6"), "SS 13.6");
    assert_eq!(section(&series, "SS 13.6"), "BS 10.6");
    assert_eq!(section(&series, "SS 18.2"), "SS 18.2");
    assert_eq!(section(&series, "Ours 6"), "Ours 6");
    let guns = Refusal::new("ART-07", "SS 9.1", "");
    assert_eq!(of_refusal(&first, &guns), "SS 9.1");
    assert_eq!(of_refusal(&series, &guns), "BS 6.5a");
}
