//! Document types of this rule system's packages, with one type for each kind of file.

use brigade_battles::game::{Charts, Scenario};
use document::{Dialect, DocumentKind, Nature, Number, ground};

use crate::codes;
use crate::form::FORM;
use crate::model::{facts, game, lesson, map, units};
use crate::names;

/// Document types that together make up a package of this rule system.
pub static BRIGADE_BATTLES: Dialect = Dialect {
    id: "brigade-battles",
    kinds: &[&GAME, &MAP, &UNITS, &TABLES, &SCENARIO, &FACTS, &LESSON],
    codes: codes::ALL,
    pages: &[include_str!("explain/brigades.md")],
    names: &names::DEFINED,
    scripts: None,
    shared: &[],
    form: Some(&FORM),
};

/// Folder of scenarios in a package.
pub const SCENARIOS: &str = "scenarios";

/// Document type of `game.yaml`.
pub static GAME: DocumentKind =
    DocumentKind::of::<game::Game>("game", Number::One).being(Nature::Front);

/// Document type of `map.yaml`.
pub static MAP: DocumentKind =
    DocumentKind::of::<map::Map>("map", Number::One).with_stand_in(|| ground::STAND_IN.to_owned());

/// Document type of `units.yaml`.
pub static UNITS: DocumentKind =
    DocumentKind::of::<units::Units>("units", Number::One).with_stand_in(|| STAND_IN[0].to_owned());

/// Document type of `tables.yaml`.
pub static TABLES: DocumentKind =
    DocumentKind::of::<Charts>("tables", Number::One).with_stand_in(|| STAND_IN[1].to_owned());

/// Document type of `scenarios/*.yaml`.
pub static SCENARIO: DocumentKind =
    DocumentKind::of::<Scenario>("scenario", Number::Folder(SCENARIOS))
        .with_stand_in(|| STAND_IN[2].to_owned());

/// Document type of `facts.yaml`.
pub static FACTS: DocumentKind = DocumentKind::of::<facts::Facts>("facts", Number::Aside);

/// Folder of lessons in a package.
pub const LESSONS: &str = "lessons";

/// Document type of `lessons/*.yaml`.
pub static LESSON: DocumentKind =
    DocumentKind::of::<lesson::Lesson>("lesson", Number::AsideIn(LESSONS));

/// Stand-ins for documents and sections that cannot be read, so that the checks of the other
/// documents can still run.
const STAND_IN: [&str; 3] = [
    "divisions: {}\nleaders: {}\nunits: {}\n",
    "\
combat: {columns: [1+], rows: {'1': ['-']}, flank: 1, limbered: 1, higher: 0, leader-check: 10}
ranges: {foot: [], guns: [], night: 1}
movement:
  {foot: 1, limbered: 1, mounted: 1, dismounted: 1, leader: 1, change: 1, leave-zone: 1, level: 1, road: 1, column: 2, column-beyond: 1}
terrain: {kinds: {}, stream: {foot: 1, horse: 1, guns: 1}}
morale: {green: 5, black: 7, gold: 9, leader: -1}
command: {radius: 4, replacement: 3, hit: 9, refuge: 9}
turn-track: {times: [], night: []}
",
    "\
name: Stand-in
description: Placeholder.
turns: {first: 1, last: 1}
first-side: usa
victory: {side: usa, objective: 0, hexes: [], balance: 0, from-objectives: 0, strength: 1, leader: 1}
",
];
