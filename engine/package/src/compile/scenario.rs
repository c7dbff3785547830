//! Scenarios.

use blind_swords::game::{
    BrigadeSet, Chit, ChitArrival, ChitId, ChitKind, Deployment, Formation, OptionId, PerArm,
    Placement, Reinforcement, Scenario, ScenarioOption, Track, TrackId, Trigger, UnitArrival,
    UnitId, UnitSet, VarId, Victory, variable_of,
};
use kernel::{HexId, Ratio};

use crate::codes;
use crate::model::area::Area;
use crate::model::scenario::{Arrival, ChitArrival as ModelChitArrival, Scenario as ModelScenario};
use crate::model::{HexNumber, Id};
use document::tree::At;

use super::chits::activation_chit;
use super::context::Context;
use super::map::edge;
use super::victory::victory;

/// T-28 to T-31, in the order of their ids.
pub(super) fn scenarios(context: &mut Context<'_>, chits: &[Chit]) -> Vec<Scenario> {
    let documents = &context.documents.scenarios;
    let all = documents.iter();
    all.map(|(id, document)| scenario(context, chits, id, &document.data, At::root(&document.tree)))
        .collect()
}

fn scenario(
    context: &mut Context<'_>,
    chits: &[Chit],
    id: &Id,
    data: &ModelScenario,
    at: At<'_>,
) -> Scenario {
    let Arrivals { reinforcements, unit_arrivals, chit_arrivals } =
        arrivals(context, chits, data, at.key("arrivals"));
    Scenario {
        id: id.to_string(),
        name: data.name.clone(),
        description: data.description.clone(),
        first_turn: data.turns.first,
        last_turn: data.turns.last,
        clock: clock(context, data, at.key("turns")),
        setup: setup(context, data, at.key("setup")),
        deployments: deployments(context, data, at.key("deployments")),
        reinforcements,
        unit_arrivals,
        event_count: data.events_included.or(data.events_excluded).unwrap_or_default(),
        chits: starting_chits(context, chits, data, at.key("chits")),
        chit_arrivals,
        frozen_brigades: frozen_brigades(context, data, at.key("frozen").key("brigades")),
        frozen_units: frozen_units(context, data, at.key("frozen").key("units")),
        forbidden: forbidden(context, data, at.key("forbidden")),
        options: options(context, data, at.key("options")),
        tracks: tracks(context, chits, data, at.key("tracks")),
        vars: variables(context, chits, data),
        shown: data.shown.iter().map(|(name, count)| (name.clone(), count.clone())).collect(),
        hooks: data.hooks.clone(),
        triggers: triggers(context, data, at.key("triggers")),
        victory: victory_of(context, data, at),
    }
}

fn clock(context: &mut Context<'_>, data: &ModelScenario, at: At<'_>) -> Vec<String> {
    let times = &context.documents.tables.data.turn_track.times;
    let (first, last) = (usize::from(data.turns.first), usize::from(data.turns.last));
    match times.get(first.saturating_sub(1)..last) {
        Some(clock) if first <= last => clock.to_vec(),
        _ => {
            let n = times.len();
            let message = format!("turns {first} to {last} are not on the turn track of {n} turns");
            context.refuse(codes::SCENARIO_TURNS, at.place(), message);
            Vec::new()
        }
    }
}

fn setup(context: &mut Context<'_>, data: &ModelScenario, at: At<'_>) -> Vec<Placement> {
    let mut placements: Vec<Placement> = Vec::new();
    let at_hexes = at.key("hexes");
    for (number, units) in data.setup.hexes.iter() {
        let name = number.to_string();
        let Some(hex) = context.hex(*number, at_hexes.place_of_key(&name)) else { continue };
        for (n, id) in units.iter().enumerate() {
            let place = at_hexes.key(&name).item(n).place();
            let Some(unit) = context.unit(id, place) else { continue };
            let formation = match data.setup.skirmish_order.contains(id) {
                true => Formation::Skirmish,
                false => Formation::Line,
            };
            placements.push(Placement { unit, hex, formation });
        }
    }
    for (n, id) in data.setup.skirmish_order.iter().enumerate() {
        context.unit(id, at.key("skirmish-order").item(n).place());
    }
    placements
}

/// T-28.
fn deployments(context: &mut Context<'_>, data: &ModelScenario, at: At<'_>) -> Vec<Deployment> {
    let mut deployments = Vec::new();
    for (id, zone) in data.deployments.iter() {
        let at = at.key(id.as_str());
        let mut units = UnitSet::EMPTY;
        for (n, id) in zone.units.iter().enumerate() {
            if let Some(unit) = context.unit(id, at.key("units").item(n).place()) {
                units.insert(unit.index());
            }
        }
        for (n, id) in zone.brigades.iter().enumerate() {
            if context.brigade(id, at.key("brigades").item(n).place()).is_some() {
                let all = context.documents.units.data.units.iter().enumerate();
                let own = all.filter(|(_, (_, unit))| unit.brigade.as_ref() == Some(id));
                own.for_each(|(index, _)| units.insert(index));
            }
        }
        let hexes = hexes_of(context, &zone.zone, at.key("zone"));
        let (name, side) = (zone.name.clone(), zone.side);
        deployments.push(Deployment { name, side, units, hexes });
    }
    deployments
}

