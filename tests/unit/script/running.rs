//! Behaviour of scripts during play: their questions, changes and failures.

use blind_swords::board::{Moment, Morale, Verdict};
use blind_swords::game::{MomentKind, UnitSet};
use blind_swords::script::{Argument, Scripts};
use blind_swords::{Event, Table};
use blind_swords_script::{Host, Sources};
use kernel::{Ask, Side, Suspend};
use testing::field::{Chance, Field, asked, events, state};

fn host(text: &str) -> Host {
    Host::new(&Sources::new().with("event", "scripts/event.rhai", text)).expect("the script loads")
}

fn field() -> Field {
    let mut field = Field::clear();
    field.put("a1", "2110").put("a2", "2110").put("b1", "2210").put("g1", "2112");
    field
}

fn play(text: &str, answers: &[&str], chances: &[Chance]) -> Table {
    let mut table = field().table(answers, chances);
    host(text).run("play", &[], &mut table).expect("all is answered");
    table
}

/// Returns the lines that a script logs with `tell`.
fn told(text: &str) -> Vec<String> {
    let table = play(text, &[], &[]);
    let words = table.entries().iter().map(|entry| match &entry.event {
        Event::Told { text } => text.clone(),
        other => panic!("{other:?}"),
    });
    words.collect()
}

const TWO_QUESTIONS: &str = r#"
/// SS 10.4a. CHIT-24.
fn play() {
    let unit = choose_unit(USA, "Which is shaken?", units(USA));
    tell(`${unit} was chosen`);
    let hex = choose_hex(CSA, "Where?", [hex("2112"), hex("2111")]);
    tell(`at ${hex}`);
}"#;

/// A question without an answer suspends the play. When the answer arrives, the script runs again
/// from its start.
#[test]
fn a_question_stops_the_play() {
    let host = host(TWO_QUESTIONS);
    let stopped_at = |answers: &[&str]| {
        let mut table = field().table(answers, &[]);
        let stop = host.run("play", &[], &mut table).expect_err("an answer is missing");
        assert!(matches!(stop, Suspend::Waiting));
        let (kind, options) = asked(&table);
        format!("{kind}: {}", options.join(" "))
    };
    assert_eq!(stopped_at(&[]), "event.unit: a1 a2 b1");
    assert_eq!(stopped_at(&["a2"]), "event.hex: 2111 2112");
    let table = play(TWO_QUESTIONS, &["a2", "2112"], &[]);
    assert_eq!(told_by(&table), ["A2 was chosen", "at 2112"]);
}

fn told_by(table: &Table) -> Vec<String> {
    let text =
        |event: &Event| if let Event::Told { text } = event { Some(text.clone()) } else { None };
    table.entries().iter().filter_map(|entry| text(&entry.event)).collect()
}

/// The question of a script cites the section in the first line of the function's comment.
#[test]
fn a_question_names_its_rule() {
    let mut table = field().table(&[], &[]);
    host(TWO_QUESTIONS).run("play", &[], &mut table).expect_err("an answer is missing");
    let pending = table.pending().expect("a question waits");
    let Ask::Choose { side, question, .. } = &pending.ask else { panic!("a choice") };
    assert_eq!((*side, question.rule()), (Side::Usa, "SS 10.4a"));
}

/// A script cannot prevent the suspension of the play.
#[test]
fn a_stop_cannot_be_caught() {
    let host = host(
        r#"fn play() {
            try { choose_unit(USA, "which", units(USA)); } catch (error) { tell("caught"); }
            tell("went on");
        }"#,
    );
    let mut table = field().table(&[], &[]);
    let stop = host.run("play", &[], &mut table).expect_err("an answer is missing");
    assert!(matches!(stop, Suspend::Waiting));
    assert_eq!(events(&table), [] as [&str; 0]);
    assert_eq!(asked(&table).0, "event.unit");
}

/// A script can catch an error if it has changed nothing before the error.
#[test]
fn a_mistake_can_be_caught() {
    let text = r#"fn play() { try { unit("nobody") } catch (error) { tell(error) } }"#;
    assert_eq!(told(text), ["unknown unit `nobody`"]);
}

