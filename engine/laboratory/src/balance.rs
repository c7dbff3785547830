//! What a scenario is like between two players: who wins and by how much, where the points come from, what is
//! lost when, what events and optional rules do to it.

use std::collections::BTreeMap;
use std::sync::Arc;

use kernel::{Account, Family, Feat, Log, PerSide, Scene, Side, Sixteenths, Table};
use serde::Serialize;
use session::{Edition, OptionValue, Setup};

use crate::many;
use crate::progress::Progress;
use crate::simulate::{self, Failure};
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
    let rules = edition.rules(&setup.scenario, &setup.options);
    let rules = rules.map_err(|error| Failure::unplayed(setup, &error))?;
    let games = played(edition, &rules, inquiry, progress)?;
    let history = F::history(&rules).map(|lost| PerSide::from_fn(|side| plain(lost[side])));
    let mut balance = Balance { history, ..Balance::of(&games.values().collect::<Vec<_>>()) };
    for name in edition.optional_rules(&setup.scenario) {
        let mut changed = inquiry.clone();
        let is_on = setup.options.get(&name).is_some_and(|value| value.word() == "on");
        changed.setup.options.insert(name.clone(), OptionValue::Switch(!is_on));
        let rules = edition.rules(&setup.scenario, &changed.setup.options);
        let rules = rules.map_err(|error| Failure::unplayed(setup, &error))?;
        let others = played(edition, &rules, &changed, progress)?;
        let more = |(seed, game): (&u32, &Game)| Some(others.get(seed)?.lead - game.lead);
        let leads: Vec<f64> = games.iter().filter_map(more).collect();
        let (games, lead) = (leads.len() as u32, mean(&leads));
        balance.options.push(Effect { side: None, what: name, games, lead });
    }
    Ok(balance)
}

/// A game that was played to its end.
struct Game {
    level: String,
    winner: Option<Side>,
    lead: f64,
    decisions: u32,
    sums: BTreeMap<(Account, Side, String), f64>,
    /// The first turn, and what each side missed at the end of it and of the turns after it.
    first_turn: u8,
    lost: Vec<PerSide<f64>>,
    feats: Vec<Feat>,
}

/// All games, each by its seed, counted from the first.
fn played<F: Family>(
    edition: &dyn Edition<Family = F>,
    rules: &Arc<F::Package>,
    inquiry: &Inquiry,
    progress: &dyn Progress,
) -> Result<BTreeMap<u32, Game>, Box<Failure>> {
    let setup = &inquiry.setup;
    let one = |index: u32, games: &mut Vec<(u32, Game)>| -> Result<(), Box<Failure>> {
        let setup = Setup { seed: setup.seed.after(u64::from(index)), ..setup.clone() };
        games.push((index, game(edition, rules, &setup)?));
        Ok(())
    };
    let books = many::each(inquiry.games, inquiry.jobs, progress, one)?;
    Ok(books.into_iter().flatten().collect())
}

fn game<F: Family>(
    edition: &dyn Edition<Family = F>,
    rules: &Arc<F::Package>,
    setup: &Setup,
) -> Result<Game, Box<Failure>> {
    let (mut lost, mut feats) = (Vec::new(), Vec::new());
    let mut turn = None;
    let watch = |table: &mut Table<F>| {
        for entry in table.take_entries() {
            feats.extend(F::feat(rules, &entry.event));
        }
        let now = F::turn(table.board());
        if turn.is_some_and(|turn| turn != now) || F::is_over(table.board()) {
            lost.push(missing::<F>(table.scene()));
        }
        turn = Some(now);
        Ok(())
    };
    let ended = simulate::watched(edition, rules, setup, Log::Kept, watch)?;
    feats.sort();
    feats.dedup();
    let scene = Scene { package: &**rules, board: &ended.board };
    let (level, winner) = F::verdict(scene).unwrap_or_default();
    let mut sums = BTreeMap::new();
    for sum in F::sums(scene) {
        *sums.entry((sum.account, sum.side, sum.source)).or_default() += plain(sum.value);
    }
    let lead = plain(F::lead(scene, Side::Usa));
    let (decisions, first_turn) = (ended.decisions, ended.first_turn);
    Ok(Game { level, winner, lead, decisions, sums, first_turn, lost, feats })
}

