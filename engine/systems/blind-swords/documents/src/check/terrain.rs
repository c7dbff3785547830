//! Checks for kinds of terrain that the charts declare but the map never uses.

use std::collections::BTreeSet;

use document::diag::Place;
use document::tree::At;

use crate::codes;

use super::findings::Findings;
use super::subject::Subject;

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    let kinds = &subject.documents.tables.data.terrain.kinds;
    findings.checked("kinds of terrain", kinds.len());
    let ground = &subject.documents.map.data.terrain;
    let named = ground.legend.values().chain(ground.hexes.values());
    let on_map: BTreeSet<usize> = named.map(|terrain| terrain.index()).collect();
    let at = At::root(&subject.documents.tables.tree).key("terrain").key("kinds");
    for (_, id) in kinds.ids().enumerate().filter(|(n, _)| !on_map.contains(n)) {
        let message = format!("terrain `{id}` is never used: the map legend does not have it");
        unused(subject, findings, at.place_of_key(id), message);
    }
    unused_roads(subject, findings);
    unused_letters(subject, findings);
}

fn unused_roads(subject: Subject<'_>, findings: &mut Findings) {
    let paths = &subject.documents.map.data.roads.paths;
    let used: BTreeSet<usize> = paths.values().map(|road| road.kind.index()).collect();
    let at = At::root(&subject.documents.tables.tree).key("terrain").key("roads");
    let kinds = subject.documents.tables.data.terrain.roads.ids().enumerate();
    for (_, id) in kinds.filter(|(n, _)| !used.contains(n)) {
        let message = format!("road kind `{id}` is never used on the map");
        unused(subject, findings, at.place_of_key(id), message);
    }
}

/// Warns about an unused entry. Entries of shared charts are exempt, since other games may use
/// them.
fn unused(subject: Subject<'_>, findings: &mut Findings, place: Place, message: String) {
    if !subject.documents.is_shared(&place) {
        findings.warning(codes::UNUSED, place, message);
    }
}

fn unused_letters(subject: Subject<'_>, findings: &mut Findings) {
    let map = &subject.documents.map.data;
    let at = At::root(&subject.documents.map.tree);
    let letters_of = |columns: &crate::model::Keyed<String, String>| -> BTreeSet<char> {
        columns.values().flat_map(|column| column.chars()).collect()
    };
    let grounds: [(&str, Vec<&String>, BTreeSet<char>); 2] = [
        ("terrain", map.terrain.legend.keys().collect(), letters_of(&map.terrain.columns)),
        ("levels", map.levels.legend.keys().collect(), letters_of(&map.levels.columns)),
    ];
    for (ground, legend, used) in grounds {
        let is_unused = |letter: &&String| !letter.chars().all(|c| used.contains(&c));
        for letter in legend.into_iter().filter(is_unused) {
            let place = at.key(ground).key("legend").place_of_key(letter);
            let message = format!("legend character `{letter}` is never used on the map");
            findings.warning(codes::UNUSED, place, message);
        }
    }
}
