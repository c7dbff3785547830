//! Scenarios, with the checks that their types cannot make.

use brigade_battles::game::{Arrival, Scenario, UnitId};
use document::Document;
use document::diag::Place;
use document::tree::At;
use kernel::{HexId, Id, Span};

use super::context::Context;
use crate::codes;

/// Returns the scenarios with their ids. CM 14.
pub(super) fn scenarios(context: &mut Context<'_>) -> Vec<Scenario> {
    let documents = context.documents;
    documents.scenarios.iter().map(|(id, document)| one(context, id, document)).collect()
}

fn one(context: &mut Context<'_>, id: &Id, document: &Document<Scenario>) -> Scenario {
    let (said, at) = (&document.data, At::root(&document.tree));
    let Span { first, last } = said.turns;
    let times = context.documents.tables.data.turns.times.len();
    if first == 0 || first > last || usize::from(last) > times {
        let message = format!("turns {first} to {last} are not on the turn track");
        context.refuse(codes::SCENARIO, at.key("turns").place(), message);
    }
    for (arrival, at) in said.arrivals.iter().zip(at.key("arrivals").items()) {
        check_arrival(context, arrival, at);
    }
    nobody_twice(context, said, at);
    Scenario { id: id.to_string(), ..said.clone() }
}

fn check_arrival(context: &mut Context<'_>, arrival: &Arrival, at: At<'_>) {
    let place = at.key("name").place();
    if arrival.due().is_none() {
        let message = "expected one of `turn`, `table` and `each-turn`";
        context.refuse(codes::SCENARIO, place.clone(), message);
    }
    let knows_both =
        ["option", "without"].into_iter().all(|key| context.knows(&at.key(key).place()));
    if arrival.option.is_some() && arrival.option == arrival.without && knows_both {
        let message =
            format!("{} never arrives: `option` and `without` name the same option", arrival.name);
        context.refuse(codes::SCENARIO, place, message);
    }
}

/// Reports units that occur more than once in the set-up and arrivals of one match. CW-SCN-01,
/// CW-STK-01.
fn nobody_twice(context: &mut Context<'_>, said: &Scenario, at: At<'_>) {
    let mut known: Vec<(UnitId, Option<&Arrival>)> = Vec::new();
    for (unit, arrival, place) in appearances(context, said, at) {
        let meets = |(other, theirs): &(UnitId, Option<&Arrival>)| {
            *other == unit && !exclude(arrival, *theirs)
        };
        if known.iter().any(meets) {
            let id = &context.documents.units.data.units[unit.index()].id;
            let message = format!("`{id}` occurs twice in {}", said.name);
            context.refuse(codes::SCENARIO, place, message);
        }
        known.push((unit, arrival));
    }
}

/// Returns each known unit of the set-up and the arrivals, with the place that names the unit.
fn appearances<'s>(
    context: &Context<'_>,
    said: &'s Scenario,
    at: At<'_>,
) -> Vec<(UnitId, Option<&'s Arrival>, Place)> {
    let hexes = at.key("setup").key("hexes");
    let place = |hex: HexId| hexes.key(&context.grid.number(hex).to_string()).place();
    let set_up = said.setup.placed().map(|(unit, hex)| (unit, None, place(hex)));
    let mut all: Vec<_> = set_up.collect();
    for (arrival, at) in said.arrivals.iter().zip(at.key("arrivals").items()) {
        let units = arrival.units.iter().zip(at.key("units").items());
        all.extend(units.map(|(unit, at)| (*unit, Some(arrival), at.place())));
    }
    all.retain(|(.., place)| context.knows(place));
    all
}

/// Whether two groups of reinforcements never arrive in the same match, because one requires the
/// optional rule that cancels the other.
fn exclude(one: Option<&Arrival>, other: Option<&Arrival>) -> bool {
    let parts =
        |with: &Arrival, without: &Arrival| with.option.is_some() && with.option == without.without;
    match (one, other) {
        (Some(one), Some(other)) => parts(one, other) || parts(other, one),
        _ => false,
    }
}
