//! Import rings: files of a crate that import each other in a circle. A path through re-exports
//! imports the file that defines its last name. Test code is left out.

mod sources;

use std::collections::{BTreeMap, VecDeque};
use std::fs;

use black_box::root;

use super::layout::crates;
use sources::{Imports, Sources};

/// Maximum number of files in a ring.
const MOST: usize = 5;

#[test]
fn import_rings_are_short_and_listed() {
    let mut found = Vec::new();
    for it in crates() {
        let imports = Sources::of(&it.folder.join("src")).imports();
        let ring = longest_ring(&imports);
        let circle = || shortest_circle(&imports, &ring).join(" -> ");
        assert!(ring.len() <= MOST, "{}: {ring:?} in a ring, by {}", it.name, circle());
        found.extend((ring.len() > 1).then_some((it.name, ring.len())));
    }
    let page = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("a page");
    let (_, table) = page.split_once("\n## Import rings\n").expect("a section");
    let rows = table.lines().take_while(|line| !line.starts_with("## "));
    let row = |line: &str| {
        let (name, rest) = line.strip_prefix("| `")?.split_once("` | ")?;
        Some((name.to_owned(), rest.split_once(" |")?.0.parse().ok()?))
    };
    let mut listed: Vec<(String, usize)> = rows.filter_map(row).collect();
    listed.sort();
    found.sort();
    assert_eq!(found, listed, "left: the longest ring of each crate; right: ARCHITECTURE.md");
}

/// Returns each module that imports lead to, with the module before it on a shortest way.
fn reached<'i>(imports: &'i Imports, from: &'i str) -> BTreeMap<&'i str, &'i str> {
    let (mut before, mut open) = (BTreeMap::new(), VecDeque::from([from]));
    while let Some(module) = open.pop_front() {
        for next in &imports[module] {
            if !before.contains_key(&**next) {
                before.insert(&**next, module);
                open.push_back(next);
            }
        }
    }
    before
}

/// Returns the largest set of modules that all lead to each other.
fn longest_ring(imports: &Imports) -> Vec<&str> {
    let all = imports.keys().map(|module| (&**module, reached(imports, module)));
    let all: BTreeMap<&str, BTreeMap<&str, &str>> = all.collect();
    let rings = all.iter().map(|(module, reached)| {
        let others = reached.keys().filter(|other| all[*other].contains_key(module));
        others.copied().collect::<Vec<&str>>()
    });
    rings.max_by_key(Vec::len).unwrap_or_default()
}

/// Returns the modules of the shortest circle in a ring, the first also as the last.
fn shortest_circle<'i>(imports: &'i Imports, ring: &[&'i str]) -> Vec<&'i str> {
    let circle = |start: &&'i str| {
        let before = reached(imports, start);
        let mut circle = vec![*start, before[start]];
        while let Some(last) = circle.last().copied().filter(|last| last != start) {
            circle.push(before[last]);
        }
        circle.reverse();
        circle
    };
    ring.iter().map(circle).min_by_key(Vec::len).unwrap_or_default()
}