/// Who and what arrives.
#[derive(Default)]
struct Arrivals {
    reinforcements: Vec<Reinforcement>,
    unit_arrivals: Vec<UnitArrival>,
    chit_arrivals: Vec<ChitArrival>,
}

fn arrivals(
    context: &mut Context<'_>,
    chits: &[Chit],
    data: &ModelScenario,
    at: At<'_>,
) -> Arrivals {
    let mut arrivals = Arrivals::default();
    for (n, arrival) in data.arrivals.iter().enumerate() {
        let at = at.item(n);
        match arrival {
            Arrival::Brigade(arrival) => {
                let brigade = context.brigade(&arrival.brigade, at.key("brigade").place());
                let hexes = entry(context, arrival.hex, arrival.zone.as_ref(), at);
                if let (Some(brigade), Some(hexes)) = (brigade, hexes) {
                    let turn = arrival.turn;
                    arrivals.reinforcements.push(Reinforcement { brigade, turn, hexes });
                }
            }
            Arrival::Unit(arrival) => {
                let unit = context.unit(&arrival.unit, at.key("unit").place());
                let hexes = entry(context, arrival.hex, arrival.zone.as_ref(), at);
                let unless = option(context, data, arrival.unless.as_ref(), at.key("unless"));
                let only_with =
                    option(context, data, arrival.only_with.as_ref(), at.key("only-with"));
                if let (Some(unit), Some(hexes)) = (unit, hexes) {
                    let turn = arrival.turn;
                    let arrival = UnitArrival { unit, turn, hexes, unless, only_with };
                    arrivals.unit_arrivals.push(arrival);
                }
            }
            Arrival::Chit(arrival) => {
                let arrival = chit_arrival(context, chits, data, arrival, at);
                arrivals.chit_arrivals.extend(arrival);
            }
        }
    }
    arrivals
}

/// The hexes of entry: one hex, or an area.
fn entry(
    context: &mut Context<'_>,
    hex: Option<HexNumber>,
    zone: Option<&Area>,
    at: At<'_>,
) -> Option<Vec<HexId>> {
    match (hex, zone) {
        (Some(hex), None) => context.hex(hex, at.key("hex").place()).map(|hex| vec![hex]),
        (None, Some(zone)) => {
            let hexes = hexes_of(context, zone, at.key("zone"));
            (!hexes.is_empty()).then_some(hexes)
        }
        _ => {
            let message = "expected either a `hex` or a `zone` of entry";
            context.refuse(codes::SCENARIO_ARRIVAL, at.place(), message);
            None
        }
    }
}

fn chit_arrival(
    context: &mut Context<'_>,
    chits: &[Chit],
    data: &ModelScenario,
    arrival: &ModelChitArrival,
    at: At<'_>,
) -> Option<ChitArrival> {
    let unless = option(context, data, arrival.unless.as_ref(), at.key("unless"));
    let chit = activation_chit(context, chits, &arrival.chit, at.key("chit").place())?;
    Some(ChitArrival { chit, turn: arrival.turn, unless })
}

/// The optional rule with this id.
fn option(
    context: &mut Context<'_>,
    data: &ModelScenario,
    id: Option<&String>,
    at: At<'_>,
) -> Option<OptionId> {
    let id = id?;
    let found = data.options.position(id);
    if found.is_none() {
        let known = data.options.keys().map(String::as_str);
        context.unknown(codes::REF_OPTION, at.place(), "optional rule", id, known);
    }
    found.map(OptionId::from_index)
}

