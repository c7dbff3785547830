//! Facts that the rules of SPI's *Stonewall* state about the map of `kernstown-1862`.

use std::collections::BTreeSet;

use blind_swords::check::sight::Visibility;
use blind_swords::game::{Arm, EntryCost, HexsideWater, Slope};
use kernel::{Edge, HexId};
use serde::Deserialize;

use crate::kernstown_facts::field::Field;

/// Fact about the map. A fact of unknown kind fails the test.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum Fact {
    Scale {},
    Sheet {},
    Info {},
    Axis {},
    ClassSet {},
    ClassOrder {},
    RiverAllowed {},
    Adjacent { a: String, b: String },
    SameColumnNeighbours { a: String, b: String },
    RefutesParity { a: String, b: String },
    Exists { hex: String },
    RowExists { row: u8 },
    ColumnExists { column: u8 },
    BeyondColumn { column: u8 },
    SouthEdgeColumns { columns: [u8; 2] },
    Edge { side: String },
    Class { hex: String, value: String },
    HilltopOnly { groups: Vec<String> },
    GroupCentre { group: String, hex: String, min_size: usize },
    GroupExact { group: String, hexes: Vec<String> },
    LevelAbove { hi: String, lo: String },
    Hexside { a: String, b: String },
    SameLevel { a: String, b: String },
    SlopeOnBothSides { a: String, b: String },
    ClassSomewhere { group: String, value: String },
    CrestEdges { group: String },
    TerrainIn { hex: String, values: Vec<String> },
    TerrainKind { values: Vec<String> },
    TerrainCount { value: String, count: usize },
    Connected { value: String },
    TownRoad { road: String },
    RoadKinds { values: Vec<String> },
    HexsideKind { value: String },
    StoneWallNear { group: String, within: u8 },
    Bridge { road: String },
    Name { name: String },
    StreamNamed {},
    ZoneCapacity { zone: String, min_hexes: usize },
    ZoneNonempty { zone: String, min_hexes: usize },
    ZoneDisjoint { a: String, b: String },
    Enterable { zone: String },
    RoadEnters { road: String, zone: String },
    ChargeGround { zone: String },
    RoadCovered { group: String, road: String, min_seen: usize },
    Sees { group: String, radius: u8, share: f64 },
    Los { from: String, to: String, units: Vec<String>, result: String },
    Turns { count: u8, first: String },
    VictoryHex { hex: String, name: String },
    Brigade { brigade: String, strength: i32 },
    Battery { battery: String, guns: i32 },
}

impl Fact {
    /// Whether the fact agrees with the package. `None` if no program can check the fact.
    pub(crate) fn holds(&self, field: &Field) -> Option<bool> {
        Some(match self {
            Self::Scale {} | Self::Sheet {} | Self::Info {} | Self::RiverAllowed {} => return None,
            Self::ClassSet {} | Self::ClassOrder {} => {
                let hexes = field.map().grid.hexes();
                hexes.map(|hex| field.class(hex)).collect::<BTreeSet<_>>().len() == 3
            }
            Self::Axis {} => is_south_east(field),
            Self::Exists { hex } => field.find(hex).is_some(),
            Self::RowExists { row } => field.find(&format!("01{row:02}")).is_some(),
            Self::ColumnExists { column } => field.find(&format!("{column:02}01")).is_some(),
            Self::BeyondColumn { column } => field.find(&format!("{:02}01", column + 1)).is_some(),
            Self::Turns { count, first } => {
                let scenario = field.rules.scenario();
                scenario.last_turn == *count && scenario.time(1) == first
            }
            Self::Brigade { brigade, strength } => strength_of(field, brigade) == 2 * strength,
            Self::Battery { battery, guns } => guns_of(field, battery) == Some(*guns),
            _ => return Some(self.holds_of_ground(field)),
        })
    }

