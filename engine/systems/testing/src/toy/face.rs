//! Implementation of `Ruleset` for the toy system.

use kernel::{
    Among, Area, Asking, BoardView, Breach, Chance, Chances, Content, Counter, Deferred, Effect,
    Entry, Forecast, Forecasting, GameResult, HexId, HexNumber, Level, Line, Marks, Materials,
    NoDraws, Opponent, Panel, Part, PausedPlay, PerSide, PlayState, Playing, Position, Prompt,
    Reached, Reader, Secrecy, Side, Told, Turn, Viewing, Why, Wording,
};
use serde::Serialize;

use super::patrol::PatrolBot;
use super::{Board, Choice, Event, Field, Patrols, Question};

type PatrolPosition<'a> = Position<'a, Patrols>;

/// Serializable view of a position, which programs read.
#[derive(Debug, Serialize)]
pub struct View {
    turn: u8,
    at: PerSide<Option<HexNumber>>,
    post: PerSide<Option<HexNumber>>,
}

/// Result of a finished game.
#[derive(Debug, Serialize)]
pub struct Ending {
    winner: Option<Side>,
}

impl Playing for Patrols {
    type Ending<'a> = Ending;

    fn start(field: &Field) -> Board {
        let at = PerSide { usa: Some(field.start.usa), csa: Some(field.start.csa) };
        Board { at, ..Board::default() }
    }

    fn fits(field: &Field, board: &Board) -> bool {
        let hexes = [board.at.usa, board.at.csa, board.post.usa, board.post.csa];
        hexes.iter().flatten().all(|hex| hex.index() < field.grid.len())
    }

    fn turn(board: &Board) -> Turn {
        board.turn().into()
    }

    fn result(position: PatrolPosition<'_>) -> Option<GameResult<Ending>> {
        let winner = position.board.winner()?;
        let level = if winner.is_some() { "Victory" } else { "Draw" }.to_owned();
        Some(GameResult::new(level, winner, &position.package.names, Ending { winner }))
    }

    fn breaches(position: PatrolPosition<'_>, play: PlayState<'_, Board>) -> Vec<Breach> {
        let PerSide { usa, csa } = position.board.at;
        if usa.is_some() && usa == csa {
            return vec![Breach { invariant: "a hex holds one patrol", what: format!("{usa:?}") }];
        }
        let now = position.board.moves;
        match play {
            PlayState::Between { before: Some(before) } if before.moves > now => {
                vec![Breach { invariant: "time goes on", what: now.to_string() }]
            }
            PlayState::Between { .. } | PlayState::Within => Vec::new(),
        }
    }
}

impl Asking for Patrols {
    type Draws = NoDraws;

    fn kind(question: &Question) -> &str {
        match question {
            Question::Post => "post",
            Question::Go(..) => "go",
            Question::Attack => "attack",
        }
    }

    fn secrecy(kind: &str) -> Secrecy {
        match kind {
            "go" | "attack" | kernel::ROLL => Secrecy::Open,
            _ => Secrecy::NeverRevealed,
        }
    }

    fn id(field: &Field, _: &Question, choice: Choice) -> String {
        match choice {
            Choice::Hex(hex) => field.grid.number(hex).to_string(),
            Choice::Attack => "attack".to_owned(),
            Choice::Stop => "stop".to_owned(),
        }
    }

    fn candidates(among: Among<'_, Self>) -> Vec<Choice> {
        match among {
            Among::Proposals(position, Question::Post) => {
                position.package.posts.map(Choice::Hex).to_vec()
            }
            Among::Proposals(position, Question::Go(side, _)) => {
                let here = position.board.at[*side].into_iter();
                let next = here.flat_map(|here| position.package.grid.neighbours(here));
                next.map(Choice::Hex).chain([Choice::Stop]).collect()
            }
            Among::Proposals(_, Question::Attack) => vec![Choice::Attack, Choice::Stop],
            Among::All(field, _) => {
                field.grid.hexes().map(Choice::Hex).chain([Choice::Attack, Choice::Stop]).collect()
            }
            Among::Called(field, id) => {
                let mut all = Self::candidates(Among::All(field, &Question::Attack));
                all.retain(|choice| Self::id(field, &Question::Attack, *choice) == id);
                all
            }
        }
    }

