//! Highlights on the map of the web page: counters that a question concerns, hexes of options, and
//! traces of facts.

use kernel::{HexNumber, Passing, Reached, Trace};

use crate::check::{march, reach};
use crate::choice::{Choice, Mover, Word};
use crate::event::Event;
use crate::game::{Game, LeaderId, UnitId, UnitSet};
use crate::position_ext::PositionExt;
use crate::question::{
    ChargeQuestion, FireQuestion, LeaderQuestion, MeleeQuestion, MoveQuestion, Question,
    SetUpQuestion, Transfer,
};
use crate::system::Position;

/// Returns the ids of the counters that a question concerns.
pub(super) fn subjects(position: Position<'_>, question: &Question) -> Vec<String> {
    let game = position.game();
    let unit = |unit: &UnitId| vec![Choice::Unit(*unit).id(game)];
    let leader = |leader: &LeaderId| vec![Choice::Leader(*leader).id(game)];
    match question {
        Question::SetUp(SetUpQuestion::Unit(own, _) | SetUpQuestion::Formation(own))
        | Question::Move(MoveQuestion::Formation(own))
        | Question::Charge(ChargeQuestion::Target(own))
        | Question::Transfer(Transfer::To(own))
        | Question::Guard(own)
        | Question::Wagon(own) => unit(own),
        Question::SetUp(SetUpQuestion::Leader(own))
        | Question::Leader(
            LeaderQuestion::Along(own, _)
            | LeaderQuestion::Joins(own, _)
            | LeaderQuestion::Replacement(own),
        ) => leader(own),
        Question::Move(MoveQuestion::Entry(mover, _)) => vec![mover.choice().id(game)],
        Question::Move(MoveQuestion::Step(walk)) => {
            let leaders = walk.leaders.iter().map(LeaderId::from_index).map(Choice::Leader);
            let ids = leaders.map(|choice| choice.id(game));
            units(game, walk.units).into_iter().chain(ids).collect()
        }
        Question::Move(MoveQuestion::March(brigade)) => {
            let walks = march::walks(position, *brigade);
            walks.iter().flat_map(|walk| units(game, walk.units)).collect()
        }
        Question::Reaction(reaction) => unit(&reaction.target),
        Question::Split(split) => unit(&split.unit),
        Question::Retreat(retreat) => unit(&retreat.unit),
        Question::Melee(MeleeQuestion::Who(_, entering, _)) => units(game, *entering),
        Question::Fire(FireQuestion::Firers(_, _, volley) | FireQuestion::Second(_, _, volley)) => {
            units(game, volley.units())
        }
        Question::Facing(facing) => {
            let stack = position.stack(facing.side, facing.hex).map(Choice::Unit);
            stack.map(|choice| choice.id(game)).collect()
        }
        Question::Loss(loss) => units(game, loss.units),
        Question::Crowded(set) => units(game, *set),
        _ => Vec::new(),
    }
}

fn units(game: &Game, set: UnitSet) -> Vec<String> {
    set.iter().map(|unit| Choice::Unit(UnitId::from_index(unit)).id(game)).collect()
}

/// Returns the hex of a choice: the chosen hex, the hex of the chosen unit or leader, or the hex that
/// units face.
pub(super) fn place(
    position: Position<'_>,
    question: Option<&Question>,
    choice: Choice,
) -> Option<HexNumber> {
    let hex = match choice {
        Choice::Facing(way) => match question {
            Some(Question::Facing(facing)) => position.map().grid.neighbour(facing.hex, way),
            _ => None,
        },
        Choice::Hex(hex) => Some(hex),
        Choice::Unit(unit) | Choice::Share(unit, _) => position.board.hex_of(unit),
        Choice::Leader(leader) => position.board.hex_of_leader(leader),
        _ => None,
    };
    hex.map(|hex| position.map().number(hex))
}

/// Returns the hexes that the movers, or the guide of a march, can reach. `None` for other questions.
pub(super) fn reach(position: Position<'_>, question: &Question) -> Option<Vec<Reached>> {
    let walk = match question {
        Question::Move(MoveQuestion::Step(walk)) => *walk,
        Question::Move(MoveQuestion::March(brigade)) => {
            march::guide(position, &march::walks(position, *brigade))?
        }
        _ => return None,
    };
    let grid = &position.map().grid;
    Some(reach::reach(position, &walk).iter().map(|there| there.reached(grid)).collect())
}

/// Returns the reaction window of a question: fire out of turn, or a retreat or advance before melee.
/// `None` for other questions. ST 6.23, 11.1, 11.2, 13.7.
pub(super) fn passing(
    position: Position<'_>,
    question: &Question,
    options: &[Choice],
) -> Option<Passing<Choice>> {
    let word = match question {
        Question::Reaction(_) => Word::Hold,
        Question::Withdrawal(_) | Question::Advance(_) => Word::Done,
        _ => return None,
    };
    let choice = Choice::Word(word);
    let others = options.iter().filter(|option| matches!(option, Choice::Unit(_)));
    let stake = others.map(|option| option.id(position.game())).collect();
    options.contains(&choice).then_some(Passing { choice, stake })
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
        Event::Moved { mover: who, from, to, .. }
        | Event::MeleeEntered { mover: who, from, to } => way(mover(who), *from, *to),
        Event::Retreated { unit: who, from, to, .. } | Event::Advanced { unit: who, from, to } => {
            way(unit(who), *from, *to)
        }
        Event::Fired { fire } => Trace::Blow {
            by: fire.attack.shots.iter().map(|shot| unit(&shot.unit)).collect(),
            at: number(fire.attack.hex),
        },
        Event::MeleeFought { melee } => Trace::Blow {
            by: melee.assault.attacking.iter().map(|(own, _)| unit(own)).collect(),
            at: number(melee.assault.hex),
        },
        Event::StrengthLost { unit: who, .. }
        | Event::UnitPlaced { unit: who, .. }
        | Event::UnitPinned { unit: who }
        | Event::Depleted { unit: who }
        | Event::CrewLost { unit: who, .. }
        | Event::FormationChanged { unit: who, .. }
        | Event::LineFormed { unit: who }
        | Event::Routed { unit: who, .. }
        | Event::Rallied { unit: who, .. } => change(unit(who)),
        Event::Entered { mover: who, .. } => change(mover(who)),
        Event::LeaderPlaced { leader: who, .. }
        | Event::ReplacementPlaced { leader: who, .. }
        | Event::LeaderWent { leader: who, .. } => change(leader(who)),
        Event::Removed { unit: who } | Event::Trapped { unit: who } => {
            Trace::Loss { unit: unit(who) }
        }
        Event::LeaderLost { leader: who, .. } => Trace::Loss { unit: leader(who) },
        _ => return None,
    })
}
