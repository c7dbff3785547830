//! The figures of a package: what must say where it comes from, under the paths by which
//! `provenance` names it.

use crate::documents::Documents;
use crate::model::chits::Chits;
use crate::model::scenario::Scenario;
use crate::model::tables::{Allowances, OrderRow, Tables};
use crate::model::victory::Victory;
use crate::model::{BySide, HexNumber, Keyed};
use crate::provenance::Tracer;
use crate::tree::At;

/// Traces every figure of the package.
pub(crate) fn all(documents: &Documents, tracer: &mut Tracer<'_>) {
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
    let hexes = hexes(&data.terrain.columns, documents);
    tracer.table("map: terrain", at.key("terrain"), data.terrain.provenance.as_ref(), &hexes);
    tracer.table("map: levels", at.key("levels"), data.levels.provenance.as_ref(), &hexes);
    let sides = &data.hexsides;
    let kinds = [
        ("slope", &sides.slope),
        ("steep", &sides.steep),
        ("stream", &sides.stream),
        ("pond", &sides.pond),
    ];
    let sides: Vec<String> = kinds
        .into_iter()
        .flat_map(|(kind, pairs)| pairs.iter().map(move |pair| format!("{kind}/{pair}")))
        .collect();
    tracer.table("map: hexsides", at.key("hexsides"), data.hexsides.provenance.as_ref(), &sides);
    let roads = data.roads.paths.iter();
    let links: Vec<String> = roads
        .flat_map(|(name, road)| (1..road.path.len()).map(move |n| format!("{name}/{n}")))
        .collect();
    tracer.table("map: road links", at.key("roads"), data.roads.provenance.as_ref(), &links);
    let places: Vec<String> = data.places.names.keys().map(ToString::to_string).collect();
    tracer.table("map: places", at.key("places"), data.places.provenance.as_ref(), &places);
}

fn hexes(columns: &Keyed<String, String>, documents: &Documents) -> Vec<String> {
    let grid = &documents.game.data.grid;
    let mut hexes = Vec::new();
    for (column, text) in columns.iter() {
        let Ok(number) = column.parse::<u8>() else { continue };
        let rows = if number.is_multiple_of(2) { grid.even_rows } else { grid.odd_rows };
        let letters = text.chars().filter(|c| !c.is_whitespace());
        hexes.extend(
            (rows.first..).zip(letters).map(|(row, _)| HexNumber::new(number, row).to_string()),
        );
    }
    hexes
}

fn units(documents: &Documents, tracer: &mut Tracer<'_>) {
    let at = At::root(&documents.units.tree).key("units");
    for (id, unit) in documents.units.data.units.iter() {
        let mut figures = vec!["weapon".to_owned()];
        for value in ["strength", "cohesion"] {
            figures.extend(unit.fresh.map(|_| format!("{value}/fresh")));
            figures.push(format!("{value}/battleworn"));
            figures.extend(unit.dismounted.map(|_| format!("{value}/dismounted")));
        }
        tracer.table("units", at.key(id.as_str()), unit.provenance.as_ref(), &figures);
    }
}

fn tables(data: &Tables, at: At<'_>, tracer: &mut Tracer<'_>) {
    let crt = &data.combat_results;
    let mut figures: Vec<String> =
        crt.columns.iter().map(|heading| format!("columns/{heading}")).collect();
    for rolls in crt.rows.keys() {
        figures.extend(crt.columns.iter().map(|heading| format!("{rolls}/{heading}")));
    }
    let at_crt = at.key("combat-results");
    tracer.table("Combat Results Table", at_crt, crt.provenance.as_ref(), &figures);
    let fire = at.key("fire-cohesion");
    let figures = cohesion(&["routine", "tough", "severe"]);
    tracer.table("fire cohesion", fire, data.fire_cohesion.provenance.as_ref(), &figures);
    let close = at.key("close-cohesion");
    let figures = cohesion(&["close-fight", "routine", "tough", "severe"]);
    tracer.table("close combat cohesion", close, data.close_cohesion.provenance.as_ref(), &figures);
    shifts(data, at, tracer);
    ranges(data, at, tracer);
    terrain(data, at, tracer);
    let mut figures = vec!["limit".to_owned()];
    figures.extend((0..data.stacking.artillery.len()).map(|n| format!("artillery/{n}")));
    tracer.table("stacking", at.key("stacking"), data.stacking.provenance.as_ref(), &figures);
    orders(data, at, tracer);
    let figures = numbers(6);
    tracer.table("Fog of War", at.key("fog-of-war"), data.fog_of_war.provenance.as_ref(), &figures);
    let figures: Vec<String> = ["usa", "csa"]
        .iter()
        .flat_map(|side| numbers(6).into_iter().map(move |n| format!("{side}/{n}")))
        .collect();
    let casualties = at.key("general-casualties");
    tracer.table(
        "general casualties",
        casualties,
        data.general_casualties.provenance.as_ref(),
        &figures,
    );
    let figures = numbers(data.turn_track.times.len());
    tracer.table("turn track", at.key("turn-track"), data.turn_track.provenance.as_ref(), &figures);
    if let Some(data) = &data.victory {
        victory(data, at.key("victory"), tracer);
    }
}

