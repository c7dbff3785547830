//! Checks that every weapon has ranges, and that each range band ends farther away than the one
//! before. RNG-01 to RNG-07.

use blind_swords::game::{Arm, RangeBands, WeaponId};
use document::tree::At;

use crate::codes;

use super::findings::Findings;
use super::subject::Subject;

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    let game = subject.game;
    let ranges = At::root(&subject.documents.tables.tree).key("ranges");
    let mut n_weapons = 0;
    for arm in Arm::ALL {
        for (n, weapon) in game.weapons.iter().enumerate() {
            let Some(bands) = game.ranges.get(arm, WeaponId::from_index(n)) else { continue };
            n_weapons += 1;
            let word = &weapon.id;
            if !rises(bands) {
                let message =
                    "range bands are out of order: expected canister, effective, long, extreme";
                let place = ranges.key(arm.id()).key(word).place();
                findings.error(codes::RANGE_BANDS, place, message);
            }
            if arm != Arm::Artillery && bands.canister.is_some() {
                let place = ranges.key(arm.id()).key(word).key("canister").place();
                findings.error(
                    codes::RANGE_BANDS,
                    place,
                    "canister range for an arm other than artillery",
                );
            }
        }
    }
    findings.checked("weapons with ranges", n_weapons);
    let units = At::root(&subject.documents.units.tree).key("units");
    for unit in game.units.iter() {
        let Some(weapon) = game.weapons.get(unit.weapon.index()) else { continue };
        let none = Arm::ALL.into_iter().all(|arm| game.ranges.get(arm, unit.weapon).is_none());
        if weapon.fires() && none {
            let message = format!("missing ranges for `{}`", weapon.id);
            let place = units.key(&unit.id).key("weapon").place();
            let help = "add its ranges, or mark it as `close-combat-only`";
            findings.error_with_help(codes::RANGE_MISSING, place, message, help);
        }
    }
}

fn rises(bands: &RangeBands) -> bool {
    let all = [bands.canister, Some(bands.effective), bands.long, Some(bands.extreme)];
    let given: Vec<u8> = all.into_iter().flatten().collect();
    given[0] > 0 && given.is_sorted_by(|a, b| a < b)
}
