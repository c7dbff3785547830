mod announce;
mod shifts;

use blind_swords::position_ext::only;
use blind_swords::question::{FireQuestion, Occasion, Volley};
use kernel::Side;
use testing::field::Field;

/// SS 12.1a. LOS-12: a battery cannot fire canister over another unit, so its only option is to
/// forfeit the canister.
#[test]
fn canister_is_not_fired_over_units() {
    let mut field = Field::clear();
    field.level("2111", 5).level("2109", 5).put("us", "2109").put("g1", "2111");
    let volley = Volley::new(Side::Usa, Occasion::ArtilleryStep(field.hex("2109")));
    let question = |field: &Field| {
        FireQuestion::Canister(volley.at(field.hex("2111")), only(field.unit("us")))
    };
    assert_eq!(field.refusal(&question(&field), "use"), "");
    field.put("g2", "2110");
    assert_eq!(field.refusal(&question(&field), "use"), "LOS-12");
    assert_eq!(field.options(&question(&field)), ["forfeit"]);
}