fn numbers(n: usize) -> Vec<String> {
    (1..=n).map(|n| n.to_string()).collect()
}

fn cohesion(sections: &[&str]) -> Vec<String> {
    let mut figures = Vec::new();
    for section in sections {
        for half in ["depletion", "skedaddle"] {
            figures.extend((1..=6).map(|die| format!("{section}/{half}/{die}")));
        }
    }
    figures
}

fn shifts(data: &Tables, at: At<'_>, tracer: &mut Tracer<'_>) {
    let fire: Vec<String> = data.fire_shifts.shifts.iter().map(|shift| shift.id.clone()).collect();
    tracer.table("fire shifts", at.key("fire-shifts"), data.fire_shifts.provenance.as_ref(), &fire);
    let close = data.close_shifts.shifts.iter().map(|shift| shift.id.clone());
    let odds = numbers(data.close_shifts.odds.len()).into_iter().map(|n| format!("odds/{n}"));
    let close: Vec<String> = close.chain(odds).collect();
    let at = at.key("close-shifts");
    tracer.table("close combat shifts", at, data.close_shifts.provenance.as_ref(), &close);
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
            let bands = ["effective", "long", "extreme"].into_iter();
            let canister = (arm == "artillery").then_some("canister");
            figures.extend(bands.chain(canister).map(|band| format!("{arm}/{weapon}/{band}")));
        }
    }
    tracer.table("ranges", at.key("ranges"), data.ranges.provenance.as_ref(), &figures);
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
    let mut figures: Vec<String> = OTHERS.iter().map(ToString::to_string).collect();
    for (id, kind) in data.terrain.kinds.iter() {
        figures.extend(ARMS.iter().map(|arm| format!("kinds/{id}/{arm}")));
        figures.extend((!kind.effects.is_empty()).then(|| format!("kinds/{id}/effects")));
    }
    for hexside in HEXSIDES {
        figures.extend(ARMS.iter().map(|arm| format!("hexsides/{hexside}/{arm}")));
    }
    figures.extend(data.terrain.roads.keys().map(|id| format!("roads/{id}")));
    let at = at.key("terrain");
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
        figures.extend(arms(row.movement).map(|arm| format!("{order}/{arm}")));
        figures.extend(["permits", "recovery"].map(|column| format!("{order}/{column}")));
    }
    figures.extend(arms(orders.without_orders).map(|arm| format!("without-orders/{arm}")));
    tracer.table("orders", at.key("orders"), orders.provenance.as_ref(), &figures);
}

fn arms(allowances: Allowances) -> impl Iterator<Item = &'static str> {
    let given = [
        ("infantry", allowances.infantry.is_some()),
        ("cavalry", allowances.cavalry.is_some()),
        ("artillery", allowances.artillery.is_some()),
    ];
    given.into_iter().filter(|(_, given)| *given).map(|(arm, _)| arm)
}

