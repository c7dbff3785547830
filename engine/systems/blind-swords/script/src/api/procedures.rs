//! Script functions: procedures of the rulebook, with all their consequences.

use blind_swords::board::{EventAttack, Morale, Place};
use blind_swords::check::events::may_assault;
use blind_swords::check::{self, events, legality, range, stacking};
use blind_swords::choice::Choice;
use blind_swords::event::Event;
use blind_swords::game::{Arm, RangeBands, UnitId, UnitSet};
use blind_swords::play;
use blind_swords::position_ext::{members, only};
use blind_swords::question::{EventMove, FireQuestion, Occasion, Volley};
use blind_swords::{Position, PositionExt};
use kernel::{Extent, HexId, Side, Sixteenths};
use rhai::Map;

use super::brigades::REBUILDING;
use super::convert::{Bonus, Count, Force};
use super::interface::interface;
use crate::call::{Call, Done, wrong};
use crate::meter;

/// Cost of checking whether a close combat is legal, in operations.
const ASSAULT: usize = 10;

interface! { "Procedures";
    /// Gives a unit a Morale Hit.
    acts morale_hit(call, unit: UnitId) {
        expect_on_map(call.table.position(), unit)?;
        Ok(play::morale::hit(call.procedure()?, unit, 1)?)
    }

    /// Gives a unit some Morale Hits.
    acts morale_hits(call, unit: UnitId, hits: Count) {
        expect_on_map(call.table.position(), unit)?;
        Ok(play::morale::hit(call.procedure()?, unit, hits.0)?)
    }

    /// Depletes a unit: a fresh unit becomes battleworn, a battleworn one takes a Break Test.
    acts deplete(call, unit: UnitId) {
        expect_on_map(call.table.position(), unit)?;
        Ok(play::depletion::deplete(call.procedure()?, unit)?)
    }

    /// Removes one Morale Hit from a unit.
    acts recover(call, unit: UnitId) {
        let better = call.table.board().unit(unit).morale.better();
        set_morale(call, unit, better)
    }

    /// Removes all Morale Hits from a unit.
    acts recover_all(call, unit: UnitId) {
        set_morale(call, unit, Morale::None)
    }

    /// Whether an attempt to rebuild a unit could succeed.
    looks can_rebuild(position, unit: UnitId) -> bool {
        meter::spend(REBUILDING);
        let brigade = position.info(unit).brigade;
        Ok(brigade.is_some_and(|brigade| check::rebuild::can_rebuild(position, Some(brigade), unit).is_ok()))
    }

    /// Whether any unfrozen infantry or cavalry of a side could fire now.
    looks anybody_can_fire(position, side: Side) -> bool {
        Ok(anybody_can_fire(position, side))
    }

    /// Returns the hexes from which unfrozen infantry and cavalry of a side could fire together
    /// now.
    looks lines_in_range(position, side: Side) -> Vec<HexId> {
        let can_fire = |&hex: &HexId| has_targets(position, &line(position, side, hex));
        Ok(in_order(position.hexes_of(side).filter(can_fire).collect()))
    }

    /// Returns the unfrozen infantry of a side in two hexes. Each unit's brigade has infantry in
    /// both hexes.
    looks comrades(position, side: Side, first: HexId, second: HexId) -> Vec<UnitId> {
        Ok(comrades(position, side, first, second))
    }

    /// Returns the hexes adjacent to a hex for which the [`comrades`] in the two hexes have a
    /// target now.
    looks comrades_in_range(position, side: Side, hex: HexId) -> Vec<HexId> {
        let together = |next| comrades(position, side, hex, next).into_iter().map(UnitId::index);
        let can_fire = |&next: &HexId| has_targets(position, &together(next).collect());
        Ok(position.game().map.grid.neighbours(hex).filter(can_fire).collect())
    }

    /// Returns the infantry and cavalry of a side in a hex, except frozen units.
    looks line(position, side: Side, hex: HexId) -> Vec<UnitId> {
        Ok(members(&line(position, side, hex)).collect())
    }

