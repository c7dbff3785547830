//! Blind Swords as a rule system: the interface for tables, saves, pages and laboratories.

pub mod about;
mod briefing;
mod called;
mod chances;
pub mod cup;
mod deed;
mod forecast;
mod hand;
mod laid;
mod marked;
pub mod picture;
mod reach;
pub mod reference;
mod sections;
pub mod shown;
pub mod sight;
pub mod sums;

use std::sync::Arc;

use kernel::{
    Breach, Briefing, Chances, Deed, Entry, Family, Feat, Formality, Grid, Ground, HexId,
    HexNumber, Lesson, Level, Line, Opening, Opponent, Origins, Passing, PerSide, Picture, Reached,
    Reader, Reference, Secrecy, Shown, Side, Sight, Sixteenths, Sum, Trace, Used, Why, say, words,
};

pub use cup::chit_id;
pub use forecast::{Forecast, Share, Shift, TableResult};
pub use reference::CARD_IDS;

use self::cup::Cup;
use crate::board::Board;
use crate::check::chits;
use crate::check::{legality, victory};
use crate::choice::Choice;
use crate::event::Event;
use crate::look::Look;
use crate::question::{Question, secrecy_of};
use crate::rules::Rules;
use crate::system::{BlindSwords, Roll, Scene, Step};
use crate::{describe, invariants, odds, rulebook, view};

/// Tables on which dice are rolled. Those that affect odds come first.
const TABLES_OF_ROLLS: [&str; 9] = [
    "Combat Results Table",
    "fire cohesion",
    "close combat cohesion",
    "fire shifts",
    "close combat shifts",
    "ranges",
    "Fog of War",
    "general casualties",
    "command ratings",
];
/// Number of [`TABLES_OF_ROLLS`] that affect odds.
const TABLES_OF_ODDS: usize = 6;

impl Family for BlindSwords {
    type View<'a> = view::View<'a>;
    type Ending<'a> = view::ResultSeen<'a>;
    type Forecast = Forecast;
    type Draws = Cup;

    fn awarded_source() -> Option<String> {
        Some(sums::awarded_source())
    }

    fn start(rules: &Rules) -> Board {
        let opening = rules.lesson.as_ref().map(|taught| taught.opening.clone());
        opening.unwrap_or_else(|| Board::start(rules))
    }

    fn lesson(rules: &Rules) -> Option<&Lesson> {
        rules.lesson.as_ref().map(|taught| &taught.lesson)
    }

    fn fits(rules: &Rules, board: &Board) -> bool {
        board.fits(rules)
    }

    fn turn(board: &Board) -> u8 {
        board.turn()
    }

    fn is_over(board: &Board) -> bool {
        board.result().is_some()
    }

