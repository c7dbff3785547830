//! Starting board of a case.

use std::sync::Arc;

use blind_swords::board::{ActivationStep, BoardSetup, BrigadeStatus, ChitPlace, ChitStep, Phase};
use blind_swords::game::ChitId;
use blind_swords::play::artillery_phase::first_step;
use blind_swords::play::end_turn;
use blind_swords::rules::Rules;
use blind_swords::{Board, Event};
use blind_swords_table::{OptionValue, profile_and_switches};

use super::model::{Act, Case, Scalar};
use super::names::{self, Named};
use super::setup::{self, Opening};
use super::stock::{self, Stock};

fn option_value(value: &Scalar) -> OptionValue {
    match value {
        Scalar::Switch(switch) => OptionValue::Switch(*switch),
        Scalar::Number(number) => OptionValue::Number(*number),
        Scalar::Text(text) => OptionValue::Word(text.clone()),
    }
}

/// Returns the rules under which a case runs.
pub(super) fn rules<'a>(stock: &Stock<'a>, case: &'a Case) -> Named<Rules> {
    let mut game = stock.game(case)?;
    let scenario = match &case.scenario {
        Some(id) => {
            let found = game.scenarios.iter().position(|scenario| scenario.id == *id);
            let index = found.ok_or_else(|| format!("unknown scenario `{id}`"))?;
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
        profile_and_switches(&game, scenario, &options).map_err(|error| error.to_string())?;
    let scripts = Arc::clone(&stock.opened.scripts);
    Ok(Rules { profile, options, scripts, ..Rules::plain(game, scenario) })
}

/// Returns the starting board of a case.
pub(super) fn board(rules: &Rules, case: &Case) -> Named<Board> {
    let position = &case.position;
    let start = match (&case.scenario, &position.units) {
        (None, _) => Board::empty(rules),
        (Some(_), None) => Board::start(rules),
        (Some(_), Some(_)) => Board::start_with(rules, &[]),
    };
    let opening = Opening { phase: phase(rules, case), step: step(case.act) };
    let mut setup = BoardSetup::of(rules, start);
    if case.scenario.is_none() {
        setup::without_scenario(rules, &mut setup);
    }
    arrive(rules, &mut setup, case)?;
    setup::place(rules, &mut setup, position, opening)?;
    if let (Act::Event, Some(id)) = (case.act, &case.with.chit) {
        hold(&mut setup, names::chit(&rules.game, id, case.with.side)?);
    }
    Ok(setup.finish())
}

/// Sets the arrivals of brigades that a case states. A brigade that is due is available. REIN-01.
fn arrive(rules: &Rules, setup: &mut BoardSetup<'_>, case: &Case) -> Named<()> {
    let game = &rules.game;
    let now = case.position.turn.unwrap_or(setup.board().turn());
    for (id, due) in case.reinforcements.iter().filter(|(id, _)| names::unit(game, id).is_err()) {
        let brigade = names::brigade(game, id)?;
        let hex = names::hex(game, &due.hex)?;
        setup.establish(&Event::ArrivalSet { brigade, turn: due.turn, hex, delayed: due.delayed });
        if due.turn <= now {
            setup.set_status(brigade, BrigadeStatus::Available);
        }
    }
    Ok(())
}

/// Puts the chit of an `event` action into its side's hand.
fn hold(setup: &mut BoardSetup<'_>, chit: ChitId) {
    if setup.board().chits_at(chit, ChitPlace::Held) == 0 {
        setup.place_chit(chit, ChitPlace::Held);
    }
}

/// Returns the phase in which the action of a case takes place.
fn phase(rules: &Rules, case: &Case) -> Phase {
    match case.act {
        Act::SetUp => Phase::Setup,
        Act::Turn | Act::CommandDecision => Phase::CommandDecision,
        Act::ArtilleryPhase => first_step(&rules.profile),
        Act::EndTurn => end_turn::first_step(rules),
        _ if case.position.active.is_none() && matches!(case.act, Act::Fire | Act::Move) => {
            first_step(&rules.profile)
        }
        _ => Phase::ChitDraw(ChitStep::Declare),
    }
}

/// Returns the step of the activation in which an action takes place. `None` if it belongs to no
/// step.
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
