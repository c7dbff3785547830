//! Construction of positions that cases and lessons describe.

pub mod names;

use std::collections::BTreeMap;

use blind_swords::Event;
use blind_swords::board::{
    ActivationKind, ActivationStep, BoardSetup, BrigadeStatus, ChitPlace, Face, Morale, Phase,
    Place, UnitState,
};
use blind_swords::game::{BrokenBox, ChitId, ChitKind, Mount, Order, UnitId};
use blind_swords::position_ext::only;
use blind_swords::rules::Rules;

use crate::model::position::{Active, LeaderState, Position, UnitSpec};
use names::Named;

/// Phase and step at which a position begins.
#[derive(Clone, Debug)]
pub struct Opening {
    /// Phase of the turn at which the position begins.
    pub phase: Phase,
    /// Step of the activation. `None` for the first step, or if no brigade is active.
    pub step: Option<ActivationStep>,
}

/// Error in the description of a position, with the keys that lead to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// Keys that lead to the erroneous value, from the outermost inwards.
    pub path: Vec<String>,
    /// Message of the error.
    pub words: String,
}

impl From<Mistake> for String {
    fn from(mistake: Mistake) -> Self {
        mistake.words
    }
}

/// Returns a converter from an error message to a [`Mistake`] at a path of keys.
fn under<const N: usize>(path: [&str; N]) -> impl FnOnce(String) -> Mistake {
    let path = path.map(str::to_owned).to_vec();
    |words| Mistake { path, words }
}

type Placed<T = ()> = Result<T, Mistake>;

/// Applies a position to a board under construction.
///
/// # Errors
/// If the position is inconsistent or names something unknown.
pub fn place(
    rules: &Rules,
    setup: &mut BoardSetup<'_>,
    position: &Position,
    opening: Opening,
) -> Placed {
    if let Some(units) = &position.units {
        place_units(rules, setup, units)?;
    }
    place_others(rules, setup, position)?;
    place_brigades(rules, setup, position)?;
    place_chits(rules, setup, position)?;
    if let Some(turn) = position.turn {
        setup.establish(&Event::TurnBegan { turn });
    }
    setup.establish(&Event::PhaseSet { phase: opening.phase });
    if let Some(active) = &position.active {
        activate(rules, setup, active, opening.step).map_err(under(["active"]))?;
    }
    let units = names::units(&rules.game, &position.acted).map_err(under(["acted"]))?;
    setup.establish(&Event::Acted { units });
    for (name, &value) in &position.variables {
        let var = names::variable(rules, name).map_err(under(["variables", name]))?;
        setup.establish(&Event::VarSet { var, value });
    }
    for (place, markers) in &position.ground {
        mark_ground(rules, setup, place, markers).map_err(under(["ground", place]))?;
    }
    for (number, side) in &position.control {
        let hex = names::hex(&rules.game, number).map_err(under(["control", number]))?;
        setup.set_control(hex, *side);
    }
    Ok(())
}

fn mark_ground(
    rules: &Rules,
    setup: &mut BoardSetup<'_>,
    place: &str,
    markers: &[String],
) -> Named<()> {
    let place = names::ground_place(&rules.game, place)?;
    for id in markers {
        let marker = names::ground_marker(&rules.game, id, place)?;
        setup.establish(&Event::GroundMarked { marker, place, on: true });
    }
    Ok(())
}

/// Places the listed units. Units that the position does not list stay off the map.
fn place_units(
    rules: &Rules,
    setup: &mut BoardSetup<'_>,
    units: &BTreeMap<String, UnitSpec>,
) -> Placed {
    for (id, spec) in units {
        place_unit(rules, setup, (id, spec)).map_err(under(["units", id]))?;
    }
    Ok(())
}

