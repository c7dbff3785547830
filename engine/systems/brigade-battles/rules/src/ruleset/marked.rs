//! Highlights on the map of the web page: counters that a question concerns, hexes of options, and
//! traces of facts.

use kernel::{HexNumber, Reached, Trace};

use crate::check::reach;
use crate::choice::{Choice, Mover};
use crate::event::Event;
use crate::game::{Game, LeaderId, UnitId};
use crate::position_ext::PositionExt;
use crate::question::{FireQuestion, FlightQuestion, MoveQuestion, Question, SetUpQuestion};
use crate::system::Position;

/// Returns the ids of the counters that a question concerns.
pub(super) fn subjects(position: Position<'_>, question: &Question) -> Vec<String> {
    let game = position.game();
    let one = |choice: Choice| vec![choice.id(game)];
    match question {
        Question::SetUp(SetUpQuestion::Formation(unit))
        | Question::Move(MoveQuestion::Formation(unit))
        | Question::Flight(FlightQuestion::Goal(unit))
        | Question::Fire(FireQuestion::Firers(_, unit, _)) => one(Choice::Unit(*unit)),
        Question::SetUp(SetUpQuestion::Leader(leader)) => one(Choice::Leader(*leader)),
        Question::Move(MoveQuestion::Entry(mover, _)) => one(mover.choice()),
        Question::Move(MoveQuestion::Step(walk)) => one(walk.mover.choice()),
        Question::Flight(FlightQuestion::Step(flight)) => one(Choice::Unit(flight.unit)),
        Question::Along(along) => one(Choice::Leader(along.leader)),
        Question::Casualty(set) => {
            let ids = set.iter().map(|leader| Choice::Leader(LeaderId::from_index(leader)));
            ids.map(|choice| choice.id(game)).collect()
        }
        _ => Vec::new(),
    }
}

/// Returns the hex of a choice: the chosen hex, or the hex of the chosen unit or leader.
pub(super) fn place(position: Position<'_>, choice: Choice) -> Option<HexNumber> {
    let hex = match choice {
        Choice::Hex(hex) => Some(hex),
        Choice::Unit(unit) => position.board.hex_of(unit),
        Choice::Leader(leader) => position.board.hex_of_leader(leader),
        Choice::Formation(_) | Choice::Word(_) => None,
    };
    hex.map(|hex| position.map().number(hex))
}

/// Returns the hexes that the movers can reach. `None` if the question does not ask for the next
/// step of a move.
pub(super) fn reach(position: Position<'_>, question: &Question) -> Option<Vec<Reached>> {
    let Question::Move(MoveQuestion::Step(walk)) = question else { return None };
    let grid = &position.map().grid;
    Some(reach::reach(position, walk).iter().map(|there| there.reached(grid)).collect())
}

/// Returns the trace that a fact leaves on the map. `None` if the fact leaves no trace.
pub(super) fn trace(game: &Game, event: &Event) -> Option<Trace> {
    let number = |hex| game.map.number(hex);
    let unit = |unit: &UnitId| game.units[unit.index()].id.clone();
    let leader = |leader: &LeaderId| game.leaders[leader.index()].id.clone();
    let mover = |mover: &Mover| mover.choice().id(game);
    let way = |unit: String, from, to| Trace::Way { unit, from: number(from), to: number(to) };
    let change = |id: String| Trace::Change { units: vec![id] };
    Some(match event {
        Event::Moved { mover: who, from, to, .. } => way(mover(who), *from, *to),
        Event::Fled { unit: who, from, to } | Event::Advanced { unit: who, from, to } => {
            way(unit(who), *from, *to)
        }
        Event::Fired { fire } => Trace::Blow {
            by: fire.attack.shots.iter().map(|shot| unit(&shot.unit)).collect(),
            at: number(fire.attack.hex),
        },
        Event::StrengthLost { unit: who, .. }
        | Event::Shattered { unit: who }
        | Event::FormationChanged { unit: who, .. }
        | Event::FormationChosen { unit: who, .. }
        | Event::Limbered { unit: who }
        | Event::Routed { unit: who }
        | Event::Rallied { unit: who } => change(unit(who)),
        Event::Entered { mover: who, .. } => change(mover(who)),
        Event::LeaderPlaced { leader: who, .. }
        | Event::LeaderReplaced { leader: who }
        | Event::LeaderWent { leader: who, .. }
        | Event::LeaderJoined { leader: who, .. } => change(leader(who)),
        Event::Eliminated { unit: who, .. } => Trace::Loss { unit: unit(who) },
        Event::LeaderLost { leader: who } => Trace::Loss { unit: leader(who) },
        _ => return None,
    })
}