fn victory(data: &Victory, at: At<'_>, tracer: &mut Tracer<'_>) {
    let mut figures: Vec<String> =
        ["broken-strength", "eliminated-artillery-strength"].map(str::to_owned).into();
    for (field, points) in [("at-end", &data.at_end), ("each-turn", &data.each_turn)] {
        figures.extend(by_side(points).map(|(side, hex)| format!("{field}/{side}/{hex}")));
    }
    let occupied = numbers(data.occupied_each_turn.len());
    figures.extend(occupied.into_iter().map(|n| format!("occupied-each-turn/{n}")));
    for (side, hexes) in [("usa", &data.automatic.usa), ("csa", &data.automatic.csa)] {
        figures.extend(hexes.iter().map(|hex| format!("automatic/{side}/{hex}")));
    }
    figures.extend(numbers(data.levels.len()).into_iter().map(|n| format!("levels/{n}")));
    tracer.table("victory", at, data.provenance.as_ref(), &figures);
}

fn by_side(
    points: &BySide<Keyed<HexNumber, i16>>,
) -> impl Iterator<Item = (&'static str, &HexNumber)> {
    let usa = points.usa.keys().map(|hex| ("usa", hex));
    usa.chain(points.csa.keys().map(|hex| ("csa", hex)))
}

fn chits(data: &Chits, at: At<'_>, tracer: &mut Tracer<'_>) {
    let words = |words: &[&str]| -> Vec<String> { words.iter().map(ToString::to_string).collect() };
    let ratings = words(&["rating", "casualty"]);
    for (id, chit) in data.divisions.iter() {
        let at = at.key("divisions").key(id.as_str());
        tracer.table("command ratings", at, chit.provenance.as_ref(), &ratings);
    }
    let figures = words(&["rating", "casualty", "always-in-game"]);
    for (id, chit) in data.commanders.iter() {
        let at = at.key("commanders").key(id.as_str());
        tracer.table("command ratings", at, chit.provenance.as_ref(), &figures);
    }
    for (id, chit) in data.brigades.iter() {
        let at = at.key("brigades").key(id.as_str());
        tracer.table("command ratings", at, chit.provenance.as_ref(), &words(&["rating"]));
    }
    let wild = &data.wild;
    for (id, chit) in [("fortunes-of-war", &wild.fortunes_of_war), ("fog-of-war", &wild.fog_of_war)]
    {
        let at = at.key("wild").key(id);
        tracer.table("wild chits", at, chit.provenance.as_ref(), &words(&["copies"]));
    }
    let figures = words(&["name", "copies", "effect"]);
    for (side, events) in [("usa", &data.events.usa), ("csa", &data.events.csa)] {
        for (id, chit) in events.iter() {
            let at = at.key("events").key(side).key(id.as_str());
            tracer.table("events", at, chit.provenance.as_ref(), &figures);
        }
    }
}

fn scenario(data: &Scenario, at: At<'_>, tracer: &mut Tracer<'_>) {
    let setup = &data.setup;
    let units = setup.hexes.iter();
    let figures: Vec<String> = units
        .flat_map(|(hex, units)| units.iter().map(move |unit| format!("{hex}/{unit}")))
        .collect();
    tracer.table("set-up", at.key("setup"), setup.provenance.as_ref(), &figures);
    let mut figures: Vec<String> =
        ["turns/first", "turns/last", "events-excluded"].map(str::to_owned).into();
    figures.extend(data.chits.iter().map(|chit| format!("chits/{chit}")));
    figures.extend(numbers(data.arrivals.len()).into_iter().map(|n| format!("arrivals/{n}")));
    figures.extend(numbers(data.forbidden.len()).into_iter().map(|n| format!("forbidden/{n}")));
    figures.extend(data.frozen.brigades.iter().map(|id| format!("frozen/brigades/{id}")));
    figures.extend(data.frozen.units.iter().map(|id| format!("frozen/units/{id}")));
    figures.extend(data.options.keys().map(|id| format!("options/{id}")));
    tracer.table("special rules", at, data.provenance.as_ref(), &figures);
    for (id, track) in data.tracks.iter() {
        let at = at.key("tracks").key(id.as_str());
        let figures = numbers(track.boxes.len());
        tracer.table("tracks", at, track.provenance.as_ref(), &figures);
    }
    if let Some(data) = &data.victory {
        victory(data, at.key("victory"), tracer);
    }
}
