//! Balance of a scenario between two players: winners, leads, sources of points, losses by turn,
//! and the effect of events and optional rules.

use std::collections::BTreeMap;

use kernel::{Highlight, PerSide, Position, Ruleset, ScoreKind, Side};
use serde::Serialize;
use session::{Edition, OptionValue, Seed, Setup};

use crate::outcome::{self, Figure, Outcome, plain};
use crate::plan::Plan;
use crate::progress::Progress;
use crate::simulate::Failure;
use crate::statistics::{Interval, difference, mean, wilson};

/// Results of a balance study. All leads are leads of the Union, and negative if the Confederacy is
/// ahead.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Balance {
    /// Number of games that were played.
    pub games: u32,
    /// Share of the games that each side won, and of draws.
    pub winners: BTreeMap<&'static str, Interval>,
    /// Share of the games with each combination of winner and victory level.
    pub levels: Vec<Ended>,
    /// Lead of the Union at the end, in points.
    pub lead: Interval,
    /// Number of decisions per game.
    pub decisions: Interval,
    /// Number of turns per game.
    pub turns: Interval,
    /// Points of each side at the end, by source.
    pub points: Vec<Part>,
    /// Strength lost by each side at the end, by source.
    pub losses: Vec<Part>,
    /// Historical losses of each side. `None` if the package states none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub history: Option<PerSide<f64>>,
    /// Losses of each side up to the end of each turn. A game that ended earlier counts with its
    /// final losses.
    pub by_turn: Vec<ByTurn>,
    /// Effect of each highlight on the lead of the Union: the mean lead in games with the
    /// highlight, minus the lead in games without it.
    #[serde(rename = "feats")]
    pub highlights: Vec<Effect>,
    /// Highlights that occurred in too many games, or in too few, to compare the leads.
    pub uncompared: Vec<Uncompared>,
    /// Change of the lead by each optional rule, over the same seeds.
    pub options: Vec<Effect>,
}

/// Share of the games that ended with one winner and victory level.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ended {
    /// Winner of the game. `None` for a draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<Side>,
    /// Victory level at the end of the game.
    pub level: String,
    /// Share of games that ended in this way.
    pub share: Interval,
}

/// Points or losses of a side from one source, averaged over the games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Part {
    /// Side that scored the points or suffered the losses.
    pub side: Side,
    /// Source of the points or losses.
    pub source: String,
    /// Amount per game, averaged over all games.
    pub value: Interval,
}

/// Losses up to the end of a turn.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ByTurn {
    /// Number of the turn at whose end the losses are counted.
    pub turn: u8,
    /// Strength that each side has lost so far, in points.
    pub lost: PerSide<Interval>,
}

/// Effect of a highlight or an optional rule on the lead of the Union.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Effect {
    /// Side that took the action of the highlight. `None` for an optional rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// Name of the highlight or rule.
    pub what: String,
    /// Number of games with the highlight or rule.
    pub games: u32,
    /// Change of the Union's lead, in points.
    pub lead: Interval,
}

/// Highlight that occurred in too many games, or in too few, to measure its effect on the lead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Uncompared {
    /// Side that took the action of the highlight.
    pub side: Side,
    /// Name of the highlight.
    pub what: String,
    /// Number of games in which the highlight occurred.
    pub games: u32,
}

/// Plays a scenario many times, then again with each optional rule toggled.
///
/// # Errors
/// If a game cannot be played to its end. The error describes the first such game.
pub fn inquire<F: Ruleset>(
    edition: &dyn Edition<Ruleset = F>,
    plan: &Plan,
    progress: &dyn Progress,
) -> Result<Balance, Box<Failure>> {
    let games = outcome::outcomes(edition, plan, progress)?;
    let mut balance = weigh(edition, &plan.setup, &games)?;
    for (name, setup) in variants(edition, &plan.setup) {
        let changed = Plan { setup, ..plan.clone() };
        let others = outcome::outcomes(edition, &changed, progress)?;
        balance.options.push(Effect::of_rule(name, &games, &others));
    }
    Ok(balance)
}

/// Returns the balance of a scenario from played games, without effects of optional rules.
///
/// # Errors
/// If the setup cannot be played.
pub fn weigh<F: Ruleset>(
    edition: &dyn Edition<Ruleset = F>,
    setup: &Setup,
    games: &[Outcome],
) -> Result<Balance, Box<Failure>> {
    let rules = edition.rules(&setup.scenario, &setup.options);
    let rules = rules.map_err(|error| Failure::unplayed(setup, &error))?;
    let board = F::start(&rules);
    let score = F::score(Position { package: &*rules, board: &board });
    let history = score.history.map(|lost| PerSide::from_fn(|side| plain(lost[side])));
    Ok(Balance { history, ..Balance::of(&games.iter().collect::<Vec<_>>()) })
}

