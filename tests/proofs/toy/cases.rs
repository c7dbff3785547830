//! Cases of the toy game. Their fields are specific to the game, but they run like the cases of any
//! rule system.

use std::collections::BTreeMap;
use std::sync::Arc;

use blind_swords_documents::Diagnostic;
use blind_swords_documents::document::{Document, DocumentKind, Number};
use blind_swords_documents::source::SourceFile;
use kernel::{PerSide, Suspend, Table, Viewing, Why};
use laboratory::cases::{
    Asks, Case, CaseStart, Citations, Done, Named, Otherwise, Report, Scalar, Script, Written,
    run_all,
};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::json;
use session::{Edition, Options};
use testing::toy::{Board, Choice, Event, Patrols, Toy};

/// Document kind of case files.
pub(super) static CASES: DocumentKind =
    DocumentKind::of::<ToyFile>("case", Number::AsideIn("cases"));

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct ToyFile {
    cases: Vec<ToyCase>,
}

/// Case of the toy game, with the hexes and posts of both patrols and one move.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct ToyCase {
    name: String,
    #[serde(default)]
    rules: Vec<String>,
    at: PerSide<String>,
    post: PerSide<String>,
    #[serde(default)]
    answers: Vec<BTreeMap<String, Scalar>>,
    #[serde(default)]
    otherwise: Otherwise,
    #[serde(default)]
    dice: Vec<u8>,
    expect: ToyExpect,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct ToyExpect {
    at: Option<PerSide<Option<String>>>,
    asks: Option<Asks>,
    #[serde(default)]
    refused: BTreeMap<String, Citations>,
    #[serde(default)]
    log: Vec<String>,
    #[serde(default)]
    never: Vec<String>,
    #[serde(default)]
    times: BTreeMap<String, usize>,
}

impl Case for ToyCase {
    type Ruleset = Patrols;
    type Stock<'a> = Toy;
    type Forced = ();

    const EVENTS: &'static [&'static str] = &["post-chosen", "moved", "attacked", "move-ended"];

    fn event(event: &Event) -> &'static str {
        match event {
            Event::PostChosen(..) => "post-chosen",
            Event::Moved(..) => "moved",
            Event::Attacked(..) => "attacked",
            Event::MoveEnded => "move-ended",
        }
    }

    fn written(&self) -> Written<'_> {
        Written {
            name: &self.name,
            line: 1,
            rules: &self.rules,
            answers: &self.answers,
            otherwise: self.otherwise,
            dice: &self.dice,
            draws: &[],
            value: None,
            asks: self.expect.asks.as_ref(),
            refused: &self.expect.refused,
            log: &self.expect.log,
            never: &self.expect.never,
            times: &self.expect.times,
        }
    }

    fn set_up(&self, toy: &Toy) -> Named<CaseStart<Patrols>> {
        let field = toy.rules("short", &Options::new()).map_err(|error| error.to_string())?;
        let hex = |number: &String| {
            let parsed = number.parse()?;
            let hex = Patrols::materials(&field).grid.hex(parsed);
            hex.ok_or_else(|| format!("{number} is not on the field"))
        };
        let hexes = |of: &PerSide<String>| Ok::<_, String>([hex(&of.usa)?, hex(&of.csa)?]);
        let ([at_usa, at_csa], [post_usa, post_csa]) = (hexes(&self.at)?, hexes(&self.post)?);
        let board: Board = serde_json::from_value(json!({
            "moves": 0, "late": false,
            "at": { "usa": at_usa, "csa": at_csa }, "post": { "usa": post_usa, "csa": post_csa },
        }))
        .map_err(|error| error.to_string())?;
        Ok((field, board))
    }

    fn act(&self, table: &mut Table<Patrols>, _: &Script<Self>) -> Named<Done> {
        match table.play() {
            Ok(()) | Err(Suspend::Waiting) => Ok(Done::Played),
            Err(Suspend::Fault(fault)) => Err(fault.to_string()),
        }
    }

    fn differs(&self, table: &Table<Patrols>) -> Named<Vec<String>> {
        let Some(expected) = &self.expect.at else { return Ok(Vec::new()) };
        let shown = Patrols::board_view(table.package(), table.board());
        let here = |side| shown.counters.iter().find(|counter| counter.side == side);
        let got = PerSide::from_fn(|side| here(side).map(|counter| counter.hex.to_string()));
        let same = &got == expected;
        Ok(if same { Vec::new() } else { vec![format!("at: expected {expected:?}, got {got:?}")] })
    }

    fn forced(&self) -> Named<()> {
        Ok(())
    }

    fn leaves_off(options: &[Choice]) -> Option<Choice> {
        Some(Choice::Stop).filter(|stop| options.contains(stop))
    }

    fn no_answer() -> Why {
        let (requirement, section) = ("TOY-00", "0");
        Why { requirement, section, reason: "it is no answer".to_owned(), values: Vec::new() }
    }
}

pub(super) fn run(toy: &Toy, file: &Arc<SourceFile>) -> Result<Vec<Report>, Vec<Diagnostic>> {
    let Document { data, .. } = Document::<ToyFile>::read_plain(file)?;
    Ok(run_all(toy, &data.cases))
}

fn reports(cases: &str) -> Vec<Report> {
    run(&Toy, &SourceFile::new("toy.yaml", cases)).expect("cases")
}

pub(super) const GOOD: &str = include_str!("cases.yaml");

#[test]
fn cases_of_the_toy_hold() {
    let reports = reports(GOOD);
    assert_eq!(reports.len(), 4);
    assert!(reports.iter().all(Report::holds), "{reports:#?}");
}

/// A failing case of the toy game fails with an explanation.
#[test]
fn what_does_not_hold_of_the_toy_is_told() {
    const BEGIN: &str = "\
cases:
  - name: it
    at: {usa: '0101', csa: '0103'}
    post: {usa: '0403', csa: '0206'}
";
    for (rest, words) in [
        ("answers: [{go: '0105'}]\n    expect: {}", "`go: 0105` is not offered"),
        ("answers: [{go: stop}]\n    dice: [3]\n    expect: {}", "unused dice: [3]"),
        ("answers: [{go: '0102'}, {attack: attack}]\n    expect: {}", "a die is rolled"),
        ("answers: [{go: stop}]\n    expect: {log: [moved]}", "log: expected moved (in order)"),
        ("answers: [{go: stop}]\n    expect: {log: [won]}", "unknown event `won`"),
        ("expect: {}", "missing answer of usa to `go`: 0102"),
        (
            "expect: {refused: {'0102': TOY-03}}",
            "expected 0102 to be refused (TOY-03), but it is legal",
        ),
        ("expect: {refused: {'0104': TOY-03}}", "expected TOY-03, got TOY-02, 2"),
        ("answers: [{go: stop}]\n    expect: {at: {usa: '0102', csa: '0103'}}", "at: expected"),
    ] {
        let report = reports(&format!("{BEGIN}    {rest}\n")).remove(0);
        let told = report.differences.iter().any(|line| line.contains(words));
        assert!(told, "{rest}\n=> {:#?}", report.differences);
    }
}
