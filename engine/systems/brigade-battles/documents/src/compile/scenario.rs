use brigade_battles::game::{
    Arrival, Due, Held, Opening, Optional, Price, Scenario, SetUp, Victory,
};
use document::Document;
use document::tree::At;

use super::context::Context;
use crate::codes;
use crate::model::{Id, Located, scenario};

/// Compiles the scenarios. CM 14.
pub(super) fn scenarios(context: &mut Context<'_>) -> Vec<Scenario> {
    let documents = context.documents;
    documents.scenarios.iter().map(|(id, document)| one(context, id, document)).collect()
}

fn one(context: &mut Context<'_>, id: &Id, document: &Document<scenario::Scenario>) -> Scenario {
    let said = &document.data;
    let at = At::root(&document.tree);
    let times = context.documents.tables.data.turn_track.times.len();
    if said.turns.first == 0
        || said.turns.first > said.turns.last
        || usize::from(said.turns.last) > times
    {
        let message =
            format!("turns {} to {} are not on the turn track", said.turns.first, said.turns.last);
        context.refuse(codes::SCENARIO, at.key("turns").place(), message);
    }
    let setup = setup(context, said, at);
    let leaders = context.leaders_named(&said.leaders);
    let arrivals: Vec<Arrival> =
        said.arrivals.iter().map(|arrival| self::arrival(context, said, arrival)).collect();
    nobody_twice(context, said);
    Scenario {
        id: id.as_str().to_owned(),
        name: said.name.clone(),
        description: said.description.clone(),
        first_turn: said.turns.first,
        last_turn: said.turns.last,
        opening: match said.first_turn {
            scenario::FirstTurn::Whole => Opening::Whole,
            scenario::FirstTurn::ArtilleryOnly => Opening::ArtilleryOnly,
        },
        first_side: said.first_side,
        setup,
        leaders,
        arrivals,
        held: said.held.as_ref().map(|held| Held {
            units: context.units_named(&held.units),
            leaders: context.leaders_named(&held.leaders),
            until: held.until,
        }),
        options: options(said),
        victory: victory(context, &said.victory),
    }
}

fn setup(context: &mut Context<'_>, said: &scenario::Scenario, at: At<'_>) -> Vec<SetUp> {
    let mut setup = Vec::new();
    for (number, name) in said.setup.hexes.iter() {
        let place = at.key("setup").key("hexes").place_of_key(&number.to_string());
        let hex = context.hex(*number, place);
        let units = context.units_named(std::slice::from_ref(name));
        setup.extend(units.into_iter().map(|unit| SetUp { unit, hex }));
    }
    setup
}

fn options(said: &scenario::Scenario) -> Vec<Optional> {
    let option = |(id, option): (&Id, &scenario::Optional)| Optional {
        id: id.as_str().to_owned(),
        name: option.name.clone(),
        description: option.description.clone(),
    };
    said.options.iter().map(option).collect()
}

fn arrival(
    context: &mut Context<'_>,
    scenario: &scenario::Scenario,
    said: &scenario::Arrival,
) -> Arrival {
    let due = match (said.turn, &said.table, &said.each_turn) {
        (Some(turn), None, None) => Due::Turn(turn),
        (None, Some(table), None) => Due::Table { on: table.when, turns: table.turns },
        (None, None, Some(each)) => Due::EachTurn { from: each.from, modifier: each.modifier },
        _ => {
            let message = "expected one of `turn`, `table` and `each-turn`";
            context.refuse(codes::SCENARIO, said.name.place.clone(), message);
            Due::Turn(0)
        }
    };
    let mut named = |option: &Option<Located<Id>>| {
        option.as_ref().and_then(|id| context.index("option", id, scenario.options.keys()))
    };
    let (option, without) = (named(&said.option), named(&said.without));
    if option.is_some() && option == without {
        let message = format!(
            "{} never arrives: `option` and `without` name the same option",
            said.name.value
        );
        context.refuse(codes::SCENARIO, said.name.place.clone(), message);
    }
    Arrival {
        name: said.name.value.clone(),
        side: said.side,
        hex: context.located(&said.hex),
        due,
        latest: said.latest,
        allowance: said.allowance,
        units: context.units_named(&said.units),
        leaders: context.leaders_named(&said.leaders),
        option,
        without,
        price: said
            .price
            .as_ref()
            .map(|price| Price { points: price.points, not_on: price.not_on.clone() }),
    }
}

/// Reports units that occur more than once in the set-up and arrivals of one match. CW-SCN-01,
/// CW-STK-01.
fn nobody_twice(context: &mut Context<'_>, said: &scenario::Scenario) {
    let mut known: Vec<(&Id, Option<&scenario::Arrival>)> = Vec::new();
    let set_up = said.setup.hexes.iter().map(|(_, name)| (name, None));
    let coming = said
        .arrivals
        .iter()
        .flat_map(|arrival| arrival.units.iter().map(move |name| (name, Some(arrival))));
    for (name, arrival) in set_up.chain(coming) {
        let meets = |(other, theirs): &(&Id, Option<&scenario::Arrival>)| {
            *other == &name.value && !exclude(arrival, *theirs)
        };
        if known.iter().any(meets) {
            let message = format!("`{}` occurs twice in {}", name.value, said.name);
            context.refuse(codes::SCENARIO, name.place.clone(), message);
        }
        known.push((&name.value, arrival));
    }
}

/// Whether two groups of reinforcements never arrive in the same match, because one requires the
/// optional rule that cancels the other.
fn exclude(one: Option<&scenario::Arrival>, other: Option<&scenario::Arrival>) -> bool {
    let id = |option: &Option<Located<Id>>| option.as_ref().map(|id| id.value.clone());
    let parts = |with: &scenario::Arrival, without: &scenario::Arrival| {
        with.option.is_some() && id(&with.option) == id(&without.without)
    };
    match (one, other) {
        (Some(one), Some(other)) => parts(one, other) || parts(other, one),
        _ => false,
    }
}

fn victory(context: &mut Context<'_>, said: &scenario::Victory) -> Victory {
    Victory {
        side: said.side,
        objective: said.objective,
        hexes: context.hexes(&said.hexes),
        balance: said.balance,
        from_objectives: said.from_objectives,
        strength: said.strength,
        leader: said.leader,
    }
}
