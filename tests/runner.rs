//! Runner of case files. A failing case fails with an explanation.

use std::sync::OnceLock;

use black_box::game;
use blind_swords_documents::render::{self, Style};
use blind_swords_documents::source::SourceFile;
use blind_swords_lab::cases;
use blind_swords_table::Opened;

const HEAD: &str = "\
map: {blank: {level: 4}}
define:
  brigades: {a: {side: usa, division: x}, g: {side: csa, division: y}}
  units:
    a1: {brigade: a, arm: infantry, weapon: rf, fresh: 6-4, battleworn: 3-3}
    a2: {brigade: a, arm: infantry, weapon: rf, fresh: 4-4, battleworn: 1-3}
    g1: {brigade: g, arm: infantry, weapon: rf, fresh: 6-4, battleworn: 3-3}
cases:
  - name: it
    units: {a1: {hex: \"2109\"}, g1: {hex: \"2110\"}}
";

/// Returns the differences between a case and the result, or the reason why the case cannot be
/// read.
fn wrong(case: &str) -> Vec<String> {
    wrong_after(HEAD, case)
}

/// Returns the differences of a case in a file that begins with `head`.
fn wrong_after(head: &str, case: &str) -> Vec<String> {
    static OPENED: OnceLock<Opened> = OnceLock::new();
    let opened = OPENED.get_or_init(|| game("stonewalls-sword").1);
    let indented: String = case.lines().map(|line| format!("    {line}\n")).collect();
    match cases::read(&SourceFile::new("it.yaml", format!("{head}{indented}"))) {
        Ok(file) => cases::run(opened, &file).remove(0).differences,
        Err(problems) => problems.iter().map(|p| render::human(p, Style::Plain)).collect(),
    }
}

fn fails(case: &str, words: &str) {
    let wrong = wrong(case);
    assert!(wrong.iter().any(|line| line.contains(words)), "{case}\n=> {wrong:#?}");
}

const FIRE: &str = "do: fire\nwith: {units: [a1], target: '2110'}\n";

#[test]
fn a_case_that_holds_says_nothing() {
    let case = format!(
        "{FIRE}force: {{crt: none}}\nexpect: {{result: none, column: '6-7', shifts: {{}}}}"
    );
    assert_eq!(wrong(&case), Vec::<String>::new());
}

#[test]
fn what_differs_is_shown_with_both_values() {
    let after = |expect: &str| format!("{FIRE}force: {{crt: none}}\nexpect: {{{expect}}}");
    for (expect, words) in [
        ("result: tough", r#"result: expected "tough", got "none""#),
        ("column: 3", r#"column: expected "3", got "6-7""#),
        ("shifts: {target_terrain: -1}", "shifts: expected"),
        ("units: {g1: {hex: '2111'}}", r#"place of g1: expected "2111", got "2110""#),
        ("units: {g1: {box: 2}}", r#"place of g1: expected "box 2", got "2110""#),
        ("units: {g1: {face: battleworn}}", "face of g1: expected Battleworn, got Fresh"),
        ("units: {g1: {morale: shaken}}", "morale of g1: expected Shaken, got None"),
        ("units: {g1: {skirmish: true}}", "Skirmish Order of g1: expected true, got false"),
        ("boxes: {'1': [g1]}", "box 1: expected"),
        ("eliminated: [g1]", "eliminated: expected"),
        ("vp: {usa: 4}", "points of usa: expected 4, got 0"),
        ("score: {csa: 2}", r#"score of csa: expected "2", got "0""#),
        ("cup: [banks]", "cup: expected"),
        ("held: {usa: [banks]}", "held by usa: expected"),
        ("pool: {usa: []}", "pool of usa: expected"),
        ("discarded: [rebel-yell]", "discarded: expected rebel-yell among"),
        ("leaders: {banks: casualty}", "casualty of banks: expected true, got false"),
        ("activated: [a]", "activated: expected"),
        ("control: {'2110': usa}", "control of 2110: expected Some(Usa)"),
        ("winner: usa", "winner: expected Some(Usa), got None"),
        ("level: Draw", "level: expected"),
        ("value: 3", r#"value: expected "3", got "nothing""#),
        ("asks: {kind: panic}", "expected a decision, found none"),
        ("refused: {'2110': LOS-10}", "expected 2110 to be refused (LOS-10), but it is legal"),
        ("log: [moved]", "log: expected moved (in order)"),
        ("log: [fire-resolved, fire-resolved]", "log: expected fire-resolved (in order)"),
        ("never: [fire-resolved]", "log: unexpected fire-resolved"),
        ("times: {fire-resolved: 2}", "times of fire-resolved: expected 2, got 1"),
    ] {
        fails(&after(expect), words);
    }
}

#[test]
fn nothing_may_be_left_over_or_lacking() {
    for (more, words) in [
        ("", "missing dice: two dice are rolled for fire"),
        ("force: {crt: none}\ndice: [3]", "unused dice: [3]"),
        ("force: {crt: none}\ndraws: [banks]", "unused draws"),
        ("force: {crt: none}\nanswers: [{retreat.hex: '2111'}]", "unused answers"),
        ("force: [{crt: none}, {crt: none}]", "unused forced results: 1"),
        (
            "force: {crt: routine, skedaddle: R1}\nanswers: [{lead: g1}]",
            "the decision is `retreat.hex` (2011, 2111, 2211), but the next answer is {lead: g1}",
        ),
        (
            "force: {crt: routine, skedaddle: R1}",
            "missing answer of csa to `retreat.hex`: 2011, 2111, 2211",
        ),
        (
            "force: {crt: routine, skedaddle: R1}\nanswers: [{retreat.hex: '2010'}]",
            "`retreat.hex: 2010` is not offered",
        ),
    ] {
        fails(&format!("{FIRE}{more}"), words);
    }
}

#[test]
fn what_a_case_gets_wrong_about_itself_is_told() {
    for (case, words) in [
        ("do: fire\nwith: {units: [a9], target: '2110'}", "unknown unit `a9`"),
        ("do: fire\nwith: {units: [a1], target: '9999'}", "hex 9999 is not on the map"),
        ("do: fire\nwith: {units: [a1]}", "missing `target` in `with`"),
        ("do: fire\nwith: {units: [a1], target: '2110'}\nforce: {crt: rutine}", "`crt: rutine`"),
        ("do: break-test\nwith: {unit: a1}\nforce: {depletion: D9}", "`depletion: D9`"),
        ("do: break-test\nwith: {unit: a1}\nforce: {skedaddle: MH Q2}", "`skedaddle: Q2`"),
        ("do: sp\nwith: {unit: a1}\nexpect: {never: [fired]}", "unknown event `fired`"),
        ("do: sp\nwith: {unit: a1}\noptions: {panic_profil: ss}", "panic_profil"),
        ("do: sp\nwith: {unit: a1}\nscenario: nowhere", "unknown scenario `nowhere`"),
        (
            "do: sp\nwith: {unit: a1}\ncup: [banks, banks]",
            "too many chits `banks`: there are no more copies",
        ),
        ("do: fire-step", "missing `active: {brigade, order}`"),
        ("do: dance", "dance"),
        ("do: sp\nwhit: {unit: a1}", "whit"),
        ("do: sp\nwith: {unit: a1}\nexpect: {valeu: 6}", "valeu"),
    ] {
        fails(case, words);
    }
}

/// SC1-07, OPT-06: a case can set an option only in a scenario that has the option.
#[test]
fn the_short_battle_has_no_options() {
    let with = |scenario: &str| {
        format!(
            "do: set-up\notherwise: first\nscenario: {scenario}\noptions: {{stonewalls_bad_day: true}}"
        )
    };
    fails(&with("valley-vengeance"), "stonewalls_bad_day");
    assert!(
        wrong(&with("slaughter-mountain")).iter().all(|line| !line.contains("stonewalls_bad_day"))
    );
}

/// An expected set of ids matches in any order. An expected refusal may list several citations, of
/// which one must match.
#[test]
fn lists_are_sets_and_citations_may_be_several() {
    let asks = "do: retreat\nwith: {unit: g1, hexes: 1, causes: [a1]}\nexpect: {asks: {options: ['2211', '2011', '2111']}";
    assert_eq!(wrong(&format!("{asks}}}")), Vec::<String>::new());
    assert_eq!(wrong(&format!("{asks}, refused: {{'2010': [RET-04, RET-02]}}}}")).len(), 0);
    fails(&format!("{asks}, refused: {{'2010': STK-01}}}}"), "refusal of 2010: expected STK-01");
    fails(&format!("{asks}, refused: {{'2111': RET-04}}}}"), "expected 2111 to be refused");
}

/// A case that expects a refusal fails if the rules allow the action once and refuse only a
/// repetition of the action.
#[test]
fn what_is_done_is_not_refused_by_a_later_decision() {
    let walk = "do: move\nwith: {unit: a1, path: ['2108']}\nexpect: {refused: {'2108': ACT-03}}";
    fails(walk, "expected 2108 to be refused (ACT-03), but it is legal");
}

/// A failing case prints its events. A passing case prints none.
#[test]
fn a_failure_comes_with_the_log() {
    let case = format!(
        "{HEAD}    do: fire\n    with: {{units: [a1], target: '2110'}}\n    force: {{crt: none}}\n"
    );
    let read = |expect: &str| {
        let text = format!("{case}    expect: {{result: {expect}}}\n");
        let file = cases::read(&SourceFile::new("it.yaml", text)).expect("a case");
        cases::run(&game("stonewalls-sword").1, &file).remove(0)
    };
    let (holds, failed) = (read("none"), read("tough"));
    assert_eq!((holds.holds(), holds.log.len(), holds.line), (true, 0, 9));
    assert!(failed.log[0].contains("a1 fires at 2110"), "{:?}", failed.log);
}

/// A roster provides only units that the case file does not define.
#[test]
fn a_roster_adds_what_is_not_defined() {
    let head = |roster: &str| {
        format!(
            "map: {{blank: {{level: 4}}}}\nroster: {roster}\ndefine:\n  units:\n    \
             a1: {{brigade: a, arm: infantry, weapon: rf, fresh: 3-4, battleworn: 3-3}}\n\
             cases:\n  - name: it\n    \
             units: {{a1: {{hex: \"2109\"}}, b1: {{hex: \"2010\"}}, g1: {{hex: \"2110\"}}}}\n"
        )
    };
    let fired = |unit: &str, column: u8| {
        format!(
            "do: fire\nwith: {{units: [{unit}], target: '2110'}}\nforce: {{crt: none}}\n\
             expect: {{column: {column}}}"
        )
    };
    for (unit, column) in [("a1", 3), ("b1", 5)] {
        let case = fired(unit, column);
        assert_eq!(wrong_after(&head("standard"), &case), Vec::<String>::new(), "{case}");
    }
    let unknown = wrong_after(&head("mine"), &fired("a1", 3)).join("\n");
    assert!(unknown.contains("it.yaml:2:9") && unknown.contains("standard"), "{unknown}");
}
