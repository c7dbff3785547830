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

use kernel::{
    Among, Asking, BoardView, Breach, Deferred, Effect, Entry, Forecasting, GameResult, HexId,
    Level, Marks, Materials, NoDraws, Notes, Opponent, OriginTables, PausedPlay, PlayState,
    Playing, Prompt, Reader, Score, Secrecy, Side, Sight, Subject, Told, Turn, Viewing, Why,
    Wording, say, words,
};

pub use forecast::Forecast;
pub use view::{Ending, View};

use crate::board::{Board, BoardSetup};
use crate::check::legality;
use crate::choice::Choice;
use crate::describe;
use crate::event::Event;
use crate::opponent;
use crate::position_ext::PositionExt;
use crate::question::{Question, secrecy_of};
use crate::rules::Rules;
use crate::system::{BrigadeBattles, Position, Roll, Step};

/// Tables that affect odds and rolls.
const TABLES: [&str; 5] = ["Combat Chart", "ranges", "terrain effects", "morale", "command"];

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

impl Forecasting for BrigadeBattles {
    type Forecast = Forecast;
    const LEVELS: &'static [Level] = opponent::LEVELS;

    fn forecasts(
        paused: PausedPlay<'_, Self>,
        question: &Question,
        choice: Choice,
    ) -> Vec<kernel::Forecast<Forecast>> {
        forecast::forecasts(paused.package, paused.board, question, choice)
    }

    fn effect(position: Position<'_>, question: &Question, choice: Choice) -> Effect {
        effect::read(position, question, choice)
    }

    fn hexes_of(position: Position<'_>, side: Side) -> impl Iterator<Item = HexId> {
        position.on_map(side).map(|(_, hex)| hex)
    }

    fn opponent(rules: &Rules, level: Level, _: Side) -> Option<Box<dyn Opponent<Self>>> {
        opponent::seated(rules, level)
    }
}

impl Wording for BrigadeBattles {
    fn prompt<'a>(position: Position<'_>, question: &'a Question) -> Prompt<'a> {
        Prompt {
            text: describe::prompt(position, question),
            section: question.section(),
            coach: Deferred::new(move || Some(describe::coach(question))),
        }
    }

    fn roll<'a>(position: Position<'_>, roll: &'a Roll) -> Prompt<'a> {
        Prompt::new(roll.section(), describe::roll(position, roll))
    }

    fn label(position: Position<'_>, question: &Question, choice: Choice) -> String {
        describe::label(position, question, choice)
    }

    fn notes(position: Position<'_>, question: &Question, choice: Choice) -> Notes {
        Notes { note: describe::note(position, question, choice), caution: None }
    }

    fn step(rules: &Rules, step: &Step) -> String {
        describe::step(rules, step)
    }

    fn told<'a>(position: Position<'a>, entry: &'a Entry<Self>, _: Reader) -> Told<'a> {
        let (rules, event) = (position.package, &entry.event);
        Told {
            line: Deferred::new(|| Some(describe::line(rules, event))),
            heading: describe::heading(event),
            trace: Deferred::new(|| marked::trace(&rules.game, event)),
            used: Deferred::new(|| score::used(&rules.game, event)),
            ..Told::default()
        }
    }

    fn chapter(rules: &Rules, events: &[&Event]) -> Option<String> {
        describe::chapter(rules, events)
    }
}

impl Viewing for BrigadeBattles {
    /// Position as one side may know it: the whole board, since this system hides nothing.
    type Seen = Board;
    type View<'a> = View<'a>;

    fn seen(position: Position<'_>, _: Reader) -> Board {
        position.board.clone()
    }

    fn imagine(position: Position<'_>, _: Reader, _: &mut dyn FnMut(u32) -> u32) -> Board {
        position.board.clone()
    }

    fn view<'a>(package: &'a Rules, board: &'a Board) -> View<'a> {
        view::view(Position { package, board })
    }

    fn board_view(package: &Rules, board: &Board) -> BoardView {
        board_view::board_view(Position { package, board })
    }

    fn about(package: &Rules, board: &Board, subject: Subject) -> Vec<String> {
        about::about(Position { package, board }, subject)
    }

    fn materials(rules: &Rules) -> Materials<'_> {
        let game = &*rules.game;
        Materials {
            origins: &game.origins,
            origin_tables: OriginTables {
                title: |table| say!("origin-table", table = words::id(table), name = table),
                odds: &TABLES,
                rolls: &TABLES,
            },
            lesson: rules.lesson.as_ref().map(|taught| &taught.lesson),
            ground: Deferred::new(|| ground::ground(rules)),
            signs: Deferred::new(|| ground::signs(rules)),
            names: Deferred::new(|| about::names(game)),
            reference: Deferred::new(|| reference::reference(rules)),
            briefing: Deferred::new(|| Some(briefing::briefing(rules))),
            ..Materials::new(&game.map.grid, &game.side_names)
        }
    }

    fn marks<'a>(
        position: Position<'a>,
        question: Option<&'a Question>,
        options: &'a [Choice],
    ) -> Marks<'a, Choice> {
        let place = move |choice| marked::place(position, choice).into_iter().collect();
        let marks = Marks::of_options(options, place);
        let Some(question) = question else { return marks };
        Marks {
            subjects: Deferred::new(move || marked::subjects(position, question)),
            reach: Deferred::new(move || marked::reach(position, question)),
            ..marks
        }
    }

    fn sight(position: Position<'_>, from: HexId, to: HexId, side: Side) -> Option<Sight> {
        Some(sight::explained(position, from, to, side))
    }
}
