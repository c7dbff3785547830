//! The chances of what an option brings on, before its dice are rolled.

use std::collections::BTreeMap;

use kernel::{Chances, HexId};
use serde::Serialize;

use super::chances;
use crate::describe;
use crate::event::Contribution;
use crate::game::{CohesionTest, RangeBand};
use crate::look::Look;
use crate::odds::{self, Combat, Effect, Given, Odds, Outlook};
use crate::rulebook;
use crate::system::Scene;

/// A fire or a close combat up to its dice, and what they can bring. All chances are exact: so many
/// ways out of [`Forecast::of`], which is 1296 or a multiple of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Forecast {
    /// `fire` or `close-combat`.
    pub combat: &'static str,
    /// The hex fired at or attacked.
    pub target: String,
    /// What is taken for granted that people are still to decide: `lead`, `assaulting` (the
    /// Assaulting Hex), `primary` (the primary hexside).
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub given: BTreeMap<&'static str, String>,
    /// The lead unit.
    pub lead: String,
    /// Its modified cohesion rating.
    pub cr: u8,
    /// Strength before rounding, of the firers or of the Assaulting Hex.
    pub strength: String,
    /// What each firer adds.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub firers: Vec<Share>,
    /// The column of the strength.
    pub first_column: String,
    /// Every shift that applies.
    pub shifts: Vec<Shift>,
    /// The column used; none where the fire is without effect.
    pub column: Option<String>,
    /// In how many ways the dice can fall.
    pub of: u32,
    /// In how many ways each test is called for: `none`, `close-fight`, `routine`, `tough`, `severe`.
    pub tests: BTreeMap<&'static str, u32>,
    /// In how many ways the cohesion table brings each effect; one result can have several.
    pub effects: BTreeMap<&'static str, u32>,
    /// In how many ways a unit meets each fate, as far as it was played: `breaks`, `eliminated`, `panics`,
    /// `attacker-breaks`, `attacker-eliminated`.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub fates: BTreeMap<&'static str, u32>,
    /// In how many ways those who are fired at or attacked suffer something.
    pub harm: u32,
    /// In how many ways an attacker suffers something.
    pub recoil: u32,
    /// Every result of the cohesion table, as it is printed there.
    pub results: Vec<TableResult>,
    /// What is taken for granted on the way.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub assumed: Vec<String>,
    /// What ends the count, with its number of ways: more may follow in them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub uncounted: Vec<(String, u32)>,
    /// All of it in words.
    pub text: Vec<String>,
    /// All of it for a page.
    #[serde(skip)]
    pub chances: Chances,
}

/// What one firer adds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Share {
    /// The unit.
    pub unit: String,
    /// Its band of range.
    pub band: RangeBand,
    /// What it adds, all factors applied.
    pub sp: String,
}

/// One column shift.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Shift {
    /// What causes it.
    pub id: String,
    /// Columns to the right; negative to the left.
    pub columns: i8,
    /// The section it comes from.
    pub rule: String,
}

/// One result of the cohesion table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TableResult {
    /// The test.
    pub test: &'static str,
    /// What the table says, such as `D; MH R2`.
    pub result: String,
    /// In how many ways out of [`Forecast::of`].
    pub ways: u32,
}

/// A forecast of what odds say.
pub(super) fn forecast(scene: Scene<'_>, outlook: &Outlook) -> Forecast {
    let (game, odds) = (scene.game(), &outlook.odds);
    let number = |hex: HexId| game.map.number(hex).to_string();
    let name = |unit| scene.info(unit).id.clone();
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
        Given::Lead(unit) => ("lead", name(unit)),
        Given::Assaulting(hex) => ("assaulting", number(hex)),
        Given::Primary(side) => ("primary", side.ring().to_string()),
    });
    let shifts = odds.shifts.iter().map(|shift| Shift {
        id: shift.id.to_string(),
        columns: shift.columns,
        rule: rulebook::section(scene.profile(), &shift.rule).to_owned(),
    });
    let mut forecast = Forecast {
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
        text: describe::odds(scene, outlook),
        chances: Chances::default(),
    };
    forecast.chances = chances::chances(scene, outlook, &forecast);
    forecast
}

/// The id of a test, or of none.
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
