use brigade_battles::variants::*;

#[test]
fn every_value_of_every_point_can_be_set_and_got() {
    let mut variants = Variants::preset(Preset::Recommended);
    for point in Variants::POINTS {
        for value in point.values {
            variants.set(point.name, value).expect("a value of the table");
            assert_eq!(variants.get(point.name), Some(*value));
        }
    }
    let refused = variants.set("held_units", "run").expect_err("no such value");
    assert!(refused.to_string().ends_with("expected wait or released-on-contact"));
    assert!(Preset::ALL.iter().all(|preset| Preset::from_id(preset.id()) == Some(*preset)));
}
