//! Comparison of the facts about hexes and hexsides with the map.

use blind_swords::game::{Game, HexsideGround, HexsideWater, OnHexside, Rise, Slope};
use document::diag::Place;
use document::tree::At;
use kernel::HexId;

use crate::check::place;
use crate::codes;
use crate::model::facts::{HexFact, HexsideFact};
use crate::model::{HexNumber, HexPair, Id};

use super::comparison::{Comparison, Source};

pub(super) fn compare(facts: &mut Comparison<'_, '_>) {
    let at = facts.at.key("hexes");
    for (number, fact) in facts.facts.hexes.iter() {
        let at_fact = at.key(&number.to_string());
        let Some(hex) = facts.hex(*number, at.place_of_key(&number.to_string())) else { continue };
        let source = Source::new(&fact.source, at_fact);
        compare_hex(facts, *number, hex, fact, &source, at_fact);
    }
    let at = facts.at.key("hexsides");
    for (pair, fact) in facts.facts.hexsides.iter() {
        let at_fact = at.key(&pair.to_string());
        compare_hexside(facts, *pair, fact, &Source::new(&fact.source, at_fact), at_fact);
    }
}

fn compare_hex(
    facts: &mut Comparison<'_, '_>,
    number: HexNumber,
    hex: HexId,
    fact: &HexFact,
    source: &Source<'_>,
    at: At<'_>,
) {
    let (subject, game) = (facts.subject, facts.subject.game);
    let ground = game.map.hex(hex);
    let level = ground.level;
    if let Some(said) = fact.level {
        let here = (level, place::of_level(subject, hex));
        facts.equal(format_args!("the level of {number}"), here, (said, source));
    }
    if let Some(most) = fact.level_at_most {
        let message =
            || format!("{number} is at level {level}, but {} says at most {most}", source.words);
        facts.holds(level <= most, source, place::of_level(subject, hex), message);
    }
    compare_terrain(facts, number, hex, fact, source, at);
    if let Some(said) = &fact.name {
        let (here, words) = match ground.name.as_deref() {
            Some(name) => (name, format!("named {name}")),
            None => ("", "unnamed".to_owned()),
        };
        let place = place_of_name(facts, number);
        let message = || format!("`{number}` is {words}, but {} says {said}", source.words);
        facts.holds(without_article(here) == without_article(said), source, place, message);
    }
    compare_roads(facts, number, hex, fact, source);
}

fn compare_terrain(
    facts: &mut Comparison<'_, '_>,
    number: HexNumber,
    hex: HexId,
    fact: &HexFact,
    source: &Source<'_>,
    at: At<'_>,
) {
    let (subject, game) = (facts.subject, facts.subject.game);
    let here = game.terrain.kind(game.map.hex(hex).terrain).id.as_str();
    let place = || place::of_terrain(subject, hex);
    let is_known = |facts: &mut Comparison<'_, '_>, id: &Id, at: At<'_>| {
        let known = game.terrain.kinds.iter().map(|kind| kind.id.as_str());
        facts.find(known, id, at.place(), (codes::REF_TERRAIN, "terrain")).is_some()
    };
    if let Some(said) = &fact.terrain
        && is_known(facts, said, at.key("terrain"))
    {
        let what = format_args!("the terrain of {number}");
        facts.equal(what, (here, place()), (said.as_str(), source));
    }
    for (n, said) in fact.terrain_not.iter().enumerate() {
        if is_known(facts, said, at.key("terrain-not").item(n)) {
            let message =
                || format!("{number} is {here}, but {} says that it is not", source.words);
            facts.holds(here != said.as_str(), source, place(), message);
        }
    }
}

/// Removes a leading article, because a rulebook may print "the Gate" where the map prints "Gate".
fn without_article(name: &str) -> &str {
    name.strip_prefix("The ").unwrap_or(name)
}

/// Returns the place of a hex's name in the map document, or of the hex number under which the
/// author should enter the name.
fn place_of_name(facts: &Comparison<'_, '_>, number: HexNumber) -> Place {
    let names = At::root(&facts.subject.documents.map.tree).key("places").key("names");
    match names.get(&number.to_string()) {
        Some(name) => name.place(),
        None => At::root(&facts.subject.documents.map.tree).key("places").place_of_key("names"),
    }
}

fn compare_roads(
    facts: &mut Comparison<'_, '_>,
    number: HexNumber,
    hex: HexId,
    fact: &HexFact,
    source: &Source<'_>,
) {
    let map = &facts.subject.game.map;
    let roads = At::root(&facts.subject.documents.map.tree).key("roads");
    let place = || roads.place_of_key("paths");
    if let Some(kind) = &fact.road {
        let is_there = |road: &blind_swords::game::Road| {
            road.kind.id == kind.as_str() && road.path.contains(&hex)
        };
        let message = || format!("no {kind} runs through {number}, but {} says so", source.words);
        facts.holds(map.roads.iter().any(is_there), source, place(), message);
    }
    if let Some(said) = fact.road_arms {
        let arms = map.hexsides[hex.index()].iter().filter(|side| side.road.is_some()).count();
        let message = || {
            format!("{number} has roads across {arms} hexsides, but {} says {said}", source.words)
        };
        facts.holds(arms >= usize::from(said), source, place(), message);
    }
}

