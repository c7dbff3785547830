//! Document types of Blind Swords packages, one for each kind of file.

use document::{Dialect, DocumentKind, Nature, Number, ground};

use crate::builtin;
use crate::codes;
use crate::form::FORM;
use crate::model::{ai, chits, facts, game, lesson, map, plan, scenario, tables, units};
use crate::names;
use crate::scripts;
use crate::stand_in;

/// Document types that together make up a Blind Swords package.
pub static BLIND_SWORDS: Dialect = Dialect {
    id: "blind-swords",
    kinds: &[&GAME, &MAP, &UNITS, &TABLES, &CHITS, &SCENARIO, &FACTS, &AI, &PLAN, &LESSON],
    codes: codes::ALL,
    pages: &[
        include_str!("explain/names.md"),
        include_str!("explain/map.md"),
        include_str!("explain/units.md"),
        include_str!("explain/charts.md"),
        include_str!("explain/scenarios.md"),
        include_str!("explain/facts.md"),
        include_str!("explain/lessons.md"),
        include_str!("explain/scripts.md"),
    ],
    names: &names::DEFINED,
    scripts: Some(scripts::INTERFACE),
    shared: builtin::FILES,
    form: Some(&FORM),
};

/// Folder of lessons in a package.
pub const LESSONS: &str = "lessons";

/// Folder of plans in a package.
pub const PLANS: &str = "plans";

/// Folder of scenarios in a package.
pub const SCENARIOS: &str = "scenarios";

/// Document type of `game.yaml`.
pub static GAME: DocumentKind =
    DocumentKind::of::<game::Game>("game", Number::One).being(Nature::Front);

/// Document type of `map.yaml`.
pub static MAP: DocumentKind =
    DocumentKind::of::<map::Map>("map", Number::One).with_stand_in(|| ground::STAND_IN.to_owned());

/// Document type of `units.yaml`.
pub static UNITS: DocumentKind = DocumentKind::of::<units::Units>("units", Number::One)
    .with_stand_in(|| stand_in::UNITS.to_owned());

/// Document type of `tables.yaml`.
pub static TABLES: DocumentKind = DocumentKind::of::<tables::Tables>("tables", Number::One)
    .being(Nature::Charts)
    .with_stand_in(stand_in::tables);

/// Document type of `chits.yaml`.
pub static CHITS: DocumentKind = DocumentKind::of::<chits::Chits>("chits", Number::One)
    .with_stand_in(|| stand_in::CHITS.to_owned());

/// Document type of `scenarios/*.yaml`.
pub static SCENARIO: DocumentKind =
    DocumentKind::of::<scenario::Scenario>("scenario", Number::Folder(SCENARIOS))
        .with_stand_in(|| stand_in::SCENARIO.to_owned());

/// Document type of `facts.yaml`.
pub static FACTS: DocumentKind = DocumentKind::of::<facts::Facts>("facts", Number::Aside);

/// Document type of `ai.yaml`.
pub static AI: DocumentKind = DocumentKind::of::<ai::Hints>("ai", Number::Aside);

/// Document type of `plans/*.yaml`.
pub static PLAN: DocumentKind = DocumentKind::of::<plan::Plan>("plan", Number::AsideIn(PLANS));

/// Document type of `lessons/*.yaml`.
pub static LESSON: DocumentKind =
    DocumentKind::of::<lesson::Lesson>("lesson", Number::AsideIn(LESSONS));
