use blind_swords_documents::check::compass::*;

#[test]
fn a_ring_goes_round_either_way_and_no_other() {
    let ring = |names: [&str; 6]| goes_round(names.map(|name| bearing(name).expect("a point")));
    assert!(ring(["E", "NE", "NW", "W", "SW", "SE"]));
    assert!(ring(["N", "NE", "SE", "S", "SW", "NW"]));
    assert!(!ring(["W", "NE", "NW", "E", "SW", "SE"]));
    assert!(!ring(["E", "NE", "NE", "W", "SW", "SE"]));
}

#[test]
fn between_two_bearings_is_halfway() {
    assert_eq!([between(45, 315), between(315, 45), between(135, 225)], [0, 0, 180]);
}
