//! Forecasts of options: the probability of each outcome before the dice are rolled.

use kernel::{Chance, ChancePart, Chances, HexId, PausedPlay, Reckoned, percent, say};
use serde::Serialize;

use crate::choice::Choice;
use crate::describe;
use crate::odds::{self, Combat, CombatResult, Fate, Odds, Outcome};
use crate::position_ext::PositionExt;
use crate::question::Question;
use crate::system::{Position, TerribleSwiftSword};

/// Forecast of an option. Each count is a number of ways out of [`Forecast::of`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Forecast {
    /// Denominator of all counts: 36, or a multiple.
    pub of: u32,
    /// Number of the hex at which the first fire or melee is aimed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hex: Option<String>,
    /// Assumptions about the choices of players, in words.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub given: Vec<String>,
    /// Results of the first chart, each with its number of ways.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub results: Vec<(String, u32)>,
    /// Outcomes in words, each with its number of ways. One way can have several.
    pub outcomes: Vec<(String, u32)>,
    /// Number of ways in which the target is harmed.
    pub harm: u32,
    /// Number of ways in which the other side is harmed.
    pub recoil: u32,
    /// Number of ways that were not played to the end. They may have further outcomes.
    pub cut: u32,
    /// Lines of the forecast, shown to players.
    pub text: Vec<String>,
}

/// Returns the forecasts of an option. Empty if it leads to no roll.
pub(super) fn forecasts(
    paused: PausedPlay<'_, TerribleSwiftSword>,
    question: &Question,
    choice: Choice,
) -> Vec<kernel::Forecast<Forecast>> {
    let odds = odds::of_option(paused, question, choice);
    odds.iter().map(|odds| forecast(paused.position(), odds)).collect()
}

fn forecast(position: Position<'_>, odds: &Odds) -> kernel::Forecast<Forecast> {
    let given: Vec<_> = odds.assumed.iter().map(|it| it.words()).collect();
    let results: Vec<_> = odds.results.iter().map(|(it, ways)| (result(*it), *ways)).collect();
    let outcomes = odds.outcomes.iter().map(|(it, ways)| (outcome(position, *it), *ways));
    let cut = (odds.cut > 0).then(|| (say!("odds-cut"), odds.cut));
    let none = (odds.none > 0).then(|| (say!("odds-none"), odds.none));
    let outcomes: Vec<_> = none.into_iter().chain(outcomes).chain(cut).collect();
    let data = Forecast {
        of: odds.of,
        hex: hex(odds).map(|hex| position.map().number(hex).to_string()),
        harm: odds.harm(),
        recoil: odds.recoil,
        cut: odds.cut,
        text: text(position, odds, &given, &results, &outcomes),
        given,
        results,
        outcomes,
    };
    kernel::Forecast { words: data.text.clone(), chances: chances(position, odds, &data), data }
}

fn hex(odds: &Odds) -> Option<HexId> {
    match odds.combat.as_ref()? {
        Combat::Fire(attacks) => Some(attacks.first()?.hex),
        Combat::Melee(assault) => Some(assault.hex),
    }
}

fn result(result: CombatResult) -> String {
    match result {
        CombatResult::Fire(result) => result.to_string(),
        CombatResult::Melee(result) => result.to_string(),
    }
}

fn outcome(position: Position<'_>, outcome: Outcome) -> String {
    let (fate, points) = match outcome.fate {
        Fate::Loss(points) => ("loss", points),
        Fate::Pinned => ("pinned", 0),
        Fate::Crew => ("crew", 0),
        Fate::Depleted => ("depleted", 0),
        Fate::Rounds => ("rounds", 0),
        Fate::ChangeFails => ("change-fails", 0),
        Fate::Retreats => ("retreats", 0),
        Fate::Routs => ("routs", 0),
        Fate::Gone => ("gone", 0),
        Fate::LeaderLost => ("leader", 0),
        Fate::Ineffective => ("ineffective", 0),
        Fate::Demoralised => ("demoralised", 0),
        Fate::Engaged => return say!("odds-engaged"),
        Fate::Overshoots => return say!("odds-overshoots"),
        Fate::Strategy(result) => return describe::strategy(position.game(), result),
    };
    let side = outcome.side.map_or("", |side| &position.game().side_names[side]);
    say!("odds-fate", side, fate, points)
}