fn missing<F: Family>(scene: Scene<'_, F>) -> PerSide<f64> {
    let sums = F::sums(scene);
    PerSide::from_fn(|side| {
        let own = sums.iter().filter(|sum| sum.side == side && sum.account == Account::Losses);
        plain(own.map(|sum| sum.value).sum())
    })
}

fn plain(value: Sixteenths) -> f64 {
    f64::from(value.sixteenths()) / 16.0
}

impl Balance {
    fn of(games: &[&Game]) -> Self {
        let all = games.len() as f64;
        let of = |value: fn(&Game) -> f64| {
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
            turns: of(|game| game.lost.len() as f64),
            points,
            losses,
            history: None,
            by_turn: by_turn(games),
            feats: feats(games),
            options: Vec::new(),
        }
    }
}

fn parts(games: &[&Game], account: Account) -> Vec<Part> {
    let mut known: Vec<&(Account, Side, String)> =
        games.iter().flat_map(|game| game.sums.keys()).filter(|key| key.0 == account).collect();
    known.sort();
    known.dedup();
    let part = |key: &(Account, Side, String)| {
        let of = |game: &&Game| game.sums.get(key).copied().unwrap_or_default();
        let value = mean(&games.iter().map(of).collect::<Vec<_>>());
        Part { side: key.1, source: key.2.clone(), value }
    };
    known.into_iter().map(part).collect()
}

fn by_turn(games: &[&Game]) -> Vec<ByTurn> {
    let longest = games.iter().map(|game| game.lost.len()).max().unwrap_or_default();
    let first = games.first().map_or(1, |game| game.first_turn);
    let at = |index: usize| {
        let lost = PerSide::from_fn(|side| {
            let then = |game: &&Game| {
                let lost = game.lost.get(index).or(game.lost.last());
                lost.map_or(0.0, |lost| lost[side])
            };
            mean(&games.iter().map(then).collect::<Vec<_>>())
        });
        ByTurn { turn: first + index as u8, lost }
    };
    (0..longest).map(at).collect()
}

/// Those that were done in some games and left undone in some: one cannot say of others what they do.
fn feats(games: &[&Game]) -> Vec<Effect> {
    let mut known: Vec<&Feat> = games.iter().flat_map(|game| &game.feats).collect();
    known.sort();
    known.dedup();
    let effect = |feat: &Feat| {
        let (with, without): (Vec<&Game>, Vec<&Game>) =
            games.iter().copied().partition(|game| game.feats.contains(feat));
        let leads = |games: &[&Game]| games.iter().map(|game| game.lead).collect::<Vec<_>>();
        let lead = difference(&leads(&with), &leads(&without))?;
        let (side, what) = (Some(feat.side), feat.what.clone());
        Some(Effect { side, what, games: with.len() as u32, lead })
    };
    known.into_iter().filter_map(effect).collect()
}

#[cfg(test)]
mod tests {
    use series::Seat;
    use series::testing::{opened, setup};

    use super::*;
    use crate::progress::Unwatched;

    fn inquired(jobs: usize) -> Balance {
        let setup = setup(40, Seat::Mixed, Seat::Mixed);
        inquire(&*opened(), &Inquiry { setup, games: 12, jobs }, &Unwatched).expect("games go on")
    }

    /// The points of all sources are the lead; and how games are shared out over threads changes nothing.
    #[test]
    fn the_parts_are_the_whole() {
        let balance = inquired(1);
        let sum = |side: Side| -> f64 {
            let own = balance.points.iter().filter(|part| part.side == side);
            own.map(|part| part.value.value).sum()
        };
        assert!((sum(Side::Usa) - sum(Side::Csa) - balance.lead.value).abs() < 1e-9);
        let lost: f64 = balance.losses.iter().map(|part| part.value.value).sum();
        let last = balance.by_turn.last().expect("a turn");
        assert!((last.lost.usa.value + last.lost.csa.value - lost).abs() < 1e-9);
        assert!(lost > 0.0 && balance.by_turn.len() == 3, "{balance:?}");
        let shares: f64 = balance.levels.iter().map(|ended| ended.share.value).sum();
        assert!((shares - 1.0).abs() < 1e-9);
        assert_eq!(balance, inquired(3));
    }

    /// A rule that is changed is played on the same seeds.
    #[test]
    fn each_optional_rule_is_tried() {
        let known = Edition::optional_rules(&*opened(), "plain");
        let tried: Vec<String> = inquired(2).options.into_iter().map(|tried| tried.what).collect();
        assert_eq!(tried, known);
    }
}
