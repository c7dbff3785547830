use std::sync::LazyLock;

use kernel::{
    Among, Asking, BoardView, Breach, Chance, Chances, Counter, Deferred, Entry, Forecast,
    Forecasting, GameResult, Grid, HexId, HexNumber, Line, Materials, NoDraws, PausedPlay, PerSide,
    PlayState, Playing, Position, Prompt, ROLL, Reader, Secrecy, Side, Subject, Told, Turn,
    Viewing, Why, Wording,
};

use super::system::{Pace, Race};

type RacePosition<'a> = Position<'a, Race>;

static NAMES: LazyLock<PerSide<String>> =
    LazyLock::new(|| PerSide { usa: "Blue".to_owned(), csa: "Grey".to_owned() });

fn hex_of(position: RacePosition<'_>, side: Side) -> HexId {
    position.package.hex(number_of(*position.board, side)).expect("nobody passes the goal")
}

fn number_of(rows: PerSide<u8>, side: Side) -> HexNumber {
    let lane = PerSide { usa: 1, csa: 2 };
    HexNumber::new(lane[side], rows[side])
}

fn winner(rows: PerSide<u8>) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| rows[*side] == Race::GOAL)
}

fn name(side: Side) -> &'static str {
    &NAMES[side]
}

impl Playing for Race {
    type Ending<'a> = Side;

    fn start(_: &Grid) -> PerSide<u8> {
        PerSide::default()
    }

    fn fits(_: &Grid, board: &PerSide<u8>) -> bool {
        board.usa.max(board.csa) <= Self::GOAL
    }

    fn turn(_: &PerSide<u8>) -> Turn {
        Turn::from(1)
    }

    fn result(position: RacePosition<'_>) -> Option<GameResult<Side>> {
        let winner = winner(*position.board)?;
        Some(GameResult::new("victory".to_owned(), Some(winner), &NAMES, winner))
    }

    fn breaches(position: RacePosition<'_>, _: PlayState<'_, PerSide<u8>>) -> Vec<Breach> {
        let what = format!("{:?}", position.board);
        let breach = Breach { invariant: "nobody passes the goal", what };
        if Self::fits(position.package, position.board) { Vec::new() } else { vec![breach] }
    }
}

impl Asking for Race {
    type Draws = NoDraws;

    fn kind<'a>(question: &'a &'static str) -> &'a str {
        question
    }

    fn secrecy(kind: &str) -> Secrecy {
        if ["pace", ROLL].contains(&kind) { Secrecy::Open } else { Secrecy::Private }
    }

    fn id(_: &Grid, _: &&'static str, choice: Pace) -> String {
        match choice {
            Pace::Walk => "walk",
            Pace::Run => "run",
        }
        .to_owned()
    }

    fn candidates(among: Among<'_, Self>) -> Vec<Pace> {
        let mut paces = vec![Pace::Walk, Pace::Run];
        if let Among::Called(course, id) = among {
            paces.retain(|pace| Self::id(course, &"pace", *pace) == id);
        }
        paces
    }

    fn why(_: RacePosition<'_>, _: &&'static str, _: Pace) -> Option<Why> {
        None
    }
}

impl Forecasting for Race {
    type Forecast = u32;

    /// Returns the number of die results, out of six, for which a run covers more rows than a walk.
    fn forecasts(_: PausedPlay<'_, Self>, _: &&'static str, choice: Pace) -> Vec<Forecast<u32>> {
        let ways = 4;
        let farther = Chance { what: "farther than a walk".to_owned(), ways };
        let chances = Chances { of: 6, effects: vec![farther], ..Chances::default() };
        if choice == Pace::Run { vec![Forecast::new(ways, chances)] } else { Vec::new() }
    }

    fn hexes_of(position: RacePosition<'_>, side: Side) -> impl Iterator<Item = HexId> {
        std::iter::once(hex_of(position, side))
    }
}

impl Wording for Race {
    fn prompt<'a>(_: RacePosition<'_>, _: &'a &'static str) -> Prompt<'a> {
        Prompt::new("1", "How do you go on?")
    }

    fn roll<'a>(_: RacePosition<'_>, _: &'a &'static str) -> Prompt<'a> {
        Prompt::new("2", "how far it runs")
    }

    fn label(_: RacePosition<'_>, _: &&'static str, choice: Pace) -> String {
        match choice {
            Pace::Walk => "two rows",
            Pace::Run => "as many rows as a die shows",
        }
        .to_owned()
    }

    fn step(_: &Grid, side: &Side) -> String {
        format!("{} goes on", name(*side))
    }

    fn told<'a>(_: RacePosition<'a>, entry: &'a Entry<Self>, _: Reader) -> Told<'a> {
        let (side, rows) = entry.event;
        let text = format!("{} goes on by {rows}", name(side));
        let line = Deferred::new(|| Some(Line::covered("went-on", text)));
        Told { line, ..Told::default() }
    }
}

impl Viewing for Race {
    type Seen = PerSide<u8>;
    type View<'a> = PerSide<u8>;

    fn seen(position: RacePosition<'_>, _: Reader) -> PerSide<u8> {
        *position.board
    }

    fn imagine(
        position: RacePosition<'_>,
        _: Reader,
        _: &mut dyn FnMut(u32) -> u32,
    ) -> PerSide<u8> {
        *position.board
    }

    fn view(_: &Grid, seen: &PerSide<u8>) -> PerSide<u8> {
        *seen
    }

    fn board_view(_: &Grid, rows: &PerSide<u8>) -> BoardView {
        let counter = |side| {
            let hex = number_of(*rows, side);
            Counter::plain(Side::id(side), name(side), side, hex, "leader")
        };
        BoardView { counters: Side::BOTH.map(counter).to_vec(), ..BoardView::default() }
    }

    fn about(course: &Grid, rows: &PerSide<u8>, subject: Subject) -> Vec<String> {
        let Subject::Hex(hex) = subject else { return Vec::new() };
        let here = |side: &Side| number_of(*rows, *side) == course.number(hex);
        Side::BOTH.into_iter().filter(here).map(|side| name(side).to_owned()).collect()
    }

    fn materials(course: &Grid) -> Materials<'_> {
        Materials::new(course, &NAMES)
    }
}
