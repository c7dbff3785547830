//! Neutral game of Brigade Battles for tests: open ground, and a few units of each kind.

use std::sync::Arc;

use kernel::{
    Die, Grid, GridSpec, HexId, Lines, Parity, PerSide, Ratio, RowRange, Side, Sixteenths, Switch,
};

use brigade_battles::game::{
    Allowances, Arm, Arrival, Band, Charts, Colour, CombatChart, Command, Costs, Division,
    DivisionId, Due, Game, HexGround, HexsideGround, LeaderId, LeaderInfo, Map, Morale, Opening,
    Optional, Price, Result, Scenario, ScenarioId, Terrain, TerrainId, TerrainLook, Turns, Under,
    UnitId, UnitInfo, Victory,
};
use brigade_battles::rules::Rules;
use brigade_battles::variants::{Preset, Variants};

/// Terrain id of clear ground.
pub const CLEAR: TerrainId = TerrainId(0);
/// Terrain id of woods.
pub const WOODS: TerrainId = TerrainId(1);
/// Terrain id of ground that no unit can enter.
pub const CLOSED: TerrainId = TerrainId(2);

/// Returns the hex with a number.
pub fn hex(number: &str) -> HexId {
    grid().hex(number.parse().expect("four digits")).expect("on the map")
}

fn grid() -> Grid {
    let rows = RowRange { first: 1, last: 20 };
    let (first_column, last_column) = (1, 17);
    let spec = GridSpec { first_column, last_column, even: rows, odd: rows, shifted: Parity::Even };
    Grid::new(spec).expect("a small map")
}

fn terrain(id: &str, costs: Option<Costs>, die: i8) -> Terrain {
    Terrain {
        id: id.to_owned(),
        name: id.to_owned(),
        costs,
        die,
        morale: 0,
        blocks: die < 0,
        column: die == 0,
        look: TerrainLook::default(),
    }
}

/// Returns charts in which every kind of entry occurs.
pub fn charts() -> Charts {
    let result = |text| Result::from_text(text).expect("a result");
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
    Charts {
        combat: CombatChart {
            columns: vec![1, 3, 5, 7, 10, 13, 17, 22, 28],
            rows: rows.map(|texts| texts.split(' ').map(result).collect()).to_vec(),
            flank: 1,
            limbered: 1,
            higher: -1,
            leader_check: 10,
        },
        infantry_range: vec![Band { first: 1, last: 1, factor: Ratio::ONE }],
        gun_range: vec![
            Band { first: 1, last: 1, factor: Ratio::new(2, 1) },
            Band { first: 2, last: 5, factor: Ratio::ONE },
            Band { first: 6, last: 10, factor: Ratio::HALF },
        ],
        night_range: 1,
        allowances: Allowances {
            infantry: 6,
            limbered: 6,
            mounted: 9,
            dismounted: 6,
            leader: 9,
            change: 2,
            leave_zone: 1,
            level: 1,
            column: Sixteenths::HALF,
            column_beyond: 4,
            road: 1,
        },
        terrain: vec![
            terrain("clear", Some(Costs { infantry: 1, cavalry: 1, guns: 1 }), 0),
            terrain("woods", Some(Costs { infantry: 2, cavalry: 3, guns: 3 }), -1),
            terrain("closed", None, 0),
        ],
        stream: Costs { infantry: 1, cavalry: 1, guns: 2 },
        morale: Morale { green: 5, black: 7, gold: 9, leader: -1 },
        command: Command { radius: 4, replacement: 3, hit: Die::OF_TEN[8], refuge: 9 },
        turns: Turns { times: (1..=9).map(|turn| format!("{turn}:00")).collect(), night: vec![9] },
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

/// Returns the unit with an id.
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

/// Returns the leader with an id.
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
    };
    let leader = |(id, side, division): (&str, Side, Option<u8>)| LeaderInfo {
        id: id.to_owned(),
        name: id.to_uppercase(),
        side,
        commands: division.map_or(Under::Army, |own| Under::Divisions(vec![DivisionId(own)])),
    };
    let division = |(id, side): (&str, Side)| Division {
        id: id.to_owned(),
        name: id.to_uppercase(),
        side,
        retreat: Vec::new(),
    };
    Game {
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
        units: UNITS.map(unit).to_vec(),
        leaders: LEADERS.map(leader).to_vec(),
        divisions: [("x", Side::Usa), ("y", Side::Usa), ("p", Side::Csa)].map(division).to_vec(),
        charts: charts(),
        men: None,
        fate: PerSide { usa: vec![self::leader("lu")], csa: vec![self::leader("lc")] },
        retreat: PerSide { usa: vec![hex("1701")], csa: vec![hex("0115")] },
        scenarios: vec![scenario()],
        origins: kernel::Origins::NONE,
    }
}

fn scenario() -> Scenario {
    let arrival = |name: &str, side, entry, due, newcomer: &str| Arrival {
        name: name.to_owned(),
        side,
        hex: hex(entry),
        due,
        latest: None,
        allowance: None,
        units: vec![unit(newcomer)],
        leaders: Vec::new(),
        option: None,
        without: None,
        price: None,
    };
    let help = Arrival {
        option: Some(0),
        price: Some(Price { points: 4, not_on: vec![8, 9] }),
        ..arrival("help", Side::Usa, "1701", Due::EachTurn { from: 4, modifier: -2 }, "r1")
    };
    let turns = [4, 4, 4, 5, 5, 5, 5, 5, 5, 6];
    let late = arrival("late", Side::Csa, "0115", Due::Table { on: 4, turns }, "r2");
    Scenario {
        id: "plain".to_owned(),
        name: "Plain".to_owned(),
        description: "Whatever is laid out.".to_owned(),
        first_turn: 1,
        last_turn: 9,
        opening: Opening::Whole,
        first_side: Side::Usa,
        setup: Vec::new(),
        leaders: Vec::new(),
        arrivals: vec![help, late],
        held: None,
        options: vec![Optional {
            id: "help".to_owned(),
            name: "Help".to_owned(),
            description: "R1 may come.".to_owned(),
        }],
        victory: Victory {
            side: Side::Usa,
            objective: 2,
            hexes: vec![hex("0605"), hex("0708")],
            balance: 5,
            from_objectives: 4,
            strength: 1,
            leader: 1,
        },
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
