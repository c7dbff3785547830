//! Faults in the rules that no case notices. `cargo mutants` plants them, and `PLANTED` names the folder of its results.
//! Without the variable, the test passes.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use black_box::root;
use laboratory::trace::cited;
use serde_json::Value;

/// Number of faults of which one may escape.
const ONE_IN: usize = 20;

#[test]
fn cases_notice_planted_faults() {
    let Some(folder) = std::env::var_os("PLANTED") else { return };
    let folder = root().join(folder);
    let outcomes = fs::read_to_string(folder.join("outcomes.json")).expect("results");
    let outcomes: Value = serde_json::from_str(&outcomes).expect("JSON");
    let tried = outcomes["outcomes"].as_array().expect("a list");
    let of = |summary: &'static str| tried.iter().filter(move |it| it["summary"] == summary);
    let caught: Vec<&Value> = of("CaughtMutant").collect();
    let missed = of("MissedMutant").count();
    let own: Vec<bool> = caught.iter().filter_map(|it| by_its_own_rule(it, &folder)).collect();
    let others = own.iter().filter(|is_own| !**is_own).count();
    let all = caught.len() + missed + of("Timeout").count();
    assert!(all > 0, "no fault was tried");
    println!("{missed} of {all} faults escaped the cases");
    println!("{others} of {} faults escaped the cases of their own rule", own.len());
    assert!(missed <= all.div_ceil(ONE_IN), "{missed} of {all} faults escaped");
    assert!(others <= own.len().div_ceil(ONE_IN), "{others} escaped the cases of their own rule");
}

/// Whether a case failed that names a rule which the code cites. `None` if the code cites none.
fn by_its_own_rule(outcome: &Value, folder: &Path) -> Option<bool> {
    let mutant = &outcome["scenario"]["Mutant"];
    let text = fs::read_to_string(root().join(mutant["file"].as_str()?)).ok()?;
    let span = mutant["function"].get("span").unwrap_or(&mutant["span"]);
    let line = |at: &str| Some(span[at]["line"].as_u64()? as usize);
    let (start, end) = (line("start")?, line("end")?);
    let around = rules(text.lines().skip(start - 1).take(end + 1 - start));
    let around = match around.is_empty() {
        true => rules(text.lines().filter(|line| line.starts_with("//!"))),
        false => around,
    };
    let log = fs::read_to_string(folder.join(outcome["log_path"].as_str()?)).ok()?;
    let failed = log.lines().filter_map(|line| line.strip_prefix("failed: [")?.split(']').next());
    (!around.is_empty()).then(|| !rules(failed).is_disjoint(&around))
}

fn rules<'a>(lines: impl Iterator<Item = &'a str>) -> BTreeSet<String> {
    lines.flat_map(cited).collect()
}
