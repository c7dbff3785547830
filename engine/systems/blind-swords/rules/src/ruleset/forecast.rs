//! Odds of the combats that an option leads to, before the roll.

use std::collections::BTreeMap;

use kernel::HexId;
use serde::Serialize;

use crate::describe;
use crate::event::Contribution;
use crate::game::{CohesionTest, RangeBand};
use crate::odds::{self, Assumption, Combat, Effect, Odds, Outlook};
use crate::position_ext::PositionExt;
use crate::rulebook;
use crate::system::Position;

/// Values of a fire combat or a close combat before the roll, and the odds of the results. All odds
/// are exact: they are numbers of outcomes out of [`Forecast::of`], which is 1296 or a multiple of
/// it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Forecast {
    /// Kind of combat: `fire` or `close-combat`.
    pub combat: &'static str,
    /// Printed number of the target hex.
    pub target: String,
    /// Assumptions about decisions that players have yet to make, by kind: `lead`, `assaulting`
    /// (the Assaulting Hex), `primary` (the primary hexside).
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub given: BTreeMap<&'static str, String>,
    /// Id of the target's lead unit.
    pub lead: String,
    /// Modified cohesion rating of the lead unit.
    pub cr: u8,
    /// Strength of the firers or of the Assaulting Hex, before rounding.
    pub strength: String,
    /// Strength that each firer contributes. Absent for a close combat.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub firers: Vec<Share>,
    /// Heading of the column for the rounded strength, before shifts.
    pub first_column: String,
    /// All column shifts that apply to the look-up.
    pub shifts: Vec<Shift>,
    /// Heading of the column after shifts. `None` if the fire has no effect.
    pub column: Option<String>,
    /// Total number of outcomes, to which all other counts refer.
    pub of: u32,
    /// Number of outcomes with each test: `none`, `close-fight`, `routine`, `tough`, `severe`.
    pub tests: BTreeMap<&'static str, u32>,
    /// Number of outcomes with each effect of the cohesion table. One outcome may have several
    /// effects.
    pub effects: BTreeMap<&'static str, u32>,
    /// Number of outcomes with each fate of a unit: `breaks`, `eliminated`, `panics`,
    /// `attacker-breaks`, `attacker-eliminated`. Outcomes that were not played out to the end are
    /// missing.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub fates: BTreeMap<&'static str, u32>,
    /// Number of outcomes with an effect on the target.
    pub harm: u32,
    /// Number of outcomes with an effect on an attacker.
    pub recoil: u32,
    /// All results of the cohesion table as printed, each with its number of outcomes.
    pub results: Vec<TableResult>,
    /// Assumptions made while the combat was played out.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub assumed: Vec<String>,
    /// Reasons why counts are incomplete, each with its number of outcomes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub uncounted: Vec<(String, u32)>,
    /// Complete forecast in words for players, line by line.
    pub text: Vec<String>,
}

/// Strength that one firer contributes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Share {
    /// Id of the firing unit.
    pub unit: String,
    /// Range band in which the target lies for the unit.
    pub band: RangeBand,
    /// Strength points that the unit contributes, after all factors.
    pub sp: String,
}

/// One column shift that applies to the look-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Shift {
    /// Id of the shift in the chart, such as `target_terrain`.
    pub id: String,
    /// Number of columns: positive to the right, negative to the left.
    pub columns: i8,
    /// Rulebook section that contains the shift.
    pub rule: String,
}

/// One result of the cohesion table, with its number of outcomes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TableResult {
    /// Id of the cohesion test, or `none`.
    pub test: &'static str,
    /// Result as printed, such as `D; MH R2`.
    pub result: String,
    /// Number of outcomes with this result, out of [`Forecast::of`].
    pub ways: u32,
}

/// Converts odds to a forecast.
pub(super) fn forecast(position: Position<'_>, outlook: &Outlook) -> Forecast {
    let (game, odds) = (position.game(), &outlook.odds);
    let number = |hex: HexId| game.map.number(hex).to_string();
    let name = |unit| position.info(unit).id.clone();
    let (combat, firers) = match &odds.combat {
        Combat::Close { .. } => ("close-combat", Vec::new()),
        Combat::Fire(shares) => {
            let share = |share: &Contribution| Share {
                unit: name(share.unit),
                band: share.band,
                sp: share.sp.to_string(),
            };
            ("fire", shares.iter().map(share).collect())
        }
    };
    let given = odds.given.iter().map(|given| match *given {
        Assumption::Lead(unit) => ("lead", name(unit)),
        Assumption::Assaulting(hex) => ("assaulting", number(hex)),
        Assumption::Primary(side) => ("primary", side.ring().to_string()),
    });
    let shifts = odds.shifts.iter().map(|shift| Shift {
        id: shift.id.to_string(),
        columns: shift.columns,
        rule: rulebook::section(position.profile(), &shift.rule).to_owned(),
    });
    Forecast {
        combat,
        target: number(odds.target),
        given: given.collect(),
        lead: name(odds.lead),
        cr: odds.cr,
        strength: odds.strength.to_string(),
        firers,
        first_column: game.crt.label(odds.first_column).to_owned(),
        shifts: shifts.collect(),
        column: odds.column.map(|column| game.crt.label(column).to_owned()),
        of: outlook.of,
        tests: tests(odds),
        effects: effects(odds),
        fates: outlook.fates.iter().map(|(fate, ways)| (fate.id(), *ways)).collect(),
        harm: outlook.harm,
        recoil: outlook.recoil,
        results: results(odds),
        assumed: outlook.assumed.iter().map(|it| it.words()).collect(),
        uncounted: outlook.uncounted().collect(),
        text: describe::odds(position, outlook),
    }
}

/// Returns the id of a test, or `none` for no test.
pub(super) fn test_id(test: Option<CohesionTest>) -> &'static str {
    test.map_or("none", CohesionTest::id)
}

fn tests(odds: &Odds) -> BTreeMap<&'static str, u32> {
    let mut tests = BTreeMap::new();
    for result in &odds.chances.results {
        *tests.entry(test_id(result.test)).or_default() += result.ways;
    }
    tests
}

fn effects(odds: &Odds) -> BTreeMap<&'static str, u32> {
    let chance = |effect: Effect| (effect.id(), odds.chances.of_effect(effect));
    Effect::ALL.into_iter().map(chance).filter(|(_, ways)| *ways > 0).collect()
}

fn results(odds: &Odds) -> Vec<TableResult> {
    let tested = odds.chances.results.iter().filter(|result| result.test.is_some());
    let outcome = |result: &odds::Result| TableResult {
        test: test_id(result.test),
        result: result.cohesion.to_string(),
        ways: result.ways,
    };
    tested.map(outcome).collect()
}
