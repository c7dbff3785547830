//! Choices that the odds of a fire combat assume players to make.

use std::convert::Infallible;

use kernel::{Chancy, HexId, Taken, say};

use crate::check::zones;
use crate::choice::{Choice, Word};
use crate::event::{Event, FireReport, MoraleReport};
use crate::game::UnitId;
use crate::position_ext::PositionExt;
use crate::question::{FlightQuestion, Question};
use crate::system::{BrigadeBattles, Position};

/// Choice that all leaders make when their troops flee. The odds are computed for each of the two
/// choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaders {
    /// All leaders go with their troops.
    Go,
    /// All leaders stay in their hexes.
    Stay,
}

/// Assumption on which computed odds depend.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Assumed {
    /// No player spends a Fate marker. CM 14.1.5.
    NoFate,
    /// Leaders go with their troops when these retreat. CM 6.4.
    LeaderGoes,
    /// Leaders stay when their troops retreat. CM 6.4.
    LeaderStays,
    /// The owner of several leaders chooses the first of them for the casualty test. CM 9.6.
    FirstLeader,
    /// The owner chooses the nearest of several hexes to retreat towards. CM 14.1.4.
    NearestGoal,
    /// A fleeing unit avoids enemy zones of control if another hex is equally good. CM 9.8.
    EasyWay,
    /// A fleeing unit takes the first of several equally good hexes, even if the choice affects
    /// morale. CM 9.8.
    FirstWay,
}

impl Assumed {
    /// Returns the assumption in words.
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

/// Returns the assumed next hex of a flight: the first option outside enemy zones of control, or
/// else the first option. If zones, terrain or leaders make the hexes differ, the function reports
/// the assumption.
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

/// Returns the assumed choice for a question, and the assumption to report. Advances are not
/// assumed, since the odds do not include them.
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
        chosen(given, position, question, options).into()
    }

    /// Returns a representative event for all events with the same effect, so that equal outcomes
    /// can be merged. A fire combat gets the first die with the same result and the same leader
    /// check. Morale checks and casualty tests get a fixed die.
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
