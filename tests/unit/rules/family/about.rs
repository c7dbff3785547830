use blind_swords::family::about::about;
use blind_swords::look::Look;
use testing::field::Field;

/// A brigade is found by part of its name, and the text lists the places of its units.
#[test]
fn a_brigade_is_found_with_its_units() {
    let mut field = Field::clear();
    field.put("a1", "2110");
    let unit = field.unit("a1");
    let scene = field.scene();
    let brigade = scene.info(unit).brigade.expect("it belongs to one");
    let told = about(scene, &scene.game().brigades[brigade.index()].name);
    assert!(told.contains("in 2110"), "{told}");
    assert!(about(scene, "nobody at all").contains("nor a brigade"));
}