/// Returns one setup for each optional rule of the scenario, with that rule toggled. Each is paired
/// with the name of the rule.
pub fn variants<F: Ruleset>(
    edition: &dyn Edition<Ruleset = F>,
    setup: &Setup,
) -> Vec<(String, Setup)> {
    let changed = |name: String| {
        let mut changed = setup.clone();
        let is_on = setup.options.get(&name).is_some_and(|value| value.word() == "on");
        changed.options.insert(name.clone(), OptionValue::Switch(!is_on));
        (name, changed)
    };
    edition.optional_rules(&setup.scenario).into_iter().map(changed).collect()
}

impl Effect {
    /// Returns the effect of a toggled rule on the lead. Compares only games whose seeds occur in
    /// both lists.
    pub fn of_rule(name: String, games: &[Outcome], others: &[Outcome]) -> Self {
        let others: BTreeMap<Seed, f64> =
            others.iter().map(|game| (game.seed, game.lead)).collect();
        let more = |game: &Outcome| Some(others.get(&game.seed)? - game.lead);
        let leads: Vec<f64> = games.iter().filter_map(more).collect();
        Self { side: None, what: name, games: leads.len() as u32, lead: mean(&leads) }
    }
}

impl Balance {
    fn of(games: &[&Outcome]) -> Self {
        let all = games.len() as f64;
        let of = |value: fn(&Outcome) -> f64| {
            mean(&games.iter().map(|game| value(game)).collect::<Vec<_>>())
        };
        let share = |count: usize| wilson(count as f64, all);
        let mut winners: BTreeMap<&'static str, usize> = BTreeMap::new();
        let mut levels: BTreeMap<(Option<Side>, &str), usize> = BTreeMap::new();
        for game in games {
            *winners.entry(game.winner.map_or("nobody", Side::id)).or_default() += 1;
            *levels.entry((game.winner, &game.level)).or_default() += 1;
        }
        let ended = |((winner, level), count): ((Option<Side>, &str), usize)| Ended {
            winner,
            level: level.to_owned(),
            share: share(count),
        };
        let [points, losses] = ScoreKind::ALL.map(|account| parts(games, account));
        let (highlights, uncompared) = highlights(games);
        Self {
            games: games.len() as u32,
            winners: winners.into_iter().map(|(who, count)| (who, share(count))).collect(),
            levels: levels.into_iter().map(ended).collect(),
            lead: of(|game| game.lead),
            decisions: of(|game| f64::from(game.decisions)),
            turns: of(|game| game.turns.len() as f64),
            points,
            losses,
            history: None,
            by_turn: by_turn(games),
            highlights,
            uncompared,
            options: Vec::new(),
        }
    }
}

fn parts(games: &[&Outcome], account: ScoreKind) -> Vec<Part> {
    let all = games.iter().flat_map(|game| &game.sums).filter(|sum| sum.account == account);
    let mut known: Vec<(Side, &str)> = all.map(|sum| (sum.side, sum.source.as_str())).collect();
    known.sort_unstable();
    known.dedup();
    let part = |(side, source): (Side, &str)| {
        let is_it =
            |sum: &&Figure| (sum.account, sum.side, &*sum.source) == (account, side, source);
        let of = |game: &&Outcome| game.sums.iter().find(is_it).map_or(0.0, |sum| sum.value);
        let value = mean(&games.iter().map(of).collect::<Vec<_>>());
        Part { side, source: source.to_owned(), value }
    };
    known.into_iter().map(part).collect()
}

fn by_turn(games: &[&Outcome]) -> Vec<ByTurn> {
    let longest = games.iter().map(|game| game.turns.len()).max().unwrap_or_default();
    let first = games.first().map_or(1, |game| game.first_turn);
    let at = |index: usize| {
        let lost = PerSide::from_fn(|side| {
            let then = |game: &&Outcome| {
                let turn = game.turns.get(index).or(game.turns.last());
                turn.map_or(0.0, |turn| turn.losses[side])
            };
            mean(&games.iter().map(then).collect::<Vec<_>>())
        });
        ByTurn { turn: first + index as u8, lost }
    };
    (0..longest).map(at).collect()
}

/// Returns the effect of each highlight, and the highlights without enough games with or without
/// them.
fn highlights(games: &[&Outcome]) -> (Vec<Effect>, Vec<Uncompared>) {
    let mut known: Vec<&Highlight> = games.iter().flat_map(|game| &game.highlights).collect();
    known.sort();
    known.dedup();
    let (mut effects, mut uncompared) = (Vec::new(), Vec::new());
    for highlight in known {
        let (with, without): (Vec<&Outcome>, Vec<&Outcome>) =
            games.iter().copied().partition(|game| game.highlights.contains(highlight));
        let leads = |games: &[&Outcome]| games.iter().map(|game| game.lead).collect::<Vec<_>>();
        let (side, what, games) = (highlight.side, highlight.what.clone(), with.len() as u32);
        match difference(&leads(&with), &leads(&without)) {
            Some(lead) => effects.push(Effect { side: Some(side), what, games, lead }),
            None => uncompared.push(Uncompared { side, what, games }),
        }
    }
    (effects, uncompared)
}
