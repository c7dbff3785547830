//! Hostile scripts, which try to escape the sandbox, loop endlessly or exhaust memory.

use blind_swords::PositionExt;
use blind_swords::script::Scripts;
use blind_swords_script::{Host, Sources, limits};
use testing::field::{Field, events};

fn sources(text: &str) -> Sources {
    Sources::new().with("event", "scripts/event.rhai", text)
}

/// Returns the reason why the host refuses to load a script.
fn refused(text: &str) -> String {
    let problems = Host::new(&sources(text)).expect_err("the script is refused");
    problems[0].to_string()
}

/// Runs the function `play` of a script and returns its error. Checks that the failed script has
/// not changed the board.
fn failure(text: &str) -> String {
    let host = Host::new(&sources(text)).expect("the script loads");
    let mut field = Field::clear();
    field.put("a1", "2110").put("g1", "2112");
    let mut table = field.table(&[], &[]);
    host.run("play", &[], &mut table).expect("the table goes on");
    assert_eq!(events(&table), ["script-failed"]);
    assert_eq!(*table.board(), field.board);
    let entry = &table.entries()[0];
    match &entry.event {
        blind_swords::Event::ScriptFailed { message, .. } => message.to_string(),
        other => panic!("{other:?}"),
    }
}

fn assert_has(message: &str, part: &str) {
    assert!(message.contains(part), "`{message}` does not say `{part}`");
}