/// A script receives a roll as a number, and the log contains the roll.
#[test]
fn dice_are_asked_for() {
    let text = r#"fn play() {
        let one = roll(CSA, "a table");
        let two = roll_two(USA, "another");
        tell(`${one} ${two[0]} ${two[1]}`);
    }"#;
    let table = play(text, &[], &[Chance::One(5), Chance::Two(6, 1)]);
    assert_eq!(events(&table), ["table-rolled", "table-rolled", "told"]);
    assert_eq!(told_by(&table), ["5 6 1"]);
}

/// A side may decline an optional choice.
#[test]
fn a_choice_may_be_declined() {
    let text = r#"fn play() {
        let unit = may_choose_unit(USA, "which", [unit("a1")]);
        tell(if unit == () { "nobody" } else { `${unit}` });
    }"#;
    assert_eq!(told_by(&play(text, &["decline"], &[])), ["nobody"]);
    assert_eq!(told_by(&play(text, &["a1"], &[])), ["A1"]);
}

/// A script can offer strings, yes or no, brigades and chits as options.
#[test]
fn all_kinds_of_choices() {
    let text = r#"fn play() {
        tell(choose(USA, "which", ["north", "south"]));
        tell(`${confirm(CSA, "really")}`);
        tell(`${choose_brigade(USA, "which", brigades(USA))}`);
        tell(`${choose_chit(USA, "which", [chit("x"), chit("y")])}`);
    }"#;
    let table = play(text, &["south", "no", "b", "y"], &[]);
    assert_eq!(told_by(&table), ["south", "false", "B", "Y"]);
}

/// The question of a script has the kind that the script states.
#[test]
fn a_script_names_the_kind_of_its_question() {
    let kind_of = |call: &str| {
        let mut table = field().table(&[], &[]);
        let text = format!("fn play() {{ {call}; }}");
        host(&text).run("play", &[], &mut table).expect_err("an answer is missing");
        asked(&table).0.to_owned()
    };
    let units = r#"choose_unit(USA, "which", units(USA), #{kind: "salvo.unit"})"#;
    assert_eq!(kind_of(units), "salvo.unit");
    let hexes = r#"USA.may_choose_hex("where", [hex("2112")], #{kind: "entry.hex"})"#;
    assert_eq!(kind_of(hexes), "entry.hex");
    let brigades =
        r#"may_choose_brigade(USA, "which", brigades(USA), #{kind: "gap" + ".brigade"})"#;
    assert_eq!(kind_of(brigades), "gap.brigade");
    assert_eq!(kind_of(r#"may_choose_chit(USA, "which", [chit("x")])"#), "event.choice");
}

/// The engine chooses the option of a question automatically if there is only one.
#[test]
fn the_only_option_is_not_asked() {
    let text = r#"fn play() { tell(`${choose_unit(USA, "which", [unit("a1")])}`) }"#;
    assert_eq!(told(text), ["A1"]);
}

/// Two values of the script interface are equal if they represent the same unit, hex or side.
#[test]
fn values_are_compared_by_identity() {
    let text = r#"fn play() {
        let unit = unit("a1");
        tell(`${unit == units(USA)[0]} ${unit != units(USA)[1]} ${unit == ()} ${hex_of(unit("a3")) == ()}`);
        tell(`${unit in units(USA)} ${units(CSA).contains(unit)} ${side_of(unit) == USA}`);
        tell(`${units(USA).index_of(unit("a2"))} ${type_of(unit)}`);
    }"#;
    assert_eq!(told(text), ["true true false true", "true false true", "1 unit"]);
}

/// The array methods of Rhai accept closures that call functions of the script interface.
#[test]
fn lists_are_filtered_by_questions() {
    let text = r#"fn play() {
        let side = USA;
        let found = units(side).filter(|unit| brigade_of(unit) == brigade("a"));
        tell(`${found.len()} ${units(side).filter(|unit| next_to_enemy(unit)).len()}`);
        tell(`${units(enemy(side)).map(|unit| hex_of(unit))}`);
        tell(`${units_in(hex("2110")).all(|unit| is_fresh(unit))}`);
    }"#;
    assert_eq!(told(text), ["2 0", "[2112]", "true"]);
}

