//! Odds of a fire or close combat, compared with an enumeration of all its dice.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use blind_swords::choice::Word;
use blind_swords::event::Event;
use blind_swords::game::{CohesionResult, MomentKind};
use blind_swords::odds::{self, Combat, Effect, Outlook, Plan};
use blind_swords::play::{close_combat, fire};
use blind_swords::position_ext::PositionExt;
use blind_swords::question::{
    AssaultQuestion, ChitQuestion, FireQuestion, Occasion, Question, TieQuestion,
};
use blind_swords::{BlindSwords, Board, Choice, Position, Rules, Table};
use blind_swords_table::stream::{Purpose, Stream};
use cpu_time::ThreadTime;
use kernel::{Answer, Ask, Dice, Driver, Log, Suspend};
use testing::explore::{explore, has_long};

use black_box::every_setup;

use crate::proofs::walk;

/// Denominator of all probabilities. It is divisible by the number of results of any throw of up to
/// sixteen dice.
const ALL: u128 = 6_u128.pow(16);

/// Probability of each outcome, in parts of [`ALL`].
type Shares = BTreeMap<String, u128>;

/// Driver that plays one combat under the assumptions of the odds. No other unit fires, no event is
/// played, and cavalry does not withdraw. The lead unit and the Assaulting Hex are fixed.
struct Dealt {
    odds: odds::Odds,
    dice: VecDeque<Dice>,
}

impl Driver<BlindSwords> for Dealt {
    fn answer(&mut self, ask: &Ask<BlindSwords>, _: Position<'_>) -> Option<Answer<BlindSwords>> {
        let (question, options) = match ask {
            Ask::Choose { question, options, .. } => (question, options),
            Ask::Roll { .. } => return self.dice.pop_front().map(Answer::Dice),
            Ask::Draw { .. } => return None,
        };
        let choice = match (question, &self.odds.combat) {
            (Question::Chits(ChitQuestion::EventWindow(..)), _) => Choice::Word(Word::Pass),
            (Question::Cavalry(_), _) => Choice::Word(Word::Stand),
            (Question::Fire(FireQuestion::Unit(volley)), _) => match volley.occasion {
                Occasion::Defensive(..) | Occasion::Disengagement(_) => Choice::Word(Word::Hold),
                _ => return None,
            },
            (Question::Tie(TieQuestion::Lead(_)), _) => Choice::Unit(self.odds.lead),
            (Question::Assault(AssaultQuestion::Hex(..)), Combat::Close { assaulting, .. }) => {
                Choice::Hex(*assaulting)
            }
            _ => return None,
        };
        options.contains(&choice).then_some(Answer::Choice(choice))
    }
}

/// Returns the probabilities of all outcomes of a combat, from an enumeration of all its dice.
fn in_full(rules: &Arc<Rules>, board: &Board, plan: &Plan, odds: &odds::Odds) -> Shares {
    let mut shares = Shares::new();
    let mut left = vec![(VecDeque::new(), ALL)];
    while let Some((dice, share)) = left.pop() {
        let driver = Dealt { odds: odds.clone(), dice: dice.clone() };
        let mut table = Table::new(Arc::clone(rules), board.clone(), Box::new(driver), Log::Kept);
        table.begin();
        let played = match plan {
            Plan::Fire { volley, fire, .. } => {
                fire::resolve(&mut table, **volley, fire).map(|_| ())
            }
            Plan::Close { attackers, target, .. } => {
                close_combat::begin(&mut table, attackers, *target)
            }
        };
        match (played, table.pending().map(|pending| pending.ask.clone())) {
            (Err(Suspend::Waiting), Some(Ask::Roll { throw, .. })) => {
                let results = throw.results().count() as u128;
                assert_eq!(share % results, 0, "there are more rolls than are foreseen");
                left.extend(throw.results().map(|result| {
                    let mut dice = dice.clone();
                    dice.push_back(result);
                    (dice, share / results)
                }));
            }
            (Err(Suspend::Fault(fault)), _) => panic!("{fault}"),
            _ => tell(&mut shares, &table, odds, share),
        }
    }
    shares
}

fn tell(shares: &mut Shares, table: &Table, odds: &odds::Odds, share: u128) {
    let position = table.position();
    let target = position.side_of(odds.lead);
    let (mut test, mut result) = (None, CohesionResult::default());
    let mut told = BTreeMap::new();
    let mut say = |what: &str| told.insert(what.to_owned(), share);
    for entry in table.entries() {
        let own = |unit| if position.side_of(unit) == target { "" } else { "attacker-" };
        match &entry.event {
            Event::CohesionTested { test: called, result: read, .. } => {
                (test, result) = (Some(*called), read.clone());
            }
            Event::CalledOff { what: MomentKind::Test, .. } => result = CohesionResult::default(),
            Event::Panicked { .. } => drop(say("panics")),
            Event::Broken { unit, .. } => drop(say(&format!("{}breaks", own(*unit)))),
            Event::Eliminated { unit } => drop(say(&format!("{}eliminated", own(*unit)))),
            _ => {}
        }
    }
    say(&format!("{test:?} {result}"));
    let any = |effects: &[Effect]| effects.iter().any(|effect| effect.is_in(&result));
    let harm = ["breaks", "eliminated", "panics"].iter().any(|fate| told.contains_key(*fate));
    let recoil =
        ["attacker-breaks", "attacker-eliminated"].iter().any(|fate| told.contains_key(*fate));
    if any(&Effect::HARM) || harm {
        told.insert("harm".to_owned(), share);
    }
    if any(&Effect::RECOIL) || recoil {
        told.insert("recoil".to_owned(), share);
    }
    let advances = matches!(
        table.pending().map(|pending| &pending.ask),
        None | Some(Ask::Choose { question: Question::Advance(_), .. })
    );
    if !advances {
        told.insert("uncounted".to_owned(), share);
    }
    for (what, share) in told {
        *shares.entry(what).or_default() += share;
    }
}