/// The numbers that scripts keep: those of the scenario, then those of brigades, batteries and generals.
fn variables(context: &Context<'_>, chits: &[Chit], data: &ModelScenario) -> Vec<String> {
    let units = &context.documents.units.data;
    let of = &data.variables_of;
    let brigades: Vec<&str> = units.brigades.keys().map(Id::as_str).collect();
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

/// The chits named, and the wild ones, which are in every game.
fn starting_chits(
    context: &mut Context<'_>,
    chits: &[Chit],
    data: &ModelScenario,
    at: At<'_>,
) -> Vec<ChitId> {
    let named = data.chits.iter().enumerate();
    let mut starting: Vec<ChitId> = named
        .filter_map(|(n, id)| activation_chit(context, chits, id, at.item(n).place()))
        .collect();
    let is_wild = |chit: &Chit| matches!(chit.kind, ChitKind::FortunesOfWar | ChitKind::FogOfWar);
    let all = chits.iter().enumerate();
    starting.extend(all.filter(|(_, chit)| is_wild(chit)).map(|(n, _)| ChitId::from_index(n)));
    starting
}

fn frozen_brigades(context: &mut Context<'_>, data: &ModelScenario, at: At<'_>) -> BrigadeSet {
    let mut set = BrigadeSet::default();
    for (n, id) in data.frozen.brigades.iter().enumerate() {
        if let Some(brigade) = context.brigade(id, at.item(n).place()) {
            set.insert(brigade.index());
        }
    }
    set
}

fn frozen_units(context: &mut Context<'_>, data: &ModelScenario, at: At<'_>) -> UnitSet {
    let mut set = UnitSet::default();
    for (n, id) in data.frozen.units.iter().enumerate() {
        if let Some(unit) = context.unit(id, at.item(n).place()) {
            set.insert(unit.index());
        }
    }
    set
}

fn forbidden(context: &mut Context<'_>, data: &ModelScenario, at: At<'_>) -> Vec<bool> {
    if data.forbidden.is_empty() {
        return Vec::new();
    }
    let areas = data.forbidden.iter().enumerate();
    let hexes: Vec<HexId> =
        areas.flat_map(|(n, area)| hexes_of(context, area, at.item(n))).collect();
    flags(context, &hexes)
}

fn flags(context: &Context<'_>, hexes: &[HexId]) -> Vec<bool> {
    let mut flags = vec![false; context.grid.len()];
    for hex in hexes {
        flags[hex.index()] = true;
    }
    flags
}

/// The hexes that meet everything an area says.
pub(super) fn hexes_of(context: &mut Context<'_>, area: &Area, at: At<'_>) -> Vec<HexId> {
    let edge = area.edge.as_ref().map(|name| edge(context, name, at.key("edge")));
    let among: Option<Vec<HexId>> = area.hexes.as_ref().map(|numbers| {
        let numbers = numbers.iter().enumerate();
        let at = at.key("hexes");
        numbers.filter_map(|(n, number)| context.hex(*number, at.item(n).place())).collect()
    });
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
        context.refuse(codes::AREA_EMPTY, at.place(), "no hex of the map is meant by this");
    }
    hexes
}

fn options(context: &mut Context<'_>, data: &ModelScenario, at: At<'_>) -> Vec<ScenarioOption> {
    let mut options = Vec::new();
    for (id, option) in data.options.iter() {
        let track = option.track.as_ref().and_then(|track| {
            let found = data.tracks.position(track);
            if found.is_none() {
                let known = data.tracks.keys().map(Id::as_str);
                let place = at.key(id).key("track").place();
                context.unknown(codes::REF_TRACK, place, "track", track.as_str(), known);
            }
            found.map(TrackId::from_index)
        });
        options.push(ScenarioOption {
            id: id.clone(),
            name: option.name.clone(),
            description: option.description.clone(),
            track,
            needs: needed(context, data, id, option.needs.as_ref(), at),
        });
    }
    options
}

/// Another optional rule that an optional rule leans on.
fn needed(
    context: &mut Context<'_>,
    data: &ModelScenario,
    id: &str,
    needs: Option<&String>,
    at: At<'_>,
) -> Option<OptionId> {
    let needs = needs?;
    let found = data.options.position(needs).filter(|_| needs != id);
    if found.is_none() {
        let known = data.options.keys().map(String::as_str).filter(|known| *known != id);
        let place = at.key(id).key("needs").place();
        context.unknown(codes::REF_OPTION, place, "other optional rule", needs, known);
    }
    found.map(OptionId::from_index)
}

fn tracks(
    context: &mut Context<'_>,
    chits: &[Chit],
    data: &ModelScenario,
    at: At<'_>,
) -> Vec<Track> {
    let mut tracks = Vec::new();
    for (id, track) in data.tracks.iter() {
        let place = at.key(id.as_str()).key("chit").place();
        let Some(chit) = activation_chit(context, chits, &track.chit, place) else { continue };
        tracks.push(Track {
            id: id.to_string(),
            name: track.name.clone(),
            side: track.side,
            chit,
            boxes: track.boxes.clone(),
            common_event: track.common_event.clone(),
        });
    }
    tracks
}

fn triggers(context: &mut Context<'_>, data: &ModelScenario, at: At<'_>) -> Vec<Trigger> {
    let mut triggers = Vec::new();
    for (n, trigger) in data.triggers.iter().enumerate() {
        let at = at.item(n);
        let hexes = hexes_of(context, &trigger.hexes, at.key("hexes"));
        let unless = trigger.unless.as_ref().and_then(|variable| {
            let found = data.variables.iter().position(|known| known == variable);
            if found.is_none() {
                let known = data.variables.iter().map(String::as_str);
                let place = at.key("unless").place();
                context.unknown(codes::REF_VARIABLE, place, "variable", variable, known);
            }
            found.map(VarId::from_index)
        });
        let named = trigger.units.iter().enumerate();
        let units: UnitSet = named
            .filter_map(|(n, id)| context.unit(id, at.key("units").item(n).place()))
            .map(UnitId::index)
            .collect();
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
            let message = "nobody can win: neither the scenario nor the tables have `victory`";
            context.refuse(codes::SCENARIO_VICTORY, at.place(), message);
            Victory {
                at_end: Vec::new(),
                each_turn: Vec::new(),
                occupied_each_turn: Vec::new(),
                broken_sp: PerArm([Ratio::new(0, 1); 3]),
                eliminated_artillery_sp: Ratio::new(0, 1),
                captured_artillery_sp: Ratio::new(0, 1),
                automatic: Vec::new(),
                levels: Vec::new(),
            }
        }
    }
}
