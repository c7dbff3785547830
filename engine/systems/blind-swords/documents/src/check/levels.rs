//! Checks of levels and slopes. SS 3.2f, 3.2g, MAP-07, MAP-08.

use std::collections::BTreeMap;

use document::tree::At;
use kernel::HexId;

use crate::codes;

use super::findings::Findings;
use super::place;
use super::subject::Subject;

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    check_steps(subject, findings);
    check_names(subject, findings);
}

/// Checks that adjacent hexes two or more levels apart have a slope of a matching grade between
/// them. Each hex is reported once, even if several of its hexsides are wrong.
fn check_steps(subject: Subject<'_>, findings: &mut Findings) {
    let map = &subject.game.map;
    for hex in map.grid.hexes() {
        let level = map.hex(hex).level;
        let is_wrong = |other: &HexId| {
            let lower = map.hex(*other).level;
            let drawn = map.between(hex, *other).and_then(|side| side.slope).is_some();
            level >= lower + 2 && !drawn
        };
        let Some(lower) = map.grid.neighbours(hex).find(is_wrong) else { continue };
        let (high, low) = (map.number(hex), map.number(lower));
        let rise = level - map.hex(lower).level;
        let fits = subject.game.terrain.grades.iter().find(|grade| grade.levels == rise);
        let message = match fits {
            Some(grade) => {
                let name = grade.name.to_lowercase();
                format!("missing {name} `{low}/{high}`: {high} is {rise} levels higher")
            }
            None => {
                format!("{high} is {rise} levels above {low}: the game has no slope that steep")
            }
        };
        findings.warning(codes::MAP_FLAT, place::of_level(subject, hex), message);
    }
}

fn check_names(subject: Subject<'_>, findings: &mut Findings) {
    let names = &subject.documents.map.data.places.names;
    let grid = &subject.game.map.grid;
    let at = At::root(&subject.documents.map.tree).key("places").key("names");
    let mut known = BTreeMap::new();
    for (hex, name) in names.iter() {
        if let Some(first) = known.insert(name, hex) {
            let [first, hex] = [first, hex].map(|hex| grid.number(*hex));
            let message = format!("duplicate name `{name}`: {first} has it too");
            findings.warning(codes::MAP_PLACE, at.key(&hex.to_string()).place(), message);
        }
    }
    findings.checked("named places", names.len());
}