    /// Whether any unfrozen infantry of a side could attack now.
    looks anybody_can_attack(position, side: Side) -> bool {
        Ok(attackers(position, side).next().is_some())
    }

    /// Returns the hexes from which unfrozen infantry of a side could attack now.
    looks lines_in_contact(position, side: Side) -> Vec<HexId> {
        Ok(in_order(attackers(position, side).map(|(_, hex)| hex).collect()))
    }

    /// Attempts to rebuild a unit of a brigade.
    acts rebuild(call, unit: UnitId) {
        let Some(brigade) = call.table.position().info(unit).brigade else {
            return wrong(format!("{} has no brigade", name(call.table.position(), unit)));
        };
        Ok(play::rebuild::rebuild(call.procedure()?, Some(brigade), unit)?)
    }

    /// Retreats a unit some hexes from the enemies that cause the retreat.
    acts retreat(call, unit: UnitId, hexes: Count, causes: Force) {
        expect_on_map(call.table.position(), unit)?;
        Ok(play::retreat::retreat(call.procedure()?, unit, hexes.0, &causes.0)?)
    }

    /// Places a unit that is off the map in a hex, with its present face. The hex must have no enemies and enough room.
    acts place(call, unit: UnitId, hex: HexId) {
        let position = call.table.position();
        if position.board.hex_of(unit).is_some() {
            return wrong(format!("{} is already on the map", position.info(unit).name));
        }
        if position.enemy_in(hex, position.side_of(unit)) || !stacking::fits(position, hex, &only(unit)) {
            let hex = position.game().map.number(hex);
            return wrong(format!("{} cannot be placed in {hex}: an enemy or too many friends are there", position.info(unit).name));
        }
        call.table.emit(Event::Returned { unit, hex });
        Ok(())
    }

    /// Eliminates a unit.
    acts eliminate(call, unit: UnitId) {
        if call.table.board().unit(unit).place != Place::Eliminated {
            play::break_test::eliminate(call.procedure()?, unit)?;
        }
        Ok(())
    }

    /// Returns the hexes at which at least one of the given units could fire now.
    looks fire_targets(position, units: Force) -> Vec<HexId> {
        Ok(fire_targets(position, &units.0))
    }

    /// Resolves fire combat of some units at a hex. Their owner chooses which fire together.
    acts fire(call, units: Force, target: HexId) {
        fire(call, units.0, target)
    }

    /// Resolves fire combat of some units with the shift of an event fire.
    acts event_fire(call, units: Force, target: HexId) {
        let help = EventAttack { units: units.0, cr: 0 };
        call.table.emit(Event::EventAttackSet { attack: Some(help.into()) });
        fire(call, units.0, target)?;
        call.table.emit(Event::EventAttackSet { attack: None });
        Ok(())
    }

    /// Whether a unit could attack a hex in close combat, if its order or an event allowed it.
    looks may_attack(position, unit: UnitId, target: HexId) -> bool {
        meter::spend(ASSAULT);
        Ok(may_assault(position, unit, target).is_ok())
    }

    /// Returns the hexes that at least one of the given units could attack in close combat.
    looks attack_targets(position, units: Force) -> Vec<HexId> {
        Ok(attack_targets(position, &units.0))
    }

    /// Resolves close combat of some units against an adjacent hex.
    acts close_combat(call, units: Force, target: HexId) {
        expect_attack(call.table.position(), &units.0, target)?;
        Ok(play::close_combat::fight(call.procedure()?, &units.0, target)?)
    }

    /// Resolves close combat of some units with the shift of an event attack and a bonus to their cohesion ratings.
    acts event_attack(call, units: Force, target: HexId, cohesion: Bonus) {
        expect_attack(call.table.position(), &units.0, target)?;
        let attack = EventAttack { units: units.0, cr: cohesion.0 };
        call.table.emit(Event::EventAttackSet { attack: Some(attack.into()) });
        play::close_combat::fight(call.procedure()?, &units.0, target)?;
        call.table.emit(Event::EventAttackSet { attack: None });
        Ok(())
    }

