//! The smallest system of rules, which the documentation of the crate plays with: a race of two sides.

mod family;
/// Answers that are written down.
pub mod recorded;
/// How a race is run.
pub mod system;

use kernel::{Answer, Dice, Die, Family, Log, Reader, Table};

use recorded::Recorded;
use system::{Pace, Race};

fn main() {
    let [run, six] = [Answer::Choice(Pace::Run), Answer::Dice(Dice::One(Die::OF_SIX[5]))];
    let walks = [Pace::Walk; 6].map(Answer::Choice);
    let answers = Recorded([run, six].into_iter().chain(walks).collect());
    let course = Race::course();
    let board = Race::start(&course);
    let mut table = Table::new(course.into(), board, Box::new(answers), Log::Kept);
    while !Race::is_over(table.board()) {
        table.play().expect("every answer is written down");
        for entry in table.take_entries() {
            let line = Race::line(table.package(), &entry, Reader::Everybody);
            println!("{}", line.expect("everybody sees the race").text);
        }
    }
    println!("{}", Race::outcome(table.scene()).expect("somebody wins"));
}
