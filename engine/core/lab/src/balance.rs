//! What a scenario is like between two players: who wins and by how much, where the points come from, what is
//! lost when, what events and optional rules do to it.

use std::collections::BTreeMap;

use kernel::{Account, Family, Feat, PerSide, Side};
use serde::Serialize;
use session::{Edition, OptionValue, Seed, Setup};

use crate::outcome::{self, Draws, Figure, Outcome, plain};
use crate::progress::Progress;
use crate::simulate::Failure;
use crate::statistics::{Interval, difference, mean, wilson};

/// What is asked of a scenario.
#[derive(Clone, Debug)]
pub struct Inquiry {
    /// The setup of each game; game `n` has this seed plus `n`.
    pub setup: Setup,
    /// How many games.
    pub games: u32,
    /// How many of them at once.
    pub jobs: usize,
}

/// What so many games say of a scenario. Leads are those of the Union: negative where the Confederacy is ahead.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Balance {
    /// How many games.
    pub games: u32,
    /// How often each side won, and nobody.
    pub winners: BTreeMap<&'static str, Interval>,
    /// How often each level of victory was reached.
    pub levels: Vec<Ended>,
    /// By how many points the Union was ahead at the end.
    pub lead: Interval,
    /// How many decisions a game took.
    pub decisions: Interval,
    /// How many turns.
    pub turns: Interval,
    /// Points at the end, by where they came from.
    pub points: Vec<Part>,
    /// Strength that was missing at the end, by what it is.
    pub losses: Vec<Part>,
    /// What each side lost in history, where the package says it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub history: Option<PerSide<f64>>,
    /// The same, of all kinds, at the end of each turn; games that were over before count as they ended.
    pub by_turn: Vec<ByTurn>,
    /// What was the lead where something was done, against games where it was not.
    pub feats: Vec<Effect>,
    /// What an optional rule changes in the lead, over the same seeds.
    pub options: Vec<Effect>,
}

/// A way in which games ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ended {
    /// Who won.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<Side>,
    /// The level of victory.
    pub level: String,
    /// How often.
    pub share: Interval,
}

/// A part of a sum.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Part {
    /// Whose it is.
    pub side: Side,
    /// Where it comes from.
    pub source: String,
    /// How much, a game.
    pub value: Interval,
}

/// What was lost by the end of a turn.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ByTurn {
    /// The turn.
    pub turn: u8,
    /// The strength that each side misses.
    pub lost: PerSide<Interval>,
}

/// What something does to the lead of the Union.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Effect {
    /// Whose deed it is; nobody's where a rule is changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// What it is.
    pub what: String,
    /// In how many games.
    pub games: u32,
    /// By how much the lead is another.
    pub lead: Interval,
}

/// Plays a scenario often, and often again with each optional rule changed.
///
/// # Errors
/// The first game that cannot be played to its end.
pub fn inquire<F: Family>(
    edition: &dyn Edition<Family = F>,
    inquiry: &Inquiry,
    progress: &dyn Progress,
) -> Result<Balance, Box<Failure>> {
    let setup = &inquiry.setup;
    let games = played(edition, setup, inquiry, progress)?;
    let mut balance = weigh(edition, setup, &games)?;
    for (name, changed) in variants(edition, setup) {
        let others = played(edition, &changed, inquiry, progress)?;
        balance.options.push(Effect::of_rule(name, &games, &others));
    }
    Ok(balance)
}

/// What games of a setup say of its scenario, nothing of its optional rules.
///
/// # Errors
/// If it cannot be played.
pub fn weigh<F: Family>(
    edition: &dyn Edition<Family = F>,
    setup: &Setup,
    games: &[Outcome],
) -> Result<Balance, Box<Failure>> {
    let rules = edition.rules(&setup.scenario, &setup.options);
    let rules = rules.map_err(|error| Failure::unplayed(setup, &error))?;
    let history = F::history(&rules).map(|lost| PerSide::from_fn(|side| plain(lost[side])));
    Ok(Balance { history, ..Balance::of(&games.iter().collect::<Vec<_>>()) })
}

/// A setup once for each optional rule of its scenario, which is changed, by the name of the rule.
pub fn variants<F: Family>(
    edition: &dyn Edition<Family = F>,
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

/// All games of a setup.
fn played<F: Family>(
    edition: &dyn Edition<Family = F>,
    setup: &Setup,
    inquiry: &Inquiry,
    progress: &dyn Progress,
) -> Result<Vec<Outcome>, Box<Failure>> {
    let seeds = (0..inquiry.games).map(|index| inquiry.setup.seed.after(u64::from(index)));
    let seeds: Vec<Seed> = seeds.collect();
    outcome::outcomes(edition, Draws { setup, seeds: &seeds, jobs: inquiry.jobs }, progress)
}

impl Effect {
    /// What a rule that is changed does to the lead, over the seeds that both have.
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
        let [points, losses] = Account::ALL.map(|account| parts(games, account));
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
            feats: feats(games),
            options: Vec::new(),
        }
    }
}

fn parts(games: &[&Outcome], account: Account) -> Vec<Part> {
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

/// Those that were done in some games and left undone in some: one cannot say of others what they do.
fn feats(games: &[&Outcome]) -> Vec<Effect> {
    let mut known: Vec<&Feat> = games.iter().flat_map(|game| &game.feats).collect();
    known.sort();
    known.dedup();
    let effect = |feat: &Feat| {
        let (with, without): (Vec<&Outcome>, Vec<&Outcome>) =
            games.iter().copied().partition(|game| game.feats.contains(feat));
        let leads = |games: &[&Outcome]| games.iter().map(|game| game.lead).collect::<Vec<_>>();
        let lead = difference(&leads(&with), &leads(&without))?;
        let (side, what) = (Some(feat.side), feat.what.clone());
        Some(Effect { side, what, games: with.len() as u32, lead })
    };
    known.into_iter().filter_map(effect).collect()
}
