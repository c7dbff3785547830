//! Announcing several fires at one hex together. CONV-01, CONV-03.

use super::{may_open_fire, unit_candidates};
use crate::check::cross_fire;
use crate::game::UnitId;
use crate::look::only;
use crate::question::{Canister, Fire, Occasion, Volley};
use crate::refusal::{Check, Refusal, not_an_answer, require};
use crate::system::Scene;

/// Whether a further fire may be announced at the same hex: one that makes the fires cross, or one
/// more where they cross already. SS 12.4. CONV-01, CONV-03, CONV-05, A-60.
pub(super) fn may_add(scene: Scene<'_>, volley: &Volley, announced: &[Fire]) -> Check {
    let target = volley.target.ok_or_else(not_an_answer)?;
    let alone = Refusal::new("CONV-05", "SS 12.4", "in an artillery step only one hex fires");
    let in_step = matches!(volley.occasion, Occasion::ArtilleryStep(_));
    require(!in_step || cross_fire::spans_phase(scene), alone)?;
    let would_cross = |unit: UnitId| {
        let further =
            Fire { firers: only(unit), target, canister: Canister::Used, crossing: false };
        let all: Vec<_> = announced.iter().copied().chain([further]).collect();
        may_open_fire(scene, volley, unit, target).is_ok()
            && cross_fire::is_crossed(scene, target, &all)
    };
    let refusal = Refusal::new(
        "CONV-01",
        "SS 12.4",
        "no further unit could fire at {} through a hexside that is apart",
    );
    require(addable(scene, volley).any(would_cross), refusal.with(target))
}

fn addable<'a>(scene: Scene<'a>, volley: &'a Volley) -> impl Iterator<Item = UnitId> + 'a {
    let fires = move |&unit: &UnitId| super::may_fire(scene, volley, unit).is_ok();
    unit_candidates(scene, volley).into_iter().filter(fires)
}

#[cfg(test)]
mod tests {
    use kernel::Side;

    use super::*;
    use crate::question::FireQuestion;
    use crate::testing::Field;

    /// Whether a further fire at 2110 may be announced beside that of a unit in 2109.
    fn further(field: &Field, occasion: Occasion, first: &str) -> &'static str {
        let (first, target) = (field.unit(first), field.hex("2110"));
        let mut volley = Volley::new(Side::Usa, occasion).at(target);
        volley.used.insert(first.index());
        let fire = Fire { firers: only(first), target, canister: Canister::Used, crossing: false };
        field.refusal(&FireQuestion::Announce(volley, [fire].as_slice().into()), "add")
    }

    /// SS 12.4. CONV-01: sides 0 and 1 have no full hexside between them, sides 0 and 2 have.
    #[test]
    fn a_further_fire_must_come_from_elsewhere() {
        for (hex, expected) in [("2010", "CONV-01"), ("2011", "")] {
            let mut field = Field::clear();
            field.put("a1", "2109").put("a2", hex).put("g1", "2110");
            let both = [field.unit("a1"), field.unit("a2")];
            let occasion = Occasion::Event(both.map(UnitId::index).into_iter().collect());
            assert_eq!(further(&field, occasion, "a1"), expected);
        }
    }

    /// SS 9.1, 12.4. CONV-05, A-60: guns of two hexes never fire together.
    #[test]
    fn an_artillery_step_has_one_hex() {
        let mut field = Field::clear();
        field.put("ur", "2109").put("us", "2011").put("g1", "2110");
        let occasion = Occasion::ArtilleryStep(field.hex("2109"));
        assert_eq!(further(&field, occasion, "ur"), "CONV-05");
    }
}