/// A script can query the position through the script interface.
#[test]
fn a_script_looks_at_the_position() {
    let text = r#"fn play() {
        tell(`${turn()} ${distance(hex("2110"), hex("2112"))} ${is_adjacent(hex("2110"), hex("2111"))}`);
        tell(`${arm(unit("ur"))} ${morale(unit("a1"))} ${terrain(hex("2110"))}`);
        tell(`${control(hex("2110")) == USA} ${control(hex("1010")) == ()}`);
        tell(`${active_brigade() == ()} ${active_order()} ${active_allowance()} ${is_full_activation()}`);
        tell(`${variant("event_attack_cr")} ${option_on("bad_weather")} ${variable("released")}`);
        tell(`${brigades(USA)} ${is_frozen(brigade("a"))} ${has_entered(chit("x"))}`);
    }"#;
    assert_eq!(
        told(text),
        [
            "1 2 true",
            "artillery none clear",
            "true true",
            "true  0 false",
            "0 false 0",
            "[A, B] false false"
        ]
    );
}

/// A script can look for units by distance and arm, and for hexes by terrain, without a loop.
#[test]
fn units_and_hexes_are_looked_for() {
    let text = r#"fn play() {
        tell(`near: ${units_within(USA, hex("2112"), 2)}`);
        tell(`nearer: ${units_within(USA, hex("2112"), 0)}`);
        tell(`on foot: ${infantry(USA)}, of a brigade: ${infantry(brigade("a"))}`);
        tell(`in line: ${line(USA, hex_of(unit("a1")))} ${line(CSA, hex_of(unit("a1")))}`);
        tell(`in contact: ${next_to_enemy(brigade("a"))} ${next_to_enemy(brigade("b"))}`);
        for side in [USA, CSA] {
            tell(`in reserve: ${anybody_in_reserve(side)} ${brigades_in_reserve(side)}`);
            tell(`to rally: ${anybody_to_rally(side)} ${brigades_to_rally(side)}`);
        }
        tell(`clear: ${hexes_of_terrain("clear").len() == all_hexes().len()}`);
        try { hexes_of_terrain("lava") } catch (error) { tell(error) }
        try { hexes_laid("smoke") } catch (error) { tell(error) }
    }"#;
    let mut field = field();
    field.put_as("g2", "2310", |unit| unit.morale = Morale::Shaken);
    let mut table = field.table(&[], &[]);
    host(text).run("play", &[], &mut table).expect("nothing is asked");
    assert_eq!(
        told_by(&table),
        [
            "near: [A1, A2]",
            "nearer: []",
            "on foot: [A1, A2, B1], of a brigade: [A1, A2]",
            "in line: [A1, A2] []",
            "in contact: false true",
            "in reserve: true [A]",
            "to rally: false []",
            "in reserve: false []",
            "to rally: true [G]",
            "clear: true",
            "unknown terrain `lava`: define it under `terrain` in tables.yaml",
            "unknown ground marker `smoke`: define it under `ground-markers` in tables.yaml (there are none yet)"
        ]
    );
}

/// A script finds the hexes whose infantry can fire together: both contain units of one brigade
/// with a target in range.
#[test]
fn hexes_that_fire_together_are_looked_for() {
    let text = r#"fn play() {
        for id in ["a1", "b1", "g1"] {
            let unit = unit(id);
            tell(`${id}: ${comrades_in_range(side_of(unit), hex_of(unit))}`);
        }
    }"#;
    let told = |enemy: &str| {
        let mut field = field();
        field.put("a2", "2111").put("g1", enemy);
        let mut table = field.table(&[], &[]);
        host(text).run("play", &[], &mut table).expect("nothing is asked");
        told_by(&table)
    };
    assert_eq!(told("2112"), ["a1: [2111]", "b1: []", "g1: []"]);
    assert_eq!(told("1610"), ["a1: []", "b1: []", "g1: []"]);
}