    fn holds_of_ground(&self, field: &Field) -> bool {
        let (map, hex) = (field.map(), |number: &String| field.hex(number));
        match self {
            Self::Adjacent { a, b }
            | Self::SameColumnNeighbours { a, b }
            | Self::RefutesParity { a, b } => map.between(hex(a), hex(b)).is_some(),
            Self::Class { hex: number, value } => field.class(hex(number)) == value,
            Self::LevelAbove { hi, lo } => field.level(hex(hi)) > field.level(hex(lo)),
            Self::SameLevel { a, b } => field.level(hex(a)) == field.level(hex(b)),
            Self::Hexside { a, b } => {
                map.between(hex(a), hex(b)).is_some_and(|side| side.slope.is_some())
            }
            Self::SlopeOnBothSides { a, b } => [a, b].into_iter().all(|end| falls(field, hex(end))),
            Self::TerrainIn { hex: number, values } => {
                values.iter().any(|value| field.terrain(hex(number)) == value)
            }
            Self::TerrainKind { values } => {
                values.iter().all(|value| !of_terrain(field, value).is_empty())
            }
            Self::TerrainCount { value, count } => of_terrain(field, value).len() == *count,
            Self::Connected { value } => {
                let hexes = of_terrain(field, value);
                hexes.windows(2).all(|pair| map.grid.distance(pair[0], pair[1]) == 1)
            }
            Self::HexsideKind { value } => has_hexside(field, value),
            Self::Name { name } => {
                map.hexes.iter().any(|ground| ground.name.as_ref() == Some(name))
            }
            Self::StreamNamed {} => has_hexside(field, "stream"),
            Self::VictoryHex { hex: number, name } => {
                map.hex(hex(number)).name.as_ref() == Some(name) || !name.starts_with("Hill")
            }
            Self::Los { from, to, units, result } => {
                let blocked = field.sight(hex(from), hex(to), units) == Visibility::Blocked;
                blocked == (result == "blocked")
            }
            _ => self.holds_of_groups(field),
        }
    }

    fn holds_of_groups(&self, field: &Field) -> bool {
        let (map, group) = (field.map(), |name: &String| field.group(name));
        match self {
            Self::HilltopOnly { groups } => {
                let allowed: Vec<HexId> = groups.iter().flat_map(group).collect();
                let hilltops = map.grid.hexes().filter(|hex| field.class(*hex) == "hilltop");
                hilltops.into_iter().all(|hex| allowed.contains(&hex))
            }
            Self::GroupCentre { group: name, hex, min_size } => {
                let hexes = group(name);
                hexes.len() >= *min_size && hexes.contains(&field.hex(hex))
            }
            Self::GroupExact { group: name, hexes } => field.groups[name] == *hexes,
            Self::ClassSomewhere { group: name, value } => {
                group(name).into_iter().any(|hex| field.class(hex) == value)
            }
            Self::CrestEdges { group: name } => {
                group(name).into_iter().any(|hex| falls(field, hex))
            }
            Self::StoneWallNear { group: name, within } => {
                let ridge = group(name);
                let is_near = |hex: &HexId| {
                    ridge.iter().any(|near| map.grid.distance(*hex, *near) <= *within)
                };
                wall_of_the_battle(field).iter().all(is_near)
            }
            Self::RoadCovered { group: name, road, min_seen } => {
                let seen = field.road(road).iter().filter(|&&hex| {
                    let sees = |from| field.sight(from, hex, &[]) != Visibility::Blocked;
                    group(name).into_iter().any(sees)
                });
                seen.count() >= *min_seen
            }
            Self::Sees { group: name, radius, share } => {
                group(name).into_iter().all(|from| sees_share(field, from, *radius) >= *share)
            }
            _ => self.holds_of_roads_and_zones(field),
        }
    }

