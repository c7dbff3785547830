//! Highlights on a page's map: the units that a question concerns, the hexes of an answer, and the
//! trace of an event.

use kernel::{Direction, HexId, HexNumber, Passing, Trace};

use crate::board::Place;
use crate::choice::{Choice, Word};
use crate::event::{CombatEvent, Event, EventFamily, UnitEvent};
use crate::game::{BrigadeId, Game, UnitId, UnitSet};
use crate::position_ext::{PositionExt, members, only};
use crate::question::{
    ActivationQuestion, AdvanceQuestion, Announced, ArtilleryQuestion, AssaultQuestion, Assaulters,
    ChitQuestion, Entrant, FireQuestion, FogQuestion, MoveOrder, MoveQuestion, OverstackQuestion,
    PlacementQuestion, Question, RallyQuestion, RetreatQuestion,
};
use crate::system::Position;

/// Returns the ids of the units that a question concerns.
pub(super) fn subjects(position: Position<'_>, question: &Question) -> Vec<String> {
    let units = match question {
        Question::Chits(_) | Question::Script(_) | Question::Panic(_) => UnitSet::EMPTY,
        Question::Activation(question) => of_activation(position, question),
        Question::Fog(question) => of_fog(question),
        Question::Artillery(question) => of_artillery(question),
        Question::Fire(question) => of_fire(question),
        Question::Tie(question) => *question.units(),
        Question::Move(question) => of_move(question),
        Question::Skirmish(withdrawal) => only(withdrawal.unit),
        Question::Cavalry(withdrawal) => only(withdrawal.unit),
        Question::Retreat(RetreatQuestion::Unit(among)) => *among,
        Question::Retreat(RetreatQuestion::Hex(walk)) => only(walk.unit),
        Question::Assault(question) => of_assault(question),
        Question::Advance(AdvanceQuestion::Unit(_)) => UnitSet::EMPTY,
        Question::Advance(AdvanceQuestion::Hex(unit)) => only(*unit),
        Question::Rally(question) => of_rally(question),
        Question::Overstack(OverstackQuestion::Unit(_)) => UnitSet::EMPTY,
        Question::Overstack(OverstackQuestion::Hex(unit)) => only(*unit),
        Question::Placement(PlacementQuestion::Unit(_)) => UnitSet::EMPTY,
        Question::Placement(PlacementQuestion::Hex(_, unit)) => only(*unit),
        Question::Entry(Entrant::Brigade(_)) => UnitSet::EMPTY,
        Question::Entry(Entrant::Unit(unit)) => only(*unit),
    };
    ids(position.game(), members(&units))
}

fn of_activation(position: Position<'_>, question: &ActivationQuestion) -> UnitSet {
    match question {
        ActivationQuestion::FortunesBrigade(_) | ActivationQuestion::Brigade(_) => UnitSet::EMPTY,
        ActivationQuestion::Order(which) => {
            position.brigade_on_map(*which).map(|(unit, _)| unit.index()).collect()
        }
    }
}

fn of_fog(question: &FogQuestion) -> UnitSet {
    match question {
        FogQuestion::Unit(_) => UnitSet::EMPTY,
        FogQuestion::Hex(_, unit) => only(*unit),
    }
}

fn of_artillery(question: &ArtilleryQuestion) -> UnitSet {
    match question {
        ArtilleryQuestion::Hex(_) | ArtilleryQuestion::Unit(_) => UnitSet::EMPTY,
        ArtilleryQuestion::Action(action) => only(action.unit),
    }
}

fn of_fire(question: &FireQuestion) -> UnitSet {
    match question {
        FireQuestion::Unit(_) => UnitSet::EMPTY,
        FireQuestion::Target(_, unit) => only(*unit),
        FireQuestion::Join(_, firers) | FireQuestion::Canister(_, firers) => *firers,
        FireQuestion::Announce(_, announced) | FireQuestion::Primary(_, announced) => {
            of_announced(announced)
        }
    }
}

fn of_announced(announced: &Announced) -> UnitSet {
    announced.iter().flat_map(|fire| fire.firers.iter()).collect()
}

fn of_move(question: &MoveQuestion) -> UnitSet {
    match question {
        MoveQuestion::Unit(MoveOrder::Artillery(unit)) => only(*unit),
        MoveQuestion::Unit(MoveOrder::Brigade(..) | MoveOrder::Event(_)) => UnitSet::EMPTY,
        MoveQuestion::Stack(_, movers) => *movers,
        MoveQuestion::Hex(walk) => walk.movers,
    }
}

fn of_assault(question: &AssaultQuestion) -> UnitSet {
    match question {
        AssaultQuestion::Unit(Assaulters::Brigade(_)) | AssaultQuestion::Next => UnitSet::EMPTY,
        AssaultQuestion::Unit(Assaulters::Cavalry(unit)) | AssaultQuestion::Target(unit) => {
            only(*unit)
        }
        AssaultQuestion::Hex(attackers, _) => *attackers,
    }
}

fn of_rally(question: &RallyQuestion) -> UnitSet {
    match question {
        RallyQuestion::Unit(_) => UnitSet::EMPTY,
        RallyQuestion::Action(_, unit)
        | RallyQuestion::RebuildHex(_, unit)
        | RallyQuestion::DisplaceHex(unit) => only(*unit),
    }
}