fn title(position: Position<'_>, odds: &Odds) -> String {
    let game = position.game();
    match &odds.combat {
        Some(Combat::Fire(attacks)) => {
            let target = attacks.first().map_or("", |it| describe::unit(game, it.target));
            say!("odds-title-fire", target)
        }
        Some(Combat::Melee(assault)) => {
            say!("odds-title-melee", hex = describe::hex(game, assault.hex))
        }
        None => say!("odds-title-other"),
    }
}

fn text(
    position: Position<'_>,
    odds: &Odds,
    given: &[String],
    results: &[(String, u32)],
    outcomes: &[(String, u32)],
) -> Vec<String> {
    let game = position.game();
    let share =
        |(what, ways): &(String, u32)| say!("odds-share", what, percent = percent(*ways, odds.of));
    let mut lines = match &odds.combat {
        Some(Combat::Fire(attacks)) => {
            let fire = |attack: &crate::event::Attack| {
                let (target, points) = (describe::unit(game, attack.target), attack.points);
                let column = describe::column(game, attack.column);
                say!("odds-fire", target, points, column)
            };
            attacks.iter().map(fire).collect()
        }
        Some(Combat::Melee(assault)) => {
            let differential = format!("{:+}", assault.differential);
            vec![say!("odds-melee", hex = describe::hex(game, assault.hex), differential)]
        }
        None => Vec::new(),
    };
    lines.extend(given.iter().cloned());
    if !results.is_empty() {
        let results: Vec<_> = results.iter().map(share).collect();
        lines.push(say!("odds-results", results = results.join(", ")));
    }
    lines.extend(outcomes.iter().map(share));
    lines
}

/// Converts odds to the probabilities that the web page displays.
fn chances(position: Position<'_>, odds: &Odds, data: &Forecast) -> Chances {
    let number = |hex| position.map().number(hex);
    let chance = |(what, ways): &(String, u32)| Chance { what: what.clone(), ways: *ways };
    let from = match &odds.combat {
        Some(Combat::Fire(attacks)) => {
            attacks.iter().flat_map(|it| it.shots.iter().map(|shot| shot.from)).collect()
        }
        Some(Combat::Melee(assault)) => {
            let units = assault.attacking.iter().map(|(unit, _)| *unit);
            units.filter_map(|unit| position.board.hex_of(unit)).collect()
        }
        None => Vec::new(),
    };
    let parts = odds.grades.iter().zip(0..).filter(|(ways, _)| **ways > 0);
    Chances {
        of: odds.of,
        harm: odds.harm(),
        recoil: odds.recoil,
        title: title(position, odds),
        target: hex(odds).map(number),
        from: from.into_iter().map(number).collect(),
        given: data.given.join(", "),
        effects: data.outcomes.iter().map(chance).collect(),
        parts: parts.map(|(ways, grade)| ChancePart { grade, ways: *ways }).collect(),
        sums: sums(position, odds),
        results: data.results.iter().map(chance).collect(),
        taken: Vec::new(),
        note: String::new(),
    }
}

fn sums(position: Position<'_>, odds: &Odds) -> Vec<Reckoned> {
    let game = position.game();
    let details = match &odds.combat {
        Some(Combat::Fire(attacks)) => {
            attacks.iter().flat_map(|attack| describe::of_attack(game, attack)).collect()
        }
        Some(Combat::Melee(assault)) => describe::of_melee(game, assault),
        None => Vec::new(),
    };
    details.into_iter().map(Reckoned::from).collect()
}
