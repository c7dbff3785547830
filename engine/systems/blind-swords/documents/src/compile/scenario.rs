//! Compilation of scenarios.

use blind_swords::game::{
    BrigadeId, BrigadeSet, Chit, ChitArrival, ChitId, Deployment, FogScript, Formation, History,
    PerArm, Placement, Reinforcement, Scenario, ScenarioOption, Trigger, UnitArrival, VarId,
    Victory, variable_of,
};
use blind_swords::profile::Profile;
use document::tree::At;
use document::{Document, Located};
use kernel::{HexId, HexSet, Listed, PerSide, Ratio, Sixteenths};

use crate::codes;
use crate::model::area::Area;
use crate::model::scenario::{Arrival, History as ModelHistory, Scenario as ModelScenario};
use crate::model::{HexNumber, Id};

use super::chits::{self, fog};
use super::context::Context;
use super::hints::hints;
use super::map::edge;
use super::profile;
use super::ratings::{Counters, Rated, rated};
use super::victory::victory;

/// Compiles the scenarios in the order of their ids. T-28 to T-31.
pub(super) fn scenarios(
    context: &mut Context<'_>,
    game: Counters<'_>,
    profile: Profile,
    fog_scripts: &mut Vec<FogScript>,
) -> Vec<Scenario> {
    let listed = context.documents.scenarios.iter();
    listed.map(|listed| scenario(context, game, listed, (profile, &mut *fog_scripts))).collect()
}

/// Compiles a scenario. Its own options, charts and ratings replace those of the game.
fn scenario(
    context: &mut Context<'_>,
    game: Counters<'_>,
    (id, document): &(Id, Document<ModelScenario>),
    (mut profile, fog_scripts): (Profile, &mut Vec<FogScript>),
) -> Scenario {
    let (data, at, chits) = (&document.data, At::root(&document.tree), game.chits);
    profile::set(context, &mut profile, &data.profile, at.key("profile"));
    let ratings = data.ratings.as_ref();
    let rated = ratings.map(|ratings| rated(context, ratings, at.key("ratings"), game));
    let Rated { units: rated_units, chits: rated_chits } = rated.unwrap_or_default();
    let fog = data.fog_of_war.as_ref().map(|table| fog(&table.results, fog_scripts));
    let casualties = data.general_casualties.as_ref();
    let casualties = casualties.map(|table| chits::casualties(context, chits, table, at));
    let Arrivals { reinforcements, unit_arrivals, chit_arrivals } =
        arrivals(context, data, at.key("arrivals"));
    Scenario {
        id: id.to_string(),
        name: data.name.clone(),
        description: data.description.clone(),
        first_turn: data.turns.first,
        last_turn: data.turns.last,
        clock: clock(context, data, at.key("turns")),
        setup: setup(context, data, at.key("setup").key("hexes")),
        deployments: deployments(context, data),
        reinforcements,
        unit_arrivals,
        profile,
        fog,
        casualties,
        rated_units,
        rated_chits,
        left_out: data.leaves_out.clone(),
        event_count: data.events_included.or(data.events_excluded).unwrap_or_default(),
        chits: starting_chits(context, chits, data, at.key("chits")),
        chit_arrivals,
        frozen_brigades: frozen_brigades(context, data),
        frozen_units: context.units(&data.frozen.units),
        forbidden: forbidden(context, data),
        options: options(context, data, at.key("options")),
        rules: data.rules.clone(),
        tracks: data.tracks.clone(),
        vars: variables(context, chits, data),
        shown: data.shown.iter().map(|(name, count)| (name.clone(), count.clone())).collect(),
        hooks: data.hooks.clone(),
        triggers: triggers(context, data),
        victory: victory_of(context, data, at),
        history: data.history.as_ref().map(|history| lost(context, history, at.key("history"))),
        hints: hints(context, id),
    }
}

fn clock(context: &mut Context<'_>, data: &ModelScenario, at: At<'_>) -> Vec<String> {
    let times = &context.documents.tables.data.turn_track.times;
    let (first, last) = (usize::from(data.turns.first), usize::from(data.turns.last));
    match times.get(first.saturating_sub(1)..last) {
        Some(clock) if first <= last => clock.to_vec(),
        _ => {
            let n = times.len();
            let message =
                format!("turns {first} to {last} are not on the turn track, which has {n} turns");
            context.refuse(codes::SCENARIO_TURNS, at.place(), message);
            Vec::new()
        }
    }
}

fn setup(context: &mut Context<'_>, data: &ModelScenario, hexes: At<'_>) -> Vec<Placement> {
    let mut placements: Vec<Placement> = Vec::new();
    for (number, units) in data.setup.hexes.iter() {
        let place = hexes.place_of_key(&number.to_string());
        let Some(hex) = context.hex(*number, place) else { continue };
        for id in units {
            let Some(unit) = context.find(id) else { continue };
            let formation = match data.setup.skirmish_order.contains(id) {
                true => Formation::Skirmish,
                false => Formation::Line,
            };
            placements.push(Placement { unit, hex, formation });
        }
    }
    context.units(&data.setup.skirmish_order);
    placements
}