#[test]
fn eval_is_no_word() {
    assert_has(&refused(r#"fn play() { eval("1 + 1") }"#), "eval");
}

#[test]
fn nothing_is_printed() {
    assert_has(&refused(r#"fn play() { print("x") }"#), "print");
    assert_has(&refused(r#"fn play() { debug("x") }"#), "debug");
}

#[test]
fn there_is_no_clock_and_no_chance() {
    for call in ["timestamp()", "sleep(1)", "rand()", "random()"] {
        let message = refused(&format!("fn play() {{ {call} }}"));
        assert_has(&message, "scripts/event.rhai:1:13: unknown function");
    }
}

#[test]
fn there_are_no_fractions() {
    refused("fn play() { 1.5 }");
}

#[test]
fn imports_stay_among_the_sources() {
    for name in ["/etc/passwd", "../event", "../../scripts/event", "file:event", "event.rhai", ""] {
        let message = refused(&format!(r#"import "{name}" as x; fn play() {{}}"#));
        assert_has(&message, "unknown script");
        let message = refused(&format!(r#"fn play() {{ import "{name}" as x; }}"#));
        assert_has(&message, "unknown script");
    }
}

#[test]
fn an_import_is_written_out() {
    let message = refused(r#"fn play(name) { import "ev" + name as x; }"#);
    assert_has(&message, "invalid import: write the name of the script in quotes");
}

#[test]
fn imports_run_in_no_circle() {
    let circle = Sources::new().with("a", "a.rhai", r#"import "b" as b; fn f() { b::g() }"#).with(
        "b",
        "b.rhai",
        r#"import "a" as a; fn g() { a::f() }"#,
    );
    let problems = Host::new(&circle).expect_err("a circle");
    assert_has(&problems[0].to_string(), "a.rhai:1:1: import cycle between `a` and `b`");
    let itself = sources(r#"import "event" as me; fn play() {}"#);
    Host::new(&itself).expect_err("a circle of one");
    let inside = Sources::new().with("a", "a.rhai", r#"fn f() { import "b" as b; b::g() }"#).with(
        "b",
        "b.rhai",
        r#"fn g() { import "a" as a; a::f() }"#,
    );
    Host::new(&inside).expect_err("a circle inside functions");
}

#[test]
fn an_endless_loop_ends() {
    assert_has(&failure("fn play() { loop {} }"), "operations");
    assert_has(&failure("fn play() { while true { let x = 1; } }"), "operations");
    assert_has(&failure("fn play() { for n in 0..1000000000 {} }"), "operations");
}

/// The static check refuses a loop without an exit, even if no script trial reaches the loop. It
/// accepts a loop with an exit.
#[test]
fn an_endless_loop_is_seen_before_play() {
    let seen = |body: &str| {
        let text = format!(
            "fn play(n) {{ if n == 77 {{ {body} }} }} fn enough(n) {{ if n > 9 {{ throw n; }} }}"
        );
        let report = blind_swords_script::check(&sources(&text), None);
        report.problems.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    for endless in [
        "loop {}",
        "while true { n += 1; }",
        "loop { for m in 0..n { break; } }",
        "loop { loop { break; } }",
        "let x = [1].map(|m| { loop { } });",
        "do { n += 1; } while true",
        "do { n += 1; } until false",
        "switch n { 1 => { loop {} } }",
        "switch n { 1 | 2 => 3, _ => { loop {} } }",
        "switch n { 1..5 => { while true {} }, _ => () }",
        "switch n { 1 if n > 0 => { loop {} }, _ => () }",
        "let x = switch n { 1 => { loop {} }, _ => 2 };",
        "try { loop {} } catch { n += 1; }",
        "let x = if n > 3 { loop {} } else { 2 };",
    ] {
        let [problem] = &seen(endless)[..] else { panic!("{endless}: {:?}", seen(endless)) };
        assert_has(problem, "endless loop");
    }
    for ends in [
        "loop { n += 1; if n > 90 { break; } }",
        "loop { for m in 0..n { return m; } }",
        "while true { throw \"enough\"; }",
        "while n > 3 { n -= 1; }",
        "loop { n += 1; enough(n); }",
        "do { n -= 1; } while n > 3",
        "do { n -= 1; if n == 0 { break; } } while true",
        "switch n { 1 => { loop { break; } }, _ => () }",
        "loop { switch n { 1 => return n, _ => { n += 1; } } }",
    ] {
        assert_eq!(seen(ends), Vec::<String>::new(), "{ends}");
    }
}

#[test]
fn a_loop_over_the_interface_ends() {
    assert_has(&failure("fn play() { loop { units(USA); } }"), "operations");
}

#[test]
fn deep_recursion_ends() {
    assert_has(
        &failure("fn play() { dig(0) } fn dig(n) { dig(n + 1) }"),
        "calls are nested too deeply",
    );
    let there_and_back = "fn play() { dig(0) } fn dig(n) { 1 + fill(n) } fn fill(n) { 1 + dig(n) }";
    assert_has(&failure(there_and_back), "calls are nested too deeply");
}

#[test]
fn deep_expressions_are_refused() {
    let deep =
        "(".repeat(limits::FUNCTION_DEPTH + 8) + "1" + &")".repeat(limits::FUNCTION_DEPTH + 8);
    refused(&format!("fn play() {{ {deep} }}"));
    let blocks = "{".repeat(limits::FUNCTION_DEPTH + 8) + &"}".repeat(limits::FUNCTION_DEPTH + 8);
    refused(&format!("fn play() {{ {blocks} }}"));
}

#[test]
fn a_text_has_an_end() {
    assert_has(&failure(r#"fn play() { let s = "x"; loop { s += s; } }"#), "too large");
    assert_has(&failure(r#"fn play() { let s = "x"; loop { s = `${s}${s}`; } }"#), "too large");
}

#[test]
fn a_list_has_an_end() {
    assert_has(&failure("fn play() { let a = [1]; loop { a += a; } }"), "too large");
    assert_has(&failure("fn play() { let a = []; loop { a.push(1); } }"), "too large");
    let nested = "fn play() { let a = [1]; loop { a = [a, a, a, a]; } }";
    assert_has(&failure(nested), "too large");
}

#[test]
fn a_map_has_an_end() {
    let set = r#"fn play() { let m = #{}; let n = 0; loop { m.set(`k${n}`, n); n += 1; } }"#;
    assert_has(&failure(set), "too large");
    let mixin = r#"fn play() { let m = #{a: 1}; let n = 0; loop { let o = #{}; o.set(`k${n}`, m); m = o; n += 1; } }"#;
    failure(mixin);
    let nested = "fn play() { let m = #{a: 1}; loop { m = #{a: m, b: m}; } }";
    assert_has(&failure(nested), "too large");
}

/// A script may not assign through an index, since Rhai checks no size limit there.
#[test]
fn no_map_grows_through_an_index() {
    for grow in [
        r#"m[`k${n}`] = n;"#,
        r#"m[`k${n}`] += n;"#,
        r#"m.a[`k${n}`] = n;"#,
        r#"m[`k${n}`].b = n;"#,
        r#"[1].for_each(|x| m[`k${n}`] = n);"#,
    ] {
        let text =
            format!("fn play() {{ let m = #{{a: #{{}}}}; let n = 0; loop {{ {grow} n += 1; }} }}");
        assert_has(&refused(&text), "cannot assign through an index");
    }
}

#[test]
fn variables_have_an_end() {
    let many: String = (0..=limits::VARIABLES).map(|n| format!("let v{n} = 0; ")).collect();
    assert_has(&failure(&format!("fn play() {{ {many} }}")), "variables");
}

#[test]
fn functions_and_modules_have_an_end() {
    let many: String = (0..=limits::FUNCTIONS).map(|n| format!("fn f{n}() {{}} ")).collect();
    refused(&many);
    let mut crowd = Sources::new();
    let mut imports = String::new();
    for n in 0..=limits::MODULES {
        crowd = crowd.with(format!("m{n}"), format!("m{n}.rhai"), format!("fn f{n}() {{}}"));
        imports += &format!("import \"m{n}\" as m{n}; ");
    }
    let crowd = crowd.with("event", "event.rhai", format!("{imports} fn play() {{}}"));
    let host = Host::new(&crowd).expect("loads");
    let mut table = Field::clear().table(&[], &[]);
    host.run("play", &[], &mut table).expect("the table goes on");
    assert_eq!(events(&table), ["script-failed"]);
}

#[test]
fn a_variable_is_declared_before_it_is_used() {
    assert_has(&refused("fn play() { x }"), "scripts/event.rhai:1:13");
    assert_has(&refused("let x = 1; fn play() { x }"), "scripts/event.rhai");
}

#[test]
fn a_file_does_nothing_by_itself() {
    assert_has(
        &refused("loop {}"),
        "unexpected statement: only imports, constants and functions are allowed at the top level",
    );
    assert_has(&refused(r#"const X = units(USA); fn play() {}"#), "only");
}

#[test]
fn a_missing_entry_is_no_empty_value() {
    failure("fn play() { let m = #{}; m.a }");
}

#[test]
fn arithmetic_has_bounds() {
    failure("fn play() { 9223372036854775807 + 1 }");
    failure("fn play() { 1 / 0 }");
    failure("fn play() { let a = [1]; a[7] }");
}

/// Scripts may not use the question kinds of the rules, since such questions may be private.
#[test]
fn a_script_does_not_ask_as_the_rules_do() {
    let call = |options: &str| {
        format!("fn play() {{ choose_unit(USA, \"which\", units(USA), {options}) }}")
    };
    let message = refused(&call(r#"#{kind: "held.play"}"#));
    assert_has(&message, "scripts/event.rhai:1:51: `held.play` is for the rules to ask");
    assert_has(&refused(&call(r#"#{kind: "roll"}"#)), "is for the rules to ask");
    assert_has(&refused(&call(r#"#{kind: "Salvo"}"#)), "is no kind of question");
    assert_has(&refused(&call(r#"#{knd: "salvo"}"#)), "unknown option `knd` of a question");
    assert_has(&refused(&call("#{}")), "missing option `kind`");
    assert_has(&refused(&call("#{kind: 1}")), "must be a text");
    assert_has(&failure(&call(r#"#{kind: "held" + ".play"}"#)), "is for the rules to ask");
}

#[test]
fn a_function_gets_what_it_expects() {
    let message = failure("fn play() { units(1) }");
    assert_has(
        &message,
        "scripts/event.rhai:1:13: wrong arguments in units(a number): expected units(side: side)",
    );
    let message = failure("fn play() { choose_unit(USA, \"which\", [1, 2]) }");
    assert_has(&message, "expected a list of units");
    let message = failure("fn play() { choose_unit(USA, \"which\", []) }");
    assert_has(&message, "no options for the question");
    let message = failure("fn play() { unit(\"nobody\") }");
    assert_has(&message, "unknown unit `nobody`");
    let message = failure("fn play() { hex(\"9999\") }");
    assert_has(&message, "unknown hex `9999`");
    failure("fn play() { morale_hits(unit(\"a1\"), -1) }");
    failure("fn play() { morale_hits(unit(\"a1\"), 1000) }");
    failure("fn play() { morale_hit(unit(\"a2\")) }");
    failure("fn play() { event_attack([], hex(\"2112\"), 0) }");
    failure("fn play() { event_attack([unit(\"a1\")], hex(\"2112\"), 0) }");
    failure("fn play() { close_combat([unit(\"a1\"), unit(\"g1\")], hex(\"2112\")) }");
    failure("fn play() { move_units([unit(\"a1\")], 3, #{flee: true}) }");
    failure("fn play() { move_units([unit(\"a1\")], 3, #{march: 1}) }");
    failure("fn play() { set_variable(\"nothing\", 1) }");
    failure("fn play() { set_variable(\"released\", 99999999999) }");
    failure("fn play() { add_allowance(3) }");
    failure("fn play() { change_order(\"attack\") }");
}

#[test]
fn a_wrong_number_of_arguments_is_seen_before_play() {
    let message = refused("fn play() { distance(hex(\"2110\")) }");
    assert_has(
        &message,
        "scripts/event.rhai:1:13: wrong number of arguments for `distance`: 1, expected 2",
    );
}

/// After a script fails, the board is as before, and the log contains no facts from the script.
#[test]
fn a_script_that_fails_halfway_leaves_nothing_behind() {
    let message = failure("fn play() { tell(\"so far\"); set_variable(\"released\", 1); 1 / 0 }");
    assert_has(&message, "scripts/event.rhai:1:");
    let field = Field::clear();
    assert_eq!(field.position().game().scenarios[0].vars, ["released"]);
}

/// A closure may not use a side constant. It could run after the constant has gone out of scope.
#[test]
fn a_side_is_named_outside_a_function_without_a_name() {
    let told = refused("fn play() { units(CSA).filter(|unit| side_of(unit) == CSA) }");
    assert!(told.contains("1:55: cannot use `CSA` inside a closure"), "{told}");
    assert!(told.contains("write `let side = CSA;` before it"), "{told}");
    let outside = "fn play() { let side = CSA; units(CSA).filter(|unit| side_of(unit) == side) }";
    assert!(Host::new(&sources(outside)).is_ok());
}
