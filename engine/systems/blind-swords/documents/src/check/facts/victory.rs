//! Comparison of the facts about victory points and victory levels with the scenarios.

use std::collections::BTreeMap;

use blind_swords::game::{Arm, HexPoints, Scenario, Victory};
use document::diag::Place;
use document::tree::At;
use kernel::{HexId, Ratio, Side};

use crate::codes;
use crate::model::Ratio as ModelRatio;
use crate::model::facts::{LevelFacts, LossFacts, VictoryFact, VictoryTime};

use super::comparison::{Comparison, Source};

pub(super) fn compare(facts: &mut Comparison<'_, '_>) {
    let at = facts.at.key("victory");
    for (n, fact) in facts.facts.victory.iter().enumerate() {
        let source = Source::new(&fact.source, at.item(n));
        compare_points(facts, fact, &source, at.item(n));
    }
    if let Some(losses) = &facts.facts.losses {
        compare_losses(facts, losses, facts.at.key("losses"));
    }
    if let Some(levels) = &facts.facts.levels {
        compare_levels(facts, levels, facts.at.key("levels"));
    }
}

/// Returns the scenarios to which a fact applies, each with the place of its victory section.
/// Several scenarios can share the section of `tables.yaml`. Only the first of these is returned.
fn tellings<'a>(
    facts: &Comparison<'a, '_>,
    fact: Option<&VictoryFact>,
) -> Vec<(&'a Scenario, At<'a>)> {
    let documents = facts.subject.documents;
    let mut tellings = Vec::new();
    let mut is_common_seen = false;
    for (scenario, (id, document)) in facts.subject.game.scenarios.iter().zip(&documents.scenarios)
    {
        if fact.and_then(|fact| fact.scenario.as_ref()).is_some_and(|only| only != id) {
            continue;
        }
        match At::root(&document.tree).get("victory") {
            Some(own) => tellings.push((scenario, own)),
            None if is_common_seen => {}
            None => {
                is_common_seen = true;
                tellings.push((scenario, At::root(&documents.tables.tree).key("victory")));
            }
        }
    }
    tellings
}

fn compare_points(
    facts: &mut Comparison<'_, '_>,
    fact: &VictoryFact,
    source: &Source<'_>,
    at_fact: At<'_>,
) {
    let mut said = BTreeMap::new();
    for (number, points) in fact.points.iter() {
        let place = at_fact.key("points").place_of_key(&number.to_string());
        if let Some(hex) = facts.hex(*number, place.clone()) {
            said.insert(hex, (i32::from(*points), place));
        }
    }
    for (scenario, at) in tellings(facts, Some(fact)) {
        compare_telling(facts, fact, &scenario.victory, &said, (source, at));
    }
}

fn compare_telling(
    facts: &mut Comparison<'_, '_>,
    fact: &VictoryFact,
    victory: &Victory,
    said: &BTreeMap<HexId, (i32, Place)>,
    (source, at): (&Source<'_>, At<'_>),
) {
    let own = fact.side;
    let here = worth(victory, fact.when, own);
    let list = at.key(key(fact.when));
    let place = |number: &str| match fact.when {
        VictoryTime::AtEnd | VictoryTime::EachTurn => list.key(own.id()).place_of_key(number),
        VictoryTime::OccupiedEachTurn | VictoryTime::Automatic => list.place(),
    };
    let map = &facts.subject.game.map;
    for (hex, (points, from)) in said {
        let number = map.number(*hex).to_string();
        let source = source.at(from.clone());
        let worth = here.get(hex).copied();
        let agrees = worth.is_some_and(|worth| is_as_said(fact.when, worth, *points));
        facts.holds(agrees, &source, place(&number), || {
            let here = worth.map_or("nothing".to_owned(), |worth| worth.to_string());
            format!("{number} is worth {here} to {}, but {} says {points}", own.id(), source.words)
        });
    }
    for hex in here.keys().filter(|hex| !said.contains_key(hex)) {
        let number = map.number(*hex).to_string();
        let message = || {
            format!(
                "{number} is worth points to {}, but {} does not list it",
                own.id(),
                source.words
            )
        };
        facts.holds(false, source, place(&number), message);
    }
}

