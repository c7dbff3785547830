//! A toy: the smallest system of rules that has what the others have. Two patrols on a small field look for one
//! of three posts, each side for one that the other does not know; a ten-sided die decides who is driven off.
//! It shows how little a family needs, and that nothing here belongs to another one.
//!
//! 1. Each side chooses its post in secret. TOY-01.
//! 2. The sides move by turns, up to three hexes, one at a time. TOY-02.
//! 3. Whoever comes next to the enemy stops there. TOY-03.
//! 4. Whoever stands next to the enemy may attack: 8 or more drives him off. TOY-04.
//! 5. Who was not driven off wins; else whoever alone stands on his post after the last turn. TOY-05.

mod face;
mod lesson;
mod package;

pub use package::{Toy, field, setup};

use kernel::{Fact, Family, Grid, HexId, Lesson, PerSide, Play, Side, System, Table, Throw};
use serde::{Deserialize, Serialize};

/// How far a patrol moves in a turn.
const REACH: u8 = 3;
/// What an attack has to roll.
const HIT: u8 = 8;

/// The toy as a system of rules.
#[derive(Clone, Copy, Debug)]
pub struct Patrols;

/// The field, the posts and the time: what never changes.
#[derive(Clone, Debug)]
pub struct Field {
    grid: Grid,
    names: PerSide<String>,
    last_turn: u8,
    start: PerSide<HexId>,
    posts: [HexId; 3],
    lesson: Option<Lesson>,
}

/// Where everybody is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// How many moves were made; the Union makes the even ones.
    moves: u8,
    at: PerSide<Option<HexId>>,
    post: PerSide<Option<HexId>>,
    /// The last turn is over.
    late: bool,
}

/// A fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A side chose its post.
    PostChosen(Side, HexId),
    /// A patrol moved.
    Moved(Side, HexId),
    /// A patrol attacked, and rolled this.
    Attacked(Side, u8),
    /// The move is over.
    MoveEnded,
}

/// What a side is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Which post? TOY-01.
    Post,
    /// Where to, with so many hexes left? TOY-02.
    Go(Side, u8),
    /// Attack? TOY-04.
    Attack,
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Choice {
    /// A hex.
    Hex(HexId),
    /// To attack.
    Attack,
    /// To go no further, and not to attack.
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

/// TOY-01.
fn choose_post(table: &mut Table<Patrols>, side: Side) -> Play {
    let posts = Patrols::legal(table.scene(), &Question::Post);
    if let Choice::Hex(post) = table.choose(side, Question::Post, posts)? {
        table.emit(Event::PostChosen(side, post));
    }
    Ok(())
}

/// TOY-02..04.
fn move_and_attack(table: &mut Table<Patrols>, side: Side) -> Play {
    for left in (1..=REACH).rev() {
        let question = Question::Go(side, left);
        let ways = Patrols::legal(table.scene(), &question);
        let Choice::Hex(hex) = table.choose(side, question, ways)? else { break };
        table.emit(Event::Moved(side, hex));
        if table.board().in_contact(table.package()) {
            break;
        }
    }
    if table.board().in_contact(table.package()) {
        let options = Patrols::legal(table.scene(), &Question::Attack);
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

    /// TOY-05: nobody in a draw; nothing before the end.
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
