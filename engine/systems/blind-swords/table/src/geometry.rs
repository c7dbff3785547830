//! Game data that the web page needs and that do not change during a match.

use std::borrow::Cow;

use blind_swords::describe;
use blind_swords::game::{
    Arm, Chit, ChitKind, Game, HexPoints, Leader, Mount, OnHexside, Scenario, Unit, Values,
    WeaponId,
};
use kernel::{Direction, HexId, HexNumber, PerSide, Side};
use serde::Serialize;
use sheet::Formation;

use crate::drawing::{HALF, SIDE, Sheet, formations};

/// Game data that the web page needs, as JSON.
#[derive(Debug, Serialize)]
pub(crate) struct GameSeen<'a> {
    id: &'a str,
    title: &'a str,
    sides: &'a PerSide<String>,
    map: MapSeen<'a>,
    units: Vec<UnitPrinted<'a>>,
    brigades: Vec<Group<'a>>,
    divisions: Vec<Group<'a>>,
    formations: Vec<Formation>,
    chits: Vec<ChitPrinted<'a>>,
    stacking_limit: String,
    scenarios: Vec<ScenarioSeen<'a>>,
}

/// Map with the layout of the sheet that [`crate::drawing::draw_land`] draws.
#[derive(Debug, Serialize)]
struct MapSeen<'a> {
    width: f64,
    height: f64,
    /// Side length and half the height of a hex, in units of the drawing.
    hex: (f64, f64),
    /// Names of the six directions, in ring order.
    compass: &'a [String; 6],
    terrain: Vec<Kind<'a>>,
    hexes: Vec<HexSeen<'a>>,
    roads: Vec<RoadSeen<'a>>,
}

#[derive(Debug, Serialize)]
struct Kind<'a> {
    id: &'a str,
    name: &'a str,
}

#[derive(Debug, Serialize)]
struct HexSeen<'a> {
    id: HexNumber,
    x: f64,
    y: f64,
    level: u8,
    terrain: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    /// Numbers of the six neighbours of the hex, in ring order. `None` beyond the map edge.
    near: [Option<HexNumber>; 6],
    /// Features of the six hexsides in ring order, omitted if no hexside has any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sides: Vec<SideSeen<'a>>,
}

#[derive(Debug, Default, Serialize)]
struct SideSeen<'a> {
    direction: u8,
    /// Names of all features of the hexside.
    words: Vec<Cow<'a, str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    slope: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    water: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    feature: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    road: Option<&'a str>,
}

#[derive(Debug, Serialize)]
struct RoadSeen<'a> {
    name: &'a str,
    kind: &'a str,
    path: Vec<HexNumber>,
}

#[derive(Debug, Serialize)]
struct UnitPrinted<'a> {
    id: &'a str,
    name: &'a str,
    side: Side,
    arm: &'static str,
    weapon: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    brigade: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fresh: Option<Face>,
    battleworn: Face,
    /// Dismounted counter of a cavalry unit. Omitted if the unit cannot dismount.
    #[serde(skip_serializing_if = "Option::is_none")]
    dismounted: Option<OnFoot<'a>>,
}

#[derive(Debug, Serialize)]
struct OnFoot<'a> {
    weapon: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    fresh: Option<Face>,
    battleworn: Face,
}

#[derive(Debug, Serialize)]
struct Face {
    sp: String,
    cr: u8,
}

#[derive(Debug, Serialize)]
struct Group<'a> {
    id: &'a str,
    name: &'a str,
    side: Side,
    /// Name of the division to which the brigade belongs. Omitted if it has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    division: Option<&'a str>,
}

#[derive(Debug, Serialize)]
struct ChitPrinted<'a> {
    id: &'a str,
    name: &'a str,
    side: Option<Side>,
    copies: u8,
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    leader: Option<&'a str>,
    help: String,
}

#[derive(Debug, Serialize)]
struct ScenarioSeen<'a> {
    id: &'a str,
    name: &'a str,
    description: &'a str,
    first_turn: u8,
    last_turn: u8,
    clock: &'a [String],
    /// Units whose counters differ from those of the game in this scenario.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    units: Vec<UnitPrinted<'a>>,
    /// Chits whose descriptions differ from those of the game in this scenario.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    chits: Vec<ChitPrinted<'a>>,
    options: Vec<OptionSeen<'a>>,
    tracks: Vec<TrackPrinted<'a>>,
    reinforcements: Vec<Due<'a>>,
    points: Vec<Worth>,
    levels: Vec<LevelSeen<'a>>,
}

#[derive(Debug, Serialize)]
struct OptionSeen<'a> {
    id: &'a str,
    name: &'a str,
    description: &'a str,
    /// Id of the optional rule that this rule requires. Omitted if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    needs: Option<&'a str>,
}

