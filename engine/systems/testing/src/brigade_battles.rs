//! Neutral game of Brigade Battles for tests: open ground, and a few units of each kind.

use std::sync::Arc;

use kernel::{Die, Grid, GridSpec, HexId, Lines, Parity, PerSide, Side, Span, Switch};

use brigade_battles::game::{
    Allowances, Arm, Arrival, Band, Battle, Charts, Colour, CombatChart, Command, Division,
    DivisionId, DueTable, EachTurn, Factor, Game, HexGround, HexsideGround, LeaderId, LeaderInfo,
    Map, Morale, Opening, OptionId, Optional, Price, Ranges, Result, Scenario, ScenarioId, SetUp,
    Stream, Terrain, TerrainEffects, TerrainId, Turns, UnitId, UnitInfo, Victory,
};
use brigade_battles::rules::Rules;
use brigade_battles::variants::{Preset, Variants};

/// Terrain id of clear ground.
pub const CLEAR: TerrainId = TerrainId(0);
/// Terrain id of woods.
pub const WOODS: TerrainId = TerrainId(1);
/// Terrain id of ground that no unit can enter.
pub const CLOSED: TerrainId = TerrainId(2);

/// Returns the hex with the given number.
pub fn hex(number: &str) -> HexId {
    grid().hex(number.parse().expect("four digits")).expect("on the map")
}

fn grid() -> Grid {
    let rows = Span { first: 1, last: 20 };
    let (first_column, last_column) = (1, 17);
    let spec = GridSpec { first_column, last_column, even: rows, odd: rows, shifted: Parity::Even };
    Grid::new(spec).expect("a small map")
}

fn terrain(id: &str, [foot, horse, guns]: [Option<u8>; 3], die: i8) -> Terrain {
    Terrain {
        id: id.to_owned(),
        name: id.to_owned(),
        foot,
        horse,
        guns,
        die,
        morale: 0,
        blocks: die < 0,
        column: die == 0,
        look: None,
        provenance: None,
    }
}

/// Returns charts in which every kind of entry occurs.
pub fn charts() -> Charts {
    let result = |text: &str| text.parse().expect("a result");
    let columns = "1-2 3-4 5-6 7-9 10-12 13-16 17-21 22-27 28+";
    let rows = [
        "- - - - - - - M M",
        "- - - - - - M M 1",
        "- - - - - M M 1 1",
        "- - - - M M 1 1 1R",
        "- - - M M 1 1 1R 1R",
        "- - M M 1 1 1R 1R 2",
        "- M M 1 1 1R 1R 2 2R",
        "M M 1 1 1R 1R 2 2R 2R",
        "M 1 1 1R 1R 2 2R 2R 3R",
        "1 1 1R 2 2 2R 3 3R 3R",
    ];
    let row = |(number, texts): (u8, &str)| -> (String, Vec<Result>) {
        (number.to_string(), texts.split(' ').map(result).collect())
    };
    Charts {
        combat: CombatChart {
            provenance: None,
            columns: columns.split(' ').map(|text| text.parse().expect("a column")).collect(),
            rows: (1..).zip(rows).map(row).collect(),
            flank: 1,
            limbered: 1,
            higher: -1,
            leader_check: 10,
        },
        ranges: Ranges {
            provenance: None,
            foot: vec![Band { from: 1, to: 1, factor: Factor::Single }],
            guns: vec![
                Band { from: 1, to: 1, factor: Factor::Double },
                Band { from: 2, to: 5, factor: Factor::Single },
                Band { from: 6, to: 10, factor: Factor::Half },
            ],
            night: 1,
        },
        allowances: Allowances {
            provenance: None,
            infantry: 6,
            limbered: 6,
            mounted: 9,
            dismounted: 6,
            leader: 9,
            change: 2,
            leave_zone: 1,
            level: 1,
            column: 2,
            column_beyond: 4,
            road: 1,
        },
        terrain: TerrainEffects {
            kinds: vec![
                terrain("clear", [Some(1), Some(1), Some(1)], 0),
                terrain("woods", [Some(2), Some(3), Some(3)], -1),
                terrain("closed", [None; 3], 0),
            ]
            .into(),
            stream: Stream { provenance: None, foot: 1, horse: 1, guns: 2 },
        },
        morale: Morale { provenance: None, green: 5, black: 7, gold: 9, leader: -1 },
        command: Command {
            provenance: None,
            radius: 4,
            replacement: 3,
            hit: Die::OF_TEN[8],
            refuge: 9,
        },
        turns: Turns {
            provenance: None,
            times: (1..=9).map(|turn| format!("{turn}:00")).collect(),
            night: vec![9],
        },
    }
}