fn compare_hexside(
    facts: &mut Comparison<'_, '_>,
    pair: HexPair,
    fact: &HexsideFact,
    source: &Source<'_>,
    at: At<'_>,
) {
    let HexPair(one, other) = pair;
    let (Some(a), Some(b)) = (facts.hex(one, at.place()), facts.hex(other, at.place())) else {
        return;
    };
    let Some(side) = facts.subject.game.map.between(a, b).copied() else {
        let message = format!("{one} and {other} are not adjacent");
        return facts.findings.error(codes::MAP_NEIGHBOURS, at.place(), message);
    };
    let map = At::root(&facts.subject.documents.map.tree);
    if let Some(said) = &fact.is
        && is_known(facts, said, at.key("is").place())
    {
        let (game, place) = (facts.subject.game, place_of_hexside(map, pair));
        let here = here(game, &side, said.as_str());
        facts.equal(format_args!("hexside `{pair}`"), (here, place), (said.as_str(), source));
    }
    if let Some(said) = &fact.feature {
        let terrain = &facts.subject.game.terrain;
        let here = side.feature.map_or("no feature", |feature| &terrain.feature(feature).id);
        let here = (here, map.key("hexsides").place_of_key("features"));
        facts.equal(format_args!("hexside `{pair}`"), here, (said.as_str(), source));
    }
    if let Some(said) = fact.road {
        let crossed = |is| if is { "crossed by a road" } else { "not crossed by a road" };
        let here = (crossed(side.road.is_some()), map.key("roads").place_of_key("paths"));
        facts.equal(format_args!("hexside `{pair}`"), here, (crossed(said), source));
    }
}

/// Returns the id of the slope or water on a hexside, as facts write it. If the hexside has
/// several, the id that the fact states (`said`) takes precedence. If it has none, the id is
/// `nothing`.
fn here<'a>(game: &'a Game, side: &HexsideGround, said: &str) -> &'a str {
    let words: Vec<_> = side.things().filter_map(|thing| rise_or_water(game, thing)).collect();
    let said = words.iter().copied().find(|here| *here == said);
    said.or(words.first().copied()).unwrap_or("nothing")
}

fn rise_or_water(game: &Game, thing: OnHexside) -> Option<&str> {
    match thing {
        OnHexside::Slope(Slope { way: Rise::Down, .. }) => Some("a downward slope"),
        OnHexside::Slope(Slope { way: Rise::Up, .. }) | OnHexside::Water(_) => kind(game, thing),
        // Facts have separate keys for features and roads.
        OnHexside::Feature(_) | OnHexside::Road(_) => None,
    }
}

fn is_known(facts: &mut Comparison<'_, '_>, said: &Id, place: Place) -> bool {
    let known = slopes_and_water(facts.subject.game).chain(["nothing"]);
    facts.find(known, said, place, (codes::REF_GRADE, "slope or water")).is_some()
}

/// Returns the ids that facts use for slopes and water.
pub(super) fn slopes_and_water<'a>(game: &'a Game) -> impl Iterator<Item = &'a str> + Clone {
    let grades = game.terrain.grades.iter().map(|grade| grade.id.as_str());
    grades.chain(HexsideWater::ALL.into_iter().map(|water| -> &'a str { water.id() }))
}

/// Returns the id that facts use for something on a hexside. For a slope, this is the id of its
/// grade. `None` for roads.
pub(super) fn kind(game: &Game, thing: OnHexside) -> Option<&str> {
    match thing {
        OnHexside::Slope(Slope { grade, .. }) => Some(&game.terrain.grade(grade).id),
        OnHexside::Water(water) => Some(water.id()),
        OnHexside::Feature(feature) => Some(&game.terrain.feature(feature).id),
        // Facts list roads under their hexes.
        OnHexside::Road(_) => None,
    }
}

/// Returns the place of a hexside in the map document. If the hexside is absent, returns the place
/// of the list of hexsides.
fn place_of_hexside(map: At<'_>, pair: HexPair) -> Place {
    let HexPair(one, other) = pair;
    let names = [pair.to_string(), HexPair(other, one).to_string()];
    let hexsides = map.key("hexsides");
    let kinds = ["slope", "steep", "stream", "pond"].map(|kind| hexsides.key(kind)).into_iter();
    let grades = hexsides.key("slopes");
    let drawn = kinds.chain(grades.keys().map(|grade| grades.key(grade))).find_map(|list| {
        let mut items = (0..list.len()).map(|n| list.item(n));
        items.rfind(|item| names.iter().any(|name| item.is_text(name)))
    });
    drawn.map_or_else(|| map.place_of_key("hexsides"), At::place)
}
