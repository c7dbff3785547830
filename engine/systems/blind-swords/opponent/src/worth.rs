//! What a position is worth to a side, in expected points at the end of the game.

use blind_swords::board::GameResult;
use blind_swords::check::victory;
use blind_swords::game::Victory;
use kernel::Side;

use crate::goals::pull;
use crate::ground::{Milli, POINT};
use crate::mind::Mind;

/// What a player is after when it judges a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aim {
    /// Points.
    Points,
    /// Points, and above all as many as it takes to win.
    Victory,
}

impl Aim {
    /// What it counts beside the points if a game is won by them.
    const fn prize(self) -> Milli {
        match self {
            Self::Points => 10 * POINT,
            Self::Victory => 30 * POINT,
        }
    }
}

/// What an instant win is worth beside all points.
const WON_AT_ONCE: Milli = 120 * POINT;

/// What a position is worth to a side against the other.
pub(crate) fn worth(mind: Mind<'_>, aim: Aim) -> Milli {
    let score = victory::score(mind.scene);
    let net = i64::from((score[mind.side] - score[mind.side.other()]).sixteenths()) * POINT / 16;
    if let Some(result) = mind.scene.board.result() {
        return net + won(result, mind.side, aim);
    }
    let margin = net + hopes(mind) - hopes(mind.enemy());
    match aim {
        Aim::Points => margin,
        Aim::Victory => margin + aim.prize() * prospect(mind, margin) / POINT,
    }
}

/// Who won counts more than by how much.
fn won(result: &GameResult, side: Side, aim: Aim) -> Milli {
    let prize = if result.level.is_none() { WON_AT_ONCE } else { aim.prize() };
    match result.winner {
        Some(winner) if winner == side => prize,
        Some(_) => -prize,
        None => 0,
    }
}

/// By how much the points of a side may still change in a turn.
const SWAY: Milli = 10 * POINT;

/// How likely a side wins rather than loses that is ahead by so much, in thousandths: as far as it is beyond what it takes,
/// measured by what may still happen in the turns to come.
fn prospect(mind: Mind<'_>, margin: Milli) -> Milli {
    let scenario = mind.scene.package.scenario();
    let turns = Milli::from(scenario.last_turn.saturating_sub(mind.scene.board.turn()));
    // Chances of several turns add up as their squares do; what is left of a last turn counts for a third of one.
    let sway = SWAY * SWAY * (3 * turns + 1) / 3;
    let beyond = |par: Milli| {
        let beyond = margin - par;
        let scale = (beyond * beyond + sway).unsigned_abs().isqrt() as Milli;
        POINT * beyond / scale.max(1)
    };
    let [draws, wins] = pars(&scenario.victory, mind.side);
    (beyond(draws) + beyond(wins)) / 2
}

/// By how much a side has to be ahead not to lose, and to win. VIC-07.
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

/// What is still to come for a side: points for the hexes it holds, and the way to more, less what its units have
/// lost already. What regressions on whole games gave no weight, such as their strength, is left out.
fn hopes(mind: Mind<'_>) -> Milli {
    let (time, objectives) = (mind.time(), mind.ground.objectives.iter());
    let held = objectives.filter(|objective| objective.holder(mind.scene) == Some(mind.side));
    let held: Milli = held.map(|objective| objective.to_come(time, mind.side)).sum();
    let lost = |(unit, _)| mind.share(unit, mind.ground.charts.lost(unit, mind.condition(unit)));
    let lost: Milli = mind.own().map(lost).sum();
    held - lost + Mind::part(pull(mind), mind.weights.pull)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use blind_swords::game::VictoryLevel;
    use testing::field::Field;

    use super::*;
    use crate::ground::Ground;
    use crate::weights::Weights;

    /// The prospects of a side that is ahead by so many points, where five points are a win and five behind a defeat, in the
    /// last turn or with so many to come.
    fn prospect_of(side: Side, ahead: Milli, turns: u8) -> Milli {
        let mut field = Field::clear();
        let last = field.board.turn() + turns;
        let scenario = &mut field.game().scenarios[0];
        scenario.last_turn = last;
        let level = |winner, from| VictoryLevel { name: String::new(), winner, from };
        scenario.victory.levels =
            vec![level(Some(Side::Csa), i32::MIN), level(None, -4), level(Some(Side::Usa), 5)];
        let ground = Ground::new(Arc::new(field.rules.clone()));
        let (scene, weights) = (field.scene(), &Weights::STANDARD);
        let mind = Mind { scene, side, ground: &ground, weights, scheme: None };
        prospect(mind, ahead * POINT)
    }

    /// Who is ahead has the better prospects, the more so the less can still happen, and never more than all.
    #[test]
    fn prospects_follow_the_lead_and_the_time() {
        for turns in [0, 3] {
            let all: Vec<Milli> =
                (-40..=40).map(|ahead| prospect_of(Side::Usa, ahead, turns)).collect();
            assert!(all.is_sorted() && all[0] > -POINT && all[80] < POINT, "{all:?}");
        }
        assert!(prospect_of(Side::Usa, 12, 0) > prospect_of(Side::Usa, 12, 3));
    }

    /// What one side hopes for the other fears, wherever the levels of victory lie.
    #[test]
    fn prospects_of_one_side_are_those_of_the_other() {
        for ahead in [-30, -5, -4, 0, 3, 5, 30] {
            let (usa, csa) = (prospect_of(Side::Usa, ahead, 1), prospect_of(Side::Csa, -ahead, 1));
            assert!((usa + csa).abs() <= 1, "{ahead}: {usa} and {csa}");
        }
    }
}
