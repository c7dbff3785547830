//! Odds of a fire in Brigade Battles, compared with an enumeration of all dice at random positions.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use brigade_battles::board::{Board, Stage};
use brigade_battles::check::zones;
use brigade_battles::choice::{Choice, Word};
use brigade_battles::game::UnitId;
use brigade_battles::odds::{Assumed, Odds, of_answer};
use brigade_battles::position_ext::PositionExt;
use brigade_battles::question::{FireQuestion, FireStep, FlightQuestion, Question};
use brigade_battles::{BrigadeBattles, Event, Rules, Step, Table};
use kernel::{Answer, Ask, Dice, Die, Driver, Log, Position, Side, Suspend};
use session::stream::{Purpose, Stream};
use session::{Edition, Options};
use testing::explore;

use super::opened;
use super::scattered::scattered;

/// Driver that plays one fire. Every eligible unit fires at the target, and all later decisions
/// follow the assumptions of the odds.
struct Fires {
    target: UnitId,
    goes: bool,
    dice: VecDeque<u8>,
}

impl Driver<BrigadeBattles> for Fires {
    fn answer(
        &mut self,
        ask: &Ask<BrigadeBattles>,
        position: Position<'_, BrigadeBattles>,
    ) -> Option<Answer<BrigadeBattles>> {
        let (question, options) = match ask {
            Ask::Choose { question, options, .. } => (question, options),
            Ask::Roll { .. } => {
                let face = self.dice.pop_front()?;
                return Some(Answer::Dice(Dice::One(Die::new(face).expect("a face"))));
            }
            Ask::Draw { .. } => return None,
        };
        let choice = match question {
            Question::Fire(FireQuestion::Target(_)) => Choice::Unit(self.target),
            Question::Fire(FireQuestion::Firers(..)) => {
                let joins = options.iter().find(|it| matches!(it, Choice::Unit(_)));
                joins.copied().unwrap_or(Choice::Word(Word::Fire))
            }
            Question::Fate(_) => Choice::Word(Word::Keep),
            Question::Along(_) => Choice::Word(if self.goes { Word::Go } else { Word::Stay }),
            Question::Advance(_) => *options.last().expect("nobody need advance"),
            Question::Flight(FlightQuestion::Step(flight)) => {
                let enemy = position.side_of(flight.unit).other();
                let is_zone = |it: &&Choice| matches!(it, Choice::Hex(hex) if zones::is_controlled(position, *hex, enemy));
                *options.iter().min_by_key(|it| u8::from(is_zone(it))).expect("a way")
            }
            Question::Flight(FlightQuestion::Goal(unit)) => {
                let here = position.board.hex_of(*unit).expect("it stands somewhere");
                let far = |it: &&Choice| match it {
                    Choice::Hex(goal) => position.distance(here, *goal),
                    _ => panic!("goals are hexes"),
                };
                *options.iter().min_by_key(far).expect("a goal")
            }
            Question::Casualty(_) => options[0],
            Question::SetUp(_) | Question::Move(_) | Question::Rally => {
                panic!("a fire does not ask {question:?}")
            }
        };
        Some(Answer::Choice(choice))
    }
}

/// Probability of each outcome for the target, in thousandths.
type Shares = BTreeMap<String, u32>;

/// Enumerates all dice of a fire and of its consequences. `goes` states whether leaders accompany
/// troops that leave their hex.
fn in_full(rules: &Arc<Rules>, board: &Board, target: UnitId, goes: bool) -> Shares {
    let mut shares = Shares::new();
    let mut left = vec![(Vec::new(), 1000_u32)];
    while let Some((dice, share)) = left.pop() {
        let driver = Fires { target, goes, dice: dice.clone().into() };
        let mut table = Table::new(Arc::clone(rules), board.clone(), Box::new(driver), Log::Kept);
        match table.play() {
            Ok(()) => tell(&mut shares, &table, target, share),
            Err(Suspend::Waiting) => left.extend((1..=10).map(|face| {
                let mut dice = dice.clone();
                dice.push(face);
                (dice, share / 10)
            })),
            Err(Suspend::Fault(fault)) => panic!("{fault}"),
        }
    }
    shares.retain(|_, share| *share > 0);
    shares
}

