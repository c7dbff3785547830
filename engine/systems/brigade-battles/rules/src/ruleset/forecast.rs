//! Forecasts of options: the probability of each outcome before the die is rolled.

use std::sync::Arc;

use kernel::say;
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

/// Forecast of a fire combat before its die roll. Each count is a number of ways out of
/// [`Forecast::of`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Forecast {
    /// Denominator of all counts: 100, or more if some count is not a whole percentage.
    pub of: u32,
    /// Id of the target unit.
    pub target: String,
    /// Sum of the firing units' strength points after multiplication.
    pub points: u16,
    /// Heading of the Combat Chart column.
    pub column: String,
    /// Sum of the die modifiers.
    pub modifier: i8,
    /// Assumptions about the choices of players, in words.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub given: Vec<String>,
    /// Results of the Combat Chart, each with its number of ways.
    pub results: Vec<(String, u32)>,
    /// Numbers of strength points that the target loses, each with its number of ways.
    pub losses: Vec<(u8, u32)>,
    /// Number of ways in which the target retreats.
    pub retreat: u32,
    /// Number of ways in which the target routs, or flees again.
    pub rout: u32,
    /// Number of ways in which the target is eliminated.
    pub eliminated: u32,
    /// Number of ways in which a leader of the target's side is hit.
    pub leader: u32,
    /// Number of ways in which the computation stopped at a limit before the end of the fire. Such
    /// a fire combat may have further effects.
    pub cut: u32,
    /// Lines of the forecast, shown to players.
    pub text: Vec<String>,
}

/// Returns the forecasts of an option. Empty if the option is not part of a fire combat.
pub(super) fn forecasts(
    rules: &Arc<Rules>,
    board: &Board,
    question: &Question,
    choice: Choice,
) -> Vec<kernel::Forecast<Forecast>> {
    let position = Position { package: rules, board };
    let odds = odds::of_answer(rules, board, question, choice);
    odds.iter().map(|odds| forecast(position, odds)).collect()
}

fn forecast(position: Position<'_>, odds: &Odds) -> kernel::Forecast<Forecast> {
    let column = position.game().charts.combat.column_words(odds.attack.column);
    let given: Vec<_> = odds.assumed.iter().map(|it| it.words()).collect();
    let chances = chances::chances(position, odds, &given);
    let data = Forecast {
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
        column,
        given,
    };
    kernel::Forecast { words: data.text.clone(), data, chances }
}

fn words(odds: &Odds, column: &str, given: &[String]) -> Vec<String> {
    let percent = |ways: u32| kernel::percent(ways, odds.of);
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
