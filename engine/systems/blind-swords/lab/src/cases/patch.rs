//! Application of a case's changes to a game: map, formations, units and ranges.

use std::sync::Arc;

use blind_swords::game::{
    Arm, Brigade, BrigadeId, BrigadeSet, Dismounted, Division, DivisionId, EntryCost, FeatureId,
    Game, GradeId, HexsideGround, HexsideWater, MAX_UNITS, Reinforcement, RoadId, RoadInHex,
    RoadLink, RoadRate, ScenarioId, Slope, TerrainEffect, TerrainId, TraitId, Unit, UnitArrival,
    UnitId, WeaponId, rates_of,
};
use kernel::{HexId, Keyed, Sixteenths};

use super::model::{
    Blank, BrigadeSpec, Case, CaseFile, Define, DismountedDefinition, HexsidePatch, MapPatch,
    UnitDefinition,
};
use super::names::{self, Named, hex};

/// Applies the changes of a file and of one of its cases to a game. A `map` in the case replaces
/// that of the file.
pub(super) fn apply(game: &mut Game, file: &CaseFile, case: Option<&Case>) -> Named<()> {
    if let Some(map) = case.and_then(|case| case.map.as_ref()).or(file.map.as_ref()) {
        patch_map(game, map)?;
    }
    for define in std::iter::once(&file.define).chain(case.map(|case| &case.define)) {
        add_formations(game, define)?;
    }
    for ranges in std::iter::once(&file.ranges).chain(case.map(|case| &case.ranges)) {
        for (arm, rows) in ranges {
            for (weapon, row) in rows {
                let weapon = weapon_of(game, weapon)?;
                game.ranges.set(arm_of(arm)?, weapon, *row);
            }
        }
    }
    Ok(())
}

/// Adds the arrivals that a case states to the scenario. REIN-01, ART-14.
pub(super) fn add_arrivals(game: &mut Game, scenario: ScenarioId, case: &Case) -> Named<()> {
    for (id, due) in &case.reinforcements {
        let named = std::iter::once(&due.hex).chain(&due.or);
        let hexes = named.map(|number| hex(game, number)).collect::<Named<Vec<_>>>()?;
        let turn = due.turn;
        if let Ok(unit) = names::unit(game, id) {
            let batteries = &mut game.scenarios[scenario.index()].unit_arrivals;
            batteries.retain(|other| other.unit != unit);
            let (unless, only_with) = (None, None);
            batteries.push(UnitArrival { unit, turn, hexes, unless, only_with });
        } else {
            let brigade = names::brigade(game, id)?;
            let brigades = &mut game.scenarios[scenario.index()].reinforcements;
            brigades.retain(|other| other.brigade != brigade);
            brigades.push(Reinforcement { brigade, turn, hexes });
        }
    }
    Ok(())
}

fn patch_map(game: &mut Game, patch: &MapPatch) -> Named<()> {
    let marching = marching_kinds(game);
    if let Some(blank) = &patch.blank {
        clear(game, blank);
    }
    for (number, change) in &patch.hexes {
        let index = hex(game, number)?.index();
        if let Some(terrain) = &change.terrain {
            game.map.hexes[index].terrain = terrain_of(game, terrain)?;
        }
        if let Some(level) = change.level {
            game.map.hexes[index].level = level;
        }
    }
    for (pair, change) in &patch.hexsides {
        let (first, second) = pair
            .split_once('/')
            .ok_or_else(|| format!("`{pair}` is not a hexside such as 2109/2110"))?;
        let (first, second) = (hex(game, first)?, hex(game, second)?);
        patch_hexside(game, first, second, change)?;
    }
    for (kind, chains) in &patch.roads {
        let rate = if marching.contains(kind) { RoadRate::March } else { RoadRate::Road };
        for chain in chains {
            lay_road(game, chain, rate)?;
        }
    }
    Ok(())
}

/// Returns the kinds of road on which march columns move faster. V-40.
fn marching_kinds(game: &Game) -> Vec<String> {
    let kinds = game.map.roads.iter().map(|road| &road.kind);
    kinds.filter(|kind| kind.march).map(|kind| kind.id.clone()).collect()
}

fn clear(game: &mut Game, blank: &Blank) {
    let open = game
        .map
        .hexes
        .iter()
        .map(|ground| ground.terrain)
        .min_by_key(|terrain| openness(game, *terrain));
    let closed =
        game.terrain.kinds.iter().position(|kind| {
            Arm::ALL.into_iter().all(|arm| kind.cost(arm) == EntryCost::Prohibited)
        });
    let inside = |bounds: Option<[u8; 2]>, at: u8| {
        bounds.is_none_or(|[first, last]| first <= at && at <= last)
    };
    for index in 0..game.map.hexes.len() {
        let number = game.map.number(HexId(index as u16));
        let within = inside(blank.columns, number.column) && inside(blank.rows, number.row);
        let beyond = closed.map(TerrainId::from_index).filter(|_| !within);
        let ground = &mut game.map.hexes[index];
        ground.terrain = beyond.or(open).unwrap_or(ground.terrain);
        ground.level = blank.level;
        ground.road = RoadInHex::Absent;
        game.map.hexsides[index] = [HexsideGround::default(); 6];
    }
}

