//! Facts of the sequence of play: turns, steps, orders, arrivals, victory.

use kernel::Side;

use crate::board::{ActivationKind, ChitStep, EndStep, GameResult, HeldTurn, Phase};
use crate::describe::name::{brigade, capital, chit, count, ground_place, number, side, units};
use crate::event::SequenceEvent;
use crate::game::Game;
use crate::rules::Rules;

/// The words of a fact.
pub(super) fn words(rules: &Rules, event: SequenceEvent<'_>) -> String {
    let game = &rules.game;
    match event {
        SequenceEvent::TurnBegan { turn } => turn_began(rules, *turn),
        SequenceEvent::PhaseSet { phase } => set_phase(game, phase),
        SequenceEvent::ArtilleryPassed { side: who } => {
            format!("{} passes the artillery step", side(game, *who))
        }
        SequenceEvent::ArtilleryHexChosen { side: who, hex } => {
            format!("{}: artillery step in {}", side(game, *who), number(game, *hex))
        }
        SequenceEvent::BrigadeMarked { brigade: which } => {
            format!("{} is marked as activated", brigade(game, *which))
        }
        SequenceEvent::BrigadeMarkerAdded { brigade: which } => {
            format!("{} may now be activated", brigade(game, *which))
        }
        SequenceEvent::MarkersReset {} => "All brigades may be activated again".to_owned(),
        SequenceEvent::ArrivalSet { brigade: which, turn, hex, delayed } => {
            let late = if *delayed { ", delayed" } else { "" };
            format!(
                "{} is due on turn {turn} at {}{late}",
                brigade(game, *which),
                number(game, *hex)
            )
        }
        SequenceEvent::ArrivalDone { brigade: which } => {
            format!("{} has arrived", brigade(game, *which))
        }
        SequenceEvent::BrigadeFrozen { brigade: which, frozen: true } => {
            format!("{} may not be activated", brigade(game, *which))
        }
        SequenceEvent::BrigadeFrozen { brigade: which, frozen: false } => {
            format!("{} is released from the next phase on", brigade(game, *which))
        }
        SequenceEvent::ActivationBegan { brigade: which, kind, chit: through, .. } => {
            let through =
                through.map_or_else(String::new, |c| format!(" through {}", chit(game, c)));
            let kind = match kind {
                ActivationKind::Full => "Full",
                ActivationKind::Limited => "Limited",
            };
            format!("{kind} Activation of {}{through}", brigade(game, *which))
        }
        SequenceEvent::StepBegan { step } => format!("{step} Step"),
        SequenceEvent::OrderGiven { brigade: which, order } => {
            format!("{}: {} order", brigade(game, *which), capital(order.id()))
        }
        SequenceEvent::AllowanceChanged { bonus, halved } => allowance(*bonus, *halved),
        SequenceEvent::ActivationEnded { brigade: which } => {
            format!("The activation of {} ends", brigade(game, *which))
        }
        SequenceEvent::PointsAwarded { side: who, points } => {
            format!(
                "{} for the {} side",
                count(*points, "victory point", "victory points"),
                side(game, *who)
            )
        }
        SequenceEvent::GameEnded { result } => game_ended(rules, result),
        SequenceEvent::VarSet { var, value } => {
            format!("{}: {value}", rules.scenario().vars[var.index()].replace('_', " "))
        }
        SequenceEvent::GroundMarked { marker, place, on } => {
            let name = &rules.game.ground_markers[marker.index()].name;
            let verb = if *on { "now" } else { "no longer" };
            format!("{}: {verb} {name}", ground_place(&rules.game, *place))
        }
        SequenceEvent::Told { text } => text.clone(),
        SequenceEvent::ScriptFailed { function, message } => {
            format!("The script `{function}` failed, and what it did is undone: {message}")
        }
        SequenceEvent::Acted { units: acted } => format!("{}: action used", units(game, acted)),
        SequenceEvent::ActionReturned { units: acted } => {
            format!("{}: action not used", units(game, acted))
        }
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
