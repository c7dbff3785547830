//! Document types of Blind Swords packages.

use document::{Dialect, DocumentKind, Nature, Number};

use crate::builtin;
use crate::codes;
use crate::model::{ai, chits, facts, game, lesson, map, plan, scenario, tables, units};
use crate::stand_in;

/// Dialect of Blind Swords packages.
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
    shared: builtin::FILES,
};

/// Folder of lessons.
pub const LESSONS: &str = "lessons";

/// Folder of plans.
pub const PLANS: &str = "plans";

/// Folder of scenarios.
pub const SCENARIOS: &str = "scenarios";

/// `game.yaml`.
pub static GAME: DocumentKind =
    DocumentKind::of::<game::Game>("game", Number::One).being(Nature::Front);

/// `map.yaml`.
pub static MAP: DocumentKind =
    DocumentKind::of::<map::Map>("map", Number::One).with_stand_in(|| stand_in::MAP.to_owned());

/// `units.yaml`.
pub static UNITS: DocumentKind = DocumentKind::of::<units::Units>("units", Number::One)
    .with_stand_in(|| stand_in::UNITS.to_owned());

/// `tables.yaml`.
pub static TABLES: DocumentKind = DocumentKind::of::<tables::Tables>("tables", Number::One)
    .being(Nature::Charts)
    .with_stand_in(stand_in::tables);

/// `chits.yaml`.
pub static CHITS: DocumentKind = DocumentKind::of::<chits::Chits>("chits", Number::One)
    .with_stand_in(|| stand_in::CHITS.to_owned());

/// `scenarios/*.yaml`.
pub static SCENARIO: DocumentKind =
    DocumentKind::of::<scenario::Scenario>("scenario", Number::Folder(SCENARIOS))
        .with_stand_in(|| stand_in::SCENARIO.to_owned());

/// `facts.yaml`.
pub static FACTS: DocumentKind = DocumentKind::of::<facts::Facts>("facts", Number::Aside);

/// `ai.yaml`.
pub static AI: DocumentKind = DocumentKind::of::<ai::Hints>("ai", Number::Aside);

/// `plans/*.yaml`.
pub static PLAN: DocumentKind = DocumentKind::of::<plan::Plan>("plan", Number::AsideIn(PLANS));

/// `lessons/*.yaml`.
pub static LESSON: DocumentKind =
    DocumentKind::of::<lesson::Lesson>("lesson", Number::AsideIn(LESSONS));
