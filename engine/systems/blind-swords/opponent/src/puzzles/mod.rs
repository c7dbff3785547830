//! Puzzles on the neutral field. Each asks the North for a decision that depends on one tactical
//! point.

mod advances;
mod assaults;
mod fire;
mod guns;
mod moves;
mod orders;
mod rallies;
mod results;

use blind_swords::board::{ActivationKind, Face, Morale, UnitState};
use blind_swords::check::{legality, movement};
use blind_swords::event::Event;
use blind_swords::game::{AutomaticWin, HexPoints, Order, UnitSet};
use blind_swords::position_ext::only;
use blind_swords::question::{
    ActivationQuestion, ArtilleryAction, ArtilleryQuestion, MoveOrder, MoveQuestion, Occasion,
    RetreatQuestion, RetreatWalk, Volley,
};
use blind_swords::{Choice, Question};
use kernel::{Ask, Level, Opponent as _, Side};
use testing::field::{Field, ids};

use crate::{BotRegistry, Skill};

/// Position, the question that the North must answer, and the answers that show that the bot
/// recognises the point.
pub(super) struct Puzzle {
    point: &'static str,
    /// Rulebook section of the rule on which the puzzle depends.
    section: &'static str,
    set_up: fn(&mut Field),
    ask: fn(&mut Field) -> Question,
    answers: &'static [&'static str],
}

const CHAPTERS: [&[Puzzle]; 8] = [
    orders::PUZZLES,
    guns::PUZZLES,
    fire::PUZZLES,
    moves::PUZZLES,
    assaults::PUZZLES,
    results::PUZZLES,
    advances::PUZZLES,
    rallies::PUZZLES,
];

/// Prints which puzzles a bot level solves. Fails if the level solves less than `share` percent.
fn solves(level: Level, share: usize) {
    let puzzles: Vec<&Puzzle> = CHAPTERS.into_iter().flatten().collect();
    let failed: Vec<String> =
        puzzles.iter().filter_map(|puzzle| solve(puzzle, level).err()).collect();
    let (all, solved) = (puzzles.len(), puzzles.len() - failed.len());
    println!("a {} solves {solved} of {all} puzzles", level.id());
    failed.iter().for_each(|failed| println!("  not: {failed}"));
    assert!(all >= 40 && solved * 100 >= share * all, "{}: {failed:#?}", level.id());
}

#[test]
fn a_captain_solves_the_puzzles() {
    solves(Level::Captain, 75);
}

#[test]
fn a_general_solves_the_puzzles() {
    solves(Level::General, 90);
}

/// Each puzzle has at least one wrong option, and all its right answers are options.
#[test]
fn puzzles_have_a_choice() {
    for Puzzle { point, set_up, ask, answers, .. } in CHAPTERS.into_iter().flatten() {
        let mut field = Field::clear();
        set_up(&mut field);
        let question = ask(&mut field);
        let known =
            ids(field.position(), &question, &legality::options(field.position(), &question));
        let all_known = answers.iter().all(|answer| known.iter().any(|id| id == answer));
        assert!(all_known && known.len() > answers.len(), "{point}: {known:?}");
    }
}

fn solve(puzzle: &Puzzle, level: Level) -> Result<(), String> {
    let Puzzle { point, section, set_up, ask, answers } = puzzle;
    let mut field = Field::clear();
    set_up(&mut field);
    let question = ask(&mut field);
    let position = field.position();
    let options = legality::options(position, &question);
    let mut player = BotRegistry::default().heuristic(&field.rules, Side::Usa, Skill::of(level));
    if is_asked(&field, &question) {
        // The bot may begin a record of the play only if the next play really asks the question. A
        // simulation replays the play from this record.
        player.begin(position);
    }
    let answer: Choice = player.choose(Side::Usa, &question, &options, position);
    let answer = question.id_of(&field.rules.game, answer);
    if answers.contains(&&*answer) { Ok(()) } else { Err(format!("{point} ({section}): {answer}")) }
}

/// Whether the next play from the position begins with the question.
fn is_asked(field: &Field, question: &Question) -> bool {
    let mut table = field.table(&[], &[]);
    let _ = table.play();
    let asked = table.pending().map(|pending| &pending.ask);
    matches!(asked, Some(Ask::Choose { question: asked, .. }) if asked == question)
}

pub(super) fn shaken(unit: &mut UnitState) {
    unit.morale = Morale::Shaken;
}

pub(super) fn disrupted(unit: &mut UnitState) {
    unit.morale = Morale::Disrupted;
}

pub(super) fn worn(unit: &mut UnitState) {
    unit.face = Face::Battleworn;
}

pub(super) fn spent(unit: &mut UnitState) {
    worn(unit);
    disrupted(unit);
}

/// Gives both sides two points on each turn for control of a hex.
pub(super) fn points(field: &mut Field, hex: &str) {
    let hex = field.hex(hex);
    for side in [Side::Usa, Side::Csa] {
        let points = HexPoints { side, hex, points: 2 };
        field.game().scenarios[0].victory.each_turn.push(points);
    }
}

/// Adds a hint that gives each side two points for having a unit in a hex.
pub(super) fn line(field: &mut Field, hex: &str) {
    let hex = field.hex(hex);
    for side in [Side::Usa, Side::Csa] {
        let points = HexPoints { side, hex, points: 2 };
        field.game().scenarios[0].hints.lines.push(points);
    }
}

/// Makes a hex win the game at once for a side.
pub(super) fn wins(field: &mut Field, side: Side, hex: &str) {
    let hex = field.hex(hex);
    field.game().scenarios[0].victory.automatic.push(AutomaticWin { side, hex });
}

pub(super) fn units(field: &Field, ids: &[&str]) -> UnitSet {
    ids.iter().map(|id| field.unit(id).index()).collect()
}

pub(super) fn volley(field: &Field, firers: &[&str]) -> Volley {
    Volley::new(Side::Usa, Occasion::Event(units(field, firers)))
}

pub(super) fn gun_action(field: &mut Field) -> Question {
    let action = ArtilleryAction { unit: field.unit("ur"), has_fired: false };
    ArtilleryQuestion::Action(action).into()
}

/// Returns the question about the order to the active brigade.
pub(super) fn order(field: &mut Field) -> Question {
    let brigade = field.brigade("a");
    let kind = ActivationKind::Full;
    field.happen(&Event::ActivationBegan { brigade, kind, chit: None, recycles: false });
    ActivationQuestion::Order(brigade).into()
}

pub(super) fn walk(field: &Field, unit: &str, order: Order) -> Question {
    let order = MoveOrder::Brigade(field.brigade("a"), order);
    let walk = movement::begin(field.position(), order, &only(field.unit(unit)));
    MoveQuestion::Hex(walk.expect("it is on the map")).into()
}

/// Returns the question about the retreat of `a1`. `cause` is the enemy unit that causes it.
pub(super) fn retreat(field: &Field, cause: &str) -> Question {
    let (unit, path) = (field.unit("a1"), vec![field.hex("2110")]);
    let walk = RetreatWalk { unit, path, distance: 1, causes: only(field.unit(cause)) };
    RetreatQuestion::Hex(walk).into()
}