/// A script can query the active brigade, and change its order and movement allowance.
#[test]
fn events_change_order_and_allowance() {
    let text = r#"fn play() {
        tell(`${active_brigade()} ${active_order()} ${active_allowance()}`);
        add_allowance(3);
        halve_allowance();
        tell(`${active_allowance()}`);
        change_order("regroup");
        tell(`${active_order()}`);
    }"#;
    use blind_swords::board::ActivationStep::Movement;
    let mut field = field();
    field.activate("a", blind_swords::game::Order::Maneuver, Movement);
    let mut table = field.table(&[], &[]);
    host(text).run("play", &[], &mut table).expect("nothing is asked");
    assert_eq!(told_by(&table), ["A maneuver 6", "4", "regroup"]);
}

/// A script can start a procedure of the engine, which runs with all its consequences.
#[test]
fn procedures_are_carried_out() {
    let text =
        r#"fn play() { morale_hit(unit("a1")); morale_hits(unit("a2"), 2); recover(unit("a2")); }"#;
    let table = play(text, &[], &[]);
    assert_eq!(state(&table, "a1").morale, Morale::Shaken);
    assert_eq!(state(&table, "a2").morale, Morale::Shaken);
}

/// A test function of a script can read the position but not change it.
#[test]
fn a_test_only_looks() {
    let host = host(
        r#"fn yes() { units(USA).len() == 3 }
        fn no() { units(USA).is_empty() }
        fn asks() { confirm(USA, "really") }
        fn rolls() { roll(USA, "x") == 1 }
        fn tells() { tell("x"); true }
        fn number() { 1 }
        fn about(side, chit) { side == side_of(chit) }"#,
    );
    let field = field();
    let test = |function| host.test(function, &[], field.position());
    assert!(test("yes"));
    for function in ["no", "asks", "rolls", "tells", "number", "missing", "about"] {
        assert!(!test(function), "{function}");
    }
    let chit = field.chit("u1");
    let arguments = [Argument::Side(Side::Usa), Argument::Chit(chit)];
    assert!(host.test("about", &arguments, field.position()));
    let problem = host.try_test("asks", &[], field.position()).expect_err("it asks");
    assert!(problem.to_string().contains("scripts/event.rhai:3:21: this function may only look"));
}

/// A script function can receive an argument of each type.
#[test]
fn arguments_arrive() {
    let host = host("fn play(unit, hex, word) { tell(`${unit} ${hex} ${word}`) }");
    let field = field();
    let arguments = [
        Argument::Unit(field.unit("a1")),
        Argument::Hex(field.hex("2110")),
        Argument::Word("artillery"),
    ];
    let mut table = field.table(&[], &[]);
    host.run("play", &arguments, &mut table).expect("nothing is asked");
    assert_eq!(told_by(&table), ["A1 2110 artillery"]);
}

/// A call of a missing function makes the script fail, and so does a call with a wrong number of
/// arguments.
#[test]
fn a_missing_function_fails() {
    let host = host("fn play(unit) {}");
    for (function, message) in [
        ("play", "scripts/event.rhai:1:15: wrong number of arguments for `play`: 0, expected 1"),
        ("go", "scripts:1:1: unknown script function `go`"),
    ] {
        let mut table = field().table(&[], &[]);
        host.run(function, &[], &mut table).expect("the table goes on");
        let failed = Event::ScriptFailed { function: function.into(), message: message.into() };
        assert_eq!(table.entries()[0].event, failed);
    }
}

/// An error in a script is reported in the file that contains it, even if another script imports
/// the file.
#[test]
fn failures_are_placed() {
    let sources = Sources::new()
        .with(
            "event",
            "scripts/event.rhai",
            "import \"shared/help\" as help;\n\nfn play() {\n    help::halve(0)\n}",
        )
        .with("shared/help", "shared/help.rhai", "fn halve(n) {\n    1 / n\n}");
    let host = Host::new(&sources).expect("loads");
    let mut table = field().table(&[], &[]);
    host.run("play", &[], &mut table).expect("the table goes on");
    let Event::ScriptFailed { message, .. } = &table.entries()[0].event else { panic!() };
    assert!(message.starts_with("shared/help.rhai:2:7: "), "{message}");
}

