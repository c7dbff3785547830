//! Comparison of the facts about single units and totals with the order of battle.

use std::collections::BTreeSet;

use blind_swords::game::{UnitId, Values};
use document::tree::At;

use crate::codes;
use crate::model::facts::StrengthFact;
use crate::model::units::Unit;

use super::comparison::{Comparison, Source};

pub(super) fn compare(facts: &mut Comparison<'_, '_>) {
    let at = facts.at.key("strengths");
    for (n, fact) in facts.facts.strengths.iter().enumerate() {
        let at = at.item(n);
        let source = Source::new(&fact.source, at);
        let names = fact.units.iter().enumerate();
        let units: Vec<UnitId> = names
            .filter_map(|(n, name)| facts.unit(name, at.key("units").item(n).place()))
            .collect();
        if units.len() == fact.units.len() {
            compare_brigade(facts, fact, &units, &source, at);
            compare_totals(facts, fact, &units, &source);
            units.iter().for_each(|unit| compare_counter(facts, fact, *unit, &source));
        }
    }
}

fn compare_brigade(
    facts: &mut Comparison<'_, '_>,
    fact: &StrengthFact,
    units: &[UnitId],
    source: &Source<'_>,
    at: At<'_>,
) {
    let Some(id) = &fact.brigade else { return };
    let game = facts.subject.game;
    let known = game.brigades.iter().map(|brigade| brigade.id.as_str());
    let what = (codes::REF_BRIGADE, "brigade");
    let Some(found) = facts.find(known, id, at.key("brigade").place(), what) else { return };
    let here: BTreeSet<UnitId> = game.brigades[found].units.iter().copied().collect();
    let said: BTreeSet<UnitId> = units.iter().copied().collect();
    let names: Vec<&str> = here
        .symmetric_difference(&said)
        .map(|unit| game.units[unit.index()].name.as_str())
        .collect();
    let place =
        At::root(&facts.subject.documents.units.tree).key("brigades").place_of_key(id.as_str());
    let message = || {
        let names = names.join(", ");
        format!("brigade `{id}` has other units than {} says: {names}", source.words)
    };
    facts.holds(here == said, source, place, message);
}

fn compare_totals(
    facts: &mut Comparison<'_, '_>,
    fact: &StrengthFact,
    units: &[UnitId],
    source: &Source<'_>,
) {
    let Some(first) = units.first() else { return };
    let roster = &facts.subject.documents.units.data.units;
    let data: Vec<&Unit> =
        units.iter().filter_map(|unit| roster.values().nth(unit.index())).collect();
    let men = data.iter().map(|unit| u32::from(unit.men.unwrap_or_default())).sum();
    let guns = data.iter().map(|unit| u32::from(unit.guns.unwrap_or_default())).sum();
    let strength = data.iter().filter_map(|unit| unit.fresh).map(points).sum();
    let totals: [(&str, u32, Option<u32>); 3] = [
        ("men", men, fact.men),
        ("guns", guns, fact.guns.map(u32::from)),
        ("strength points", strength, fact.strength.map(u32::from)),
    ];
    for (what, here, said) in totals {
        let Some(said) = said else { continue };
        let place = place_of(facts, *first).place();
        let names = format!("`{}`", fact.units.join("`, `"));
        facts.equal(format_args!("the number of {what} of {names}"), (here, place), (said, source));
    }
}

/// Returns the whole strength points of a face. A cadre has none.
fn points(face: Values) -> u32 {
    face.sp.floor().unsigned_abs()
}

fn compare_counter(
    facts: &mut Comparison<'_, '_>,
    fact: &StrengthFact,
    unit: UnitId,
    source: &Source<'_>,
) {
    let at = place_of(facts, unit);
    let Some((id, data)) = facts.subject.documents.units.data.units.iter().nth(unit.index()) else {
        return;
    };
    if let (Some(said), Some(here)) = (fact.fresh, data.fresh) {
        let here = (here, at.key("fresh").place());
        facts.equal(format_args!("the front of `{id}`"), here, (said, source));
    }
    if let Some(said) = fact.battleworn {
        let here = (data.battleworn, at.key("battleworn").place());
        facts.equal(format_args!("the back of `{id}`"), here, (said, source));
    }
    if let Some(said) = &fact.weapon {
        let weapons = &facts.subject.documents.tables.data.weapons;
        let here = weapons.get(data.weapon.index()).map_or("", |weapon| weapon.id.as_str());
        let here = (here, at.key("weapon").place());
        facts.equal(format_args!("the weapon of `{id}`"), here, (said.as_str(), source));
    }
}

fn place_of<'a>(facts: &Comparison<'a, '_>, unit: UnitId) -> At<'a> {
    let id = &facts.subject.game.units[unit.index()].id;
    At::root(&facts.subject.documents.units.tree).key("units").key(id)
}
