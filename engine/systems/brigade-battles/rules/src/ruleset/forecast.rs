//! Forecasts: probabilities of an option's outcomes before its die is rolled.

use std::sync::Arc;

use kernel::{Chances, say};
use serde::Serialize;

use super::chances;
use crate::board::Board;
use crate::choice::Choice;
use crate::describe;
use crate::odds::{self, Odds};
use crate::position_ext::PositionExt;
use crate::question::Question;
use crate::rules::Rules;
use crate::system::Position;

/// Fire before its die roll, with its outcomes. Each count is a number of ways out of
/// [`Forecast::of`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Forecast {
    /// Total number of ways, the denominator of all counts.
    pub of: u32,
    /// The id of the target.
    pub target: String,
    /// Sum of the firing units' strength points.
    pub points: u16,
    /// Heading of the Combat Chart column.
    pub column: String,
    /// Sum of the die modifiers.
    pub modifier: i8,
    /// Assumptions about players' choices, as text.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub given: Vec<String>,
    /// Chart results, each with its number of ways.
    pub results: Vec<(String, u32)>,
    /// Strength points that the target loses, each number with its number of ways.
    pub losses: Vec<(u8, u32)>,
    /// Ways in which the target retreats.
    pub retreat: u32,
    /// Ways in which the target routs, or flees again.
    pub rout: u32,
    /// Ways in which the target is eliminated.
    pub eliminated: u32,
    /// Ways in which a leader of the target's side is hit.
    pub leader: u32,
    /// Ways that the computation cut off early. They may have further effects.
    pub cut: u32,
    /// The forecast as lines of text.
    pub text: Vec<String>,
    /// The forecast in the page's format.
    #[serde(skip)]
    pub chances: Chances,
}

/// Returns the forecasts of an option. Empty if the option does not belong to a fire.
pub(super) fn forecasts(
    rules: &Arc<Rules>,
    board: &Board,
    question: &Question,
    choice: Choice,
) -> Vec<Forecast> {
    let position = Position { package: rules, board };
    let odds = odds::of_answer(rules, board, question, choice);
    odds.iter().map(|odds| forecast(position, odds)).collect()
}

fn forecast(position: Position<'_>, odds: &Odds) -> Forecast {
    let column = position.game().charts.combat.column_words(odds.attack.column);
    let given: Vec<_> = odds.assumed.iter().map(|it| it.words()).collect();
    Forecast {
        of: odds.of,
        target: position.info(odds.attack.target).id.clone(),
        points: odds.attack.points,
        modifier: odds.attack.modifier(),
        results: odds.results.iter().map(|(result, ways)| (result.to_string(), *ways)).collect(),
        losses: odds.losses.clone(),
        retreat: odds.retreat,
        rout: odds.rout,
        eliminated: odds.eliminated,
        leader: odds.leader,
        cut: odds.cut,
        text: words(odds, &column, &given),
        chances: chances::chances(position, odds, &given),
        column,
        given,
    }
}

fn words(odds: &Odds, column: &str, given: &[String]) -> Vec<String> {
    let percent = |ways: u32| describe::percent(ways, odds.of);
    let modifier = describe::signed(odds.attack.modifier());
    let mut words = vec![say!("forecast-fire", points = odds.attack.points, column, modifier)];
    words.extend(given.iter().cloned());
    let results = odds.results.iter().map(|(result, ways)| format!("{result} {}", percent(*ways)));
    words.push(say!("forecast-results", results = results.collect::<Vec<_>>().join(", ")));
    let losses = odds.losses.iter().filter(|(points, _)| *points > 0);
    let loss = |(points, ways): &(u8, u32)| {
        say!("forecast-loss", points = *points, percent = percent(*ways))
    };
    let losses: Vec<_> = losses.map(loss).collect();
    if !losses.is_empty() {
        words.push(say!("forecast-losses", losses = losses.join(", ")));
    }
    let fate = |(fate, ways)| say!("forecast-fate", fate, percent = percent(ways));
    words.extend(chances::fates(odds).map(fate));
    words
}
