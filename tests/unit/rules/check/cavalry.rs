use blind_swords::check::cavalry::*;
use blind_swords::game::{Arm, Unit};
use blind_swords::position_ext::{PositionExt, only};
use blind_swords::question::{Withdrawal, WithdrawalOccasion};
use testing::field::Field;

/// BS 11.3b. CAV-02, V-45: cavalry may withdraw from infantry, but not from enemy cavalry.
#[test]
fn mounted_cavalry_does_not_leave_a_fight_with_cavalry() {
    let mut field = Field::clear();
    field.option("cc_cav_withdrawal", "mounted_vs_infantry_only");
    field.put("uc", "2110").put("g1", "2111");
    let withdrawal = Withdrawal {
        unit: field.unit("uc"),
        from: only(field.unit("g1")),
        occasion: WithdrawalOccasion::CloseCombat,
    };
    let (here, hex) = (field.hex("2110"), field.hex("2109"));
    assert!(may_leave_combat(field.position(), &withdrawal, here, hex).is_ok());
    let g1 = field.unit("g1");
    let cavalry = Unit { arm: Arm::Cavalry, ..field.position().info(g1).clone() };
    field.rate(g1, cavalry);
    let refusal = may_leave_combat(field.position(), &withdrawal, here, hex);
    assert_eq!(refusal.expect_err("attacked by cavalry").requirement, "CAV-02");
}