/// Returns a sort key that puts clear terrain first: terrain with low costs and without an effect
/// on sight.
fn openness(game: &Game, terrain: TerrainId) -> (bool, Sixteenths) {
    let kind = game.terrain.kind(terrain);
    let covers = [
        TerrainEffect::ObscuresSight,
        TerrainEffect::ObscuresTarget,
        TerrainEffect::SilencesArtillery,
    ];
    let covered = covers.into_iter().any(|effect| kind.has(effect));
    let cost = match kind.cost(Arm::Infantry) {
        EntryCost::Points(points) => points,
        EntryCost::RoadOnly | EntryCost::Prohibited => Sixteenths::whole(99),
    };
    (covered, cost)
}

/// Applies a change to a hexside. The change replaces the slope or water, or otherwise the feature.
/// The change `None` removes everything except a road.
fn patch_hexside(game: &mut Game, first: HexId, second: HexId, change: &HexsidePatch) -> Named<()> {
    let rises = game.map.hex(first).level <= game.map.hex(second).level;
    let slope = |grade| if rises { Slope::up(grade) } else { Slope::up(grade).opposite() };
    let (slope, water, feature) = match change {
        HexsidePatch::Slope => (Some(slope(GradeId::SLOPE)), None, None),
        HexsidePatch::Steep => (Some(slope(GradeId::STEEP)), None, None),
        HexsidePatch::Stream => (None, Some(HexsideWater::Stream), None),
        HexsidePatch::Pond => (None, Some(HexsideWater::Pond), None),
        HexsidePatch::None => (None, None, None),
        HexsidePatch::Named(id) => {
            match game.terrain.grades.iter().position(|grade| grade.id == *id) {
                Some(grade) => (Some(slope(GradeId::from_index(grade))), None, None),
                None => (None, None, Some(feature(game, id)?)),
            }
        }
    };
    let lay = |slope: Option<Slope>| {
        let is_bare = slope.is_none() && water.is_none();
        move |side: &mut HexsideGround| {
            let road = side.road;
            *side = match feature {
                Some(_) => HexsideGround { feature, ..*side },
                None if is_bare => HexsideGround { road, ..HexsideGround::default() },
                None => HexsideGround { slope, water, feature: side.feature, road },
            };
        }
    };
    change_side(game, first, second, lay(slope))?;
    change_side(game, second, first, lay(slope.map(Slope::opposite)))
}

fn feature(game: &Game, id: &str) -> Named<FeatureId> {
    let kinds = &game.terrain.features;
    kinds.iter().position(|kind| kind.id == id).map(FeatureId::from_index).ok_or_else(|| {
        let known = game.terrain.grades.iter().map(|grade| grade.id.as_str());
        let known = known.chain(["stream", "pond", "none"]);
        let known: Vec<_> = known.chain(kinds.iter().map(|kind| kind.id.as_str())).collect();
        format!("unknown hexside feature `{id}`: expected {}", known.join(", "))
    })
}

fn change_side(
    game: &mut Game,
    from: HexId,
    to: HexId,
    change: impl FnOnce(&mut HexsideGround),
) -> Named<()> {
    let numbers = (game.map.number(from), game.map.number(to));
    let direction = game.map.grid.direction(from, to);
    let direction =
        direction.ok_or_else(|| format!("{} and {} are not adjacent", numbers.0, numbers.1))?;
    change(&mut game.map.hexsides[from.index()][direction.index()]);
    Ok(())
}

fn lay_road(game: &mut Game, chain: &[String], rate: RoadRate) -> Named<()> {
    let hexes: Vec<HexId> = chain.iter().map(|number| hex(game, number)).collect::<Named<_>>()?;
    for hex in &hexes {
        game.map.hexes[hex.index()].road = RoadInHex::Present;
    }
    for pair in hexes.windows(2) {
        let link = Some(RoadLink { road: RoadId(0), rate });
        change_side(game, pair[0], pair[1], |side| side.road = link)?;
        change_side(game, pair[1], pair[0], |side| side.road = link)?;
    }
    Ok(())
}

fn add_formations(game: &mut Game, define: &Define) -> Named<()> {
    for (id, spec) in &define.brigades {
        add_brigade(game, id, spec)?;
    }
    for (id, definition) in &define.units {
        add_unit(game, id, definition)?;
    }
    Ok(())
}

/// Adds a brigade, or replaces the brigade with the same id.
fn add_brigade(game: &mut Game, id: &str, spec: &BrigadeSpec) -> Named<()> {
    let division = division(game, spec);
    let known = game.brigades.iter().position(|brigade| brigade.id == id);
    let index = known.unwrap_or(game.brigades.len());
    if index >= BrigadeSet::CAPACITY {
        return Err(format!("too many brigades: expected at most {}", BrigadeSet::CAPACITY));
    }
    let brigade = BrigadeId::from_index(index);
    game.divisions.iter_mut().for_each(|other| other.brigades.retain(|&own| own != brigade));
    game.divisions[division.index()].brigades.push(brigade);
    let (side, id) = (spec.side, id.to_owned());
    match known {
        Some(index) => {
            let brigade = &mut game.brigades[index];
            (brigade.side, brigade.division) = (side, division);
        }
        None => {
            let (name, units) = (id.clone(), Vec::new());
            let (numbers, provenance) = (Keyed::default(), None);
            game.brigades.push(Brigade { id, name, side, division, units, numbers, provenance });
        }
    }
    Ok(())
}

