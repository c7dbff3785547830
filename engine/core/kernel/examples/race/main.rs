//! The smallest rule system, used by the examples in the documentation of this crate: a race
//! between two sides.

/// A driver with recorded answers.
pub mod recorded;
mod ruleset;
/// The rule system of the race.
pub mod system;

use kernel::{Answer, Dice, Die, Log, Playing, Reader, Table, Wording};

use recorded::Recorded;
use system::{Pace, Race};

fn main() {
    let [run, six] = [Answer::Choice(Pace::Run), Answer::Dice(Dice::One(Die::OF_SIX[5]))];
    let walks = [Pace::Walk; 6].map(Answer::Choice);
    let answers = Recorded([run, six].into_iter().chain(walks).collect());
    let course = Race::course();
    let board = Race::start(&course);
    let mut table = Table::new(course.into(), board, Box::new(answers), Log::Kept);
    let result = loop {
        if let Some(result) = Race::result(table.position()) {
            break result.words;
        }
        table.play().expect("every answer is written down");
        for entry in table.take_entries() {
            let line = Race::told(table.position(), &entry, Reader::Everybody).line.get();
            println!("{}", line.expect("everybody sees the race").text);
        }
    };
    println!("{result}");
}