fn place_unit(
    rules: &Rules,
    setup: &mut BoardSetup<'_>,
    (id, spec): (&str, &UnitSpec),
) -> Named<()> {
    let unit = names::unit(&rules.game, id)?;
    let mut state = state(rules, spec).map_err(|error| format!("unit `{id}`: {error}"))?;
    state.mount = mount(rules, unit, spec).map_err(|error| format!("unit `{id}`: {error}"))?;
    setup.establish(&Event::UnitSet { unit, state });
    let units = only(unit);
    for id in spec.markers.iter().flatten() {
        let marker = names::marker(&rules.game, id)?;
        setup.establish(&Event::Marked { marker, units, on: true });
    }
    Ok(())
}

fn state(rules: &Rules, spec: &UnitSpec) -> Named<UnitState> {
    let mut state = UnitState::OFF;
    if let Some(number) = &spec.hex {
        state.place = Place::Hex(names::hex(&rules.game, number)?);
    }
    if let Some(at) = &spec.broken {
        (state.place, state.face) = (Place::Broken(broken_box(&at.text())?), Face::Battleworn);
        state.broken_before = true;
    }
    if let Some(face) = &spec.face {
        state.face = self::face(face)?;
    }
    if let Some(morale) = &spec.morale {
        state.morale = self::morale(morale)?;
    }
    state.skirmish = spec.skirmish.unwrap_or(false);
    Ok(state)
}

fn mount(rules: &Rules, unit: UnitId, spec: &UnitSpec) -> Named<Mount> {
    let has_two = rules.game.units[unit.index()].dismounted.is_some();
    match spec.mounted {
        Some(false) if has_two => Ok(Mount::Dismounted),
        Some(_) if !has_two => Err("it has no dismounted counter: remove `mounted`".to_owned()),
        _ => Ok(Mount::Mounted),
    }
}

/// Returns the Broken Track box with an id.
///
/// # Errors
/// If no box has the id.
pub fn broken_box(id: &str) -> Named<BrokenBox> {
    let found = BrokenBox::ALL.into_iter().find(|at| at.id() == id);
    found.ok_or_else(|| {
        format!("unknown box `{id}` of the Broken Track: expected available, 1, 2 or 3")
    })
}

/// Returns the face with the given name: `fresh` or `battleworn`.
///
/// # Errors
/// If no face has the name.
pub fn face(id: &str) -> Named<Face> {
    match id {
        "fresh" => Ok(Face::Fresh),
        "battleworn" => Ok(Face::Battleworn),
        _ => Err(format!("unknown face `{id}`: expected fresh or battleworn")),
    }
}

/// Returns the morale state with the given name.
///
/// # Errors
/// If no morale state has the name.
pub fn morale(id: &str) -> Named<Morale> {
    match id {
        "none" => Ok(Morale::None),
        "shaken" => Ok(Morale::Shaken),
        "disrupted" => Ok(Morale::Disrupted),
        _ => Err(format!("unknown morale state `{id}`: expected none, shaken or disrupted")),
    }
}

fn place_others(rules: &Rules, setup: &mut BoardSetup<'_>, position: &Position) -> Placed {
    for id in &position.eliminated {
        let unit = names::unit(&rules.game, id).map_err(under(["eliminated"]))?;
        let mut state = UnitState::OFF;
        state.place = Place::Eliminated;
        setup.establish(&Event::UnitSet { unit, state });
    }
    for id in &position.broken_before {
        let unit = names::unit(&rules.game, id).map_err(under(["broken_before"]))?;
        let mut state = *setup.board().unit(unit);
        state.broken_before = true;
        setup.establish(&Event::UnitSet { unit, state });
    }
    Ok(())
}

