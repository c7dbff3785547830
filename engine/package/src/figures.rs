//! The figures of a package: what must say where it comes from, under the paths by which
//! `provenance` names it.

use crate::documents::Documents;
use crate::model::chits::Chits;
use crate::model::scenario::Scenario;
use crate::model::tables::{Allowances, OrderRow, Tables};
use crate::model::victory::Victory;
use crate::model::{BySide, HexNumber, Keyed};
use document::Diagnostic;
use document::provenance::{Figure, Shares, Tracer};
use document::tree::At;

/// Counts the origins of all figures.
pub(crate) fn trace(documents: &Documents) -> (Shares, Vec<Diagnostic>) {
    let mut tracer = Tracer::new(&documents.game.tree);
    all(documents, &mut tracer);
    tracer.finish()
}

/// Traces every figure of the package.
fn all(documents: &Documents, tracer: &mut Tracer<'_>) {
    map(documents, tracer);
    units(documents, tracer);
    let at = At::root(&documents.tables.tree);
    tables(&documents.tables.data, at, tracer);
    chits(&documents.chits.data, At::root(&documents.chits.tree), tracer);
    for (_, document) in &documents.scenarios {
        scenario(&document.data, At::root(&document.tree), tracer);
    }
}

fn map(documents: &Documents, tracer: &mut Tracer<'_>) {
    let (data, at) = (&documents.map.data, At::root(&documents.map.tree));
    let terrain = at.key("terrain");
    let figures = hexes(&data.terrain.columns, terrain, documents);
    tracer.table("map: terrain", terrain, data.terrain.provenance.as_ref(), &figures);
    let levels = at.key("levels");
    let figures = hexes(&data.levels.columns, levels, documents);
    tracer.table("map: levels", levels, data.levels.provenance.as_ref(), &figures);
    hexsides(documents, at.key("hexsides"), tracer);
    let roads = at.key("roads");
    let mut figures = Vec::new();
    for (name, road) in data.roads.paths.iter() {
        let path = roads.key("paths").key(name).key("path");
        figures
            .extend((1..road.path.len()).map(|n| Figure::new(format!("{name}/{n}"), path.item(n))));
    }
    tracer.table("map: road links", roads, data.roads.provenance.as_ref(), &figures);
    let places = at.key("places");
    let figures = keys(&data.places.names, places.key("names"));
    tracer.table("map: places", places, data.places.provenance.as_ref(), &figures);
}

fn hexsides(documents: &Documents, at: At<'_>, tracer: &mut Tracer<'_>) {
    let sides = &documents.map.data.hexsides;
    let kinds = [
        ("slope", &sides.slope),
        ("steep", &sides.steep),
        ("stream", &sides.stream),
        ("pond", &sides.pond),
    ];
    let mut figures = Vec::new();
    for (kind, pairs) in kinds {
        let list = at.key(kind);
        let pairs = pairs.iter().enumerate();
        figures.extend(pairs.map(|(n, pair)| Figure::new(format!("{kind}/{pair}"), list.item(n))));
    }
    for (kind, pairs) in sides.features.iter() {
        let list = at.key("features").key(kind.as_str());
        let pairs = pairs.iter().enumerate();
        figures.extend(pairs.map(|(n, pair)| Figure::new(format!("{kind}/{pair}"), list.item(n))));
    }
    tracer.table("map: hexsides", at, sides.provenance.as_ref(), &figures);
}

/// Each hex at its column, or where it is given alone.
fn hexes<'a>(
    columns: &Keyed<String, String>,
    at: At<'a>,
    documents: &Documents,
) -> Vec<Figure<'a>> {
    let grid = &documents.game.data.grid;
    let alone = at.get("hexes");
    let mut hexes = Vec::new();
    for (column, text) in columns.iter() {
        let Ok(number) = column.parse::<u8>() else { continue };
        let rows = if number.is_multiple_of(2) { grid.even_rows } else { grid.odd_rows };
        let letters = text.chars().filter(|c| !c.is_whitespace());
        let in_column = at.key("columns").key(column);
        hexes.extend((rows.first..).zip(letters).map(|(row, _)| {
            let hex = HexNumber::new(number, row).to_string();
            let at = alone.and_then(|alone| alone.get(&hex)).unwrap_or(in_column);
            Figure::new(hex, at)
        }));
    }
    hexes
}

