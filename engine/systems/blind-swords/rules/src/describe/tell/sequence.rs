//! Log text for events about the sequence of play: turns, steps, orders, arrivals, victory.

use kernel::say;

use crate::board::{
    ActivationKind, ActivationStep, ChitStep, EndStep, GameResult, HeldTurn, Phase,
};
use crate::describe::name::{brigade, chit, ground_place, number, side, units};
use crate::event::SequenceEvent;
use crate::game::{BrigadeId, ChitId, Game};
use crate::rules::Rules;
use kernel::Side;

/// Returns the log text of an event about the sequence of play.
pub(super) fn words(rules: &Rules, event: SequenceEvent<'_>) -> String {
    let game = &rules.game;
    let name = |which: &BrigadeId| brigade(game, *which);
    match event {
        SequenceEvent::TurnBegan { turn } => turn_began(rules, *turn),
        SequenceEvent::PhaseSet { phase } => set_phase(game, phase),
        SequenceEvent::ArtilleryPassed { side: who } => {
            say!("log-artillery-passed", side = side(game, *who))
        }
        SequenceEvent::ArtilleryHexChosen { side: who, hex } => {
            say!("log-artillery-hex", side = side(game, *who), hex = number(game, *hex))
        }
        SequenceEvent::BrigadeMarked { brigade } => {
            say!("log-brigade-marked", brigade = name(brigade))
        }
        SequenceEvent::BrigadeMarkerAdded { brigade } => {
            say!("log-brigade-marker-added", brigade = name(brigade))
        }
        SequenceEvent::MarkersReset {} => say!("log-markers-reset"),
        SequenceEvent::ArrivalSet { brigade, turn, hex, delayed } => {
            let (turn, hex) = (*turn, number(game, *hex));
            let when = if *delayed { "delayed" } else { "on-time" };
            say!("log-arrival-set", brigade = name(brigade), turn, hex, when)
        }
        SequenceEvent::ArrivalDone { brigade } => say!("log-arrival-done", brigade = name(brigade)),
        SequenceEvent::BrigadeFrozen { brigade, frozen: true } => {
            say!("log-brigade-frozen", brigade = name(brigade))
        }
        SequenceEvent::BrigadeFrozen { brigade, frozen: false } => {
            say!("log-brigade-released", brigade = name(brigade))
        }
        SequenceEvent::ActivationBegan { brigade, kind, chit, .. } => {
            activation_began(game, *brigade, *kind, *chit)
        }
        SequenceEvent::StepBegan { step } => step_began(*step),
        SequenceEvent::OrderGiven { brigade, order } => {
            say!("log-order-given", brigade = name(brigade), order = order.id())
        }
        SequenceEvent::AllowanceChanged { bonus, halved } => allowance(*bonus, *halved),
        SequenceEvent::ActivationEnded { brigade } => {
            say!("log-activation-ended", brigade = name(brigade))
        }
        SequenceEvent::PointsAwarded { side: who, points } => {
            say!("log-points-awarded", points = *points, side = side(game, *who))
        }
        SequenceEvent::GameEnded { result } => game_ended(rules, result),
        SequenceEvent::VarSet { var, value } => {
            let name = rules.scenario().vars[var.index()].replace('_', " ");
            say!("log-var-set", name, value = *value)
        }
        SequenceEvent::GroundMarked { marker, place, on } => {
            let marker = &game.ground_markers[marker.index()].name;
            let since = if *on { "now" } else { "no-longer" };
            say!("log-marked", what = ground_place(game, *place), since, marker)
        }
        SequenceEvent::Told { text } => text.clone(),
        SequenceEvent::ScriptFailed { function, message } => {
            say!("log-script-failed", function = &**function, message = &**message)
        }
        SequenceEvent::Acted { units: acted } => say!("log-acted", units = units(game, acted)),
        SequenceEvent::ActionReturned { units: acted } => {
            say!("log-action-returned", units = units(game, acted))
        }
    }
}

fn turn_began(rules: &Rules, turn: u8) -> String {
    match rules.scenario().time(turn) {
        "" => say!("log-turn", turn),
        time => say!("log-turn-at", turn, time),
    }
}

fn activation_began(
    game: &Game,
    which: BrigadeId,
    kind: ActivationKind,
    through: Option<ChitId>,
) -> String {
    let brigade = brigade(game, which);
    let kind = match kind {
        ActivationKind::Full => "full",
        ActivationKind::Limited => "limited",
    };
    match through {
        Some(through) => {
            say!("log-activation-through", kind, brigade, chit = chit(game, through))
        }
        None => say!("log-activation", kind, brigade),
    }
}

fn step_began(step: ActivationStep) -> String {
    let step = match step {
        ActivationStep::Orders => "orders",
        ActivationStep::Fire => "fire",
        ActivationStep::Movement => "movement",
        ActivationStep::Declare => "declare",
        ActivationStep::CloseCombat => "close-combat",
        ActivationStep::Rally => "rally",
    };
    say!("log-step-began", step)
}

pub(in crate::describe) fn set_phase(game: &Game, phase: &Phase) -> String {
    match phase {
        Phase::Setup => say!("log-set-up"),
        Phase::CommandDecision => say!("log-command-decision"),
        Phase::Artillery(artillery) => {
            say!("log-artillery-phase", side = side(game, artillery.side))
        }
        Phase::ArtilleryRally(rally) => say!("log-artillery-rally", side = side(game, rally.side)),
        Phase::ChitDraw(ChitStep::Declare) => say!("log-chit-draw", step = "held"),
        Phase::ChitDraw(ChitStep::Draw) => say!("log-chit-draw", step = "draw"),
        Phase::EndTurn(EndStep::Declare) => say!("log-end-turn", step = "held"),
        Phase::EndTurn(EndStep::Housekeeping) => say!("log-end-turn", step = "housekeeping"),
        Phase::ChitDraw(ChitStep::Held(HeldTurn { side: who, .. }))
        | Phase::EndTurn(EndStep::Held(HeldTurn { side: who, .. })) => {
            say!("log-held-chits", side = side(game, *who))
        }
        Phase::Over => say!("log-over"),
    }
}

fn allowance(bonus: i8, halved: bool) -> String {
    match (bonus, halved) {
        (0, false) => say!("log-allowance-printed"),
        (0, true) => say!("log-allowance-halved"),
        (bonus, false) => say!("log-allowance", bonus = format!("{bonus:+}")),
        (bonus, true) => say!("log-allowance-then-halved", bonus = format!("{bonus:+}")),
    }
}

fn game_ended(rules: &Rules, result: &GameResult) -> String {
    let name = |who: Side| side(&rules.game, who);
    let levels = &rules.scenario().victory.levels;
    let level = result.level.and_then(|level| levels.get(usize::from(level)));
    let how = match (level, result.winner) {
        (Some(level), _) => level.name.clone(),
        (None, Some(winner)) => say!("log-wins-at-once", side = name(winner)),
        (None, None) => say!("log-draw"),
    };
    say!(
        "log-game-ended",
        how,
        usa = name(Side::Usa),
        usa_points = result.score[Side::Usa],
        csa = name(Side::Csa),
        csa_points = result.score[Side::Csa]
    )
}
