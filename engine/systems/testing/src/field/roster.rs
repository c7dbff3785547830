//! Map, units, chits and scenario of the field.

use std::sync::Arc;

use kernel::{
    Edge, Grid, GridSpec, HexSet, Keyed, Lines, Listed, Parity, PerSide, Ratio, Side, Sixteenths,
    Span,
};

use super::charts;
use super::scripted_driver::Echo;
use blind_swords::game::{
    Arm, Battle, Brigade, BrigadeId, BrigadeSet, Chit, ChitId, ChitKind, Division, DivisionId,
    EventChit, FogEffect, FogRow, Game, HexGround, HexsideGround, Hints, Hooks, Leader, Map,
    MobilityClassId, MobilityClasses, PerArm, Rates, RoadInHex, Scenario, ScenarioId, TerrainId,
    Unit, UnitId, UnitSet, Values, Victory, VictoryLevel, WeaponId, Window,
};
use blind_swords::profile::{Preset, Profile};
use blind_swords::rules::Rules;

/// Returns the rules of requirements 0.3 with the preset `ss-default`.
pub fn rules() -> Rules {
    Rules { scripts: Arc::new(Echo), ..Rules::plain(Arc::new(game()), ScenarioId(0)) }
}

/// Returns the game: clear hexes at level 4, with the roster R0.
pub fn game() -> Game {
    Battle {
        origins: kernel::Origins::NONE,
        id: "field".to_owned(),
        title: "A Field".to_owned(),
        side_names: PerSide { usa: "North".to_owned(), csa: "South".to_owned() },
        friendly_edge: PerSide { usa: Edge::FirstRow, csa: Edge::LastRow },
        profile: Profile::preset(Preset::SsDefault),
        map: map(),
        terrain: charts::terrain(),
        units: Arc::new(units().into()),
        brigades: brigades(),
        divisions: divisions(),
        chits: chits(),
        traits: Listed::default(),
        mobility_classes: MobilityClasses::default(),
        own_arms: Listed::default(),
        weapons: charts::weapons().into(),
        ranges: charts::ranges(),
        stacking: charts::stacking(),
        orders: charts::orders(),
        crt: charts::crt(),
        fire_cohesion: charts::fire_cohesion(),
        close_cohesion: charts::close_cohesion(),
        fire_shifts: charts::fire_shifts(),
        close_shifts: charts::close_shifts(),
        hexside_cap: None,
        odds: charts::odds(),
        fog: [
            FogRow::Effect(FogEffect::UncontrolledAdvance(Side::Usa)),
            FogRow::Effect(FogEffect::UncontrolledWithdrawal(Side::Usa)),
            FogRow::Effect(FogEffect::UncontrolledAdvance(Side::Csa)),
            FogRow::Effect(FogEffect::UncontrolledWithdrawal(Side::Csa)),
            FogRow::Effect(FogEffect::GeneralCasualty(Side::Usa)),
            FogRow::Effect(FogEffect::GeneralCasualty(Side::Csa)),
        ],
        fog_scripts: Vec::new(),
        casualties: PerSide {
            usa: [Some(ChitId(0)), Some(ChitId(2)), None, None, None, None],
            csa: [Some(ChitId(1)), Some(ChitId(3)), None, None, None, None],
        },
        command_events: PerSide::default(),
        markers: Listed::default(),
        ground_markers: Listed::default(),
        nights: Vec::new(),
        scenarios: vec![scenario()],
    }
    .into()
}

fn map() -> Map {
    let even = Span { first: 0, last: 18 };
    let odd = Span { first: 0, last: 17 };
    let spec = GridSpec { first_column: 10, last_column: 37, even, odd, shifted: Parity::Odd };
    let grid = Grid::new(spec).expect("a good specification");
    let ground = HexGround {
        terrain: TerrainId(0),
        level: 4,
        road: RoadInHex::Absent,
        name: None,
        water: None,
    };
    let hexes = vec![ground; grid.len()];
    let hexsides = vec![[HexsideGround::default(); 6]; grid.len()];
    let compass = ["E", "NE", "NW", "W", "SW", "SE"].map(str::to_owned);
    Map { grid, compass, hexes, hexsides, roads: Vec::new(), lines: Arc::new(Lines::up_to(20)) }
}