    /// Moves some units, with the given movement points each. The options allow the march column rate and moving
    /// adjacent to an enemy: `#{march: true, engage: false}`.
    acts move_units(call, units: Force, points: Count, options: Map) {
        let allowance = Sixteenths::whole(points.0.into());
        let (march, engage) = (option(&options, "march")?, option(&options, "engage")?);
        expect_known(&options)?;
        let granted = EventMove { units: units.0, allowance, march, engage };
        Ok(play::movement::by_event(call.procedure()?, granted)?)
    }
}

fn fire(call: &mut Call, units: UnitSet, target: HexId) -> Done {
    let side = side_of_all(call.table.position(), &units)?;
    let volley = Volley::new(side, Occasion::Event(units)).at(target);
    play::fire::volley(call.procedure()?, volley)?;
    Ok(())
}

fn set_morale(call: &mut Call, unit: UnitId, morale: Morale) -> Done {
    if call.table.board().unit(unit).morale != morale {
        call.table.emit(Event::MoraleSet { unit, morale });
    }
    Ok(())
}

fn comrades(position: Position<'_>, side: Side, first: HexId, second: HexId) -> Vec<UnitId> {
    let infantry = |hex: HexId| {
        let line = members(&line(position, side, hex)).collect::<Vec<_>>().into_iter();
        line.filter(move |&unit| position.arm(unit) == Arm::Infantry)
    };
    let brigade = |unit: UnitId| position.info(unit).brigade;
    let with_mates = |here: HexId, there: HexId| {
        infantry(here)
            .filter(move |&unit| infantry(there).any(|mate| brigade(mate) == brigade(unit)))
    };
    with_mates(first, second).chain(with_mates(second, first)).collect()
}

