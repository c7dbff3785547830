use blind_swords::ruleset::text_view::short;

#[test]
fn names_are_cut_to_four_letters() {
    let cases =
        [("10th ME", "10ME"), ("3rd WI (A)", "3WIA"), ("102nd NY", "102N"), ("Knap", "Knap")];
    for (name, expected) in cases {
        assert_eq!(short(name), expected);
    }
}
