//! `Ruleset` implementation for this system.

mod about;
mod areas;
mod breaches;
mod briefing;
mod called;
mod chances;
pub mod deed;
mod forecast;
mod marked;
mod picture;
pub mod reference;
mod shown;
pub mod sight;
mod sums;
mod view;

use std::sync::Arc;

use kernel::{
    Breach, Briefing, Chances, Deed, Entry, Family, Grid, Ground, HexId, HexNumber, Lesson, Line,
    NoDraws, Opening, Origins, PerSide, Picture, Reached, Reader, Reference, Secrecy, Shown, Side,
    Sight, Sixteenths, Sum, Trace, Used, Why, say, words,
};

pub use forecast::Forecast;
pub use view::{Ending, View};

use crate::board::{Board, BoardSetup, Stage};
use crate::check::{legality, reach, victory};
use crate::choice::Choice;
use crate::describe;
use crate::event::Event;
use crate::look::Look;
use crate::question::{MoveQuestion, Question, secrecy_of};
use crate::rules::Rules;
use crate::system::{BrigadeBattles, Roll, Scene, Step};

impl Family for BrigadeBattles {
    type View<'a> = View<'a>;
    type Ending<'a> = Ending<'a>;
    type Forecast = Forecast;
    type Draws = NoDraws;

    fn start(rules: &Rules) -> Board {
        let opening = rules.lesson.as_ref().map(|taught| taught.opening.clone());
        opening.unwrap_or_else(|| BoardSetup::of_scenario(rules).board())
    }

    fn fits(rules: &Rules, board: &Board) -> bool {
        board.fits(rules)
    }

    fn turn(board: &Board) -> u8 {
        board.turn()
    }

    fn is_over(board: &Board) -> bool {
        board.stage() == Stage::Over
    }

    fn ending(scene: Scene<'_>) -> Option<Ending<'_>> {
        view::ending(scene)
    }

    fn verdict(scene: Scene<'_>) -> Option<(String, Option<Side>)> {
        let winner = victory::winner(scene)?;
        Some((say!("victory", side = &scene.game().side_names[winner]), Some(winner)))
    }

    fn lead(scene: Scene<'_>, side: Side) -> Sixteenths {
        Sixteenths::whole(victory::balance(scene, side))
    }

    fn sums(scene: Scene<'_>) -> Vec<Sum> {
        sums::of(scene)
    }

    fn missing(scene: Scene<'_>) -> Vec<Sum> {
        sums::missing(scene)
    }

    fn kind(question: &Question) -> &str {
        question.kind()
    }

    fn secrecy(kind: &str) -> Secrecy {
        secrecy_of(kind)
    }

    fn section<'a>(_: &Rules, question: &'a Question) -> &'a str {
        question.section()
    }

    fn section_of_roll<'a>(_: &Rules, roll: &'a Roll) -> &'a str {
        roll.section()
    }

    fn id(rules: &Rules, _: &Question, choice: Choice) -> String {
        choice.id(&rules.game)
    }

    fn called(rules: &Rules, id: &str) -> Vec<Choice> {
        called::called(&rules.game, id)
    }

    fn candidates(scene: Scene<'_>, question: &Question) -> Vec<Choice> {
        legality::candidates(scene, question)
    }

    fn everything(rules: &Rules, _: &Question) -> Vec<Choice> {
        called::everything(&rules.game)
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

    fn step(rules: &Rules, step: &Step) -> String {
        describe::step(rules, step)
    }

    fn line(rules: &Rules, entry: &Entry<Self>, _: Reader) -> Option<Line> {
        Some(describe::line(rules, &entry.event))
    }

    fn opening(event: &Event, _: Option<&Event>) -> Option<Opening> {
        describe::opening(event)
    }

    fn chapter(rules: &Rules, events: &[&Event]) -> Option<String> {
        describe::chapter(rules, events)
    }

    fn reveals(_: Scene<'_>, _: &Event) -> bool {
        false
    }

    fn view(scene: Scene<'_>, _: Reader) -> View<'_> {
        view::view(scene)
    }

    fn forecasts(
        rules: &Arc<Rules>,
        board: &Board,
        question: &Question,
        choice: Choice,
    ) -> Vec<Forecast> {
        forecast::forecasts(rules, board, question, choice)
    }

    fn foretold(forecast: &Forecast) -> Vec<String> {
        forecast.text.clone()
    }

    fn chances(forecast: &Forecast) -> Chances {
        forecast.chances.clone()
    }

    fn reach(scene: Scene<'_>, question: &Question) -> Option<Vec<Reached>> {
        let Question::Move(MoveQuestion::Step(walk)) = question else { return None };
        let number = |hex| scene.map().number(hex).to_string();
        let reached = reach::reach(scene, walk).into_iter().map(|there| Reached {
            hex: number(there.hex),
            cost: there.cost.to_string(),
            from: number(there.from),
            stop: there.stop,
        });
        Some(reached.collect())
    }

    fn side_names(rules: &Rules) -> &PerSide<String> {
        &rules.game.side_names
    }

    fn outcome(scene: Scene<'_>) -> Option<String> {
        let (words, _) = Self::verdict(scene)?;
        Some(format!("{words}: {}", shown::score_and_why(scene)))
    }

    fn picture(scene: Scene<'_>, _: Reader) -> Picture {
        picture::picture(scene)
    }

    fn shown(scene: Scene<'_>, _: Reader) -> Shown {
        shown::shown(scene)
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
        let named = called::called(scene.game(), id);
        named.into_iter().find_map(|choice| marked::place(scene, choice))
    }

    fn sight(scene: Scene<'_>, from: HexId, to: HexId, side: Side) -> Option<Sight> {
        Some(sight::explained(scene, from, to, side))
    }

    fn coach(question: &Question) -> Option<String> {
        Some(describe::coach(question))
    }

    fn lesson(rules: &Rules) -> Option<&Lesson> {
        rules.lesson.as_ref().map(|taught| &taught.lesson)
    }

    fn origins(rules: &Rules) -> &Origins {
        &rules.game.origins
    }

    fn origin_table(table: &'static str) -> String {
        say!("origin-table", table = words::id(table), name = table)
    }

    fn tables_of_odds() -> &'static [&'static str] {
        &["Combat Chart", "ranges", "terrain effects", "morale", "command"]
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

    fn used(rules: &Rules, event: &Event) -> Vec<Used> {
        sums::used(&rules.game, event)
    }

    fn trace(rules: &Rules, event: &Event) -> Option<Trace> {
        marked::trace(&rules.game, event)
    }

    fn deed(scene: Scene<'_>, question: &Question, choice: Choice) -> Deed {
        deed::read(scene, question, choice)
    }

    fn grid(rules: &Rules) -> &Grid {
        &rules.game.map.grid
    }

    fn hexes_of(scene: Scene<'_>, side: Side) -> impl Iterator<Item = HexId> {
        scene.on_map(side).map(|(_, hex)| hex)
    }

    fn breaches(scene: Scene<'_>, before: Option<&Board>) -> Vec<Breach> {
        breaches::between_plays(scene, before)
    }

    fn breaches_in_play(scene: Scene<'_>) -> Vec<Breach> {
        breaches::in_play(scene)
    }
}