/// Returns the infantry of a side that could attack now, each unit with its hex.
fn attackers(position: Position<'_>, side: Side) -> impl Iterator<Item = (UnitId, HexId)> + '_ {
    let infantry =
        position.on_map(side).filter(move |&(unit, _)| position.arm(unit) == Arm::Infantry);
    infantry.filter(move |&(unit, hex)| {
        meter::spend(ASSAULT);
        let may_assault = |target| may_assault(position, unit, target).is_ok();
        let mut targets = position.enemy_hexes_next_to(hex, side).peekable();
        targets.peek().is_some() && events::may_act(position, unit) && targets.any(may_assault)
    })
}

fn anybody_can_fire(position: Position<'_>, side: Side) -> bool {
    let grid = &position.game().map.grid;
    let enemies = position.on_map(side.other()).map(|(_, hex)| grid.position(hex));
    let enemies: Vec<_> = enemies.collect();
    let Some(extent) = Extent::of(&enemies) else { return false };
    let can_fire =
        |unit: UnitId| events::may_act(position, unit) && has_targets(position, &only(unit));
    // Units next to an enemy usually have a target, so they are tested first. The others are tested
    // only if none of those can fire.
    let mut others = Vec::new();
    for (unit, hex) in position.on_map(side) {
        if position.arm(unit) == Arm::Artillery {
            continue;
        }
        let Some(RangeBands { extreme, .. }) = range::bands(position, unit) else { continue };
        let here = grid.position(hex);
        let far = extent.distance(here);
        if far > extreme {
            continue;
        }
        if far > 1 || !position.next_to_enemy(hex, side) {
            others.push((unit, here, extreme));
        } else if can_fire(unit) {
            return true;
        }
    }
    others.into_iter().any(|(unit, here, extreme)| {
        let is_near = |&enemy: &(i16, i16)| kernel::distance(here, enemy) <= extreme;
        enemies.iter().any(is_near) && can_fire(unit)
    })
}

/// Returns the infantry and cavalry of a side in a hex, except frozen units.
fn line(position: Position<'_>, side: Side, hex: HexId) -> UnitSet {
    let free = |&unit: &UnitId| {
        position.side_of(unit) == side
            && position.info(unit).arm != Arm::Artillery
            && events::may_act(position, unit)
    };
    position.board.units_in(hex).filter(free).map(UnitId::index).collect()
}

fn fire_targets(position: Position<'_>, units: &UnitSet) -> Vec<HexId> {
    let targets = |unit: UnitId| {
        meter::spend(targeting(position, unit));
        let volley = Volley::new(position.side_of(unit), Occasion::Event(*units));
        // A unit may see a target but be unable to fire from its hex.
        match check::fire::may_fire(position, &volley, unit) {
            Ok(()) => legality::options(position, &FireQuestion::Target(volley, unit).into()),
            Err(_) => Vec::new(),
        }
    };
    let hex = |choice| if let Choice::Hex(hex) = choice { Some(hex) } else { None };
    in_order(members(units).flat_map(targets).filter_map(hex).collect())
}

/// Whether at least one of the given units has a target that it could fire at.
fn has_targets(position: Position<'_>, units: &UnitSet) -> bool {
    members(units).any(|unit| {
        meter::spend(targeting(position, unit));
        let volley = Volley::new(position.side_of(unit), Occasion::Event(*units));
        check::fire::check(position, &FireQuestion::Unit(volley), Choice::Unit(unit)).is_ok()
    })
}

/// Returns the cost of a search for targets, in operations. Each enemy unit is a possible target
/// and needs lines of sight.
fn targeting(position: Position<'_>, unit: UnitId) -> usize {
    2 * position.game().units.of(position.side_of(unit).other()).len()
}

fn attack_targets(position: Position<'_>, units: &UnitSet) -> Vec<HexId> {
    let targets = |unit: UnitId| {
        let here = position.board.hex_of(unit).into_iter();
        meter::spend(ASSAULT);
        let near = here.flat_map(|here| position.game().map.grid.neighbours(here));
        near.filter(move |&target| may_assault(position, unit, target).is_ok())
    };
    in_order(members(units).flat_map(targets).collect())
}

fn in_order(mut hexes: Vec<HexId>) -> Vec<HexId> {
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}

fn name(position: Position<'_>, unit: UnitId) -> &str {
    &position.info(unit).name
}

fn expect_on_map(position: Position<'_>, unit: UnitId) -> Done<HexId> {
    match position.board.hex_of(unit) {
        Some(hex) => Ok(hex),
        None => wrong(format!("{} is not on the map", name(position, unit))),
    }
}

/// Returns the side that owns all the units. Units of both sides are an error.
fn side_of_all(position: Position<'_>, units: &UnitSet) -> Done<Side> {
    let mut sides = members(units).map(|unit| position.side_of(unit));
    match sides.next() {
        Some(side) if sides.all(|other| other == side) => Ok(side),
        _ => wrong("the units are not all on one side"),
    }
}

fn expect_attack(position: Position<'_>, units: &UnitSet, target: HexId) -> Done {
    side_of_all(position, units)?;
    for unit in members(units) {
        if let Err(refusal) = may_assault(position, unit, target) {
            return wrong(refusal.describe(position.game()));
        }
    }
    Ok(())
}

fn option(options: &Map, key: &str) -> Done<bool> {
    match options.get(key).map(rhai::Dynamic::as_bool) {
        None => Ok(false),
        Some(Ok(value)) => Ok(value),
        Some(Err(found)) => {
            wrong(format!("`{key}` must be a bool, not {}", crate::types::name(found)))
        }
    }
}

fn expect_known(options: &Map) -> Done {
    match options.keys().find(|key| !["march", "engage"].contains(&key.as_str())) {
        Some(key) => wrong(format!("unknown option `{key}` of a move: expected march or engage")),
        None => Ok(()),
    }
}