    fn why(position: PatrolPosition<'_>, question: &Question, choice: Choice) -> Option<Why> {
        let Position { package: field, board } = position;
        let near = |side: Side, hex| board.at[side].is_some_and(|at| field.grid.adjacent(at, hex));
        let (requirement, section, reason) = match (question, choice) {
            (Question::Post, Choice::Hex(hex)) if field.posts.contains(&hex) => return None,
            (Question::Post, _) => ("TOY-01", "1", "it is none of the posts"),
            (Question::Go(side, _), Choice::Hex(hex)) if board.at[side.other()] == Some(hex) => {
                ("TOY-03", "3", "the enemy stands there")
            }
            (Question::Go(side, _), Choice::Hex(hex)) if near(*side, hex) => return None,
            (Question::Go(..), Choice::Hex(_)) => ("TOY-02", "2", "it is not next to the patrol"),
            (Question::Go(..), Choice::Attack) => ("TOY-02", "2", "it is no way to go"),
            (Question::Attack, Choice::Hex(_)) => ("TOY-04", "4", "it is no attack"),
            (Question::Attack, Choice::Attack) | (_, Choice::Stop) => return None,
        };
        Some(Why { requirement, section, reason: reason.to_owned(), values: Vec::new() })
    }
}

impl Forecasting for Patrols {
    type Forecast = u8;

    /// Returns the number of die faces, out of ten, with which an attack drives the enemy off.
    fn forecasts(_: PausedPlay<'_, Self>, _: &Question, choice: Choice) -> Vec<Forecast<u8>> {
        let harm = u32::from(11 - super::HIT);
        let driven = Chance { what: "driven off".to_owned(), ways: harm };
        let chances = Chances { of: 10, harm, effects: vec![driven], ..Chances::default() };
        let forecast = (choice == Choice::Attack).then(|| Forecast::new(11 - super::HIT, chances));
        forecast.into_iter().collect()
    }

    fn effect(position: PatrolPosition<'_>, question: &Question, choice: Choice) -> Effect {
        match (question, choice) {
            (Question::Go(..), Choice::Hex(hex)) => Effect::Go(hex),
            (Question::Go(side, _), _) => {
                position.board.at[*side].map_or(Effect::Other, Effect::Stay)
            }
            (Question::Attack, Choice::Attack) => Effect::Part(Part::Assault),
            (Question::Post | Question::Attack, _) => Effect::Other,
        }
    }

    fn hexes_of(position: PatrolPosition<'_>, side: Side) -> impl Iterator<Item = HexId> {
        position.board.at[side].into_iter()
    }

    fn opponent(field: &Field, _: Level, side: Side) -> Option<Box<dyn Opponent<Self>>> {
        let plans = field.plans.as_ref()?;
        Some(Box::new(PatrolBot(plans[side])))
    }
}

impl Wording for Patrols {
    fn prompt<'a>(_: PatrolPosition<'_>, question: &'a Question) -> Prompt<'a> {
        match question {
            Question::Post => Prompt::new("1", "Which post do you make for?"),
            Question::Go(_, left) => Prompt::new("2", format!("Where to? {left} hexes left")),
            Question::Attack => Prompt::new("4", "Attack?"),
        }
    }

    fn roll<'a>(_: PatrolPosition<'_>, (): &'a ()) -> Prompt<'a> {
        Prompt::new("4", "the attack")
    }

    fn step(_: &Field, side: &Side) -> String {
        format!("Move of {}", side.id())
    }

    fn told<'a>(position: PatrolPosition<'a>, entry: &'a Entry<Self>, reader: Reader) -> Told<'a> {
        let line = Deferred::new(move || line(position.package, entry.event, reader));
        Told { line, ..Told::default() }
    }
}

impl Viewing for Patrols {
    type Seen = Board;
    type View<'a> = View;

    fn seen(position: PatrolPosition<'_>, reader: Reader) -> Board {
        let &Board { moves, at, post, late } = position.board;
        let post = PerSide::from_fn(|side| post[side].filter(|_| reader.knows(side)));
        Board { moves, at, post, late }
    }