    fn ending(scene: Scene<'_>) -> Option<view::ResultSeen<'_>> {
        view::outcome(scene)
    }

    fn verdict(scene: Scene<'_>) -> Option<(String, Option<Side>)> {
        let outcome = view::outcome(scene)?;
        Some((outcome.level.unwrap_or("Automatic").to_owned(), outcome.winner))
    }

    fn lead(scene: Scene<'_>, side: Side) -> Sixteenths {
        let score = victory::score(scene);
        score[side] - score[side.other()]
    }

    fn sums(scene: Scene<'_>) -> Vec<Sum> {
        sums::of(scene)
    }

    fn missing(scene: Scene<'_>) -> Vec<Sum> {
        sums::missing(scene)
    }

    fn awarded(scene: Scene<'_>, event: &Event) -> Vec<Sum> {
        sums::awarded(scene, event)
    }

    fn history(rules: &Rules) -> Option<PerSide<Sixteenths>> {
        rules.scenario().history.as_ref().map(|history| history.sides)
    }

    fn history_of_formations(rules: &Rules) -> Vec<Sum> {
        sums::history(rules)
    }

    fn feat(rules: &Rules, event: &Event) -> Option<Feat> {
        sums::feat(&rules.game, event)
    }

    fn kind(question: &Question) -> &str {
        question.kind()
    }

    fn secrecy(kind: &str) -> Secrecy {
        secrecy_of(kind)
    }

    fn formality(scene: Scene<'_>, side: Side, question: &Question) -> Formality {
        chits::formality(scene, side, question)
    }

    fn section<'a>(rules: &Rules, question: &'a Question) -> &'a str {
        rulebook::section(&rules.profile, question.rule())
    }

    fn section_of_roll<'a>(rules: &Rules, roll: &'a Roll) -> &'a str {
        rulebook::section(&rules.profile, roll.rule())
    }

    fn id(rules: &Rules, question: &Question, choice: Choice) -> String {
        question.id_of(&rules.game, choice)
    }

    fn called(rules: &Rules, id: &str) -> Vec<Choice> {
        called::called(&rules.game, id)
    }

    fn candidates(scene: Scene<'_>, question: &Question) -> Vec<Choice> {
        legality::candidates(scene, question)
    }

    fn everything(rules: &Rules, question: &Question) -> Vec<Choice> {
        called::everything(&rules.game, question)
    }

    fn legal(scene: Scene<'_>, question: &Question) -> Vec<Choice> {
        legality::options(scene, question)
    }

    fn allows(scene: Scene<'_>, question: &Question, choice: Choice) -> bool {
        legality::check(scene, question, choice).is_ok()
    }

    fn why(scene: Scene<'_>, question: &Question, choice: Choice) -> Option<Why> {
        describe::why(scene, question, choice)
    }

    fn prompt(scene: Scene<'_>, question: &Question) -> String {
        describe::prompt(scene, question)
    }

    fn roll(scene: Scene<'_>, roll: &Roll) -> String {
        describe::roll(scene, roll)
    }

    fn label(scene: Scene<'_>, question: &Question, choice: Choice) -> String {
        describe::label(scene, question, choice)
    }

    fn note(scene: Scene<'_>, question: &Question, choice: Choice) -> Option<String> {
        describe::note(scene, question, choice)
    }

    fn caution(scene: Scene<'_>, question: &Question, choice: Choice) -> Option<String> {
        describe::caution(scene, question, choice)
    }

    fn step(rules: &Rules, step: &Step) -> String {
        step.label(rules)
    }

    fn line(rules: &Rules, entry: &Entry<Self>, reader: Reader) -> Option<Line> {
        view::line(rules, entry, reader)
    }

    fn opening(event: &Event, within: Option<&Event>) -> Option<Opening> {
        describe::opening(event, within)
    }

    fn chapter(rules: &Rules, events: &[&Event]) -> Option<String> {
        describe::chapter(rules, events)
    }

    fn reveals(before: Scene<'_>, event: &Event) -> bool {
        view::reveals(before, event)
    }

    fn view(scene: Scene<'_>, reader: Reader) -> view::View<'_> {
        view::of(scene, reader)
    }

    fn forecasts(
        rules: &Arc<Rules>,
        board: &Board,
        question: &Question,
        choice: Choice,
    ) -> Vec<Forecast> {
        let scene = Scene { package: rules, board };
        let all = odds::of_answer(rules, board, question, choice);
        all.iter().map(|outlook| forecast::forecast(scene, outlook)).collect()
    }

    fn foretold(forecast: &Forecast) -> Vec<String> {
        forecast.text.clone()
    }

    fn chances(forecast: &Forecast) -> Chances {
        forecast.chances.clone()
    }

    fn reach(scene: Scene<'_>, question: &Question) -> Option<Vec<Reached>> {
        reach::reach(scene, question)
    }

    fn side_names(rules: &Rules) -> &PerSide<String> {
        &rules.game.side_names
    }

    fn outcome(scene: Scene<'_>) -> Option<String> {
        shown::outcome(scene)
    }

    fn picture(scene: Scene<'_>, reader: Reader) -> Picture {
        picture::picture(scene, reader)
    }

    fn shown(scene: Scene<'_>, reader: Reader) -> Shown {
        shown::shown(scene, reader)
    }

    fn ground(rules: &Rules) -> Vec<Ground> {
        shown::ground(rules)
    }

    fn signs(rules: &Rules) -> String {
        shown::signs(rules)
    }

    fn about(scene: Scene<'_>, what: &str) -> String {
        about::about(scene, what)
    }

    fn place(scene: Scene<'_>, id: &str) -> Option<HexNumber> {
        shown::place(scene, id)
    }

    fn sight(scene: Scene<'_>, from: HexId, to: HexId, side: Side) -> Option<Sight> {
        Some(sight::explained(scene, from, to, side))
    }

    fn coach(question: &Question) -> Option<String> {
        Some(describe::coach(question))
    }

    fn origins(rules: &Rules) -> &Origins {
        &rules.game.origins
    }

    fn origin_table(table: &'static str) -> String {
        say!("origin-table", table = words::id(table), name = table)
    }

    fn tables_of_odds() -> &'static [&'static str] {
        &TABLES_OF_ROLLS[..TABLES_OF_ODDS]
    }

    fn tables_of_rolls() -> &'static [&'static str] {
        &TABLES_OF_ROLLS
    }

    fn briefing(rules: &Rules) -> Option<Briefing> {
        Some(briefing::briefing(rules))
    }

    fn reference(rules: &Rules) -> Reference {
        reference::reference(rules)
    }

    fn subjects(scene: Scene<'_>, question: &Question) -> Vec<String> {
        marked::subjects(scene, question)
    }

    fn places(scene: Scene<'_>, question: &Question, choice: Choice) -> Vec<HexNumber> {
        marked::places(scene, question, choice)
    }

    fn passing(scene: Scene<'_>, question: &Question) -> Option<Passing<Choice>> {
        marked::passing(scene, question)
    }

    fn used(rules: &Rules, event: &Event) -> Vec<Used> {
        reference::used(&rules.game, event)
    }

    fn trace(rules: &Rules, event: &Event) -> Option<Trace> {
        marked::trace(&rules.game, event)
    }

    fn deed(scene: Scene<'_>, question: &Question, choice: Choice) -> Deed {
        deed::read(scene, question, choice)
    }

    fn levels() -> &'static [Level] {
        &Level::ALL
    }

    fn opponent(rules: &Rules, level: Level, side: Side) -> Option<Box<dyn Opponent<Self>>> {
        rules.opponents.opponent(rules, level, side)
    }

    fn grid(rules: &Rules) -> &Grid {
        &rules.game.map.grid
    }

    fn hexes_of(scene: Scene<'_>, side: Side) -> impl Iterator<Item = HexId> {
        scene.hexes_of(side)
    }

    fn acting(board: &Board) -> usize {
        board.activation().map_or(0, |activation| activation.brigade.index() + 1)
    }

    fn breaches(scene: Scene<'_>, before: Option<&Board>) -> Vec<Breach> {
        let mut breaches = invariants::check(scene);
        breaches
            .extend(before.into_iter().flat_map(|before| invariants::check_since(before, scene)));
        breaches
    }

    fn breaches_in_play(scene: Scene<'_>) -> Vec<Breach> {
        invariants::check_in_play(scene)
    }
}