fn units(documents: &Documents, tracer: &mut Tracer<'_>) {
    let at = At::root(&documents.units.tree).key("units");
    for (id, unit) in documents.units.data.units.iter() {
        let at = at.key(id.as_str());
        let mut figures = vec![Figure::new("weapon", at.key("weapon"))];
        for value in ["strength", "cohesion"] {
            let fresh = || Figure::new(format!("{value}/fresh"), at.key("fresh"));
            figures.extend(unit.fresh.map(|_| fresh()));
            figures.push(Figure::new(format!("{value}/battleworn"), at.key("battleworn")));
            let on_foot = || Figure::new(format!("{value}/dismounted"), at.key("dismounted"));
            figures.extend(unit.dismounted.map(|_| on_foot()));
        }
        figures.extend(unit.movement.map(|_| Figure::new("movement", at.key("movement"))));
        tracer.table("units", at, unit.provenance.as_ref(), &figures);
    }
    let at = At::root(&documents.units.tree).key("brigades");
    for (id, brigade) in documents.units.data.brigades.iter() {
        let at = at.key(id.as_str());
        let numbers = at.key("numbers");
        let names = brigade.numbers.keys();
        let figures: Vec<Figure<'_>> =
            names.map(|name| Figure::new(name.as_str(), numbers.key(name))).collect();
        tracer.table("numbers of brigades", at, brigade.provenance.as_ref(), &figures);
    }
}

fn tables(data: &Tables, at: At<'_>, tracer: &mut Tracer<'_>) {
    combat_results(data, at.key("combat-results"), tracer);
    let fire = at.key("fire-cohesion");
    let figures = cohesion(&["routine", "tough", "severe"], fire);
    tracer.table("fire cohesion", fire, data.fire_cohesion.provenance.as_ref(), &figures);
    let close = at.key("close-cohesion");
    let figures = cohesion(&["close-fight", "routine", "tough", "severe"], close);
    tracer.table("close combat cohesion", close, data.close_cohesion.provenance.as_ref(), &figures);
    shifts(data, at, tracer);
    ranges(data, at.key("ranges"), tracer);
    terrain(data, at.key("terrain"), tracer);
    let stacking = at.key("stacking");
    let mut figures = vec![Figure::new("limit", stacking.key("limit"))];
    let artillery = stacking.key("artillery");
    let points = 0..data.stacking.artillery.len();
    figures.extend(points.map(|n| Figure::new(format!("artillery/{n}"), artillery.item(n))));
    tracer.table("stacking", stacking, data.stacking.provenance.as_ref(), &figures);
    orders(data, at.key("orders"), tracer);
    let fog = at.key("fog-of-war");
    let figures = numbered("", 6, fog.key("results"));
    tracer.table("Fog of War", fog, data.fog_of_war.provenance.as_ref(), &figures);
    let casualties = at.key("general-casualties");
    let generals = casualties.key("generals");
    let sides = ["usa", "csa"].into_iter();
    let figures: Vec<Figure<'_>> =
        sides.flat_map(|side| numbered(&format!("{side}/"), 6, generals.key(side))).collect();
    let provenance = data.general_casualties.provenance.as_ref();
    tracer.table("general casualties", casualties, provenance, &figures);
    let track = at.key("turn-track");
    let figures = numbered("", data.turn_track.times.len(), track.key("times"));
    tracer.table("turn track", track, data.turn_track.provenance.as_ref(), &figures);
    markers(data, at.key("markers"), tracer);
    if let Some(data) = &data.victory {
        victory(data, at.key("victory"), tracer);
    }
}

fn markers(data: &Tables, at: At<'_>, tracer: &mut Tracer<'_>) {
    for (id, marker) in data.markers.iter() {
        let at = at.key(id.as_str());
        let effects = [("break-tests", marker.break_tests != 0), ("silences", marker.silences)];
        let effects = effects.into_iter().filter(|(_, given)| *given);
        let figures: Vec<Figure<'_>> =
            effects.map(|(effect, _)| Figure::new(effect, at.key(effect))).collect();
        tracer.table("markers", at, marker.provenance.as_ref(), &figures);
    }
}

