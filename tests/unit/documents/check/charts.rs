use blind_swords::game::{Band, CrtCell};
use blind_swords_documents::check::charts::*;

#[test]
fn bands_are_nested_or_not() {
    let nested = |text: &str| is_nested(&text.parse().expect("a cell"));
    assert!(nested("-|-|-") && nested("0|1-2|3-4") && nested("-|0|1") && nested("0-4|5-6|-"));
    assert!(!nested("-|1|2") && !nested("0|0-1|2") && !nested("0|2|3") && !nested("1|0|2"));
}

#[test]
fn a_band_lost_is_milder() {
    let cell = |routine| CrtCell { routine, ..CrtCell::default() };
    let strong = cell(Some(Band { first: 0, last: 1 }));
    assert!(is_milder(cell(None), strong) && !is_milder(strong, cell(None)));
}