    fn imagine(
        position: PatrolPosition<'_>,
        reader: Reader,
        below: &mut dyn FnMut(u32) -> u32,
    ) -> Board {
        let mut board = position.board.clone();
        for side in Side::BOTH.into_iter().filter(|side| !reader.knows(*side)) {
            let posts = position.package.posts;
            board.post[side] = board.post[side].map(|_| posts[below(posts.len() as u32) as usize]);
        }
        board
    }

    fn view(field: &Field, seen: &Board) -> View {
        let number = |hex: HexId| field.grid.number(hex);
        View {
            turn: seen.turn(),
            at: PerSide::from_fn(|side| seen.at[side].map(number)),
            post: PerSide::from_fn(|side| seen.post[side].map(number)),
        }
    }

    fn board_view(field: &Field, seen: &Board) -> BoardView {
        let position: PatrolPosition<'_> = Position { package: field, board: seen };
        let patrol = |side: Side| {
            let hex = position.package.grid.number(position.board.at[side]?);
            let name = &position.package.names[side];
            Some(Counter {
                words: format!("{name} in {hex}"),
                active: position.board.mover() == side,
                ..Counter::plain(side.id(), name, side, hex, "infantry")
            })
        };
        let turn = format!("Turn {} of {}", position.board.turn(), position.package.last_turn);
        BoardView {
            counters: Side::BOTH.into_iter().filter_map(patrol).collect(),
            path: vec![turn.clone()],
            end: Self::result(position).map(|result| (result.words, String::new())),
            sections: vec![Panel {
                title: "Turn".to_owned(),
                parts: vec![Content::Words(turn.clone())],
            }],
            when: vec![turn],
            areas: Side::BOTH.into_iter().filter_map(|side| contact(position, side)).collect(),
            ..BoardView::default()
        }
    }

    fn materials(field: &Field) -> Materials<'_> {
        Materials { lesson: field.lesson.as_ref(), ..Materials::new(&field.grid, &field.names) }
    }

    fn marks<'a>(
        position: PatrolPosition<'a>,
        question: Option<&'a Question>,
        options: &'a [Choice],
    ) -> Marks<'a, Choice> {
        let place = move |choice: &Choice| match *choice {
            Choice::Hex(hex) => vec![position.package.grid.number(hex)],
            Choice::Attack | Choice::Stop => Vec::new(),
        };
        Marks {
            places: Deferred::new(move || options.iter().map(place).collect()),
            reach: Deferred::new(move || reach(position, question?)),
            ..Marks::default()
        }
    }
}

/// Returns the hexes next to the enemy, where a patrol must stop. TOY-03.
fn contact(position: PatrolPosition<'_>, side: Side) -> Option<Area> {
    let grid = &position.package.grid;
    let hexes = grid.neighbours(position.board.at[side]?).map(|hex| grid.number(hex));
    let name = &position.package.names[side];
    Some(Area {
        id: side.id().to_owned(),
        title: format!("Next to {name}"),
        side: Some(side),
        hexes: hexes.collect(),
    })
}

fn line(field: &Field, event: Event, reader: Reader) -> Option<Line> {
    let number = |hex| field.grid.number(hex);
    let (name, text) = match event {
        Event::PostChosen(side, post) if reader.knows(side) => {
            ("post-chosen", format!("{} makes for {}", side.id(), number(post)))
        }
        Event::PostChosen(side, _) => ("post-chosen", format!("{} has chosen", side.id())),
        Event::Moved(side, hex) => ("moved", format!("{} moves to {}", side.id(), number(hex))),
        Event::Attacked(side, pips) => {
            ("attacked", format!("{} attacks and rolls {pips}", side.id()))
        }
        Event::MoveEnded => return None,
    };
    Some(Line::covered(name, text))
}

fn reach(position: PatrolPosition<'_>, question: &Question) -> Option<Vec<Reached>> {
    let Question::Go(side, _) = question else { return None };
    let from = position.package.grid.number(position.board.at[*side]?).to_string();
    let ways = kernel::legal(position, question).into_iter().filter(|way| *way != Choice::Stop);
    let reached = ways.map(|way| Reached {
        hex: Patrols::id(position.package, question, way),
        cost: "1".to_owned(),
        from: from.clone(),
        stop: true,
    });
    Some(reached.collect())
}