/// A function of the package replaces the shared function of the same name.
#[test]
fn the_package_comes_first() {
    let sources = Sources::new().with("own", "own.rhai", "fn play() { tell(\"own\") }").with(
        "shared/play",
        "play.rhai",
        "fn play() { tell(\"shared\") } fn other() { tell(\"other\") }",
    );
    let host = Host::new(&sources).expect("loads");
    let mut table = field().table(&[], &[]);
    host.run("play", &[], &mut table).expect("nothing is asked");
    host.run("other", &[], &mut table).expect("nothing is asked");
    assert_eq!(told_by(&table), ["own", "other"]);
}

/// SS 10.4a. CHIT-24: each kind of action in progress accepts only certain effects of scripts.
/// Without an action in progress, every such effect is an error.
#[test]
fn what_is_under_way_takes_what_fits_it() {
    let host = host(
        "fn more() { add_columns(2) } fn off() { call_off() } fn again() { roll_again() } \
         fn back() { send_back() } fn many() { add_columns(9); add_columns(1) }",
    );
    let said = |kind: MomentKind| {
        let mut field = field();
        let units = UnitSet::EMPTY;
        let moment = Moment::at(kind, units, Side::Usa, field.hex("2110"));
        field.happen(&Event::MomentSet { moment: Some(moment.into()) });
        ["more", "off", "again", "back", "many"].map(|function| {
            let mut table = field.table(&[], &[]);
            host.run(function, &[], &mut table).expect("nothing is asked");
            let moment = table.board().moment().expect("still under way");
            (moment.columns, moment.verdict)
        })
    };
    let (stands, off) = ((0, Verdict::Stands), (0, Verdict::Stopped));
    let (again, back) = ((0, Verdict::RollAgain), (0, Verdict::SentBack));
    let more = (2, Verdict::Stands);
    for (kind, expected) in [
        (MomentKind::Fire, [more, off, stands, stands, stands]),
        (MomentKind::AfterFire, [stands; 5]),
        (MomentKind::Test, [stands, off, again, stands, stands]),
        (MomentKind::BreakTest, [stands, off, again, stands, stands]),
        (MomentKind::Retreat, [stands, off, stands, stands, stands]),
        (MomentKind::Rally, [stands, off, stands, stands, stands]),
        (MomentKind::Rebuild, [stands, off, again, stands, stands]),
        (MomentKind::Defence, [more, off, stands, stands, stands]),
        (MomentKind::Artillery, [stands, off, stands, stands, stands]),
        (MomentKind::Command, [stands, off, again, back, stands]),
    ] {
        assert_eq!(said(kind), expected, "{kind:?}");
    }
    let mut table = field().table(&[], &[]);
    host.run("more", &[], &mut table).expect("the table goes on");
    let Event::ScriptFailed { message, .. } = &table.entries()[0].event else { panic!() };
    assert!(message.contains("no current moment: expected one of fire, close combat"), "{message}");
}

/// A script can place units on the map and eliminate units, but cannot place a unit in an illegal
/// hex.
#[test]
fn units_come_and_go_by_a_script() {
    let table = play(
        r#"fn play() {
            eliminate(unit("b1"));
            eliminate(unit("b1"));
            place(unit("a3"), hex("2108"));
            tell(`${is_eliminated(unit("b1"))} ${name(hex_of(unit("a3")))} ${strength(unit("a1"))}`);
        }"#,
        &[],
        &[],
    );
    assert_eq!(events(&table), ["eliminated", "returned", "told"]);
    assert_eq!(told_by(&table), ["true 2108 6"]);
    for hex in ["2112", "2110"] {
        let text = format!("fn play() {{ place(unit(\"a3\"), hex(\"{hex}\")); }}");
        assert_eq!(events(&play(&text, &[], &[])), ["script-failed"], "{hex}");
    }
    let there = r#"fn play() { place(unit("a1"), hex("2108")); }"#;
    assert_eq!(events(&play(there, &[], &[])), ["script-failed"]);
}

/// A number that a script returns may be a fraction.
#[test]
fn points_have_fractions() {
    let host = host("fn play(side) { fraction(45, 2) }\nfn thirds(side) { fraction(1, 3) }");
    let field = field();
    let side = [Argument::Side(Side::Usa)];
    assert_eq!(host.count("play", &side, field.position()).to_string(), "45/2");
    assert_eq!(host.count("thirds", &side, field.position()).to_string(), "0");
}