/// Compiles the deployment zones. T-28.
fn deployments(context: &mut Context<'_>, data: &ModelScenario) -> Vec<Deployment> {
    let mut deployments = Vec::new();
    for zone in data.deployments.values() {
        let mut units = context.units(&zone.units);
        for id in &zone.brigades {
            if let Some(brigade) = context.find(id) {
                let all = context.documents.units.data.units.values().enumerate();
                let own = all.filter(|(_, unit)| unit.brigade == Some(brigade));
                own.for_each(|(index, _)| units.insert(index));
            }
        }
        let hexes = hexes_of(context, &zone.zone);
        deployments.push(Deployment { name: zone.name.clone(), side: zone.side, units, hexes });
    }
    deployments
}

/// Arrivals of one scenario, by kind: brigades, units and chits.
#[derive(Default)]
struct Arrivals {
    reinforcements: Vec<Reinforcement>,
    unit_arrivals: Vec<UnitArrival>,
    chit_arrivals: Vec<ChitArrival>,
}

fn arrivals(context: &mut Context<'_>, data: &ModelScenario, at: At<'_>) -> Arrivals {
    let mut arrivals = Arrivals::default();
    for (listed, at) in data.arrivals.iter().zip(at.items()) {
        match &listed.value {
            Arrival::Brigade(arrival) => {
                let brigade = context.find(&arrival.brigade);
                let hexes = entry(context, (&arrival.hex, &arrival.zone), listed);
                if let (Some(brigade), Some(hexes)) = (brigade, hexes) {
                    let turn = arrival.turn;
                    arrivals.reinforcements.push(Reinforcement { brigade, turn, hexes });
                }
            }
            Arrival::Unit(arrival) => {
                let unit = context.find(&arrival.unit);
                let hexes = entry(context, (&arrival.hex, &arrival.zone), listed);
                if let (Some(unit), Some(hexes)) = (unit, hexes) {
                    let (turn, unless, only_with) =
                        (arrival.turn, arrival.unless, arrival.only_with);
                    let arrival = UnitArrival { unit, turn, hexes, unless, only_with };
                    arrivals.unit_arrivals.push(arrival);
                }
            }
            Arrival::Chit(arrival) => {
                let known = context.knows(&at.key("chit").place());
                arrivals.chit_arrivals.extend(known.then_some(*arrival));
            }
        }
    }
    arrivals
}

/// Returns the entry hexes of an arrival: its single hex, or the hexes of its area.
fn entry(
    context: &mut Context<'_>,
    said: (&Option<Located<HexNumber>>, &Option<Located<Area>>),
    arrival: &Located<Arrival>,
) -> Option<Vec<HexId>> {
    match said {
        (Some(hex), None) => context.listed_hex(hex).map(|hex| vec![hex]),
        (None, Some(zone)) => {
            let hexes = hexes_of(context, zone);
            (!hexes.is_empty()).then_some(hexes)
        }
        _ => {
            let message = "expected either `hex` or `zone`";
            context.refuse(codes::SCENARIO_ARRIVAL, arrival.place.clone(), message);
            None
        }
    }
}

/// Returns the names of all script variables. The scenario's own variables come first, then one
/// variable for each brigade, battery or general.
fn variables(context: &Context<'_>, chits: &[Chit], data: &ModelScenario) -> Vec<String> {
    let units = &context.documents.units.data;
    let of = &data.variables_of;
    let brigades: Vec<&str> = units.brigades.ids().collect();
    let alone = units.units.iter().filter(|(_, unit)| unit.brigade.is_none());
    let batteries: Vec<&str> = alone.map(|(id, _)| id.as_str()).collect();
    let generals = chits.iter().filter(|chit| chit.leader().is_some());
    let generals: Vec<&str> = generals.map(|chit| chit.id.as_str()).collect();
    let named = [(&of.brigades, brigades), (&of.batteries, batteries), (&of.generals, generals)];
    let several = named.iter().flat_map(|(names, ids)| {
        names.iter().flat_map(|name| ids.iter().map(|id| variable_of(name, id)))
    });
    data.variables.iter().cloned().chain(several).collect()
}

/// Converts the historical losses: of sides to whole points, of brigades to quarters of a point.
fn lost(context: &mut Context<'_>, data: &ModelHistory, at: At<'_>) -> History {
    let ModelHistory { men_per_point, losses, brigades, source: _ } = data;
    let parts = |men: u32, of: u32| {
        let per = u32::from(*men_per_point);
        let rounded = (men.saturating_mul(2 * of) + per) / (2 * per);
        i32::try_from(rounded).unwrap_or(i32::MAX / 16)
    };
    let whole = |men| Sixteenths::whole(parts(men, 1));
    let at = at.key("brigades");
    let of = brigades.iter().filter_map(|(id, &men)| {
        let named = Located { value: id.clone(), place: at.place_of_key(id.as_str()) };
        Some((context.find(&named)?, Sixteenths::from_sixteenths(parts(men, 4) * 4)))
    });
    let brigades = of.collect();
    History { sides: PerSide { usa: whole(losses.usa), csa: whole(losses.csa) }, brigades }
}