/// Sets the status of brigades. A brigade becomes available if it has units in the game or is due
/// as a reinforcement of the scenario.
fn place_brigades(rules: &Rules, setup: &mut BoardSetup<'_>, position: &Position) -> Placed {
    for unit in setup.board().units() {
        let in_game = !matches!(setup.board().unit(unit).place, Place::Off);
        if let (true, Some(brigade)) = (in_game, rules.game.units[unit.index()].brigade) {
            setup.set_status(brigade, BrigadeStatus::Available);
        }
    }
    let turn = position.turn.unwrap_or(setup.board().turn());
    for reinforcement in rules.scenario().reinforcements.iter().filter(|r| r.turn <= turn) {
        if setup.board().brigade(reinforcement.brigade).status == BrigadeStatus::Absent {
            setup.set_status(reinforcement.brigade, BrigadeStatus::Available);
        }
    }
    for id in &position.activated {
        let brigade = names::brigade(&rules.game, id).map_err(under(["activated"]))?;
        setup.set_status(brigade, BrigadeStatus::Activated);
    }
    Ok(())
}

/// Moves all chits out of play: event chits to the pool, all others to the chits that are out for
/// the turn.
pub fn without_scenario(rules: &Rules, setup: &mut BoardSetup<'_>) {
    for (index, chit) in rules.game.chits.iter().enumerate() {
        let place = if matches!(chit.kind, ChitKind::Event(_)) {
            ChitPlace::Pool
        } else {
            ChitPlace::Discarded
        };
        for _ in 0..chit.copies {
            setup.place_chit(ChitId::from_index(index), place);
        }
    }
}

fn place_chits(rules: &Rules, setup: &mut BoardSetup<'_>, position: &Position) -> Placed {
    let game = &rules.game;
    for id in position.cup.iter().flatten() {
        let chit = names::chit(game, id, None);
        let put = chit.and_then(|chit| put(setup, chit, ChitPlace::Cup, id));
        put.map_err(under(["cup"]))?;
    }
    for (side, ids) in position.held.given() {
        for id in ids {
            let chit = names::chit(game, id, Some(side));
            let put = chit.and_then(|chit| put(setup, chit, ChitPlace::Held, id));
            put.map_err(under(["held", side.id()]))?;
        }
    }
    for (id, spec) in &position.tracks {
        let wrong = || under(["tracks", id]);
        let track = names::track(rules, id).map_err(wrong())?;
        setup.establish(&Event::TrackSet { track, reached: spec.reached });
        let side = rules.scenario().tracks[track.index()].side;
        for chit in &spec.chits {
            let id = names::chit(game, chit, Some(side)).map_err(wrong())?;
            put(setup, id, ChitPlace::Track(track), chit).map_err(wrong())?;
        }
    }
    for (id, state) in &position.leaders {
        let chit = names::chit(game, id, None).map_err(under(["leaders", id]))?;
        setup.establish(&Event::LeaderChanged { chit, casualty: *state == LeaderState::Casualty });
    }
    Ok(())
}

fn put(setup: &mut BoardSetup<'_>, chit: ChitId, place: ChitPlace, id: &str) -> Named<()> {
    if setup.place_chit(chit, place) {
        Ok(())
    } else {
        Err(format!("too many chits `{id}`: there are no more copies"))
    }
}

fn activate(
    rules: &Rules,
    setup: &mut BoardSetup<'_>,
    active: &Active,
    step: Option<ActivationStep>,
) -> Named<()> {
    let brigade = names::brigade(&rules.game, &active.brigade)?;
    let kind = match active.kind.as_deref() {
        None | Some("full") => ActivationKind::Full,
        Some("limited") => ActivationKind::Limited,
        Some(other) => {
            return Err(format!("unknown activation `{other}`: expected full or limited"));
        }
    };
    let chit = active.chit.as_deref().map(|id| names::chit(&rules.game, id, None)).transpose()?;
    setup.establish(&Event::ActivationBegan { brigade, kind, chit, recycles: chit.is_some() });
    if let Some(order) = &active.order {
        let order = Order::from_id(order).ok_or_else(|| format!("unknown order `{order}`"))?;
        setup.establish(&Event::OrderGiven { brigade, order });
    }
    if let Some(step) = step {
        setup.establish(&Event::StepBegan { step });
    }
    Ok(())
}