/// Whether the points of a hex in the package agree with those in the facts. For an automatic
/// victory, the points do not matter.
fn is_as_said(when: VictoryTime, here: i32, said: i32) -> bool {
    when == VictoryTime::Automatic || here == said
}

fn key(when: VictoryTime) -> &'static str {
    match when {
        VictoryTime::AtEnd => "at-end",
        VictoryTime::EachTurn => "each-turn",
        VictoryTime::OccupiedEachTurn => "occupied-each-turn",
        VictoryTime::Automatic => "automatic",
    }
}

fn worth(victory: &Victory, when: VictoryTime, own: Side) -> BTreeMap<HexId, i32> {
    let of = |points: &[HexPoints]| -> BTreeMap<HexId, i32> {
        points.iter().filter(|hex| hex.side == own).map(|hex| (hex.hex, hex.points)).collect()
    };
    match when {
        VictoryTime::AtEnd => of(&victory.at_end),
        VictoryTime::EachTurn => of(&victory.each_turn),
        VictoryTime::OccupiedEachTurn => of(&victory.occupied_each_turn),
        VictoryTime::Automatic => {
            victory.automatic.iter().filter(|win| win.side == own).map(|win| (win.hex, 0)).collect()
        }
    }
}

fn compare_losses(facts: &mut Comparison<'_, '_>, fact: &LossFacts, at: At<'_>) {
    for (scenario, at_victory) in tellings(facts, None) {
        let victory = &scenario.victory;
        let values = [
            ("broken", "broken-strength", victory.broken_sp[Arm::Infantry], fact.broken),
            (
                "eliminated-artillery",
                "eliminated-artillery-strength",
                victory.eliminated_artillery_sp,
                fact.eliminated_artillery,
            ),
        ];
        for (key, field, here, said) in values {
            let Some(said) = said else { continue };
            let source = Source::new(&fact.source, at.key(key));
            let message = || format!("`{field}` is not {said}, but {} says so", source.words);
            let agrees = is_same(here, said);
            facts.holds(agrees, &source, at_victory.key(field).place(), message);
        }
    }
}

fn is_same(here: Ratio, said: ModelRatio) -> bool {
    let parts = (u8::try_from(said.numerator), u8::try_from(said.denominator));
    matches!(parts, (Ok(numerator), Ok(denominator)) if here == Ratio::new(numerator, denominator))
}

fn compare_levels(facts: &mut Comparison<'_, '_>, fact: &LevelFacts, at: At<'_>) {
    let source = Source::new(&fact.source, at);
    for (scenario, at_victory) in tellings(facts, None) {
        let levels = &scenario.victory.levels;
        let at_levels = at_victory.key("levels");
        for (name, range) in fact.ranges.iter() {
            let place = at.key("ranges").place_of_key(name);
            let Some(n) = levels.iter().position(|level| level.name == *name) else {
                let known = levels.iter().map(|level| level.name.as_str());
                facts.unknown(codes::REF_LEVEL, place, "victory level", name, known);
                continue;
            };
            let from = range.from.map_or_else(|| levels[0].from, i32::from);
            let to = range.to.map(i32::from);
            let next = levels.get(n + 1).map(|next| next.from - 1);
            let agrees = levels[n].from == from && next == to && levels[n].winner == range.winner;
            let message = || format!("`{name}` differs from {}", source.words);
            facts.holds(agrees, &source.at(place), at_levels.item(n).place(), message);
        }
        let others = levels.iter().enumerate();
        for (n, level) in others.filter(|(_, level)| fact.ranges.get(&level.name).is_none()) {
            let message = || format!("{} does not list the level `{}`", source.words, level.name);
            facts.holds(false, &source, at_levels.item(n).place(), message);
        }
    }
}