type Row = (&'static str, Side, Arm, WeaponId, Option<u8>, (i32, u8), (Sixteenths, u8));

fn units() -> Vec<Unit> {
    use super::charts::{MX, RF, SM, SR};
    use Arm::{Artillery, Cavalry, Infantry};
    use Side::{Csa, Usa};
    let sp = Sixteenths::whole;
    let cadre = Sixteenths::HALF;
    let rows: [Row; 13] = [
        ("a1", Usa, Infantry, RF, Some(0), (6, 4), (sp(3), 3)),
        ("a2", Usa, Infantry, RF, Some(0), (4, 4), (sp(1), 3)),
        ("a3", Usa, Infantry, SM, Some(0), (3, 4), (cadre, 3)),
        ("b1", Usa, Infantry, RF, Some(1), (5, 3), (sp(2), 2)),
        ("ur", Usa, Artillery, RF, None, (6, 4), (sp(3), 3)),
        ("us", Usa, Artillery, SM, None, (4, 4), (sp(1), 3)),
        ("uc", Usa, Cavalry, SR, None, (4, 4), (sp(1), 3)),
        ("g1", Csa, Infantry, RF, Some(2), (6, 4), (sp(3), 3)),
        ("g2", Csa, Infantry, SM, Some(2), (4, 4), (sp(1), 3)),
        ("g3", Csa, Infantry, RF, Some(2), (3, 3), (cadre, 2)),
        ("h1", Csa, Infantry, RF, Some(3), (9, 5), (sp(5), 4)),
        ("cr", Csa, Artillery, RF, None, (4, 4), (sp(1), 3)),
        ("cm", Csa, Artillery, MX, None, (4, 4), (sp(1), 3)),
    ];
    rows.into_iter()
        .map(|(id, side, arm, weapon, brigade, (sp, cr), (worn_sp, worn_cr))| Unit {
            id: id.to_owned(),
            name: id.to_uppercase(),
            side,
            arm,
            own_arm: None,
            weapon,
            brigade: brigade.map(BrigadeId),
            fresh: Some(Values { sp: Sixteenths::whole(sp), cr }),
            battleworn: Values { sp: worn_sp, cr: worn_cr },
            dismounted: None,
            movement: Rates::default(),
            traits: Vec::new(),
            mobility: MobilityClassId::of_arm(arm),
        })
        .collect()
}

fn brigades() -> Vec<Brigade> {
    let units = units();
    let brigade = |(index, (id, side, division)): (usize, (&str, Side, u8))| {
        let of = |(_, unit): &(usize, &Unit)| unit.brigade == Some(BrigadeId::from_index(index));
        let members = units.iter().enumerate().filter(of);
        Brigade {
            id: id.to_owned(),
            name: id.to_uppercase(),
            side,
            division: DivisionId(division),
            units: members.map(|(unit, _)| UnitId::from_index(unit)).collect(),
            numbers: Keyed::default(),
            provenance: None,
        }
    };
    [("a", Side::Usa, 0), ("b", Side::Usa, 0), ("g", Side::Csa, 1), ("h", Side::Csa, 1)]
        .into_iter()
        .enumerate()
        .map(brigade)
        .collect()
}

fn divisions() -> Vec<Division> {
    let division = |id: &str, side, brigades: [u8; 2]| Division {
        id: id.to_owned(),
        name: id.to_uppercase(),
        side,
        brigades: brigades.map(BrigadeId).to_vec(),
    };
    vec![division("x", Side::Usa, [0, 1]), division("y", Side::Csa, [2, 3])]
}

/// Returns the chits: the division chits `x` and `y`, the commanders `north` and `south`, and the
/// two wild chits. Each side also has seven events, `u1` to `u7` or `c1` to `c7`.
fn chits() -> Vec<Chit> {
    let leader = |name: &str, rating, casualty| Leader {
        name: name.to_owned(),
        rating,
        casualty: Some(casualty),
        always_in_game: false,
    };
    let division = |index| ChitKind::Division {
        division: DivisionId(index),
        leader: leader("A general", Some(3), 2),
    };
    let cic = || ChitKind::Cic { commands: None, leader: leader("A commander", None, 2) };
    let mut chits = vec![
        chit("x", Some(Side::Usa), division(0)),
        chit("y", Some(Side::Csa), division(1)),
        chit("north", Some(Side::Usa), cic()),
        chit("south", Some(Side::Csa), cic()),
        chit("fortunes-of-war", None, ChitKind::FortunesOfWar),
        chit("fog-of-war", None, ChitKind::FogOfWar),
    ];
    for (side, letter) in [(Side::Usa, 'u'), (Side::Csa, 'c')] {
        chits.extend((1..=7).map(|n| chit(&format!("{letter}{n}"), Some(side), event(n))));
    }
    chits
}

fn chit(id: &str, side: Option<Side>, kind: ChitKind) -> Chit {
    Chit { id: id.to_owned(), name: id.to_uppercase(), side, copies: 1, kind, help: None }
}

/// Returns the kind of the event chit with the given number, from 1 to 7. The number also selects
/// the window in which the chit is playable.
fn event(number: usize) -> ChitKind {
    const WINDOWS: [Window; 7] = [
        Window::Draw,
        Window::Held,
        Window::Final,
        Window::EnemyOrders,
        Window::OwnMovement,
        Window::EnemyMovement,
        Window::OwnCloseCombat,
    ];
    ChitKind::Event(EventChit {
        windows: vec![WINDOWS[number - 1]],
        holdable: number != 1,
        can_play: None,
        on_play: "play_event".to_owned(),
        once_per_activation: None,
    })
}

/// Returns a scenario without units or arrivals. Each test places the units that it needs.
fn scenario() -> Scenario {
    let level = |name: &str, winner, from| VictoryLevel { name: name.to_owned(), winner, from };
    Scenario {
        id: "plain".to_owned(),
        name: "Plain".to_owned(),
        description: String::new(),
        first_turn: 1,
        last_turn: 8,
        clock: vec!["noon".to_owned()],
        setup: Vec::new(),
        deployments: Vec::new(),
        reinforcements: Vec::new(),
        unit_arrivals: Vec::new(),
        event_count: 2,
        profile: Profile::preset(Preset::SsDefault),
        fog: None,
        casualties: None,
        rated_units: None,
        rated_chits: None,
        left_out: Vec::new(),
        chits: (0..6).map(ChitId).collect(),
        chit_arrivals: Vec::new(),
        frozen_brigades: BrigadeSet::EMPTY,
        frozen_units: UnitSet::EMPTY,
        forbidden: HexSet::EMPTY,
        options: Listed::default(),
        rules: Listed::default(),
        tracks: Listed::default(),
        vars: vec!["released".to_owned()],
        shown: Vec::new(),
        hooks: Hooks::default(),
        triggers: Vec::new(),
        victory: Victory {
            at_end: Vec::new(),
            each_turn: Vec::new(),
            occupied_each_turn: Vec::new(),
            broken_sp: PerArm::from_fn(|_| Ratio::ONE),
            eliminated_artillery_sp: Ratio::ONE,
            captured_artillery_sp: Ratio::new(0, 1),
            automatic: Vec::new(),
            levels: vec![
                level("South", Some(Side::Csa), -20),
                level("Draw", None, 0),
                level("North", Some(Side::Usa), 1),
            ],
        },
        hints: Hints::default(),
        history: None,
    }
}