fn combat_results(data: &Tables, at: At<'_>, tracer: &mut Tracer<'_>) {
    let crt = &data.combat_results;
    let headings = || crt.columns.iter().enumerate();
    let columns = at.key("columns");
    let mut figures: Vec<Figure<'_>> = headings()
        .map(|(n, heading)| Figure::new(format!("columns/{heading}"), columns.item(n)))
        .collect();
    for rolls in crt.rows.keys() {
        let row = at.key("rows").key(&rolls.to_string());
        figures.extend(
            headings().map(|(n, heading)| Figure::new(format!("{rolls}/{heading}"), row.item(n))),
        );
    }
    tracer.table("Combat Results Table", at, crt.provenance.as_ref(), &figures);
}

/// The items of a list, counted from 1.
fn numbered<'a>(prefix: &str, n: usize, list: At<'a>) -> Vec<Figure<'a>> {
    (1..=n).map(|n| Figure::new(format!("{prefix}{n}"), list.item(n - 1))).collect()
}

/// The keys of a mapping, with their values.
fn keys<'a, K: ToString, V>(mapping: &Keyed<K, V>, at: At<'a>) -> Vec<Figure<'a>> {
    let keys = mapping.keys().map(ToString::to_string);
    keys.map(|key| {
        let at = at.key(&key);
        Figure::new(key, at)
    })
    .collect()
}

/// Fields, with their values.
fn fields<'a>(names: &[&str], at: At<'a>) -> Vec<Figure<'a>> {
    names.iter().map(|name| Figure::new(*name, at.key(name))).collect()
}

fn cohesion<'a>(sections: &[&str], at: At<'a>) -> Vec<Figure<'a>> {
    let mut figures = Vec::new();
    for section in sections {
        for half in ["depletion", "skedaddle"] {
            figures.extend(numbered(&format!("{section}/{half}/"), 6, at.key(section).key(half)));
        }
    }
    figures
}

fn shifts(data: &Tables, at: At<'_>, tracer: &mut Tracer<'_>) {
    let fire = at.key("fire-shifts");
    let ids = data.fire_shifts.shifts.iter().map(|shift| shift.id.as_str());
    let figures = in_order(ids, fire.key("shifts"));
    tracer.table("fire shifts", fire, data.fire_shifts.provenance.as_ref(), &figures);
    let close = at.key("close-shifts");
    let ids = data.close_shifts.shifts.iter().map(|shift| shift.id.as_str());
    let mut figures = in_order(ids, close.key("shifts"));
    figures.extend(numbered("odds/", data.close_shifts.odds.len(), close.key("odds")));
    let cap = data.close_shifts.hexside_cap.as_ref();
    figures.extend(cap.map(|_| Figure::new("hexside-cap", close.key("hexside-cap"))));
    tracer.table("close combat shifts", close, data.close_shifts.provenance.as_ref(), &figures);
}

/// Names in the order of a list that has an item for each.
fn in_order<'a, N: AsRef<str>>(names: impl Iterator<Item = N>, list: At<'a>) -> Vec<Figure<'a>> {
    names.enumerate().map(|(n, name)| Figure::new(name.as_ref(), list.item(n))).collect()
}

fn ranges(data: &Tables, at: At<'_>, tracer: &mut Tracer<'_>) {
    let arms = [
        ("infantry", &data.ranges.infantry),
        ("cavalry", &data.ranges.cavalry),
        ("artillery", &data.ranges.artillery),
    ];
    let mut figures = Vec::new();
    for (arm, weapons) in arms {
        for weapon in weapons.keys() {
            let at = at.key(arm).key(&weapon.to_string());
            let bands = ["effective", "long", "extreme"].into_iter();
            let canister = (arm == "artillery").then_some("canister");
            let bands = bands.chain(canister);
            figures.extend(
                bands.map(|band| Figure::new(format!("{arm}/{weapon}/{band}"), at.key(band))),
            );
        }
    }
    tracer.table("ranges", at, data.ranges.provenance.as_ref(), &figures);
}

