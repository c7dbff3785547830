use blind_swords::BlindSwords;
use blind_swords::position_ext::PositionExt;
use blind_swords::view::Seen;
use kernel::Reader;
use testing::field::Field;

/// A query finds a brigade by part of its name. The reply lists the places of the brigade's units.
#[test]
fn a_brigade_is_found_with_its_units() {
    let mut field = Field::clear();
    field.put("a1", "2110");
    let unit = field.unit("a1");
    let position = field.position();
    let brigade = position.info(unit).brigade.expect("it belongs to one");
    let seen = Seen::of(position, Reader::Everybody);
    let about = |what: &str| session::about::<BlindSwords>(&field.rules, &seen, what);
    let told = about(&position.game().brigades[brigade.index()].name);
    assert!(told.contains("in 2110"), "{told}");
    assert!(about("nobody at all").contains("or formation is called"));
}
