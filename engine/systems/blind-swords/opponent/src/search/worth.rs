//! Value of a position to a side, in victory points that it can expect at the end of the game.

use blind_swords::board::GameResult;
use blind_swords::check::victory;
use blind_swords::game::Victory;
use kernel::Side;

use crate::planning::goals::pull;
use crate::position::eval_context::EvalContext;
use crate::position::ground::{Milli, POINT};

/// Aim by which a bot judges positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aim {
    /// As many victory points as possible.
    Points,
    /// A win, which counts far more than the number of victory points.
    Victory,
}

impl Aim {
    /// Returns the bonus for winning the game by points.
    const fn prize(self) -> Milli {
        match self {
            Self::Points => 10 * POINT,
            Self::Victory => 30 * POINT,
        }
    }
}

/// Value of an automatic victory, added to all points.
const WON_AT_ONCE: Milli = 120 * POINT;

/// Returns the value of a position to a side, minus its value to the other side.
pub(crate) fn worth(context: EvalContext<'_>, aim: Aim) -> Milli {
    let score = victory::score(context.position);
    let net =
        i64::from((score[context.side] - score[context.side.other()]).sixteenths()) * POINT / 16;
    if let Some(result) = context.position.board.result() {
        return net + won(result, context.side, aim);
    }
    let margin = net + hopes(context) - hopes(context.enemy());
    match aim {
        Aim::Points => margin,
        Aim::Victory => margin + aim.prize() * prospect(context, margin) / POINT,
    }
}

/// Returns the value of a finished game. A win counts more than the margin.
fn won(result: &GameResult, side: Side, aim: Aim) -> Milli {
    let prize = if result.level.is_none() { WON_AT_ONCE } else { aim.prize() };
    match result.winner {
        Some(winner) if winner == side => prize,
        Some(_) => -prize,
        None => 0,
    }
}

/// Typical change of one side's victory points in one turn.
const SWAY: Milli = 10 * POINT;

/// Returns the chance of winning minus the chance of losing for a lead, in thousandths. The lead
/// over the required margin is compared with the change that the remaining turns can still bring.
fn prospect(context: EvalContext<'_>, margin: Milli) -> Milli {
    let scenario = context.position.package.scenario();
    let turns = Milli::from(scenario.last_turn.saturating_sub(context.position.board.turn()));
    // The variances of the turns add up. The rest of the current turn counts as a third of a turn.
    let sway = SWAY * SWAY * (3 * turns + 1) / 3;
    let beyond = |par: Milli| {
        let beyond = margin - par;
        let scale = (beyond * beyond + sway).unsigned_abs().isqrt() as Milli;
        POINT * beyond / scale.max(1)
    };
    let [draws, wins] = pars(&scenario.victory, context.side);
    (beyond(draws) + beyond(wins)) / 2
}

/// Returns two leads in victory points: the lead that a side needs to avoid defeat, and the lead
/// that it needs to win. VIC-07.
fn pars(victory: &Victory, side: Side) -> [Milli; 2] {
    let from = |reached: fn(Option<Side>) -> bool| {
        let level = victory.levels.iter().find(|level| reached(level.winner));
        level.map_or(0, |level| POINT * Milli::from(level.from))
    };
    let (draws, wins) =
        (from(|winner| winner != Some(Side::Csa)), from(|winner| winner == Some(Side::Usa)));
    match side {
        Side::Usa => [draws, wins],
        Side::Csa => [-wins, -draws],
    }
}

/// Returns the gain that a side can expect: points for held hexes and the attraction of goals,
/// minus the damage to its units. Terms without weight in regressions over whole games are omitted,
/// such as unit strength.
fn hopes(context: EvalContext<'_>) -> Milli {
    let (time, objectives) = (context.time(), context.ground.objectives.iter());
    let held =
        objectives.filter(|objective| objective.holder(context.position) == Some(context.side));
    let held: Milli = held.map(|objective| objective.to_come(time, context.side)).sum();
    let lost =
        |(unit, _)| context.share(unit, context.ground.charts.lost(unit, context.condition(unit)));
    let lost: Milli = context.own().map(lost).sum();
    held - lost + EvalContext::part(pull(context), context.weights.pull)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use blind_swords::game::VictoryLevel;
    use testing::field::Field;

    use super::*;
    use crate::position::ground::Ground;
    use crate::weights::Weights;

    /// Returns the prospects of a side with a lead and `turns` turns to come. A lead of five points
    /// wins, and a deficit of five loses.
    fn prospect_of(side: Side, ahead: Milli, turns: u8) -> Milli {
        let mut field = Field::clear();
        let last = field.board.turn() + turns;
        let scenario = &mut field.game().scenarios[0];
        scenario.last_turn = last;
        let level = |winner, from| VictoryLevel { name: String::new(), winner, from };
        scenario.victory.levels =
            vec![level(Some(Side::Csa), i32::MIN), level(None, -4), level(Some(Side::Usa), 5)];
        let ground = Ground::new(Arc::new(field.rules.clone()));
        let (position, weights) = (field.position(), &Weights::STANDARD);
        let context = EvalContext { position, side, ground: &ground, weights, battle_plan: None };
        prospect(context, ahead * POINT)
    }

    /// The side in the lead has the better prospects. They grow as fewer turns remain, and never
    /// exceed certainty.
    #[test]
    fn prospects_follow_the_lead_and_the_time() {
        for turns in [0, 3] {
            let all: Vec<Milli> =
                (-40..=40).map(|ahead| prospect_of(Side::Usa, ahead, turns)).collect();
            assert!(all.is_sorted() && all[0] > -POINT && all[80] < POINT, "{all:?}");
        }
        assert!(prospect_of(Side::Usa, 12, 0) > prospect_of(Side::Usa, 12, 3));
    }

    /// The two sides give the same position opposite values, for any victory levels.
    #[test]
    fn prospects_of_one_side_are_those_of_the_other() {
        for ahead in [-30, -5, -4, 0, 3, 5, 30] {
            let (usa, csa) = (prospect_of(Side::Usa, ahead, 1), prospect_of(Side::Csa, -ahead, 1));
            assert!((usa + csa).abs() <= 1, "{ahead}: {usa} and {csa}");
        }
    }
}
