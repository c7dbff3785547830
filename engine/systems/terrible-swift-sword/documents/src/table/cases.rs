//! Runner of cases for this rule system. The common runner calls it for everything that depends on
//! the system.

use std::sync::Arc;

use document::source::SourceFile;
use document::{DocumentKind, Number};
use kernel::Why;
use laboratory::CaseReports;
use laboratory::cases::Named;
use laboratory::cases::played::{self, Found, Played};
use terrible_swift_sword::board::{Board, Place};
use terrible_swift_sword::check::victory;
use terrible_swift_sword::choice::Word;
use terrible_swift_sword::game::{Game, UnitId};
use terrible_swift_sword::position_ext::PositionExt;
use terrible_swift_sword::refusal::not_an_answer;
use terrible_swift_sword::{
    Choice, Event, Outcome, Question, Roll, Rules, Table, TerribleSwiftSword, describe,
};

use super::Opened;
use crate::model::position::{Differences, Expected, LeaderWords, Position, UnitWords};
use crate::setup;

/// Case file of this rule system.
pub type CaseFile = played::FileOf<Position>;

/// Keywords that end an activity. If a case lists no choice for a decision, the runner takes the
/// first of these that is an option.
const LEAVE_OFF: [Word; 6] =
    [Word::Done, Word::Stop, Word::Hold, Word::Stay, Word::Keep, Word::Historical];

/// Document kind of case files.
pub static CASES: DocumentKind = DocumentKind::of::<CaseFile>("case", Number::AsideIn("cases"));

/// Runs the cases of a file on a package.
///
/// # Errors
/// If the file is invalid: all diagnostics.
pub fn run(opened: &Opened, file: &Arc<SourceFile>) -> CaseReports {
    played::run::<Position>(opened, &CASES, file)
}

impl Played for Position {
    type Ruleset = TerribleSwiftSword;
    type Edition = Opened;
    type Expected = Expected;

    const EVENTS: &'static [&'static str] = Event::NAMES;

    fn event(event: &Event) -> &'static str {
        event.name()
    }

    fn board(&self, rules: &Rules) -> Named<Board> {
        setup::board(rules, self)
    }

    fn differences(expected: &Expected, table: &Table) -> Named<Vec<String>> {
        differences(expected, table)
    }

    fn forced(text: &str) -> Named<Outcome> {
        let fire = text.parse().map(Outcome::Fire);
        fire.or_else(|_| text.parse().map(Outcome::Melee))
    }

    fn replaces(outcome: &Outcome, roll: &Roll) -> bool {
        matches!(
            (outcome, roll),
            (Outcome::Fire(_), Roll::Fire(..)) | (Outcome::Melee(_), Roll::Melee(_))
        )
    }

    fn by_habit(question: &Question, options: &[Choice]) -> Option<Choice> {
        match question {
            Question::Retreat(_) => options.first().copied(),
            _ => None,
        }
    }

    fn leaves_off(options: &[Choice]) -> Option<Choice> {
        LEAVE_OFF.into_iter().map(Choice::Word).find(|choice| options.contains(choice))
    }

    fn no_answer() -> Why {
        not_an_answer().plain()
    }
}

/// Returns the differences between the position on the table and the result that a case expects.
fn differences(expect: &Expected, table: &Table) -> Named<Vec<String>> {
    let (board, position) = (table.board(), table.position());
    let game = position.game();
    let mut found = Found::default();
    found.compare("turn", expect.turn, &board.turn());
    found.compare("side", expect.side, &board.active());
    found.compare("stage", expect.stage, &board.stage());
    found.compare("morale", expect.morale, &board.morale());
    for (id, words) in expect.units.iter() {
        let (state, words) = (board.unit(setup::unit(game, id)?), words.words());
        let UnitWords { at, facing, .. } = &words;
        found.compare(
            &format!("{id} at"),
            known_place(game, at.as_deref())?,
            &place(game, state.place),
        );
        let facing = facing.as_deref().map(|name| setup::direction(game, name)).transpose()?;
        let name = |facing| describe::direction(game, facing);
        found.compare(&format!("{id} facing"), facing.map(name), &name(state.facing));
        add(&mut found, id, words.differences(state));
    }
    for (id, words) in expect.leaders.iter() {
        let (state, words) = (board.leader(setup::leader(game, id)?), words.words());
        let LeaderWords { at, .. } = &words;
        found.compare(
            &format!("{id} at"),
            known_place(game, at.as_deref())?,
            &place(game, state.place),
        );
        add(&mut found, id, words.differences(state));
    }
    for (id, words) in expect.brigades.iter() {
        let state = board.brigade(setup::brigade(game, id)?);
        add(&mut found, id, words.differences(state));
    }
    for (side, words) in expect.points.iter() {
        add(&mut found, side.id(), words.differences(&board.points()[*side]));
    }
    for (side, total) in expect.score.iter() {
        let got = victory::tally(position, *side).total();
        found.compare(&format!("score of {}", side.id()), Some(*total), &got);
    }
    for (number, stack) in expect.stacks.iter() {
        let there = board.units_in(setup::hex(game, number)?);
        let id = |unit: &UnitId| game.units[unit.index()].id.clone();
        let got: Vec<String> = there.iter().map(id).collect();
        found.compare(&format!("stack in {number}"), Some(stack.clone()), &got);
    }
    let melees = board.melees().iter().map(|melee| game.map.number(melee.hex).to_string());
    found.compare("melees", expect.melees.clone(), &melees.collect());
    if expect.result.is_some() {
        let (winner, level) = victory::level(position);
        let side = winner.map_or(String::new(), |side| format!(" {}", side.id()));
        let got = format!("{}{side}", format!("{level:?}").to_lowercase());
        found.compare("result", expect.result.clone(), &got);
    }
    Ok(found.0)
}

fn add(found: &mut Found, id: &str, differences: Differences) {
    let line = |(field, expected, got)| format!("{id} {field}: expected {expected}, got {got}");
    found.0.extend(differences.into_iter().map(line));
}

/// Returns the expected place unchanged, or an error if the place is unknown. Without this check,
/// the runner would report a misspelt hex only as a difference.
fn known_place(game: &Game, word: Option<&str>) -> Named<Option<String>> {
    word.map(|word| setup::place(game, word).map(|at| place(game, at))).transpose()
}

fn place(game: &Game, place: Place) -> String {
    match place {
        Place::Off => "off".to_owned(),
        Place::Exited => "exited".to_owned(),
        Place::Fallen => "fallen".to_owned(),
        Place::Gone => "gone".to_owned(),
        Place::Hex(hex) => game.map.number(hex).to_string(),
    }
}