    fn holds_of_roads_and_zones(&self, field: &Field) -> bool {
        let map = field.map();
        match self {
            Self::TownRoad { road } => {
                field.road(road).iter().any(|&hex| field.terrain(hex) == "town")
            }
            Self::RoadKinds { values } => {
                values.iter().all(|kind| map.roads.iter().any(|road| road.kind.id == *kind))
            }
            Self::Bridge { road } => field.road(road).windows(2).any(|pair| {
                let side = map.between(pair[0], pair[1]).expect("a road runs through neighbours");
                side.water == Some(HexsideWater::Stream)
            }),
            Self::SouthEdgeColumns { columns } => {
                let zone = field.zone("csa_entry");
                zone.len() == usize::from(columns[1] - columns[0]) + 1
                    && zone.iter().all(|&hex| map.grid.is_on(hex, Edge::LastRow))
            }
            Self::Edge { side } => {
                side == "north" && field.game().friendly_edge.usa == Edge::FirstRow
            }
            Self::ZoneCapacity { zone, min_hexes } | Self::ZoneNonempty { zone, min_hexes } => {
                field.zone(zone).len() >= *min_hexes
            }
            Self::ZoneDisjoint { a, b } => {
                let other = field.zone(b);
                field.zone(a).iter().all(|hex| !other.contains(hex))
            }
            Self::Enterable { zone } => field.zone(zone).iter().all(|&hex| {
                let terrain = field.game().terrain.kind(map.hex(hex).terrain);
                matches!(terrain.cost(Arm::Infantry), EntryCost::Points(_))
            }),
            Self::RoadEnters { road, zone } => {
                let zone = field.zone(zone);
                field.road(road).iter().any(|hex| zone.contains(hex))
            }
            Self::ChargeGround { zone } => {
                field.zone(zone).iter().any(|&hex| field.terrain(hex) == "clear")
            }
            _ => false,
        }
    }
}

/// Whether row numbers increase to the south and column numbers to the east. The Confederate edge
/// must be the last row.
fn is_south_east(field: &Field) -> bool {
    field.game().friendly_edge.csa == Edge::LastRow
        && field.map().grid.is_on(field.hex("0134"), Edge::LastRow)
        && field.map().grid.is_on(field.hex("4801"), Edge::LastColumn)
}

/// Whether a hex has a neighbour at a lower level.
fn falls(field: &Field, hex: HexId) -> bool {
    let sides = &field.map().hexsides[hex.index()];
    sides.iter().any(|side| matches!(side.slope, Some(Slope::DOWN | Slope::STEEP_DOWN)))
}

fn of_terrain(field: &Field, value: &str) -> Vec<HexId> {
    field.map().grid.hexes().filter(|hex| field.terrain(*hex) == value).collect()
}

fn has_hexside(field: &Field, value: &str) -> bool {
    field.map().hexsides.iter().flatten().any(|side| match value {
        "slope" => matches!(side.slope, Some(Slope::UP)),
        "steep" => matches!(side.slope, Some(Slope::STEEP_UP)),
        "stream" => side.water == Some(HexsideWater::Stream),
        _ => side.feature.is_some(),
    })
}

/// Returns the hexes along the wall that has a name on the map. *Stonewall* calls only this wall
/// "the wall". It does not use the word for other fences.
fn wall_of_the_battle(field: &Field) -> Vec<HexId> {
    let map = field.map();
    let is_named = |hex: &HexId| map.hex(*hex).name.as_deref() == Some("Stone wall");
    let mut wall: Vec<HexId> = map.grid.hexes().filter(is_named).collect();
    assert_eq!(wall.len(), 1, "one hex bears the name of the wall");
    let mut seen = 0;
    while let Some(&hex) = wall.get(seen) {
        let across =
            |other: &HexId| map.between(hex, *other).is_some_and(|side| side.feature.is_some());
        let further: Vec<HexId> =
            map.grid.neighbours(hex).filter(across).filter(|other| !wall.contains(other)).collect();
        wall.extend(further);
        seen += 1;
    }
    wall
}

fn sees_share(field: &Field, from: HexId, radius: u8) -> f64 {
    let grid = &field.map().grid;
    let near: Vec<HexId> =
        grid.hexes().filter(|hex| (1..=radius).contains(&grid.distance(from, *hex))).collect();
    let seen = near.iter().filter(|&&hex| field.sight(from, hex, &[]) != Visibility::Blocked);
    seen.count() as f64 / near.len() as f64
}

fn strength_of(field: &Field, brigade: &str) -> i32 {
    let game = field.game();
    let brigade = game.brigades.iter().find(|one| one.id == brigade).expect("a brigade");
    let units = brigade.units.iter().map(|unit| &game.units[unit.index()]);
    units.map(|unit| unit.fresh.unwrap_or(unit.battleworn).sp.floor()).sum()
}

fn guns_of(field: &Field, battery: &str) -> Option<i32> {
    let unit = field.game().units.iter().find(|unit| unit.id == battery)?;
    Some(unit.fresh?.sp.floor())
}
