//! Assumed choices of players, for the odds of a fire.

use std::convert::Infallible;

use kernel::{Chancy, HexId, Taken, say};

use crate::check::zones;
use crate::choice::{Choice, Word};
use crate::event::{Event, FireReport, MoraleReport};
use crate::game::UnitId;
use crate::position_ext::PositionExt;
use crate::question::{FlightQuestion, Question};
use crate::system::{BrigadeBattles, Position};

/// Assumed choice of all leaders whose troops flee. The module computes odds for both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaders {
    /// All leaders go with their troops.
    Go,
    /// All leaders stay in their hexes.
    Stay,
}

/// Assumption that a computed outcome depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Assumed {
    /// Players spend no Fate markers. CM 14.1.5.
    NoFate,
    /// Leaders go with retreating troops. CM 6.4.
    LeaderGoes,
    /// Leaders stay when their troops retreat. CM 6.4.
    LeaderStays,
    /// The owner of several leaders chooses the first for the test. CM 9.6.
    FirstLeader,
    /// The owner chooses the nearest of several retreat goals. CM 14.1.4.
    NearestGoal,
    /// A fleeing unit avoids enemy zones of control if another hex is equally good. CM 9.8.
    EasyWay,
    /// A fleeing unit takes the first of several equally good hexes, although they differ for
    /// morale. CM 9.8.
    FirstWay,
}

impl Assumed {
    /// Returns the assumption as text.
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

/// Returns the first option outside enemy zones of control, or the first option. The assumption is
/// reported if zones, terrain or leaders make the hexes differ.
fn way(
    position: Position<'_>,
    unit: UnitId,
    options: &[Choice],
) -> Option<(Choice, Option<Assumed>)> {
    let side = position.side_of(unit);
    let is_zone = |hex| zones::is_controlled(position, hex, side.other());
    let ground = |hex| {
        let terrain = position.game().charts.terrain(position.map().hex(hex).terrain).morale;
        let mut leaders = position.board.leaders_in(hex);
        (terrain, leaders.any(|leader| position.leader_info(leader).side == side))
    };
    let way = hexes(options).find(|hex| !is_zone(*hex)).or_else(|| hexes(options).next())?;
    let told = if hexes(options).any(|hex| is_zone(hex) != is_zone(way)) {
        Some(Assumed::EasyWay)
    } else {
        hexes(options).any(|hex| ground(hex) != ground(way)).then_some(Assumed::FirstWay)
    };
    Some((Choice::Hex(way), told))
}

/// Returns the assumed choice for a question, and the assumption to report. Advances are not part
/// of the odds.
fn chosen(
    given: Leaders,
    position: Position<'_>,
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
            let here = position.board.hex_of(*unit)?;
            let goal = hexes(options).min_by_key(|goal| (position.distance(here, *goal), *goal))?;
            Some((Choice::Hex(goal), Some(Assumed::NearestGoal)))
        }
        Question::Flight(FlightQuestion::Step(flight)) => way(position, flight.unit, options),
        Question::SetUp(_)
        | Question::Fire(_)
        | Question::Move(_)
        | Question::Advance(_)
        | Question::Rally => None,
    }
}

impl Chancy for BrigadeBattles {
    type Assumption = Leaders;
    type Assumed = Assumed;
    type Undecided = Infallible;

    fn assumed(
        given: Leaders,
        position: Position<'_>,
        question: &Question,
        options: &[Choice],
    ) -> Taken<Self> {
        match chosen(given, position, question, options) {
            Some((choice, assumed)) => Taken::Chosen(choice, assumed),
            None => Taken::Nothing(None),
        }
    }

    /// Returns one representative for all equivalent facts, so that equal outcomes merge. For a
    /// fire, it has the first die with the same result and leader test. For morale and leader
    /// tests, it has a fixed die.
    fn alike(position: Position<'_>, event: &Event) -> Event {
        match event {
            Event::Fired { fire } => {
                let FireReport { attack, die, result } = &**fire;
                let (chart, modifier) = (&position.game().charts.combat, attack.modifier());
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
