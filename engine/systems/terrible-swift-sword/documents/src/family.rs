//! Document types of this rule system's packages, with one type for each kind of file.

use document::{Dialect, DocumentKind, Nature, Number};
use terrible_swift_sword::game::{Charts, Scenario};

use crate::codes;
use crate::form::FORM;
use crate::model::{game, lesson, map, units};
use crate::names;

/// Document types that together make up a package of this rule system.
pub static TERRIBLE_SWIFT_SWORD: Dialect = Dialect {
    id: "terrible-swift-sword",
    kinds: &[&GAME, &MAP, &UNITS, &TABLES, &SCENARIO, &LESSON],
    codes: codes::ALL,
    pages: &[],
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
    DocumentKind::of::<map::Map>("map", Number::One).with_stand_in(|| STAND_IN[0].to_owned());

/// Document type of `units.yaml`.
pub static UNITS: DocumentKind =
    DocumentKind::of::<units::Units>("units", Number::One).with_stand_in(|| STAND_IN[1].to_owned());

/// Document type of `tables.yaml`.
pub static TABLES: DocumentKind =
    DocumentKind::of::<Charts>("tables", Number::One).with_stand_in(|| STAND_IN[2].to_owned());

/// Document type of `scenarios/*.yaml`.
pub static SCENARIO: DocumentKind =
    DocumentKind::of::<Scenario>("scenario", Number::Folder(SCENARIOS))
        .with_stand_in(|| STAND_IN[3].to_owned());

/// Folder of lessons in a package.
pub const LESSONS: &str = "lessons";

/// Document type of `lessons/*.yaml`.
pub static LESSON: DocumentKind =
    DocumentKind::of::<lesson::Lesson>("lesson", Number::AsideIn(LESSONS));

/// Stand-ins for documents and sections that cannot be read, so that the checks of the other
/// documents can still run.
const STAND_IN: [&str; 4] = [
    "\
terrain: {legend: {}, columns: {}}
levels: {legend: {}, columns: {}}
hexsides: {}
ways: {paths: {}}
places: {names: {}}
",
    "brigades: {}\nleaders: {}\nunits: {}\n",
    include_str!("stand-in-tables.yaml"),
    "\
title: Stand-in
description: Placeholder.
turns: {last: 1, times: []}
first: csa
zones: []
points:
  {infantry-killed: 0, infantry-captured: 0, cavalry-lost: 0, gun-destroyed: 0, gun-captured: 0, leader-lost: 0, leader-captured: 0, morale: 0}
exit: {side: csa, hexes: [], infantry: 0, cavalry: 0}
levels: {marginal: 1, substantial: 2, decisive: 3}
",
];
