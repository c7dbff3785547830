//! Odds of a fire combat or a close combat in the form that pages display.

use kernel::{Chance, ChancePart, Chances, HexId, Reckoned, say};

use super::forecast::{self, Forecast};
use crate::describe;
use crate::game::{CohesionTest, UnitId};
use crate::odds::{Assumption, Combat, Effect, Odds, Outlook};
use crate::position_ext::PositionExt;
use crate::system::Position;

/// Cohesion tests by severity, from no test to Severe.
const TESTS: [Option<CohesionTest>; 5] = [
    None,
    Some(CohesionTest::CloseFight),
    Some(CohesionTest::Routine),
    Some(CohesionTest::Tough),
    Some(CohesionTest::Severe),
];

/// Converts a forecast to the form that pages display.
pub(super) fn chances(position: Position<'_>, outlook: &Outlook, told: &Forecast) -> Chances {
    let odds = &outlook.odds;
    let number = |hex: HexId| position.game().map.number(hex);
    let name = |unit: UnitId| position.info(unit).name.as_str();
    let ways_of = |test: Option<CohesionTest>| told.tests.get(forecast::test_id(test)).copied();
    let parts = TESTS
        .into_iter()
        .zip(0..)
        .filter_map(|(test, grade)| ways_of(test).map(|ways| ChancePart { grade, ways }));
    let given: Vec<String> = odds.given.iter().map(|given| granted(position, given)).collect();
    Chances {
        of: told.of,
        harm: told.harm,
        recoil: told.recoil,
        title: say!("chances-title", hex = &told.target),
        target: Some(number(odds.target)),
        from: from(position, odds).into_iter().map(number).collect(),
        given: given.join(", "),
        effects: effects(outlook, told),
        parts: parts.collect(),
        sums: sums(told, odds, &name),
        results: results(told, ways_of),
        taken: describe::taken(outlook),
        note: String::new(),
    }
}

/// Returns the hexes of the firers. For a close combat, returns the Assaulting Hex if the odds
/// assume it.
fn from(position: Position<'_>, odds: &Odds) -> Vec<HexId> {
    match &odds.combat {
        Combat::Fire(shares) => {
            shares.iter().filter_map(|share| position.board.hex_of(share.unit)).collect()
        }
        Combat::Close { .. } => {
            let assaulting = odds.given.iter().find_map(|given| match given {
                Assumption::Assaulting(hex) => Some(*hex),
                Assumption::Lead(_) | Assumption::Primary(_) => None,
            });
            assaulting.into_iter().collect()
        }
    }
}

fn granted(position: Position<'_>, given: &Assumption) -> String {
    match *given {
        Assumption::Lead(unit) => say!("chances-lead", unit = &position.info(unit).name),
        Assumption::Assaulting(hex) => say!("chances-from", hex = position.game().map.number(hex)),
        Assumption::Primary(side) => say!("chances-primary", side = side.ring()),
    }
}

/// Returns the effects from the charts, followed by the fates of units.
fn effects(outlook: &Outlook, told: &Forecast) -> Vec<Chance> {
    let chance = |effect: Effect| {
        let ways = *told.effects.get(effect.id())?;
        Some(Chance { what: describe::effect_name(effect), ways })
    };
    let fates = outlook.fates.iter();
    let fates = fates.map(|(fate, ways)| Chance { what: fate.words(), ways: *ways });
    Effect::ALL.into_iter().filter_map(chance).chain(fates).collect()
}

fn sums<'a>(told: &Forecast, odds: &Odds, name: &impl Fn(UnitId) -> &'a str) -> Vec<Reckoned> {
    let row = |what: &str, value: String, rule: &str| Reckoned {
        what: what.to_owned(),
        value,
        rule: rule.to_owned(),
    };
    let mut rows = Vec::new();
    if let Combat::Fire(shares) = &odds.combat {
        rows.extend(shares.iter().map(|share| {
            let value =
                say!("chances-share", sp = share.sp, band = describe::band_name(share.band));
            row(name(share.unit), value, "")
        }));
    }
    let (sp, column) = (&told.strength, &told.first_column);
    rows.push(row(&say!("chances-strength"), say!("chances-strength-column", sp, column), ""));
    rows.extend(told.shifts.iter().map(|shift| {
        let columns = if shift.columns > 0 {
            format!("+{}", shift.columns)
        } else {
            shift.columns.to_string()
        };
        row(&describe::shift_name(&shift.id), columns, &shift.rule)
    }));
    let column = told.column.clone().unwrap_or_else(|| say!("chances-no-column"));
    rows.push(row(&say!("chances-column"), column, ""));
    let tested = say!("chances-tested-unit", unit = name(odds.lead), cohesion = told.cr);
    rows.push(row(&say!("chances-tested"), tested, ""));
    rows
}

fn results(told: &Forecast, ways_of: impl Fn(Option<CohesionTest>) -> Option<u32>) -> Vec<Chance> {
    let tests = TESTS.into_iter().filter_map(|test| {
        let what = test.map_or_else(|| say!("chances-no-test"), describe::test_name);
        ways_of(test).filter(|ways| *ways > 0).map(|ways| Chance { what, ways })
    });
    let cells = told.results.iter().map(|result| Chance {
        what: format!("{}: {}", result.test, result.result),
        ways: result.ways,
    });
    tests.chain(cells).collect()
}