fn terrain(data: &Tables, at: At<'_>, tracer: &mut Tracer<'_>) {
    const ARMS: [&str; 3] = ["infantry", "cavalry", "artillery"];
    const HEXSIDES: [&str; 5] = ["slope-up", "slope-down", "steep-up", "steep-down", "stream"];
    const OTHERS: [&str; 7] = [
        "road",
        "march-column",
        "blocked-road",
        "exit",
        "skirmish-hex",
        "leave-skirmish",
        "skirmish-screen",
    ];
    let mut figures = fields(&OTHERS, at);
    for (id, kind) in data.terrain.kinds.iter() {
        let own = at.key("kinds").key(id.as_str());
        let costs = ARMS.iter().map(|arm| Figure::new(format!("kinds/{id}/{arm}"), own.key(arm)));
        figures.extend(costs);
        let effects = || Figure::new(format!("kinds/{id}/effects"), own.key("effects"));
        figures.extend((!kind.effects.is_empty()).then(effects));
    }
    for id in data.terrain.features.keys() {
        let own = at.key("features").key(id.as_str());
        let costs = ARMS.iter();
        figures.extend(costs.map(|arm| Figure::new(format!("features/{id}/{arm}"), own.key(arm))));
    }
    for hexside in HEXSIDES {
        let own = at.key("hexsides").key(hexside);
        let costs = ARMS.iter();
        figures.extend(
            costs.map(|arm| Figure::new(format!("hexsides/{hexside}/{arm}"), own.key(arm))),
        );
    }
    let roads = at.key("roads");
    let kinds = data.terrain.roads.keys();
    figures.extend(kinds.map(|id| Figure::new(format!("roads/{id}"), roads.key(id.as_str()))));
    tracer.table("terrain effects", at, data.terrain.provenance.as_ref(), &figures);
}

fn orders(data: &Tables, at: At<'_>, tracer: &mut Tracer<'_>) {
    let orders = &data.orders;
    let rows: [(&str, &OrderRow); 4] = [
        ("attack", &orders.attack),
        ("defend", &orders.defend),
        ("maneuver", &orders.maneuver),
        ("regroup", &orders.regroup),
    ];
    let mut figures = Vec::new();
    for (order, row) in rows {
        let own = at.key(order);
        figures.extend(arms(order, row.movement, own.key("movement")));
        let columns = ["permits", "recovery"].into_iter();
        figures.extend(
            columns.map(|column| Figure::new(format!("{order}/{column}"), own.key(column))),
        );
    }
    let independent = at.key("without-orders");
    figures.extend(arms("without-orders", orders.without_orders, independent));
    tracer.table("orders", at, orders.provenance.as_ref(), &figures);
}

fn arms<'a>(
    row: &'a str,
    allowances: Allowances,
    at: At<'a>,
) -> impl Iterator<Item = Figure<'a>> + 'a {
    let given = [
        ("infantry", allowances.infantry.is_some()),
        ("cavalry", allowances.cavalry.is_some()),
        ("artillery", allowances.artillery.is_some()),
    ];
    let given = given.into_iter().filter(|(_, given)| *given);
    given.map(move |(arm, _)| Figure::new(format!("{row}/{arm}"), at.key(arm)))
}

fn victory(data: &Victory, at: At<'_>, tracer: &mut Tracer<'_>) {
    let mut figures = fields(&["broken-strength", "eliminated-artillery-strength"], at);
    let captured =
        || Figure::new("captured-artillery-strength", at.key("captured-artillery-strength"));
    figures.extend(data.captured_artillery_strength.map(|_| captured()));
    for (field, points) in [("at-end", &data.at_end), ("each-turn", &data.each_turn)] {
        let own = at.key(field);
        figures.extend(by_side(points).map(|(side, hex)| {
            Figure::new(format!("{field}/{side}/{hex}"), own.key(side).key(&hex.to_string()))
        }));
    }
    let occupied = data.occupied_each_turn.len();
    figures.extend(numbered("occupied-each-turn/", occupied, at.key("occupied-each-turn")));
    for (side, hexes) in [("usa", &data.automatic.usa), ("csa", &data.automatic.csa)] {
        let names = hexes.iter().map(|hex| format!("automatic/{side}/{hex}"));
        figures.extend(in_order(names, at.key("automatic").key(side)));
    }
    figures.extend(numbered("levels/", data.levels.len(), at.key("levels")));
    tracer.table("victory", at, data.provenance.as_ref(), &figures);
}

fn by_side(
    points: &BySide<Keyed<HexNumber, i16>>,
) -> impl Iterator<Item = (&'static str, &HexNumber)> {
    let usa = points.usa.keys().map(|hex| ("usa", hex));
    usa.chain(points.csa.keys().map(|hex| ("csa", hex)))
}