fn told(outlook: &Outlook) -> Shares {
    let results = outlook.odds.chances.results.iter();
    let results = results.map(|it| (format!("{:?} {}", it.test, it.cohesion), it.ways));
    let fates = outlook.fates.iter().map(|(fate, ways)| (fate.id().to_owned(), *ways));
    let uncounted = outlook.undecided.values().sum();
    let sums = [("harm", outlook.harm), ("recoil", outlook.recoil), ("uncounted", uncounted)];
    let sums = sums.into_iter().map(|(what, ways)| (what.to_owned(), ways));
    let all = results.chain(fates).chain(sums).filter(|(_, ways)| *ways > 0);
    all.map(|(what, ways)| (what, u128::from(ways) * ALL / u128::from(outlook.of))).collect()
}

/// Checks that the odds equal the enumeration. If the odds omitted unlikely branches, they may be
/// lower, by at most the omitted probability that they report.
fn agree(outlook: &Outlook, told: &Shares, full: &Shares) {
    if outlook.cut == 0 {
        assert_eq!(told, full, "{outlook:?}");
        return;
    }
    let cut = u128::from(outlook.cut) * ALL / u128::from(outlook.of);
    for (what, share) in told {
        let all = full.get(what).copied().unwrap_or(0);
        let is_chart = what.starts_with("Some(") || what.starts_with("None");
        let fits = if is_chart { *share == all } else { *share <= all && all <= share + cut };
        assert!(fits || what == "uncounted", "{what}: {share} of {all}, {outlook:?}");
    }
}

/// Compares the odds of an option with an enumeration of all dice.
pub(crate) fn compare(
    rules: &Arc<Rules>,
    board: &Board,
    question: &Question,
    choice: Choice,
) -> Vec<Outlook> {
    let outlooks = odds::of_answer(rules, board, question, choice);
    let plans = odds::plans(Position { package: rules, board }, question, choice);
    let mut rest = outlooks.iter();
    for plan in &plans {
        for _ in odds::of_plan(Position { package: rules, board }, plan) {
            let outlook = rest.next().expect("each plan has its odds");
            agree(outlook, &told(outlook), &in_full(rules, board, plan, &outlook.odds));
        }
    }
    assert!(rest.next().is_none(), "odds are those of plans");
    outlooks
}

/// The odds of all decisions in random games are right. The games include the terrain, generals,
/// chits and scripts of every scenario.
#[test]
fn odds_are_those_of_all_dice_in_full() {
    let setups = every_setup(3);
    let wanted = if has_long() { 8 } else { 1 };
    let (mut counts, mut times) = (BTreeMap::new(), Vec::new());
    let (mut shown, mut cuts) = (0_usize, 0_usize);
    explore(2, |seed| {
        let mut setup = setups[(seed % setups.len() as u64) as usize].clone();
        setup.seed = blind_swords_table::Seed::from(seed);
        let mut stream = Stream::new(setup.seed, Purpose::Chance);
        let mut left = BTreeMap::from([("fire", wanted), ("close-combat", wanted)]);
        walk(&setup, |game, _| {
            let Some(Ask::Choose { question, options, .. }) = game.ask() else { return };
            let name = match question {
                Question::Fire(_) => "fire",
                Question::Assault(_) => "close-combat",
                _ => return,
            };
            if left[name] == 0 || stream.below(8) > 0 {
                return;
            }
            let choice = options[stream.below(options.len() as u32) as usize];
            let begun = ThreadTime::now();
            let rules = game.rules();
            let all = odds::of_answer(rules, game.position().board, question, choice);
            if all.is_empty() {
                return;
            }
            times.push(begun.elapsed());
            *left.entry(name).or_default() -= 1;
            let compared = compare(rules, game.position().board, question, choice);
            *counts.entry(name).or_insert(0) += compared.len();
            cuts += compared.iter().filter(|outlook| outlook.cut > 0).count();
            shown += compared.iter().filter(|outlook| !outlook.fates.is_empty()).count();
        });
    });
    times.sort_unstable();
    let at = |percent: usize| times[(times.len() - 1) * percent / 100].as_micros();
    println!(
        "{counts:?}, {shown} of them with fates, {cuts} cut; the odds of an answer took {} µs at the median, {} µs of a processor at the 99th percentile",
        at(50),
        at(99)
    );
    assert!(counts.values().sum::<usize>() > 0, "somebody fires");
}
