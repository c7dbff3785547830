//! The board of a case.

use std::sync::Arc;

use blind_swords::board::{
    ActivationKind, ActivationStep, BoardSetup, BrigadeStatus, ChitPlace, ChitStep, EndStep, Face,
    Morale, Phase, Place, UnitState,
};
use blind_swords::game::{BrokenBox, ChitId, ChitKind, Mount, Order, UnitId};
use blind_swords::look::only;
use blind_swords::opponents::NoOpponents;
use blind_swords::play::artillery_phase::first_step;
use blind_swords::rules::Rules;
use blind_swords::{Board, Event};
use series::{OptionValue, settle};

use super::model::{Act, Active, Case, LeaderState, Scalar, UnitSpec};
use super::names::{self, Named};
use super::stock::{self, Stock};

fn option_value(value: &Scalar) -> OptionValue {
    match value {
        Scalar::Switch(switch) => OptionValue::Switch(*switch),
        Scalar::Number(number) => OptionValue::Number(*number),
        Scalar::Text(text) => OptionValue::Word(text.clone()),
    }
}

/// The rules that a case is played with.
pub(super) fn rules<'a>(stock: &Stock<'a>, case: &'a Case) -> Named<Rules> {
    let mut game = stock.game(case)?;
    let scenario = match &case.scenario {
        Some(id) => {
            let found = game.scenarios.iter().position(|scenario| scenario.id == *id);
            let index = found.ok_or_else(|| format!("there is no scenario `{id}`"))?;
            blind_swords::game::ScenarioId::from_index(index)
        }
        None => stock::plain_scenario(&game),
    };
    if !case.reinforcements.is_empty() {
        super::patch::add_arrivals(Arc::make_mut(&mut game), scenario, case)?;
    }
    let option = |(name, value): (&String, &Scalar)| (name.clone(), option_value(value));
    let options = stock.file.options.iter().chain(&case.options).map(option).collect();
    let (profile, options) =
        settle(&game, scenario, &options).map_err(|error| error.to_string())?;
    let scripts = Arc::clone(&stock.opened.scripts);
    let opponents = Arc::new(NoOpponents);
    Ok(Rules { game, scenario, profile, options, scripts, opponents })
}

/// The board that a case begins with.
pub(super) fn board(rules: &Rules, case: &Case) -> Named<Board> {
    let board = match (&case.scenario, &case.units) {
        (None, _) => Board::empty(rules),
        (Some(_), None) => Board::start(rules),
        (Some(_), Some(_)) => Board::start_with(rules, &[]),
    };
    let mut setup = BoardSetup::of(rules, board);
    if let Some(units) = &case.units {
        place_units(rules, &mut setup, units)?;
    }
    place_others(rules, &mut setup, case)?;
    place_brigades(rules, &mut setup, case)?;
    place_chits(rules, &mut setup, case)?;
    if let Some(turn) = case.turn {
        setup.establish(&Event::TurnBegan { turn });
    }
    setup.establish(&Event::PhaseSet { phase: phase(rules, case) });
    if let Some(active) = &case.active {
        activate(rules, &mut setup, active, case.act)?;
    }
    let units = names::units(&rules.game, &case.acted)?;
    setup.establish(&Event::Acted { units });
    for (name, &value) in &case.variables {
        let var = names::variable(rules, name)?;
        setup.establish(&Event::VarSet { var, value });
    }
    for (number, side) in &case.control {
        setup.set_control(names::hex(&rules.game, number)?, *side);
    }
    Ok(setup.finish())
}

/// A unit that is not named is off the map.
fn place_units(
    rules: &Rules,
    setup: &mut BoardSetup<'_>,
    units: &std::collections::BTreeMap<String, UnitSpec>,
) -> Named<()> {
    for (id, spec) in units {
        let unit = names::unit(&rules.game, id)?;
        let mut state = state(rules, spec).map_err(|error| format!("unit `{id}`: {error}"))?;
        state.mount = mount(rules, unit, spec).map_err(|error| format!("unit `{id}`: {error}"))?;
        setup.establish(&Event::UnitSet { unit, state });
        let units = only(unit);
        for id in spec.markers.iter().flatten() {
            let marker = names::marker(&rules.game, id)?;
            setup.establish(&Event::Marked { marker, units, on: true });
        }
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
        Some(_) if !has_two => Err("it has no counter on foot: leave `mounted` out".to_owned()),
        _ => Ok(Mount::Mounted),
    }
}

/// The box with this name.
pub(super) fn broken_box(id: &str) -> Named<BrokenBox> {
    let found = BrokenBox::ALL.into_iter().find(|at| at.id() == id);
    found.ok_or_else(|| {
        format!("`{id}` is not a box of the Broken Track: expected available, 1, 2 or 3")
    })
}

/// The face with this name.
pub(super) fn face(id: &str) -> Named<Face> {
    match id {
        "fresh" => Ok(Face::Fresh),
        "battleworn" => Ok(Face::Battleworn),
        _ => Err(format!("`{id}` is not a face: expected fresh or battleworn")),
    }
}

/// The morale with this name.
pub(super) fn morale(id: &str) -> Named<Morale> {
    match id {
        "none" => Ok(Morale::None),
        "shaken" => Ok(Morale::Shaken),
        "disrupted" => Ok(Morale::Disrupted),
        _ => Err(format!("`{id}` is not a morale: expected none, shaken or disrupted")),
    }
}

fn place_others(rules: &Rules, setup: &mut BoardSetup<'_>, case: &Case) -> Named<()> {
    for id in &case.eliminated {
        let unit = names::unit(&rules.game, id)?;
        let mut state = UnitState::OFF;
        state.place = Place::Eliminated;
        setup.establish(&Event::UnitSet { unit, state });
    }
    for id in &case.broken_before {
        let unit = names::unit(&rules.game, id)?;
        let mut state = *setup.board().unit(unit);
        state.broken_before = true;
        setup.establish(&Event::UnitSet { unit, state });
    }
    Ok(())
}

