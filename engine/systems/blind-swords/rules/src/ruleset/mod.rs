//! Implementation of the rule system interface, for tables, saves, pages and laboratories.

mod about;
pub mod board_view;
mod briefing;
mod called;
mod chances;
pub mod cup;
mod effect;
mod forecast;
mod ground;
mod map_markers;
mod marked;
mod reach;
pub mod reference;
pub mod score;
mod sections;
pub mod sight;
mod standing;

use kernel::{
    Among, Asking, BoardView, Breach, Deferred, Effect, Entry, ForcedPrompt, Forecasting,
    GameResult, HexId, Level, Marks, Materials, Notes, Opponent, OriginTables, PausedPlay,
    PlayState, Playing, Prompt, Reader, Score, Secrecy, Side, Sight, Subject, Told, Turn, Viewing,
    Why, Wording, say, words,
};

pub use cup::chit_id;
pub use forecast::{Forecast, Share, Shift, TableResult};
pub use reference::CARD_IDS;

use self::cup::Cup;
use crate::board::Board;
use crate::check::chits;
use crate::check::legality;
use crate::choice::Choice;
use crate::event::Event;
use crate::position_ext::PositionExt;
use crate::question::{Question, secrecy_of};
use crate::rules::Rules;
use crate::system::{BlindSwords, Position, Roll, Step};
use crate::view::{self, Seen};
use crate::{describe, invariants, odds, rulebook};

/// Tables on which dice are rolled. The tables that affect odds come first.
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

impl Playing for BlindSwords {
    type Ending<'a> = view::ResultSeen<'a>;

    fn start(rules: &Rules) -> Board {
        let opening = rules.lesson.as_ref().map(|taught| taught.opening.clone());
        opening.unwrap_or_else(|| Board::start(rules))
    }

    fn fits(rules: &Rules, board: &Board) -> bool {
        board.fits(rules)
    }

    fn turn(board: &Board) -> Turn {
        let acting = board.activation().map_or(0, |activation| activation.brigade.index() + 1);
        Turn { number: board.turn(), acting }
    }