fn tell(shares: &mut Shares, table: &Table, target: UnitId, share: u32) {
    let position = table.position();
    let mut loss = 0;
    let mut told = BTreeMap::new();
    for entry in table.entries() {
        let name = match &entry.event {
            Event::Fired { fire } => fire.result.to_string(),
            Event::StrengthLost { unit, points, .. } if *unit == target => {
                loss += points;
                continue;
            }
            Event::Eliminated { unit, points } if *unit == target => {
                loss += points;
                "eliminated".to_owned()
            }
            Event::Routed { unit } if *unit == target => "rout".to_owned(),
            Event::Fled { unit, .. } if *unit == target => {
                let retreats = entry.path.contains(&Step::Retreat(target));
                if retreats { "retreat" } else { "rout" }.to_owned()
            }
            Event::LeaderReplaced { leader } | Event::LeaderLost { leader }
                if position.leader_info(*leader).side == position.side_of(target) =>
            {
                "leader".to_owned()
            }
            _ => continue,
        };
        told.insert(name, share);
    }
    told.insert(format!("loses {loss}"), share);
    for (name, share) in told {
        *shares.entry(name).or_default() += share;
    }
}

fn told(odds: &Odds) -> Shares {
    let fates = [
        ("retreat", odds.retreat),
        ("rout", odds.rout),
        ("eliminated", odds.eliminated),
        ("leader", odds.leader),
    ];
    let fates = fates.into_iter().map(|(name, ways)| (name.to_owned(), ways));
    let results = odds.results.iter().map(|(result, ways)| (result.to_string(), *ways));
    let losses = odds.losses.iter().map(|(loss, ways)| (format!("loses {loss}"), *ways));
    let all = fates.chain(results).chain(losses).filter(|(_, ways)| *ways > 0);
    all.map(|(name, ways)| (name, ways * 1000 / odds.of)).collect()
}

/// CW-FIR-09, CW-RES-01, CW-MOR-04: the odds consider woods and leaders at the end of a flight, as
/// play does.
#[test]
fn odds_of_a_fire_are_those_of_all_dice() {
    let mut rules = Rules::clone(&opened().rules("free", &Options::new()).expect("it is there"));
    for (terrain, die) in Arc::make_mut(&mut rules.game)
        .charts
        .terrain
        .kinds
        .iter_mut()
        .zip([0, 2, -2, 1, -1, 3].into_iter().cycle())
    {
        terrain.morale = die;
    }
    let rules = Arc::new(rules);
    let steps = [
        (FireStep::Artillery, Stage::Artillery),
        (FireStep::Defence, Stage::Defence),
        (FireStep::Offence, Stage::Offence),
    ];
    let (mut fires, mut slowest) = (0_u32, Vec::new());
    explore(20, |seed| {
        let mut stream = Stream::new(seed, Purpose::Chance);
        let (step, stage) = steps[stream.below(3) as usize];
        let side = Side::BOTH[stream.below(2) as usize];
        let board = scattered(&rules, &mut stream).stage(side, stage).board();
        let question = Question::Fire(FireQuestion::Target(step));
        let options =
            kernel::legal::<BrigadeBattles>(Position { package: &rules, board: &board }, &question);
        let targets: Vec<_> = options.iter().filter(|it| matches!(it, Choice::Unit(_))).collect();
        if targets.is_empty() {
            return;
        }
        let choice = *targets[stream.below(targets.len() as u32) as usize];
        let Choice::Unit(target) = choice else { unreachable!("they are units") };
        let begun = std::time::Instant::now();
        let all = of_answer(&rules, &board, &question, choice);
        slowest.push(begun.elapsed());
        for odds in all {
            fires += 1;
            let goes = !odds.assumed.contains(&Assumed::LeaderStays);
            assert_eq!(odds.cut, 0, "a thousand runs are enough");
            assert_eq!(told(&odds), in_full(&rules, &board, target, goes), "{:?}", odds.attack);
        }
    });
    slowest.sort_unstable();
    let late = slowest[slowest.len() * 99 / 100].as_millis();
    println!("{fires} fires, the 99th percentile of their odds took {late} ms");
    assert!(fires >= 20, "there was something to compare");
}
