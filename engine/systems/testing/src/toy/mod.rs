//! Toy rule system: the smallest system that has every part of a real rule system. Two patrols on a
//! small field look for one of three posts. Each side's post is hidden from the other. A ten-sided
//! die decides whether an attack drives the enemy off. The system shows how little a rule system
//! needs, and that the kernel depends on no other rule system.
//!
//! 1. Each side chooses its post in secret. TOY-01.
//! 2. The sides move by turns, up to three hexes, one at a time. TOY-02.
//! 3. A patrol that comes next to the enemy stops there. TOY-03.
//! 4. A patrol next to the enemy may attack: 8 or more drives the enemy off. TOY-04.
//! 5. A side that drives the enemy off wins. Otherwise the side that alone is on its post after the
//!    last turn wins. TOY-05.

mod face;
mod lesson;
mod package;
mod patrol;

pub use package::{Toy, field, setup};
pub use patrol::{Aim, PatrolPlan};

use kernel::{Fact, Grid, HexId, Lesson, PerSide, Play, Side, System, Table, Throw};
use serde::{Deserialize, Serialize};

/// Number of hexes that a patrol may move in one turn.
const REACH: u8 = 3;
/// Lowest die result that drives the enemy off.
const HIT: u8 = 8;

/// Marker type that represents the toy system in the kernel's generic types.
#[derive(Clone, Copy, Debug)]
pub struct Patrols;

/// Static data of a toy game: the field, the posts and the number of turns.
#[derive(Clone, Debug)]
pub struct Field {
    grid: Grid,
    names: PerSide<String>,
    last_turn: u8,
    start: PerSide<HexId>,
    posts: [HexId; 3],
    lesson: Option<Lesson>,
    /// Plans of the bots. `None` if the field has no bots.
    plans: Option<PerSide<PatrolPlan>>,
}

/// Positions and posts of the two patrols, which change during play.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// Number of moves made so far. The Union makes the moves with even numbers, the first of which
    /// is 0.
    moves: u8,
    at: PerSide<Option<HexId>>,
    post: PerSide<Option<HexId>>,
    /// Whether the last turn is over.
    late: bool,
}

/// Fact of the toy system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A side chose its post.
    PostChosen(Side, HexId),
    /// A patrol moved.
    Moved(Side, HexId),
    /// A patrol attacked with this die result.
    Attacked(Side, u8),
    /// A move ended.
    MoveEnded,
}

/// Question that the toy system asks a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Choice of the side's own post. TOY-01.
    Post,
    /// Next hex of a side's patrol, and the number of hexes that the patrol may still move. TOY-02.
    Go(Side, u8),
    /// Decision whether to attack. TOY-04.
    Attack,
}

/// Option of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Choice {
    /// Choice of a hex.
    Hex(HexId),
    /// Decision to attack.
    Attack,
    /// Decision to stop moving, or not to attack.
    Stop,
}

impl System for Patrols {
    type Package = Field;
    type Board = Board;
    type Event = Event;
    type Question = Question;
    type Choice = Choice;
    type Roll = ();
    type Outcome = ();
    type Step = Side;

    fn next(table: &mut Table<Self>) -> Play {
        let unready = Side::BOTH.into_iter().find(|side| table.board().post[*side].is_none());
        match unready {
            Some(side) => choose_post(table, side),
            None => {
                let side = table.board().mover();
                table.within(side, |table| move_and_attack(table, side))
            }
        }
    }

    fn apply(field: &Field, board: &mut Board, fact: Fact<'_, Self>) {
        match *fact.event() {
            Event::PostChosen(side, post) => board.post[side] = Some(post),
            Event::Moved(side, hex) => board.at[side] = Some(hex),
            Event::Attacked(side, pips) if pips >= HIT => board.at[side.other()] = None,
            Event::Attacked(..) => {}
            Event::MoveEnded => {
                board.moves += 1;
                board.late = board.turn() > field.last_turn;
            }
        }
    }
}

/// Asks a side for its post. TOY-01.
fn choose_post(table: &mut Table<Patrols>, side: Side) -> Play {
    let posts = kernel::legal(table.position(), &Question::Post);
    if let Choice::Hex(post) = table.choose(side, Question::Post, posts)? {
        table.emit(Event::PostChosen(side, post));
    }
    Ok(())
}

/// Plays a patrol's move and a possible attack. TOY-02..04.
fn move_and_attack(table: &mut Table<Patrols>, side: Side) -> Play {
    for left in (1..=REACH).rev() {
        let question = Question::Go(side, left);
        let ways = kernel::legal(table.position(), &question);
        let Choice::Hex(hex) = table.choose(side, question, ways)? else { break };
        table.emit(Event::Moved(side, hex));
        if table.board().in_contact(table.package()) {
            break;
        }
    }
    if table.board().in_contact(table.package()) {
        let options = kernel::legal(table.position(), &Question::Attack);
        if table.choose(side, Question::Attack, options)? == Choice::Attack {
            let dice = table.roll(side, (), Throw::D10)?;
            table.emit(Event::Attacked(side, dice.sum()));
        }
    }
    table.emit(Event::MoveEnded);
    Ok(())
}

impl Board {
    fn turn(&self) -> u8 {
        self.moves / 2 + 1
    }

    fn mover(&self) -> Side {
        Side::BOTH[usize::from(self.moves % 2)]
    }

    fn in_contact(&self, field: &Field) -> bool {
        match (self.at.usa, self.at.csa) {
            (Some(usa), Some(csa)) => field.grid.adjacent(usa, csa),
            _ => false,
        }
    }

    /// Returns the winner. The outer `None` means that the game is not over, the inner `None` a
    /// draw. TOY-05.
    fn winner(&self) -> Option<Option<Side>> {
        let driven_off = Side::BOTH.into_iter().find(|side| self.at[*side].is_none());
        if let Some(side) = driven_off {
            return Some(Some(side.other()));
        }
        let there = |side: &Side| self.at[*side] == self.post[*side];
        let mut there = Side::BOTH.into_iter().filter(there);
        let first = there.next().filter(|_| there.next().is_none());
        self.late.then_some(first)
    }
}
