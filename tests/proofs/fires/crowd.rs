//! Random positions for the fire tests, in which worn units of both sides crowd a few hexes.

use std::sync::OnceLock;

use black_box::{TestLibrary, every_setup};
use blind_swords::board::{Board, Face, Morale, Place, UnitState};
use blind_swords::game::{BrigadeId, UnitId};
use blind_swords::profile::{Preset, Profile};
use blind_swords::rules::Rules;
use blind_swords::{Event, PositionExt};
use blind_swords_table::Edition;
use blind_swords_table::stream::Stream;
use kernel::{HexId, Side};
use testing::field::Field;

/// Profile options that affect the eligibility of firing units, combined fires and targets.
const OPTIONS: [&str; 9] = [
    "half_point_rule",
    "zero_sp_defensive_fire",
    "mixed_arm_combine",
    "mixed_arms_apart",
    "combine_defender_and_supporter",
    "cross_fire",
    "cross_fire_scope",
    "disengage_stack",
    "limited_fire",
];

/// Places a crowd of units on the map of a random scenario. The rules use a random preset with some
/// options changed.
pub(super) fn gather(stream: &mut Stream) -> Field {
    let mut rules = any(scenarios(), stream).clone();
    rules.profile = profile(stream);
    let board = Board::empty(&rules);
    let mut field = Field { rules, board };
    let (hexes, units) = (hexes(&field, stream), units(&field, stream));
    for unit in units {
        let hex = *any(&hexes, stream);
        let side = field.position().side_of(unit);
        if !field.position().enemy_in(hex, side) && stream.below(3) > 0 {
            let state = worn(&field, unit, hex, stream);
            field.happen(&Event::UnitSet { unit, state });
        }
    }
    field
}

fn scenarios() -> &'static [Rules] {
    static SCENARIOS: OnceLock<Vec<Rules>> = OnceLock::new();
    SCENARIOS.get_or_init(|| {
        let rules = |setup: blind_swords_table::Setup| {
            let opened =
                TestLibrary.open(&setup.package).unwrap_or_else(|problems| panic!("{problems}"));
            let rules = opened.rules(&setup.scenario, &setup.options).expect("a good setup");
            (*rules).clone()
        };
        every_setup(0).into_iter().map(rules).collect()
    })
}

fn profile(stream: &mut Stream) -> Profile {
    let mut profile = Profile::preset(*any(&Preset::ALL, stream));
    for point in Profile::POINTS.iter().filter(|point| OPTIONS.contains(&point.name)) {
        if stream.below(2) == 0 {
            profile
                .set(point.name, any::<&str>(point.values, stream))
                .expect("a value of the point");
        }
    }
    profile
}

/// Returns the hexes at most two hexes from a random hex.
fn hexes(field: &Field, stream: &mut Stream) -> Vec<HexId> {
    let all: Vec<HexId> = field.position().game().map.grid.hexes().collect();
    let centre = *any(&all, stream);
    all.into_iter().filter(|&hex| field.position().distance(centre, hex) <= 2).collect()
}

/// Returns the units of one or two brigades of each side, and all units that belong to no brigade.
fn units(field: &Field, stream: &mut Stream) -> Vec<UnitId> {
    let brigades = &field.position().game().brigades;
    let mut chosen: Vec<BrigadeId> = Vec::new();
    for side in [Side::Usa, Side::Csa, Side::Usa, Side::Csa] {
        let own = (0..brigades.len()).filter(|&at| brigades[at].side == side);
        chosen.push(*any(&own.map(BrigadeId::from_index).collect::<Vec<_>>(), stream));
    }
    let units = 0..field.position().game().units.len();
    let comes = |&unit: &UnitId| {
        field.position().info(unit).brigade.is_none_or(|brigade| chosen.contains(&brigade))
    };
    units.map(UnitId::from_index).filter(comes).collect()
}

/// Returns a random state for a unit in a hex. The unit is usually battleworn and often shaken.
fn worn(field: &Field, unit: UnitId, hex: HexId, stream: &mut Stream) -> UnitState {
    let face = if stream.below(6) > 0 { Face::Battleworn } else { Face::Fresh };
    let morale =
        *any(&[Morale::None, Morale::Shaken, Morale::Disrupted, Morale::Disrupted], stream);
    let mut state = UnitState::at_first(field.position().info(unit));
    state.face = state.face.max(face);
    (state.place, state.morale) = (Place::Hex(hex), morale);
    state
}

fn any<'a, T>(among: &'a [T], stream: &mut Stream) -> &'a T {
    &among[stream.below(among.len() as u32) as usize]
}