/// Returns the chits that are in the game from the start: those that the scenario names, and all
/// wild chits.
fn starting_chits(
    context: &Context<'_>,
    chits: &[Chit],
    data: &ModelScenario,
    at: At<'_>,
) -> Vec<ChitId> {
    let named = data.chits.iter().zip(at.items());
    let named = named.filter(|(_, at)| context.knows(&at.place())).map(|(chit, _)| *chit);
    let is_wild = |chit: &Chit| chit.side.is_none() && chit.leader().is_none();
    let wild = chits.iter().enumerate().filter(|(_, chit)| is_wild(chit));
    named.chain(wild.map(|(n, _)| ChitId::from_index(n))).collect()
}

fn frozen_brigades(context: &mut Context<'_>, data: &ModelScenario) -> BrigadeSet {
    let named = data.frozen.brigades.iter();
    named.filter_map(|id| context.find(id)).map(BrigadeId::index).collect()
}

fn forbidden(context: &mut Context<'_>, data: &ModelScenario) -> HexSet {
    let areas = data.forbidden.iter();
    areas.flat_map(|area| hexes_of(context, area)).map(HexId::index).collect()
}

fn flags(context: &Context<'_>, hexes: &[HexId]) -> Vec<bool> {
    let mut flags = vec![false; context.grid.len()];
    for hex in hexes {
        flags[hex.index()] = true;
    }
    flags
}

/// Returns the hexes that meet all conditions of an area.
pub(super) fn hexes_of(context: &mut Context<'_>, area: &Located<Area>) -> Vec<HexId> {
    let edge = area.edge.as_ref().map(|name| edge(context, name));
    let among: Option<Vec<HexId>> = area
        .hexes
        .as_ref()
        .map(|numbers| numbers.iter().filter_map(|number| context.listed_hex(number)).collect());
    let grid = &context.grid;
    let meets = |hex: &HexId| {
        let kernel::HexNumber { column, row } = grid.number(*hex);
        area.columns.is_none_or(|span| (span.first..=span.last).contains(&column))
            && area.rows.is_none_or(|span| (span.first..=span.last).contains(&row))
            && edge.is_none_or(|edge| grid.is_on(*hex, edge))
            && among.as_ref().is_none_or(|among| among.contains(hex))
    };
    let hexes: Vec<HexId> = grid.hexes().filter(meets).collect();
    let named = area.hexes.as_ref().map_or(0, Vec::len);
    let has_unknown = among.as_ref().is_some_and(|among| among.len() < named);
    if hexes.is_empty() && !has_unknown {
        context.refuse(codes::AREA_EMPTY, area.place.clone(), "this set of hexes is empty");
    }
    hexes
}

/// Returns the optional rules of the scenario. Reports rules that need themselves.
fn options(context: &mut Context<'_>, data: &ModelScenario, at: At<'_>) -> Listed<ScenarioOption> {
    for (n, option) in data.options.iter().enumerate() {
        let needs = at.key(&option.id).key("needs").place();
        if option.needs.is_some_and(|needed| needed.index() == n) && context.knows(&needs) {
            let message = format!("optional rule `{}` cannot need itself", option.id);
            context.refuse(codes::REF_OPTION, needs, message);
        }
    }
    data.options.clone()
}

fn triggers(context: &mut Context<'_>, data: &ModelScenario) -> Vec<Trigger> {
    let mut triggers = Vec::new();
    for trigger in &data.triggers {
        let hexes = hexes_of(context, &trigger.hexes);
        let unless = trigger.unless.as_ref().and_then(|variable| {
            let found = data.variables.iter().position(|known| *known == variable.value);
            if found.is_none() {
                let known = data.variables.iter().map(String::as_str);
                let place = variable.place.clone();
                context.unknown(codes::REF_VARIABLE, place, "variable", variable, known);
            }
            found.map(VarId::from_index)
        });
        let units = context.units(&trigger.units);
        triggers.push(Trigger {
            side: trigger.side,
            units: (!trigger.units.is_empty()).then_some(units),
            hexes: flags(context, &hexes),
            call: trigger.call.clone(),
            unless,
        });
    }
    triggers
}

fn victory_of(context: &mut Context<'_>, data: &ModelScenario, at: At<'_>) -> Victory {
    let tables = &context.documents.tables;
    match (&data.victory, &tables.data.victory) {
        (Some(own), _) => victory(context, own, at.key("victory")),
        (None, Some(common)) => victory(context, common, At::root(&tables.tree).key("victory")),
        (None, None) => {
            let message = "missing `victory` in the scenario and the tables";
            context.refuse(codes::SCENARIO_VICTORY, at.place(), message);
            Victory {
                at_end: Vec::new(),
                each_turn: Vec::new(),
                occupied_each_turn: Vec::new(),
                broken_sp: PerArm::from_fn(|_| Ratio::new(0, 1)),
                eliminated_artillery_sp: Ratio::new(0, 1),
                captured_artillery_sp: Ratio::new(0, 1),
                automatic: Vec::new(),
                levels: Vec::new(),
            }
        }
    }
}