#[derive(Debug, Serialize)]
struct TrackPrinted<'a> {
    id: &'a str,
    name: &'a str,
    side: Side,
    boxes: &'a [String],
}

#[derive(Debug, Serialize)]
struct Due<'a> {
    brigade: &'a str,
    turn: u8,
    hexes: Vec<HexNumber>,
}

/// Victory points that a side can score for a hex.
#[derive(Debug, Serialize)]
struct Worth {
    hex: HexNumber,
    side: Side,
    points: i32,
    when: &'static str,
}

#[derive(Debug, Serialize)]
struct LevelSeen<'a> {
    name: &'a str,
    winner: Option<Side>,
    from: i32,
}

/// Returns the game data for the web page. `sheet` gives the layout of the map.
pub(crate) fn of<'a>(sheet: &Sheet<'_>, game: &'a Game) -> GameSeen<'a> {
    GameSeen {
        id: &game.id,
        title: &game.title,
        sides: &game.side_names,
        map: map(sheet, game),
        units: game.units.iter().map(|printed| unit(game, printed)).collect(),
        brigades: brigades(game),
        divisions: divisions(game),
        formations: formations(game),
        chits: game.chits.iter().map(|of| chit(game, of)).collect(),
        stacking_limit: game.stacking.limit.to_string(),
        scenarios: game.scenarios.iter().map(|of| scenario(game, of)).collect(),
    }
}

fn map<'a>(sheet: &Sheet<'_>, game: &'a Game) -> MapSeen<'a> {
    let (width, height) = sheet.size();
    let number = |hex: &HexId| game.map.number(*hex);
    let road = |road: &'a blind_swords::game::Road| RoadSeen {
        name: &road.name,
        kind: &road.kind.id,
        path: road.path.iter().map(number).collect(),
    };
    let kinds = game.terrain.kinds.iter();
    MapSeen {
        width: rounded(width),
        height: rounded(height),
        hex: (SIDE, rounded(HALF)),
        compass: &game.map.compass,
        terrain: kinds.map(|kind| Kind { id: &kind.id, name: &kind.name }).collect(),
        hexes: game.map.grid.hexes().map(|of| hex(sheet, game, of)).collect(),
        roads: game.map.roads.iter().map(road).collect(),
    }
}

fn hex<'a>(sheet: &Sheet<'_>, game: &'a Game, hex: HexId) -> HexSeen<'a> {
    let (x, y) = sheet.center(hex);
    let ground = game.map.hex(hex);
    let near =
        |direction| game.map.grid.neighbour(hex, direction).map(|other| game.map.number(other));
    HexSeen {
        id: game.map.number(hex),
        x: rounded(x),
        y: rounded(y),
        level: ground.level,
        terrain: &game.terrain.kind(ground.terrain).id,
        name: ground.name.as_deref(),
        near: Direction::ALL.map(near),
        sides: Direction::ALL.into_iter().filter_map(|to| side(game, hex, to)).collect(),
    }
}

fn side(game: &Game, hex: HexId, direction: Direction) -> Option<SideSeen<'_>> {
    let ground = game.map.hexside(hex, direction);
    let words: Vec<_> = ground.things().map(|thing| describe::on_hexside(game, thing)).collect();
    if words.is_empty() {
        return None;
    }
    let mut seen = SideSeen { direction: direction.ring(), words, ..SideSeen::default() };
    for thing in ground.things() {
        match thing {
            OnHexside::Slope(slope) => {
                let grade = &game.terrain.grade(slope.grade).id;
                seen.slope = Some(format!("{grade}-{}", slope.way.id()));
            }
            OnHexside::Water(water) => seen.water = Some(water.id()),
            OnHexside::Feature(feature) => seen.feature = Some(&game.terrain.feature(feature).id),
            OnHexside::Road(link) => seen.road = Some(&game.map.roads[link.road.index()].name),
        }
    }
    Some(seen)
}

fn unit<'a>(game: &'a Game, unit: &'a Unit) -> UnitPrinted<'a> {
    let sign = |weapon: WeaponId| game.weapons[weapon.index()].sign.as_str();
    let face = |values: Values| Face { sp: values.sp.to_string(), cr: values.cr };
    UnitPrinted {
        id: &unit.id,
        name: &unit.name,
        side: unit.side,
        arm: Arm::id(unit.arm),
        weapon: sign(unit.weapon),
        brigade: unit.brigade.map(|brigade| game.brigades[brigade.index()].id.as_str()),
        fresh: unit.fresh.map(face),
        battleworn: face(unit.battleworn),
        dismounted: unit.dismounted.as_ref().map(|on_foot| OnFoot {
            weapon: sign(unit.weapon_as(Mount::Dismounted)),
            fresh: on_foot.fresh.map(face),
            battleworn: face(on_foot.battleworn),
        }),
    }
}