/// A brigade with units in the game has its marker; so has one that is due.
fn place_brigades(rules: &Rules, setup: &mut BoardSetup<'_>, case: &Case) -> Named<()> {
    for unit in setup.board().units() {
        let in_game = !matches!(setup.board().unit(unit).place, Place::Off);
        if let (true, Some(brigade)) = (in_game, rules.game.units[unit.index()].brigade) {
            setup.set_status(brigade, BrigadeStatus::Available);
        }
    }
    let turn = case.turn.unwrap_or(setup.board().turn());
    for (id, due) in &case.reinforcements {
        if names::unit(&rules.game, id).is_ok() {
            continue;
        }
        let brigade = names::brigade(&rules.game, id)?;
        let hex = names::hex(&rules.game, &due.hex)?;
        setup.establish(&Event::ArrivalSet { brigade, turn: due.turn, hex, delayed: due.delayed });
        if due.turn <= turn {
            setup.set_status(brigade, BrigadeStatus::Available);
        }
    }
    for reinforcement in rules.scenario().reinforcements.iter().filter(|r| r.turn <= turn) {
        if setup.board().brigade(reinforcement.brigade).status == BrigadeStatus::Absent {
            setup.set_status(reinforcement.brigade, BrigadeStatus::Available);
        }
    }
    for id in &case.activated {
        setup.set_status(names::brigade(&rules.game, id)?, BrigadeStatus::Activated);
    }
    Ok(())
}

fn place_chits(rules: &Rules, setup: &mut BoardSetup<'_>, case: &Case) -> Named<()> {
    let game = &rules.game;
    if case.scenario.is_none() {
        for (index, chit) in game.chits.iter().enumerate() {
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
    for id in case.cup.iter().flatten() {
        put(setup, names::chit(game, id, None)?, ChitPlace::Cup, id)?;
    }
    for (side, ids) in case.held.given() {
        for id in ids {
            put(setup, names::chit(game, id, Some(side))?, ChitPlace::Held, id)?;
        }
    }
    for (id, spec) in &case.tracks {
        let track = names::track(rules, id)?;
        setup.establish(&Event::TrackSet { track, reached: spec.reached });
        let side = rules.scenario().tracks[track.index()].side;
        for chit in &spec.chits {
            put(setup, names::chit(game, chit, Some(side))?, ChitPlace::Track(track), chit)?;
        }
    }
    for (id, state) in &case.leaders {
        let chit = names::chit(game, id, None)?;
        setup.establish(&Event::LeaderChanged { chit, casualty: *state == LeaderState::Casualty });
    }
    if let (Act::Event, Some(id)) = (case.act, &case.with.chit) {
        hold(setup, names::chit(game, id, case.with.side)?);
    }
    Ok(())
}

/// The chit of `do: event` is in the hand.
fn hold(setup: &mut BoardSetup<'_>, chit: ChitId) {
    if setup.board().chits_at(chit, ChitPlace::Held) == 0 {
        setup.place_chit(chit, ChitPlace::Held);
    }
}

fn put(setup: &mut BoardSetup<'_>, chit: ChitId, place: ChitPlace, id: &str) -> Named<()> {
    if setup.place_chit(chit, place) {
        Ok(())
    } else {
        Err(format!("there is no further chit `{id}`"))
    }
}

/// Where the sequence of play stands as the case begins.
fn phase(rules: &Rules, case: &Case) -> Phase {
    match case.act {
        Act::SetUp => Phase::Setup,
        Act::Turn | Act::CommandDecision => Phase::CommandDecision,
        Act::ArtilleryPhase => first_step(&rules.profile),
        Act::EndTurn => Phase::EndTurn(EndStep::Declare),
        _ if case.active.is_none() && matches!(case.act, Act::Fire | Act::Move) => {
            first_step(&rules.profile)
        }
        _ => Phase::ChitDraw(ChitStep::Declare),
    }
}

fn activate(rules: &Rules, setup: &mut BoardSetup<'_>, active: &Active, act: Act) -> Named<()> {
    let brigade = names::brigade(&rules.game, &active.brigade)?;
    let kind = match active.kind.as_deref() {
        None | Some("full") => ActivationKind::Full,
        Some("limited") => ActivationKind::Limited,
        Some(other) => {
            return Err(format!("`{other}` is not a kind of activation: expected full or limited"));
        }
    };
    let chit = active.chit.as_deref().map(|id| names::chit(&rules.game, id, None)).transpose()?;
    setup.establish(&Event::ActivationBegan { brigade, kind, chit, recycles: chit.is_some() });
    if let Some(order) = &active.order {
        let order = Order::from_id(order).ok_or_else(|| format!("`{order}` is not an order"))?;
        setup.establish(&Event::OrderGiven { brigade, order });
    }
    if let Some(step) = step(act) {
        setup.establish(&Event::StepBegan { step });
    }
    Ok(())
}

/// The step of an activation at which a procedure takes place.
pub(super) const fn step(act: Act) -> Option<ActivationStep> {
    match act {
        Act::FireStep | Act::Fire => Some(ActivationStep::Fire),
        Act::MovementStep | Act::Move => Some(ActivationStep::Movement),
        Act::CloseCombatStep => Some(ActivationStep::Declare),
        Act::CloseCombat => Some(ActivationStep::CloseCombat),
        Act::RallyStep | Act::Rebuild => Some(ActivationStep::Rally),
        _ => None,
    }
}
