//! `Ruleset` implementation of this rule system.

mod about;
mod areas;
mod board_view;
mod breaches;
mod briefing;
mod called;
mod chances;
pub mod effect;
mod forecast;
mod ground;
mod marked;
pub mod reference;
mod score;
pub mod sight;
mod standing;
mod view;

use std::sync::Arc;

use kernel::{
    Among, Asking, BoardView, Breach, Briefing, Effect, Entry, GameResult, Grid, Ground, HexId,
    HexNumber, Lesson, Line, NoDraws, Opening, Origins, PerSide, PlayState, Playing, Reached,
    Reader, Reckoning, Reference, Ruleset, Score, Secrecy, Side, Sight, Subject, Trace, Turn, Used,
    Why, say, words,
};

pub use forecast::Forecast;
pub use view::{Ending, View};

use crate::board::{Board, BoardSetup};
use crate::check::{legality, reach};
use crate::choice::Choice;
use crate::describe;
use crate::event::Event;
use crate::position_ext::PositionExt;
use crate::question::{MoveQuestion, Question, secrecy_of};
use crate::rules::Rules;
use crate::system::{BrigadeBattles, Position, Roll, Step};

impl Playing for BrigadeBattles {
    type Ending<'a> = Ending<'a>;

    fn start(rules: &Rules) -> Board {
        let opening = rules.lesson.as_ref().map(|taught| taught.opening.clone());
        opening.unwrap_or_else(|| BoardSetup::of_scenario(rules).board())
    }

    fn fits(rules: &Rules, board: &Board) -> bool {
        board.fits(rules)
    }

    fn turn(board: &Board) -> Turn {
        board.turn().into()
    }

    fn result(position: Position<'_>) -> Option<GameResult<Ending<'_>>> {
        let ending = view::ending(position)?;
        let level = say!("victory", side = ending.name);
        let words = format!("{level}: {}", standing::score_and_why(position));
        Some(GameResult { level, winner: Some(ending.winner), words, ending })
    }

    fn score(position: Position<'_>) -> Score<'_> {
        score::score(position)
    }

    fn breaches(position: Position<'_>, play: PlayState<'_, Board>) -> Vec<Breach> {
        match play {
            PlayState::Within => breaches::in_play(position),
            PlayState::Between { before } => breaches::between_plays(position, before),
        }
    }
}

impl Asking for BrigadeBattles {
    type Draws = NoDraws;

    fn kind(question: &Question) -> &str {
        question.kind()
    }

    fn secrecy(kind: &str) -> Secrecy {
        secrecy_of(kind)
    }

    fn id(rules: &Rules, _: &Question, choice: Choice) -> String {
        choice.id(&rules.game)
    }

    fn candidates(among: Among<'_, Self>) -> Vec<Choice> {
        match among {
            Among::Proposals(position, question) => legality::candidates(position, question),
            Among::All(rules, _) => called::everything(&rules.game),
            Among::Called(rules, id) => called::called(&rules.game, id),
        }
    }

    fn why(position: Position<'_>, question: &Question, choice: Choice) -> Option<Why> {
        describe::why(position, question, choice)
    }
}

impl Reckoning for BrigadeBattles {
    type Forecast = Forecast;

    fn forecasts(
        rules: &Arc<Rules>,
        board: &Board,
        question: &Question,
        choice: Choice,
    ) -> Vec<kernel::Forecast<Forecast>> {
        forecast::forecasts(rules, board, question, choice)
    }

    fn effect(position: Position<'_>, question: &Question, choice: Choice) -> Effect {
        effect::read(position, question, choice)
    }

    fn hexes_of(position: Position<'_>, side: Side) -> impl Iterator<Item = HexId> {
        position.on_map(side).map(|(_, hex)| hex)
    }
}

impl Ruleset for BrigadeBattles {
    /// Position as one side may know it: the whole board, since this system hides nothing.
    type Seen = Board;
    type View<'a> = View<'a>;

    fn section<'a>(_: &Rules, question: &'a Question) -> &'a str {
        question.section()
    }

    fn section_of_roll<'a>(_: &Rules, roll: &'a Roll) -> &'a str {
        roll.section()
    }

    fn prompt(position: Position<'_>, question: &Question) -> String {
        describe::prompt(position, question)
    }

    fn roll(position: Position<'_>, roll: &Roll) -> String {
        describe::roll(position, roll)
    }

    fn label(position: Position<'_>, question: &Question, choice: Choice) -> String {
        describe::label(position, question, choice)
    }

    fn note(position: Position<'_>, question: &Question, choice: Choice) -> Option<String> {
        describe::note(position, question, choice)
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

    fn reveals(_: Position<'_>, _: &Event) -> bool {
        false
    }

    fn seen(position: Position<'_>, _: Reader) -> Board {
        position.board.clone()
    }

    fn view<'a>(package: &'a Rules, board: &'a Board) -> View<'a> {
        view::view(Position { package, board })
    }

    fn reach(position: Position<'_>, question: &Question) -> Option<Vec<Reached>> {
        let Question::Move(MoveQuestion::Step(walk)) = question else { return None };
        let number = |hex| position.map().number(hex).to_string();
        let reached = reach::reach(position, walk).into_iter().map(|there| Reached {
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

    fn board_view(package: &Rules, board: &Board) -> BoardView {
        board_view::board_view(Position { package, board })
    }

    fn ground(rules: &Rules) -> Vec<Ground> {
        ground::ground(rules)
    }

    fn signs(rules: &Rules) -> String {
        ground::signs(rules)
    }

    fn names(rules: &Rules) -> Vec<Vec<(&str, &str)>> {
        about::names(&rules.game)
    }

    fn about(package: &Rules, board: &Board, subject: Subject) -> Vec<String> {
        about::about(Position { package, board }, subject)
    }

    fn place(position: Position<'_>, id: &str) -> Option<HexNumber> {
        let named = called::called(position.game(), id);
        named.into_iter().find_map(|choice| marked::place(position, choice))
    }

    fn sight(position: Position<'_>, from: HexId, to: HexId, side: Side) -> Option<Sight> {
        Some(sight::explained(position, from, to, side))
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

    fn subjects(position: Position<'_>, question: &Question) -> Vec<String> {
        marked::subjects(position, question)
    }

    fn used(rules: &Rules, event: &Event) -> Vec<Used> {
        score::used(&rules.game, event)
    }

    fn trace(rules: &Rules, event: &Event) -> Option<Trace> {
        marked::trace(&rules.game, event)
    }

    fn grid(rules: &Rules) -> &Grid {
        &rules.game.map.grid
    }
}
