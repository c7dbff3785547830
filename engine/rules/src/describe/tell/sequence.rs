//! Facts of the sequence of play: turns, steps, orders, arrivals, victory.

use kernel::Side;

use crate::board::{ActivationKind, ChitStep, EndStep, GameResult, HeldTurn, Phase};
use crate::describe::name::{brigade, capital, chit, count, number, side, units};
use crate::event::Event;
use crate::game::{Game, Rules};

/// The words of a fact.
pub(super) fn words(rules: &Rules, event: &Event) -> String {
    let game = &rules.game;
    match event {
        Event::TurnBegan { turn } => turn_began(rules, *turn),
        Event::PhaseSet { phase } => set_phase(game, phase),
        Event::ArtilleryPassed { side: who } => {
            format!("{} passes the artillery step", side(game, *who))
        }
        Event::ArtilleryHexChosen { side: who, hex } => {
            format!("{}: artillery step in {}", side(game, *who), number(game, *hex))
        }
        Event::BrigadeMarked { brigade: which } => {
            format!("{} is marked as activated", brigade(game, *which))
        }
        Event::BrigadeMarkerAdded { brigade: which } => {
            format!("{} may be activated from now on", brigade(game, *which))
        }
        Event::MarkersReset {} => "All brigades may be activated again".to_owned(),
        Event::ArrivalSet { brigade: which, turn, hex, delayed } => {
            let late = if *delayed { ", delayed" } else { "" };
            format!(
                "{} is due on turn {turn} at {}{late}",
                brigade(game, *which),
                number(game, *hex)
            )
        }
        Event::ArrivalDone { brigade: which } => format!("{} has arrived", brigade(game, *which)),
        Event::BrigadeFrozen { brigade: which, frozen: true } => {
            format!("{} may not be activated", brigade(game, *which))
        }
        Event::BrigadeFrozen { brigade: which, frozen: false } => {
            format!("{} is released from the next phase on", brigade(game, *which))
        }
        Event::ActivationBegan { brigade: which, kind, chit: through, .. } => {
            let through =
                through.map_or_else(String::new, |c| format!(" through {}", chit(game, c)));
            let kind = match kind {
                ActivationKind::Full => "Full",
                ActivationKind::Limited => "Limited",
            };
            format!("{kind} Activation of {}{through}", brigade(game, *which))
        }
        Event::StepBegan { step } => format!("{step} Step"),
        Event::OrderGiven { brigade: which, order } => {
            format!("{}: {} order", brigade(game, *which), capital(order.id()))
        }
        Event::AllowanceChanged { bonus, halved } => allowance(*bonus, *halved),
        Event::ActivationEnded { brigade: which } => {
            format!("The activation of {} is over", brigade(game, *which))
        }
        Event::PointsAwarded { side: who, points } => {
            format!(
                "{} for the {} side",
                count(*points, "victory point", "victory points"),
                side(game, *who)
            )
        }
        Event::GameEnded { result } => game_ended(rules, result),
        Event::VarSet { var, value } => {
            format!("{}: {value}", rules.scenario().vars[var.index()].replace('_', " "))
        }
        Event::Told { text } => text.clone(),
        Event::ScriptFailed { function, message } => {
            format!("The script `{function}` failed, and what it did is undone: {message}")
        }
        Event::Acted { units: acted } => format!("{}: action used", units(game, acted)),
        Event::ActionReturned { units: acted } => {
            format!("{}: action not used", units(game, acted))
        }
        _ => super::units::words(game, event),
    }
}

fn turn_began(rules: &Rules, turn: u8) -> String {
    match rules.scenario().time(turn) {
        "" => format!("Turn {turn}"),
        time => format!("Turn {turn}, {time}"),
    }
}

fn set_phase(game: &Game, phase: &Phase) -> String {
    match phase {
        Phase::Setup => "Set-up".to_owned(),
        Phase::CommandDecision => "Command Decision Phase".to_owned(),
        Phase::Artillery(artillery) => {
            format!("Artillery Phase: {} step", side(game, artillery.side))
        }
        Phase::ArtilleryRally(rally) => {
            format!("Artillery Rally Step: {}", side(game, rally.side))
        }
        Phase::ChitDraw(ChitStep::Declare) => "Chit Draw Phase: held chits".to_owned(),
        Phase::ChitDraw(ChitStep::Held(turn)) => held(game, turn),
        Phase::ChitDraw(ChitStep::Draw) => "Chit Draw Phase: draw".to_owned(),
        Phase::EndTurn(EndStep::Declare) => "End Turn Phase: held chits".to_owned(),
        Phase::EndTurn(EndStep::Held(turn)) => held(game, turn),
        Phase::EndTurn(EndStep::Housekeeping) => "End Turn Phase".to_owned(),
        Phase::Over => "The game is over".to_owned(),
    }
}

fn held(game: &Game, turn: &HeldTurn) -> String {
    format!("{} plays held chits", side(game, turn.side))
}

fn allowance(bonus: i8, halved: bool) -> String {
    match (bonus, halved) {
        (0, false) => "Movement Allowance as printed".to_owned(),
        (0, true) => "Movement Allowance halved".to_owned(),
        (bonus, false) => format!("Movement Allowance {bonus:+}"),
        (bonus, true) => format!("Movement Allowance {bonus:+}, then halved"),
    }
}

fn game_ended(rules: &Rules, result: &GameResult) -> String {
    let score = |who: Side| format!("{} {}", side(&rules.game, who), result.score[who]);
    let level = result.level.and_then(|level| {
        rules.scenario().victory.levels.get(usize::from(level)).map(|level| level.name.clone())
    });
    let how = match (level, result.winner) {
        (Some(level), _) => level,
        (None, Some(winner)) => format!("{} wins at once", side(&rules.game, winner)),
        (None, None) => "a draw".to_owned(),
    };
    format!("The game is over: {how} ({}, {})", score(Side::Usa), score(Side::Csa))
}
