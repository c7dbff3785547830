//! Comparison of the facts about numbers of hexes and hexsides with the map. Authors count the
//! printed map column by column. No other check finds a missing hexside.

use document::tree::At;

use crate::codes;
use crate::model::facts::Tallies;

use super::comparison::{Comparison, Source};
use super::ground;

pub(super) fn compare(facts: &mut Comparison<'_, '_>) {
    let Some(tallies) = &facts.facts.tallies else { return };
    let at = facts.at.key("tallies");
    terrain(facts, tallies, at.key("terrain"));
    levels(facts, tallies, at.key("levels"));
    hexsides(facts, tallies, at.key("hexsides"));
    roads(facts, tallies, at.key("roads"));
}

fn count(
    facts: &mut Comparison<'_, '_>,
    what: impl std::fmt::Display,
    here: (usize, crate::diag::Place),
    said: (u16, Source<'_>),
) {
    let (n, place) = here;
    let (wanted, source) = said;
    let message = || format!("{n} {what}, but {} says {wanted}", source.words);
    facts.holds(n == usize::from(wanted), &source, place, message);
}

fn terrain(facts: &mut Comparison<'_, '_>, tallies: &Tallies, at: At<'_>) {
    let game = facts.subject.game;
    let map = At::root(&facts.subject.documents.map.tree);
    for (id, said) in tallies.terrain.iter() {
        let place = at.place_of_key(id.as_str());
        let known = game.terrain.kinds.iter().map(|kind| kind.id.as_str());
        let what = (codes::REF_TERRAIN, "terrain");
        let Some(kind) = facts.find(known, id, place.clone(), what) else { continue };
        let n = game.map.hexes.iter().filter(|hex| hex.terrain.index() == kind).count();
        let source = Source::new(&tallies.source, at).at(place);
        let here = (n, map.key("terrain").place_of_key("columns"));
        count(facts, format_args!("hexes of {id}"), here, (*said, source));
    }
}

fn levels(facts: &mut Comparison<'_, '_>, tallies: &Tallies, at: At<'_>) {
    let game = facts.subject.game;
    let map = At::root(&facts.subject.documents.map.tree);
    for (level, said) in tallies.levels.iter() {
        let n = game.map.hexes.iter().filter(|hex| hex.level.to_string() == *level).count();
        let source = Source::new(&tallies.source, at).at(at.place_of_key(level));
        let here = (n, map.key("levels").place_of_key("columns"));
        count(facts, format_args!("hexes of level {level}"), here, (*said, source));
    }
}

fn hexsides(facts: &mut Comparison<'_, '_>, tallies: &Tallies, at: At<'_>) {
    let game = facts.subject.game;
    let map = At::root(&facts.subject.documents.map.tree);
    for (id, said) in tallies.hexsides.iter() {
        let place = at.place_of_key(id.as_str());
        let features = game.terrain.features.iter().map(|feature| feature.id.as_str());
        let known = ground::slopes_and_water(game).chain(features);
        let what = (codes::REF_FEATURE, "kind of hexside");
        if facts.find(known, id, place.clone(), what).is_none() {
            continue;
        }
        let sides = game.map.hexsides.iter().flatten();
        let things = sides.flat_map(|side| side.things());
        let of_kind = things.filter(|thing| ground::kind(game, *thing) == Some(id.as_str()));
        // The data of both hexes contain the hexside, so the count is halved.
        let (lists, id_of) = (map.key("hexsides"), id.as_str());
        let of_package = ["slopes", "features"].into_iter().map(|key| lists.key(key));
        let list = of_package.chain([lists]).find(|list| list.has(id_of));
        let place_on_map =
            list.map_or_else(|| map.place_of_key("hexsides"), |it| it.place_of_key(id_of));
        let here = (of_kind.count() / 2, place_on_map);
        let source = Source::new(&tallies.source, at).at(place);
        count(facts, format_args!("hexsides of `{id}`"), here, (*said, source));
    }
}

fn roads(facts: &mut Comparison<'_, '_>, tallies: &Tallies, at: At<'_>) {
    let map = &facts.subject.game.map;
    let paths = At::root(&facts.subject.documents.map.tree).key("roads").key("paths");
    for (name, said) in tallies.roads.iter() {
        let place = at.place_of_key(name);
        let Some(road) = map.roads.iter().find(|road| road.name == *name) else {
            let known = map.roads.iter().map(|road| road.name.as_str());
            facts.unknown(codes::REF_ROAD, place, "road", name, known);
            continue;
        };
        let source = Source::new(&tallies.source, at).at(place);
        let here = (road.path.len(), paths.place_of_key(name));
        count(facts, format_args!("hexes of `{name}`"), here, (*said, source));
    }
}