    fn result(position: Position<'_>) -> Option<GameResult<view::ResultSeen<'_>>> {
        let ending = view::outcome(position)?;
        Some(GameResult {
            level: ending.level.unwrap_or("Automatic").to_owned(),
            winner: ending.winner,
            words: standing::outcome(position)?,
            ending,
        })
    }

    fn score(position: Position<'_>) -> Score<'_> {
        score::score(position)
    }

    fn breaches(position: Position<'_>, play: PlayState<'_, Board>) -> Vec<Breach> {
        match play {
            PlayState::Within => invariants::check_in_play(position),
            PlayState::Between { before } => {
                let since = before.map(|before| invariants::check_since(before, position));
                invariants::check(position).into_iter().chain(since.into_iter().flatten()).collect()
            }
        }
    }
}

impl Asking for BlindSwords {
    type Draws = Cup;

    fn kind(question: &Question) -> &str {
        question.kind()
    }

    fn secrecy(kind: &str) -> Secrecy {
        secrecy_of(kind)
    }

    fn forced_prompt(position: Position<'_>, side: Side, question: &Question) -> ForcedPrompt {
        chits::forced_prompt(position, side, question)
    }

    fn id(rules: &Rules, question: &Question, choice: Choice) -> String {
        question.id_of(&rules.game, choice)
    }

    fn candidates(among: Among<'_, Self>) -> Vec<Choice> {
        match among {
            Among::Proposals(position, question) => legality::candidates(position, question),
            Among::All(rules, question) => called::everything(&rules.game, question),
            Among::Called(rules, id) => called::called(&rules.game, id),
        }
    }

    fn why(position: Position<'_>, question: &Question, choice: Choice) -> Option<Why> {
        describe::why(position, question, choice)
    }
}

impl Forecasting for BlindSwords {
    type Forecast = Forecast;
    const LEVELS: &'static [Level] = &Level::ALL;

    fn forecasts(
        paused: PausedPlay<'_, Self>,
        question: &Question,
        choice: Choice,
    ) -> Vec<kernel::Forecast<Forecast>> {
        let position = paused.position();
        let all = odds::of_answer(paused.package, paused.board, question, choice);
        let told = |outlook: &odds::Outlook| {
            let data = forecast::forecast(position, outlook);
            let chances = chances::chances(position, outlook, &data);
            kernel::Forecast { words: data.text.clone(), chances, data }
        };
        all.iter().map(told).collect()
    }

    fn effect(position: Position<'_>, question: &Question, choice: Choice) -> Effect {
        effect::read(position, question, choice)
    }

    fn hexes_of(position: Position<'_>, side: Side) -> impl Iterator<Item = HexId> {
        position.hexes_of(side)
    }

    fn opponent(rules: &Rules, level: Level, side: Side) -> Option<Box<dyn Opponent<Self>>> {
        rules.opponents.opponent(rules, level, side)
    }
}

impl Wording for BlindSwords {
    fn prompt<'a>(position: Position<'_>, question: &'a Question) -> Prompt<'a> {
        Prompt {
            text: describe::prompt(position, question),
            section: rulebook::section(position.profile(), question.rule()),
            coach: Deferred::new(move || Some(describe::coach(question))),
        }
    }

    fn roll<'a>(position: Position<'_>, roll: &'a Roll) -> Prompt<'a> {
        let section = rulebook::section(position.profile(), roll.rule());
        Prompt::new(section, describe::roll(position, roll))
    }

    fn label(position: Position<'_>, question: &Question, choice: Choice) -> String {
        describe::label(position, question, choice)
    }

    fn notes(position: Position<'_>, question: &Question, choice: Choice) -> Notes {
        Notes {
            note: describe::note(position, question, choice),
            caution: describe::caution(position, question, choice),
        }
    }

    fn step(rules: &Rules, step: &Step) -> String {
        step.label(rules)
    }

    fn told<'a>(position: Position<'a>, entry: &'a Entry<Self>, reader: Reader) -> Told<'a> {
        let (rules, event) = (position.package, &entry.event);
        Told {
            line: Deferred::new(move || view::line(rules, entry, reader)),
            heading: describe::heading(event),
            trace: Deferred::new(|| marked::trace(&rules.game, event)),
            used: Deferred::new(|| reference::used(&rules.game, event)),
            highlight: Deferred::new(|| score::highlight(&rules.game, event)),
            awarded: Deferred::new(move || score::awarded(position, event)),
        }
    }

    fn chapter(rules: &Rules, events: &[&Event]) -> Option<String> {
        describe::chapter(rules, events)
    }
}

impl Viewing for BlindSwords {
    type Seen = view::Seen;
    type View<'a> = view::View<'a>;

    fn seen(position: Position<'_>, reader: Reader) -> Seen {
        Seen::of(position, reader)
    }

    fn imagine(position: Position<'_>, reader: Reader, below: &mut dyn FnMut(u32) -> u32) -> Board {
        Seen::of(position, reader).imagine(position.package, below)
    }

    fn view<'a>(rules: &'a Rules, seen: &'a Seen) -> view::View<'a> {
        view::of(rules, seen)
    }

    fn board_view(rules: &Rules, seen: &Seen) -> BoardView {
        board_view::board_view(rules, &seen.at_a_page(rules))
    }

    fn about(rules: &Rules, seen: &Seen, subject: Subject) -> Vec<String> {
        about::about(seen.position(rules), subject)
    }

    fn materials(rules: &Rules) -> Materials<'_> {
        let game = &*rules.game;
        Materials {
            origins: &game.origins,
            origin_tables: OriginTables {
                title: |table| say!("origin-table", table = words::id(table), name = table),
                odds: &TABLES_OF_ROLLS[..TABLES_OF_ODDS],
                rolls: &TABLES_OF_ROLLS,
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
        let marks =
            Marks::of_options(options, move |choice| marked::places(position, question, choice));
        let Some(question) = question else { return marks };
        Marks {
            subjects: Deferred::new(move || marked::subjects(position, question)),
            reach: Deferred::new(move || reach::reach(position, question)),
            passing: Deferred::new(move || marked::passing(position, question)),
            ..marks
        }
    }

    fn sight(position: Position<'_>, from: HexId, to: HexId, side: Side) -> Option<Sight> {
        Some(sight::explained(position, from, to, side))
    }
}
