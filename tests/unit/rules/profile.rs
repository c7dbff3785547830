use blind_swords::profile::*;

/// Section 26: the list contains each variant point once, sorted by id.
#[test]
fn variant_points_are_in_order() {
    assert!(Profile::POINTS.is_sorted_by(|before, after| before.id < after.id));
}

/// Every variant point has at least two values.
#[test]
fn every_variant_point_leaves_a_choice() {
    assert!(Profile::POINTS.iter().all(|point| point.values.len() > 1));
}

#[test]
fn an_option_is_set_by_name() {
    let mut profile = Profile::preset(Preset::SsDefault);
    let before = profile;
    assert!(profile.set("panic_profile", "none").is_err());
    assert!(profile.set("panik_profile", "ss").is_err());
    assert_eq!(profile, before);
    profile.set("cross_fire", "flanking").expect("a value");
    assert_eq!(profile.get("cross_fire"), Some("flanking"));
}