type Printed = (&'static str, Side, Arm, Option<u8>, Colour, u8, Option<u8>);

const UNITS: [Printed; 12] = [
    ("u1", Side::Usa, Arm::Infantry, Some(0), Colour::Black, 12, Some(6)),
    ("u2", Side::Usa, Arm::Infantry, Some(0), Colour::Black, 10, Some(5)),
    ("u3", Side::Usa, Arm::Infantry, Some(1), Colour::Green, 9, Some(4)),
    ("uc", Side::Usa, Arm::Cavalry, None, Colour::Black, 7, Some(3)),
    ("ua", Side::Usa, Arm::Artillery, None, Colour::Black, 4, None),
    ("ub", Side::Usa, Arm::Artillery, None, Colour::Black, 3, None),
    ("c1", Side::Csa, Arm::Infantry, Some(2), Colour::Gold, 12, Some(4)),
    ("c2", Side::Csa, Arm::Infantry, Some(2), Colour::Green, 10, Some(5)),
    ("c3", Side::Csa, Arm::Infantry, Some(2), Colour::Black, 14, Some(7)),
    ("ca", Side::Csa, Arm::Artillery, None, Colour::Black, 5, None),
    ("r1", Side::Usa, Arm::Infantry, Some(1), Colour::Black, 8, Some(4)),
    ("r2", Side::Csa, Arm::Infantry, Some(2), Colour::Black, 8, Some(4)),
];

/// Returns the unit with the given id.
pub fn unit(id: &str) -> UnitId {
    let found = UNITS.iter().position(|(own, ..)| *own == id);
    UnitId::from_index(found.unwrap_or_else(|| panic!("there is no unit {id}")))
}

const LEADERS: [(&str, Side, Option<u8>); 5] = [
    ("lu", Side::Usa, None),
    ("lx", Side::Usa, Some(0)),
    ("ly", Side::Usa, Some(1)),
    ("lc", Side::Csa, None),
    ("lp", Side::Csa, Some(2)),
];

/// Returns the leader with the given id.
pub fn leader(id: &str) -> LeaderId {
    let found = LEADERS.iter().position(|(own, ..)| *own == id);
    LeaderId::from_index(found.unwrap_or_else(|| panic!("there is no leader {id}")))
}

/// Returns the game: a map of 17 columns of 20 hexes, all clear and on one level.
pub fn game() -> Game {
    let grid = grid();
    let ground = HexGround { terrain: CLEAR, level: 1, name: None };
    let unit = |(id, side, arm, division, colour, strength, shattered): Printed| UnitInfo {
        id: id.to_owned(),
        name: id.to_uppercase(),
        side,
        arm,
        division: division.map(DivisionId),
        independent: arm == Arm::Cavalry,
        colour,
        strength,
        shattered,
        men: None,
        guns: None,
        sums: Vec::new(),
        note: None,
        provenance: None,
    };
    let leader = |(id, side, division): (&str, Side, Option<u8>)| LeaderInfo {
        id: id.to_owned(),
        name: id.to_uppercase(),
        side,
        divisions: division.map(DivisionId).into_iter().collect(),
        provenance: None,
    };
    let division = |(id, side): (&str, Side)| Division {
        id: id.to_owned(),
        name: id.to_uppercase(),
        side,
        retreat: Vec::new(),
        provenance: None,
    };
    let game = Battle {
        id: "plain".to_owned(),
        title: "Plain".to_owned(),
        side_names: PerSide { usa: "Union".to_owned(), csa: "Confederate".to_owned() },
        map: Map {
            compass: ["N", "NW", "SW", "S", "SE", "NE"].map(str::to_owned),
            hexes: vec![ground; grid.len()],
            sides: vec![[HexsideGround::default(); 6]; grid.len()],
            roads: Vec::new(),
            lines: Arc::new(Lines::up_to(12)),
            grid,
        },
        units: UNITS.into_iter().map(unit).collect(),
        leaders: LEADERS.into_iter().map(leader).collect(),
        divisions: [("x", Side::Usa), ("y", Side::Usa), ("p", Side::Csa)]
            .into_iter()
            .map(division)
            .collect(),
        charts: charts(),
        men: None,
        fate: PerSide { usa: vec![self::leader("lu")], csa: vec![self::leader("lc")] },
        retreat: PerSide { usa: vec![hex("1701")], csa: vec![hex("0115")] },
        scenarios: vec![scenario()],
        origins: kernel::Origins::NONE,
    };
    game.into()
}

fn scenario() -> Scenario {
    let arrival = |name: &str, side, entry, newcomer: &str| Arrival {
        name: name.to_owned(),
        side,
        hex: hex(entry),
        turn: None,
        table: None,
        each_turn: None,
        latest: None,
        allowance: None,
        units: vec![unit(newcomer)],
        leaders: Vec::new(),
        option: None,
        without: None,
        price: None,
        provenance: None,
    };
    let help = Arrival {
        option: Some(OptionId(0)),
        each_turn: Some(EachTurn { from: 4, modifier: -2 }),
        price: Some(Price { points: 4, not_on: vec![8, 9] }),
        ..arrival("help", Side::Usa, "1701", "r1")
    };
    let turns = [4, 4, 4, 5, 5, 5, 5, 5, 5, 6];
    let late = Arrival {
        table: Some(DueTable { when: 4, turns }),
        ..arrival("late", Side::Csa, "0115", "r2")
    };
    Scenario {
        id: "plain".to_owned(),
        name: "Plain".to_owned(),
        description: "Whatever is laid out.".to_owned(),
        turns: Span { first: 1, last: 9 },
        opening: Opening::Whole,
        first_side: Side::Usa,
        setup: SetUp::default(),
        leaders: Vec::new(),
        arrivals: vec![help, late],
        held: None,
        options: vec![Optional {
            id: "help".to_owned(),
            name: "Help".to_owned(),
            description: "R1 may come.".to_owned(),
        }]
        .into(),
        victory: Victory {
            side: Side::Usa,
            objective: 2,
            hexes: vec![hex("0605"), hex("0708")],
            balance: 5,
            from_objectives: 4,
            strength: 1,
            leader: 1,
            provenance: None,
        },
        provenance: None,
    }
}

/// Returns the rules of the game.
pub fn rules() -> Rules {
    rules_of(game())
}

/// Returns the rules of a modified game.
pub fn rules_of(game: Game) -> Rules {
    Rules {
        game: Arc::new(game),
        scenario: ScenarioId(0),
        variants: Variants::preset(Preset::Recommended),
        options: vec![Switch::Off],
        lesson: None,
    }
}