/// Returns the hexes that an answer concerns: the hex of a unit, all hexes of a brigade, or the hex
/// beyond a hexside.
pub(super) fn places(
    position: Position<'_>,
    question: Option<&Question>,
    choice: Choice,
) -> Vec<HexNumber> {
    let map = &position.game().map;
    let hexes: Vec<_> = match choice {
        Choice::Unit(unit) => position.board.hex_of(unit).into_iter().collect(),
        Choice::Hex(hex) => vec![hex],
        Choice::Brigade(brigade) => of_brigade(position, brigade),
        Choice::Hexside(direction) => beyond(position, question, direction),
        _ => Vec::new(),
    };
    hexes.into_iter().map(|hex| map.number(hex)).collect()
}

/// Returns the hex beyond a hexside of the target hex.
fn beyond(position: Position<'_>, question: Option<&Question>, direction: Direction) -> Vec<HexId> {
    let Some(Question::Fire(FireQuestion::Primary(target, _))) = question else {
        return Vec::new();
    };
    position.game().map.grid.neighbour(*target, direction).into_iter().collect()
}

/// Returns the hexes of a brigade's units, without repeats. If no unit is on the map, returns the
/// entry hex.
fn of_brigade(position: Position<'_>, brigade: BrigadeId) -> Vec<HexId> {
    let mut hexes: Vec<_> = position.brigade_on_map(brigade).map(|(_, hex)| hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    if hexes.is_empty() {
        hexes.extend(position.board.brigade(brigade).arrival.map(|arrival| arrival.hex));
    }
    hexes
}

/// Returns the data with which a page passes automatically for a player in event windows. The page
/// asks the player again only if the list of playable chits changes. `None` if the question is not
/// about such a window.
pub(super) fn passing(position: Position<'_>, question: &Question) -> Option<Passing<Choice>> {
    let Question::Chits(
        ChitQuestion::HeldDeclare(side, window) | ChitQuestion::EventWindow(side, window),
    ) = question
    else {
        return None;
    };
    let playable = crate::check::chits::playable_now(position, *side, *window);
    let stake = playable.map(|chit| position.chit(chit).id.clone()).collect();
    Some(Passing { choice: Word::Pass.into(), stake })
}

/// Returns the trace that an event leaves on the map. `None` if the event is not about units or
/// combat on the map.
pub(super) fn trace(game: &Game, event: &Event) -> Option<Trace> {
    match event.family() {
        EventFamily::Sequence(_) | EventFamily::Chits(_) | EventFamily::Rolls(_) => None,
        EventFamily::Units(event) => of_units(game, event),
        EventFamily::Combat(event) => Some(of_combat(game, event)),
    }
}

fn of_combat(game: &Game, event: CombatEvent<'_>) -> Trace {
    let at = |hex| game.map.number(hex);
    match event {
        CombatEvent::FireResolved { report } => {
            let mut firers: Vec<_> = report.firers.iter().map(|firer| firer.unit).collect();
            firers.dedup();
            Trace::Blow { by: ids(game, firers.into_iter()), at: at(report.target) }
        }
        CombatEvent::CloseCombatResolved { report } => {
            Trace::Blow { by: ids(game, members(&report.attackers)), at: at(report.target) }
        }
        CombatEvent::FireWasted { firers, target, .. } => {
            Trace::Blow { by: ids(game, members(firers)), at: at(*target) }
        }
        CombatEvent::CohesionTested { lead, .. } => changed(game, *lead),
    }
}

fn of_units(game: &Game, event: UnitEvent<'_>) -> Option<Trace> {
    let id = |unit: &UnitId| game.units[unit.index()].id.clone();
    let at = |hex: &HexId| game.map.number(*hex);
    Some(match event {
        UnitEvent::Moved { unit, from, to, .. }
        | UnitEvent::Retreated { unit, from, to }
        | UnitEvent::Advanced { unit, from, to }
        | UnitEvent::Withdrew { unit, from, to }
        | UnitEvent::Displaced { unit, from, to } => {
            Trace::Way { unit: id(unit), from: at(from), to: at(to) }
        }
        UnitEvent::AssaultDeclared { unit, target } => {
            Trace::Blow { by: vec![id(unit)], at: at(target) }
        }
        UnitEvent::AssaultBegan { target, attackers } => {
            Trace::Blow { by: ids(game, members(attackers)), at: at(target) }
        }
        UnitEvent::LeftMap { unit }
        | UnitEvent::Broken { unit, .. }
        | UnitEvent::Eliminated { unit } => Trace::Loss { unit: id(unit) },
        UnitEvent::Deployed { unit, .. }
        | UnitEvent::Placed { unit, .. }
        | UnitEvent::Returned { unit, .. }
        | UnitEvent::Depleted { unit }
        | UnitEvent::Rebuilt { unit }
        | UnitEvent::MoraleSet { unit, .. }
        | UnitEvent::Panicked { unit }
        | UnitEvent::LeftSkirmishOrder { unit, .. }
        | UnitEvent::MountChanged { unit, .. } => changed(game, *unit),
        UnitEvent::ChargeDeclared { units } | UnitEvent::Marked { units, .. } => {
            Trace::Change { units: ids(game, members(units)) }
        }
        UnitEvent::UnitSet { unit, state } => match state.place {
            Place::Hex(_) => changed(game, *unit),
            Place::Broken(_) | Place::Off | Place::Eliminated | Place::Withdrawn => {
                Trace::Loss { unit: id(unit) }
            }
        },
        _ => return None,
    })
}

fn changed(game: &Game, unit: UnitId) -> Trace {
    Trace::Change { units: ids(game, std::iter::once(unit)) }
}

fn ids(game: &Game, units: impl Iterator<Item = UnitId>) -> Vec<String> {
    units.map(|unit| game.units[unit.index()].id.clone()).collect()
}
