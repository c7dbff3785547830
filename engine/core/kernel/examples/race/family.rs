use std::sync::{Arc, LazyLock};

use kernel::{
    Breach, Chance, Chances, Counter, Entry, Family, Grid, HexId, HexNumber, Line, NoDraws,
    PerSide, Picture, ROLL, Reader, Scene, Secrecy, Side, Why,
};

use super::system::{Pace, Race};

type Look<'a> = Scene<'a, Race>;

static NAMES: LazyLock<PerSide<String>> =
    LazyLock::new(|| PerSide { usa: "Blue".to_owned(), csa: "Grey".to_owned() });

fn hex_of(scene: Look<'_>, side: Side) -> HexId {
    scene.package.hex(number_of(*scene.board, side)).expect("nobody passes the goal")
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

impl Family for Race {
    type View<'a> = PerSide<u8>;
    type Ending<'a> = Side;
    type Forecast = u32;
    type Draws = NoDraws;

    fn start(_: &Grid) -> PerSide<u8> {
        PerSide::default()
    }

    fn fits(_: &Grid, board: &PerSide<u8>) -> bool {
        board.usa.max(board.csa) <= Self::GOAL
    }

    fn turn(_: &PerSide<u8>) -> u8 {
        1
    }

    fn is_over(board: &PerSide<u8>) -> bool {
        winner(*board).is_some()
    }

    fn ending(scene: Look<'_>) -> Option<Side> {
        winner(*scene.board)
    }

    fn verdict(scene: Look<'_>) -> Option<(String, Option<Side>)> {
        winner(*scene.board).map(|side| ("victory".to_owned(), Some(side)))
    }

    fn kind<'a>(question: &'a &'static str) -> &'a str {
        question
    }

    fn secrecy(kind: &str) -> Secrecy {
        if ["pace", ROLL].contains(&kind) { Secrecy::Open } else { Secrecy::Secret }
    }

    fn section<'a>(_: &Grid, _: &'a &'static str) -> &'a str {
        "1"
    }

    fn section_of_roll<'a>(_: &Grid, _: &'a &'static str) -> &'a str {
        "2"
    }

    fn id(_: &Grid, _: &&'static str, choice: Pace) -> String {
        match choice {
            Pace::Walk => "walk",
            Pace::Run => "run",
        }
        .to_owned()
    }

    fn called(course: &Grid, id: &str) -> Vec<Pace> {
        let mut paces = vec![Pace::Walk, Pace::Run];
        paces.retain(|pace| Self::id(course, &"pace", *pace) == id);
        paces
    }

    fn candidates(_: Look<'_>, _: &&'static str) -> Vec<Pace> {
        vec![Pace::Walk, Pace::Run]
    }

    fn everything(_: &Grid, _: &&'static str) -> Vec<Pace> {
        vec![Pace::Walk, Pace::Run]
    }

    fn why(_: Look<'_>, _: &&'static str, _: Pace) -> Option<Why> {
        None
    }

    fn prompt(_: Look<'_>, _: &&'static str) -> String {
        "How do you go on?".to_owned()
    }

    fn roll(_: Look<'_>, _: &&'static str) -> String {
        "how far it runs".to_owned()
    }

    fn label(_: Look<'_>, _: &&'static str, choice: Pace) -> String {
        match choice {
            Pace::Walk => "two rows",
            Pace::Run => "as many rows as a die shows",
        }
        .to_owned()
    }

    fn step(_: &Grid, side: &Side) -> String {
        format!("{} goes on", name(*side))
    }

    fn line(_: &Grid, entry: &Entry<Self>, _: Reader) -> Option<Line> {
        let (side, rows) = entry.event;
        Some(Line::covered("went-on", format!("{} goes on by {rows}", name(side))))
    }

    fn reveals(_: Look<'_>, _: &(Side, u8)) -> bool {
        false
    }

    fn view(scene: Look<'_>, _: Reader) -> PerSide<u8> {
        *scene.board
    }

    /// Returns the number of die results out of six with which a run goes farther than a walk.
    fn forecasts(_: &Arc<Grid>, _: &PerSide<u8>, _: &&'static str, choice: Pace) -> Vec<u32> {
        if choice == Pace::Run { vec![4] } else { Vec::new() }
    }

    fn chances(&ways: &u32) -> Chances {
        let farther = Chance { what: "farther than a walk".to_owned(), ways };
        Chances { of: 6, effects: vec![farther], ..Chances::default() }
    }

    fn side_names(_: &Grid) -> &PerSide<String> {
        &NAMES
    }

    fn picture(scene: Look<'_>, _: Reader) -> Picture {
        let counter = |side| {
            let hex = number_of(*scene.board, side);
            Counter::plain(Side::id(side), name(side), side, hex, "leader")
        };
        Picture { counters: Side::BOTH.map(counter).to_vec(), ..Picture::default() }
    }

    fn about(scene: Look<'_>, what: &str) -> String {
        let here = |side: &Side| number_of(*scene.board, *side).to_string() == what;
        Side::BOTH.into_iter().find(here).map_or("nobody", name).to_owned()
    }

    fn place(_: Look<'_>, _: &str) -> Option<HexNumber> {
        None
    }

    fn grid(course: &Grid) -> &Grid {
        course
    }

    fn hexes_of(scene: Look<'_>, side: Side) -> impl Iterator<Item = HexId> {
        std::iter::once(hex_of(scene, side))
    }

    fn breaches_in_play(scene: Look<'_>) -> Vec<Breach> {
        let what = format!("{:?}", scene.board);
        let breach = Breach { invariant: "nobody passes the goal", what };
        if Self::fits(scene.package, scene.board) { Vec::new() } else { vec![breach] }
    }
}
