//! What is taken for granted of people while a fire is played out for its odds.

use std::convert::Infallible;

use kernel::{Chancy, HexId, Taken, say};

use crate::check::zones;
use crate::choice::{Choice, Word};
use crate::event::{Event, FireReport, MoraleReport};
use crate::game::UnitId;
use crate::look::Look;
use crate::question::{FlightQuestion, Question};
use crate::system::{BrigadeBattles, Scene};

/// Whether leaders go with troops that flee, for whoever reads the odds of both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaders {
    /// They go.
    Go,
    /// They stay.
    Stay,
}

/// One thing that was taken for granted on the way to an outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Assumed {
    /// No Fate marker is spent. CM 14.1.5.
    NoFate,
    /// A leader goes with a retreat. CM 6.4.
    LeaderGoes,
    /// He stays. CM 6.4.
    LeaderStays,
    /// Of several leaders the first is tested. CM 9.6.
    FirstLeader,
    /// Of several hexes to flee to the nearest is chosen. CM 14.1.4.
    NearestGoal,
    /// Who flees enters no enemy zone where another way is as good. CM 9.8.
    EasyWay,
    /// Of ways that are as good, but not for his morale, the first is chosen. CM 9.8.
    FirstWay,
}

impl Assumed {
    /// The same in words.
    pub fn words(self) -> String {
        match self {
            Self::NoFate => say!("assumed-no-fate"),
            Self::LeaderGoes => say!("assumed-leader-goes"),
            Self::LeaderStays => say!("assumed-leader-stays"),
            Self::FirstLeader => say!("assumed-first-leader"),
            Self::NearestGoal => say!("assumed-nearest-goal"),
            Self::EasyWay => say!("assumed-easy-way"),
            Self::FirstWay => say!("assumed-first-way"),
        }
    }
}

fn hexes(options: &[Choice]) -> impl Iterator<Item = HexId> {
    options.iter().filter_map(|it| if let Choice::Hex(hex) = it { Some(*hex) } else { None })
}

/// The first hex outside enemy zones, or the first; said where its ground or leaders, or a zone, make it another than the rest.
fn way(scene: Scene<'_>, unit: UnitId, options: &[Choice]) -> Option<(Choice, Option<Assumed>)> {
    let side = scene.side_of(unit);
    let is_zone = |hex| zones::is_controlled(scene, hex, side.other());
    let ground = |hex| {
        let terrain = scene.game().charts.terrain(scene.map().hex(hex).terrain).morale;
        let mut leaders = scene.board.leaders_in(hex);
        (terrain, leaders.any(|leader| scene.leader_info(leader).side == side))
    };
    let way = hexes(options).find(|hex| !is_zone(*hex)).or_else(|| hexes(options).next())?;
    let told = if hexes(options).any(|hex| is_zone(hex) != is_zone(way)) {
        Some(Assumed::EasyWay)
    } else {
        hexes(options).any(|hex| ground(hex) != ground(way)).then_some(Assumed::FirstWay)
    };
    Some((Choice::Hex(way), told))
}

/// What is taken for granted of a question, with what is to be said of it; who advances is not in the odds.
fn chosen(
    given: Leaders,
    scene: Scene<'_>,
    question: &Question,
    options: &[Choice],
) -> Option<(Choice, Option<Assumed>)> {
    match question {
        Question::Fate(_) => Some((Choice::Word(Word::Keep), Some(Assumed::NoFate))),
        Question::Along(_) => Some(match given {
            Leaders::Go => (Choice::Word(Word::Go), Some(Assumed::LeaderGoes)),
            Leaders::Stay => (Choice::Word(Word::Stay), Some(Assumed::LeaderStays)),
        }),
        Question::Casualty(_) => Some((*options.first()?, Some(Assumed::FirstLeader))),
        Question::Flight(FlightQuestion::Goal(unit)) => {
            let here = scene.board.hex_of(*unit)?;
            let goal = hexes(options).min_by_key(|goal| (scene.distance(here, *goal), *goal))?;
            Some((Choice::Hex(goal), Some(Assumed::NearestGoal)))
        }
        Question::Flight(FlightQuestion::Step(flight)) => way(scene, flight.unit, options),
        Question::SetUp(_)
        | Question::Fire(_)
        | Question::Move(_)
        | Question::Advance(_)
        | Question::Rally => None,
    }
}

impl Chancy for BrigadeBattles {
    type Given = Leaders;
    type Assumed = Assumed;
    type Undecided = Infallible;

    fn assumed(
        given: Leaders,
        scene: Scene<'_>,
        question: &Question,
        options: &[Choice],
    ) -> Taken<Self> {
        match chosen(given, scene, question, options) {
            Some((choice, assumed)) => Taken::Chosen(choice, assumed),
            None => Taken::Nothing(None),
        }
    }

    /// A fire is told by the first die with its result that tests leaders as it does, a check by its verdict alone.
    fn alike(scene: Scene<'_>, event: &Event) -> Event {
        match event {
            Event::Fired { fire } => {
                let FireReport { attack, die, result } = &**fire;
                let (chart, modifier) = (&scene.game().charts.combat, attack.modifier());
                let reads = |die| {
                    (chart.read(attack.column, die, modifier), chart.tests_leaders(die, modifier))
                };
                let first = die.and_then(|own| {
                    kernel::Die::OF_TEN.into_iter().find(|die| reads(*die) == reads(own))
                });
                let (attack, result) = (attack.clone(), *result);
                Event::Fired { fire: Box::new(FireReport { attack, die: first, result }) }
            }
            Event::MoraleChecked { unit, check } => {
                let check = MoraleReport { die: kernel::Die::OF_TEN[0], ..check.clone() };
                Event::MoraleChecked { unit: *unit, check }
            }
            Event::LeaderTested { leader, .. } => {
                Event::LeaderTested { leader: *leader, die: kernel::Die::OF_TEN[0] }
            }
            other => other.clone(),
        }
    }
}
