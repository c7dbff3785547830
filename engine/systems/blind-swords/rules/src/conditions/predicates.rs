//! The predicates of Blind Swords, one row each. T-20, T-21, V-76.
//!
//! Two files expand the rows. This one declares the predicates, as documents write them.
//! `evaluation.rs` applies them to a position. Games therefore do not depend on the rules of
//! combat.

use kernel::{Share, Side};
use serde::de::{Error as _, MapAccess};

use super::fact::{Fact, Helps};
use super::rows::{Kind, Word, declare};
use super::subject::Who;
use super::values::{Climb, Variable};
use crate::game::{
    Arm, Between, FeatureId, GroundMarkerId, HexsideWater, MarkerId, RangeBand, TerrainId, TraitId,
    WeaponId,
};

/// Passes the rows to a macro that expands them.
macro_rules! rows {
    ($table:ident) => {
        $table! {
            /// The hex has this terrain.
            Terrain(TerrainId) = "terrain" [Firer, Unit, Hex, Line] {
                holds: |combat, on, it| match on {
                    On::Line => Some(combat.line()?.over_terrain & (1 << it.0) != 0),
                    _ => Some(combat.game().map.hex(on.hex()?).terrain == *it),
                },
                helps: |(who, _), _| Helps::defender_if(matches!(who, Who::Target | Who::Line)),
                never: |package, it| no_hex(package, |game, hex| game.map.hex(hex).terrain == *it),
            }

            /// The hex or the hexside has this ground marker.
            Ground(GroundMarkerId) = "ground" [Firer, Unit, Hex, Hexside] {
                holds: |combat, on, it| match on {
                    On::Hexside(from, to) => {
                        Some(ground::lies_between(combat.position, from, to, *it))
                    }
                    _ => Some(ground::lies_in(combat.position, on.hex()?, *it)),
                },
                never: |package, it| {
                    let id = &package.game().ground_markers[it.index()].id;
                    (!package.has_script_with(id)).then(|| Absent::Marker(id.clone()))
                },
            }

            /// The hex is at these levels.
            Level(Between<u8>) = "level" [Firer, Unit, Hex] {
                holds: |combat, on, it| Some(it.contains(combat.position.level(on.hex()?))),
                never: |package, it| {
                    no_hex(package, |game, hex| it.contains(game.map.hex(hex).level))
                },
            }

            /// The terrain of the hex permits charges, or does not.
            PermitsCharges(bool) = "permits-charges" [Firer, Unit, Hex] {
                holds: |combat, on, it| Some(permits_charges(combat.game(), on.hex()?) == *it),
                helps: |_, it| if *it { Helps::Attacker } else { Helps::Either },
                never: |package, it| no_hex(package, |game, hex| permits_charges(game, hex) == *it),
            }

            /// The unit has this marker.
            Marked(MarkerId) = "marked" [Firer, Unit] {
                holds: |combat, on, it| Some(combat.position.board.is_marked(on.unit()?, *it)),
                never: |package, it| {
                    let id = &package.game().markers[it.index()].id;
                    (!package.has_script_with(id)).then(|| Absent::Marker(id.clone()))
                },
            }

            /// The unit has this trait.
            Trait(TraitId) = "trait" [Firer, Unit] {
                holds: |combat, on, it| Some(combat.position.info(on.unit()?).traits.contains(it)),
                suits: |_, unit, _, it| unit.traits.contains(it),
            }

            /// The unit is of this arm. Dismounted cavalry counts as infantry.
            Arm(Arm) = "arm" [Firer, Unit] {
                holds: |combat, on, it| Some(combat.position.arm(on.unit()?) == *it),
                helps: |of, it| match (of, it) {
                    ((Who::Defender, Share::Half), Arm::Artillery) => Helps::Attacker,
                    _ => Helps::Either,
                },
                suits: |_, unit, mount, it| unit.arm_as(mount) == *it,
            }

            /// The unit has this weapon.
            Weapon(WeaponId) = "weapon" [Firer, Unit] {
                holds: |combat, on, it| Some(combat.position.weapon(on.unit()?) == *it),
                suits: |_, unit, mount, it| unit.weapon_as(mount) == *it,
            }

            /// The unit's weapon can fire, or is for close combat only.
            Fires(bool) = "fires" [Firer, Unit] {
                holds: |combat, on, it| Some(combat.position.arms(on.unit()?).fires() == *it),
                suits: |game, unit, mount, it| {
                    let weapon = game.weapons.get(unit.weapon_as(mount).index());
                    weapon.is_some_and(|weapon| weapon.fires() == *it)
                },
            }

            /// The unit is in Skirmish Order, or is not.
            Skirmishing(bool) = "skirmishing" [Firer, Unit] {
                holds: |combat, on, it| Some(is_skirmisher(combat.position, on.unit()?) == *it),
                helps: |_, it| Helps::defender_if(*it),
            }

            /// The unit has charged in this activation, or has not.
            Charged(bool) = "charged" [Firer, Unit] {
                holds: |combat, on, it| {
                    Some(charge::has_charged(combat.position, on.unit()?) == *it)
                },
            }

            /// The range to the target, in hexes, is within these bounds.
            Range(Between<u8>) = "range" [Firer] {
                holds: |combat, on, it| Some(it.contains(combat.range(on)?)),
                helps: |_, it| Helps::defender_if(it.at_least.is_some() && it.at_most.is_none()),
            }

            /// The unit fires in one of these range bands.
            Band(Vec<RangeBand>) = "band" [Firer] {
                holds: |combat, on, it| Some(it.contains(&combat.band(on)?)),
                helps: |_, it| match it.as_slice() {
                    [RangeBand::Canister] => Helps::Attacker,
                    far => Helps::defender_if(far.iter().all(|band| band.is_beyond_effective())),
                },
            }

            /// The line of fire enters the target's hex through this feature, at a hexside or at
            /// its end.
            Across(FeatureId) = "across" [Firer] {
                holds: |combat, on, it| Some(combat.comes_across(on.hex()?, *it)),
                helps: |_, _| Helps::Defender,
                never: |package, it| no_side(package, |side| side.feature == Some(*it)),
            }

            /// The unit is adjacent to the target and below it across a slope, or is not.
            Uphill(bool) = "uphill" [Firer] {
                holds: |combat, on, it| Some(combat.rises_from(on.hex()?) == *it),
                helps: |_, it| Helps::defender_if(*it),
                never: |package, it| no_side(package, |side| !*it || side.slope.is_some()),
            }

            /// The hexside has this feature.
            Feature(FeatureId) = "feature" [Hexside] {
                holds: |combat, on, it| Some(combat.side(on)?.feature == Some(*it)),
                helps: |_, _| Helps::Defender,
                never: |package, it| no_side(package, |side| side.feature == Some(*it)),
            }

            /// The hexside has this water.
            Water(HexsideWater) = "water" [Hexside] {
                holds: |combat, on, it| Some(combat.side(on)?.water == Some(*it)),
                helps: |_, _| Helps::Defender,
                never: |package, it| no_side(package, |side| side.water == Some(*it)),
            }

            /// The attack goes up a slope of this grade.
            Rises(Climb) = "rises" [Hexside] {
                holds: |combat, on, it| Some(combat.side(on)?.slope == Some(Slope::up(it.grade()))),
                helps: |_, _| Helps::Defender,
                never: |package, it| {
                    let rises = |slope: Slope| slope.grade == it.grade();
                    no_side(package, |side| side.slope.is_some_and(rises))
                },
            }

            /// The game turn is one of these.
            Turn(Between<u8>) = "turn" [] {
                holds: |combat, _, it| Some(it.contains(combat.position.board.turn())),
                never: |package, it| {
                    let last = package.game().scenarios.iter().map(|it| it.last_turn).max()?;
                    (it.at_least? > last).then_some(Absent::Turn(last))
                },
            }

            /// This side fires or attacks.
            Acting(Side) = "acting" [] {
                holds: |combat, _, it| Some(combat.position.side_of(combat.lead()) != *it),
            }

            /// A script variable of the scenario is within bounds. It counts as 0 in a scenario
            /// without it.
            Variable(Variable) = "variable" [] {
                holds: |combat, _, it| Some(it.is.contains(combat.position.variable(&it.name))),
            }

            /// A fact about the fire or close combat as a whole.
            Fact(Fact) = "fact" [] {
                holds: |combat, _, it| Some(combat.is_fact(*it)),
                helps: |_, it| it.helps(),
            }
        }
    };
}

pub(super) use rows;

rows!(declare);