/// Returns the division of a brigade. If the game has no division with the name, the function adds
/// one.
fn division(game: &mut Game, spec: &BrigadeSpec) -> DivisionId {
    let known = game.divisions.iter().position(|division| division.id == spec.division);
    let index = known.unwrap_or(game.divisions.len());
    if known.is_none() {
        let (id, name) = (spec.division.clone(), spec.division.clone());
        game.divisions.push(Division { id, name, side: spec.side, brigades: Vec::new() });
    }
    DivisionId::from_index(index)
}

fn add_unit(game: &mut Game, id: &str, definition: &UnitDefinition) -> Named<()> {
    let brigade = definition
        .brigade
        .as_deref()
        .map(|brigade| super::names::brigade(game, brigade))
        .transpose()?;
    let of_brigade = brigade.map(|brigade| game.brigades[brigade.index()].side);
    let side = definition
        .side
        .or(of_brigade)
        .ok_or_else(|| format!("missing side of unit `{id}`: add `side` or `brigade`"))?;
    let arm = arm_of(&definition.arm)?;
    let traits = traits_of(game, &definition.traits)?;
    let all = game.traits.clone();
    let mobility = game.mobility_classes.with(arm, &traits, &all);
    let mobility = mobility.ok_or("too many combinations of movement traits")?;
    let unit = Unit {
        id: id.to_owned(),
        name: id.to_owned(),
        side,
        arm,
        own_arm: None,
        weapon: weapon_of(game, &definition.weapon)?,
        brigade,
        fresh: definition.fresh.as_deref().map(str::parse).transpose()?,
        battleworn: definition.battleworn.parse()?,
        dismounted: definition.dismounted.as_ref().map(|foot| on_foot(game, foot)).transpose()?,
        movement: rates_of(&traits, &game.traits),
        mobility,
        traits,
    };
    put_unit(game, unit)
}

fn on_foot(game: &Game, foot: &DismountedDefinition) -> Named<Dismounted> {
    Ok(Dismounted {
        weapon: foot.weapon.as_deref().map(|weapon| weapon_of(game, weapon)).transpose()?,
        fresh: foot.fresh.as_deref().map(str::parse).transpose()?,
        battleworn: foot.battleworn.parse()?,
    })
}

/// Adds a unit, or replaces the unit with the same id.
fn put_unit(game: &mut Game, unit: Unit) -> Named<()> {
    let known = game.units.iter().position(|known| known.id == unit.id);
    let index = known.unwrap_or(game.units.len());
    if index >= MAX_UNITS {
        return Err(format!("too many units: expected at most {MAX_UNITS}"));
    }
    let id = UnitId::from_index(index);
    game.brigades.iter_mut().for_each(|brigade| brigade.units.retain(|&other| other != id));
    if let Some(brigade) = unit.brigade {
        let units = &mut game.brigades[brigade.index()].units;
        units.push(id);
        units.sort_unstable();
    }
    let rated = game.scenarios.iter_mut().filter_map(|scenario| scenario.rated_units.as_mut());
    rated.for_each(|units| Arc::make_mut(units).put(id, unit.clone()));
    Arc::make_mut(&mut game.units).put(id, unit);
    Ok(())
}

fn terrain_of(game: &Game, id: &str) -> Named<TerrainId> {
    let index = game.terrain.kinds.iter().position(|kind| kind.id == id);
    index.map(TerrainId::from_index).ok_or_else(|| format!("unknown terrain `{id}`"))
}

fn arm_of(id: &str) -> Named<Arm> {
    let found = Arm::ALL.into_iter().find(|arm| arm.id() == id);
    found.ok_or_else(|| format!("unknown arm `{id}`: expected infantry, cavalry or artillery"))
}

fn traits_of(game: &Game, ids: &[String]) -> Named<Vec<TraitId>> {
    let known = |id: &String| {
        let found = game.traits.iter().position(|known| known.id == *id);
        found.map(TraitId::from_index).ok_or_else(|| format!("unknown trait `{id}`"))
    };
    ids.iter().map(known).collect()
}

fn weapon_of(game: &Game, id: &str) -> Named<WeaponId> {
    let found = game.weapons.iter().position(|weapon| weapon.id.eq_ignore_ascii_case(id));
    let known = || {
        let ids: Vec<_> = game.weapons.iter().map(|weapon| weapon.id.as_str()).collect();
        format!("unknown weapon `{id}`: expected one of {}", ids.join(", "))
    };
    found.map(WeaponId::from_index).ok_or_else(known)
}