fn brigades(game: &Game) -> Vec<Group<'_>> {
    let division = |id: blind_swords::game::DivisionId| game.divisions[id.index()].id.as_str();
    let brigades = game.brigades.iter().map(|brigade| Group {
        id: &brigade.id,
        name: &brigade.name,
        side: brigade.side,
        division: Some(division(brigade.division)),
    });
    brigades.collect()
}

fn divisions(game: &Game) -> Vec<Group<'_>> {
    let divisions = game.divisions.iter().map(|division| Group {
        id: &division.id,
        name: &division.name,
        side: division.side,
        division: None,
    });
    divisions.collect()
}

fn chit<'a>(game: &Game, chit: &'a Chit) -> ChitPrinted<'a> {
    ChitPrinted {
        id: &chit.id,
        name: &chit.name,
        side: chit.side,
        copies: chit.copies,
        kind: match chit.kind {
            ChitKind::Division { .. } => "division",
            ChitKind::Cic { .. } => "cic",
            ChitKind::Brigade { .. } => "brigade",
            ChitKind::FortunesOfWar => "fortunes-of-war",
            ChitKind::FogOfWar => "fog-of-war",
            ChitKind::Wild { .. } => "wild",
            ChitKind::Event(_) => "event",
        },
        leader: chit.leader().map(|leader: &Leader| leader.name.as_str()),
        help: describe::chit_help(game, chit),
    }
}

fn scenario<'a>(game: &'a Game, scenario: &'a Scenario) -> ScenarioSeen<'a> {
    let due = |due: &blind_swords::game::Reinforcement| Due {
        brigade: &game.brigades[due.brigade.index()].id,
        turn: due.turn,
        hexes: due.hexes.iter().map(|hex| game.map.number(*hex)).collect(),
    };
    ScenarioSeen {
        id: &scenario.id,
        name: &scenario.name,
        description: &scenario.description,
        first_turn: scenario.first_turn,
        last_turn: scenario.last_turn,
        clock: &scenario.clock,
        units: rated_units(game, scenario),
        chits: rated_chits(game, scenario),
        options: options(scenario),
        tracks: tracks(scenario),
        reinforcements: scenario.reinforcements.iter().map(due).collect(),
        points: points(game, scenario),
        levels: levels(scenario),
    }
}

fn rated_units<'a>(game: &'a Game, scenario: &'a Scenario) -> Vec<UnitPrinted<'a>> {
    let units = game.units_in(scenario).iter().zip(game.units.iter());
    let own = units.filter(|(own, usual)| !own.is_rated_as(usual));
    own.map(|(own, _)| unit(game, own)).collect()
}

fn rated_chits<'a>(game: &'a Game, scenario: &'a Scenario) -> Vec<ChitPrinted<'a>> {
    let chits = game.chits_in(scenario).iter().zip(&game.chits);
    let printed = chits.map(|(own, usual)| (chit(game, own), chit(game, usual)));
    printed.filter(|(own, usual)| own.help != usual.help).map(|(own, _)| own).collect()
}

fn options(scenario: &Scenario) -> Vec<OptionSeen<'_>> {
    let options = scenario.options.iter();
    let seen = options.map(|option| OptionSeen {
        id: &option.id,
        name: &option.name,
        description: &option.description,
        needs: option.needs.map(|needs| scenario.options[needs.index()].id.as_str()),
    });
    seen.collect()
}

fn tracks(scenario: &Scenario) -> Vec<TrackPrinted<'_>> {
    let tracks = scenario.tracks.iter();
    let seen = tracks.map(|track| TrackPrinted {
        id: &track.id,
        name: &track.name,
        side: track.side,
        boxes: &track.boxes,
    });
    seen.collect()
}

fn points(game: &Game, scenario: &Scenario) -> Vec<Worth> {
    let victory = &scenario.victory;
    let kinds = [
        (&victory.at_end, "end"),
        (&victory.each_turn, "turn"),
        (&victory.occupied_each_turn, "occupied"),
    ];
    let worth = |row: &HexPoints, when| Worth {
        hex: game.map.number(row.hex),
        side: row.side,
        points: row.points,
        when,
    };
    kinds
        .into_iter()
        .flat_map(|(rows, when)| rows.iter().map(move |row| worth(row, when)))
        .collect()
}

fn levels(scenario: &Scenario) -> Vec<LevelSeen<'_>> {
    let levels = scenario.victory.levels.iter();
    let seen =
        levels.map(|level| LevelSeen { name: &level.name, winner: level.winner, from: level.from });
    seen.collect()
}

fn rounded(length: f64) -> f64 {
    (length * 10.0).round() / 10.0
}