fn chits(data: &Chits, at: At<'_>, tracer: &mut Tracer<'_>) {
    const RATED: [&str; 2] = ["rating", "casualty"];
    for (id, chit) in data.divisions.iter() {
        let at = at.key("divisions").key(id.as_str());
        tracer.table("command ratings", at, chit.provenance.as_ref(), &fields(&RATED, at));
    }
    for (id, chit) in data.commanders.iter() {
        let at = at.key("commanders").key(id.as_str());
        let figures = fields(&["rating", "casualty", "always-in-game"], at);
        tracer.table("command ratings", at, chit.provenance.as_ref(), &figures);
    }
    for (id, chit) in data.brigades.iter() {
        let at = at.key("brigades").key(id.as_str());
        tracer.table(
            "command ratings",
            at,
            chit.provenance.as_ref(),
            &fields(&["rating", "casualty"], at),
        );
    }
    for (side, event) in [("usa", &data.command_events.usa), ("csa", &data.command_events.csa)] {
        let Some(event) = event else { continue };
        let at = at.key("command-events").key(side);
        tracer.table("command events", at, event.provenance.as_ref(), &fields(&["effect"], at));
    }
    let wild = &data.wild;
    for (id, chit) in [("fortunes-of-war", &wild.fortunes_of_war), ("fog-of-war", &wild.fog_of_war)]
    {
        let at = at.key("wild").key(id);
        tracer.table("wild chits", at, chit.provenance.as_ref(), &fields(&["copies"], at));
    }
    for (side, events) in [("usa", &data.events.usa), ("csa", &data.events.csa)] {
        for (id, chit) in events.iter() {
            let at = at.key("events").key(side).key(id.as_str());
            let mut figures = fields(&["name", "copies"], at);
            figures.push(Figure::new("effect", at.key("on-play")));
            tracer.table("events", at, chit.provenance.as_ref(), &figures);
        }
    }
}

fn scenario(data: &Scenario, at: At<'_>, tracer: &mut Tracer<'_>) {
    set_up(data, at.key("setup"), tracer);
    let turns = at.key("turns");
    let mut figures = vec![
        Figure::new("turns/first", turns.key("first")),
        Figure::new("turns/last", turns.key("last")),
    ];
    figures.extend(data.events_excluded.iter().flat_map(|_| fields(&["events-excluded"], at)));
    figures.extend(data.events_included.iter().flat_map(|_| fields(&["events-included"], at)));
    let chits = data.chits.iter().map(|chit| format!("chits/{chit}"));
    figures.extend(in_order(chits, at.key("chits")));
    let zones = at.key("deployments");
    let ids = data.deployments.keys();
    figures.extend(ids.map(|id| Figure::new(format!("deployments/{id}"), zones.key(id.as_str()))));
    figures.extend(numbered("arrivals/", data.arrivals.len(), at.key("arrivals")));
    figures.extend(numbered("forbidden/", data.forbidden.len(), at.key("forbidden")));
    let frozen = at.key("frozen");
    let brigades = data.frozen.brigades.iter().map(|id| format!("frozen/brigades/{id}"));
    figures.extend(in_order(brigades, frozen.key("brigades")));
    let units = data.frozen.units.iter().map(|id| format!("frozen/units/{id}"));
    figures.extend(in_order(units, frozen.key("units")));
    let options = at.key("options");
    let ids = data.options.keys();
    figures.extend(ids.map(|id| Figure::new(format!("options/{id}"), options.key(id))));
    tracer.table("special rules", at, data.provenance.as_ref(), &figures);
    for (id, track) in data.tracks.iter() {
        let at = at.key("tracks").key(id.as_str());
        let figures = numbered("", track.boxes.len(), at.key("boxes"));
        tracer.table("tracks", at, track.provenance.as_ref(), &figures);
    }
    if let Some(data) = &data.victory {
        victory(data, at.key("victory"), tracer);
    }
}

fn set_up(data: &Scenario, at: At<'_>, tracer: &mut Tracer<'_>) {
    let mut figures = Vec::new();
    for (hex, units) in data.setup.hexes.iter() {
        let names = units.iter().map(|unit| format!("{hex}/{unit}"));
        figures.extend(in_order(names, at.key("hexes").key(&hex.to_string())));
    }
    tracer.table("set-up", at, data.setup.provenance.as_ref(), &figures);
}
