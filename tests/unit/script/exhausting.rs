//! Package scripts that try to crash, block or exhaust the program. Each stops with an error,
//! always at the same operation. The tests use a stack as small as that of a server thread.

use std::sync::Arc;

use blind_swords::script::Scripts;
use blind_swords::{BlindSwords, Event, Position, Table};
use blind_swords_script::{Host, Sources, limits, spent};
use kernel::{Answer, Ask, Dice, Die, Driver, Log};
use testing::field::{Chance, Field, events};

/// Stack size of a server thread, in bytes.
const STACK: usize = 2 << 20;
/// Statements that create a string and an array as large as the limits allow.
const GROWN: &str = "let a = [1]; let s = \"x\"; for i in 0..10 { a += a; s += s; }";

fn host(text: &str) -> Result<Host, String> {
    let sources = Sources::new().with("event", "scripts/event.rhai", text);
    Host::new(&sources).map_err(|problems| problems[0].to_string())
}

fn field() -> Field {
    let mut field = Field::clear();
    field.put("a1", "2110").put("a2", "2110").put("g1", "2112");
    field
}

fn run(text: &str, answers: &[&str], chances: &[Chance]) -> Table {
    let host = host(text).expect("the script loads");
    let mut table = field().table(answers, chances);
    host.run("play", &[], &mut table).expect("the table goes on");
    table
}

/// Returns the error message with which a script fails.
fn failure(text: &str) -> String {
    let table = run(text, &[], &[]);
    match table.entries() {
        [entry] => match &entry.event {
            Event::ScriptFailed { message, .. } => message.to_string(),
            other => panic!("{other:?} after {text}"),
        },
        _ => panic!("{:?} after {text}", events(&table)),
    }
}

fn assert_fails(text: &str, words: &str) {
    let message = failure(text);
    assert!(message.contains(words), "`{message}` does not say `{words}`: {text}");
}

fn assert_refused(text: &str, words: &str) {
    let message = host(text).expect_err("the script is refused");
    assert!(message.contains(words), "`{message}` does not say `{words}`: {text}");
}

/// Checks that an endless loop fails at the operation limit within few rounds. Each operation on
/// large values must therefore cost many operations.
fn assert_counted(body: &str) {
    let text = format!("fn play() {{ {GROWN} loop {{ {body} }} }}");
    assert_fails(&text, "it exceeds 200000 operations");
    let rounds = rounds(body);
    assert!(rounds < 2_000, "{rounds} rounds of {body}");
}

/// Returns how many times a statement on large values can run before the operation limit.
fn rounds(body: &str) -> u64 {
    let of = |count: u32| {
        run(&format!("fn play() {{ {GROWN} for round in 0..{count} {{ {body} }} }}"), &[], &[]);
        spent()
    };
    limits::OPERATIONS / (of(20) - of(10)) * 10
}

#[test]
fn values_do_not_lie_deep_in_one_another() {
    let deep = "lists and maps are nested more than 8 deep";
    assert_fails("fn play() { let a = []; for i in 0..4000 { a = [a]; } tell(`${a}`); }", deep);
    assert_fails(
        "fn play() { let a = #{}; for i in 0..4000 { a = #{a: a}; } tell(`${a}`); }",
        deep,
    );
    let pair = "let a = []; let b = []; for i in 0..900 { a = [a]; b = [b]; }";
    assert_fails(&format!("fn play() {{ {pair} if a == b {{}} }}"), deep);
    assert_fails("fn play() { let a = []; loop { let b = []; b.push(a); a = b; } }", deep);
    assert_fails("fn play() { let a = []; loop { a = [1].map(|x| a); } }", deep);
    assert_fails("fn play() { let a = []; loop { a = [0, 1].reduce(|s, x| [s], a); } }", deep);
}

#[test]
fn functions_are_no_values_that_hold_others() {
    let placed = "cannot store a closure";
    assert_refused("fn play() { let f = |x| x; for i in 0..2000 { f = f.curry(f); } }", "");
    assert_refused("fn play() { let f = || 0; loop { let g = f; f = || g.call(); } }", placed);
    assert_refused("fn play() { let a = 1; let f = |x| x + a; }", placed);
    assert_refused("fn play() { let a = [0]; loop { a = a.map(|x| || x); } }", placed);
    assert_refused("fn play() { let a = 1; [1].push(|| a); }", placed);
    assert_refused("fn play() { let a = 1; [1].reduce(|s, x| s + x, || a); }", placed);
    assert_refused("fn play() { let a = 1; keep(|| a); } fn keep(f) { f }", placed);
    assert_refused("fn filter(f) { f } fn play() {}", "cannot name a function `filter`");
    assert_refused("fn play() { Fn(\"curry\") }", "unexpected `Fn`");
}

#[test]
fn functions_that_are_called_at_once_may_look_around() {
    let table = run(
        "fn play() {
            let least = 1;
            let kept = [1, 2, 3].filter(|n| n > least && [2, 9].some(|m| m == n + least - 1));
            tell(`${kept} ${[3, 1].map(|n| n + least)} ${[1, 2].reduce(|s, n| s + n + least, 0)}`);
        }",
        &[],
        &[],
    );
    assert_eq!(events(&table), ["told"]);
}

#[test]
fn what_is_read_counts_by_its_size() {
    for body in [
        "if a == a {}",
        "if a != a {}",
        "a.contains(-1);",
        "if -1 in a {}",
        "a.index_of(-1);",
        "let b = a;",
        "let b = a + a.filter(|x| false);",
        "`${a.len()}${a}`.len();",
        "a.to_debug();",
        "a.reverse();",
        "a.sort();",
        "let b = a; b.dedup();",
        "keep(a);",
    ] {
        assert_counted(&body.replace("keep", "type_of"));
    }
}

#[test]
fn texts_count_by_their_size() {
    for body in ["s.to_upper();", "s.split('y');", "s.len();", "s.index_of(\"y\");", "s.chars();"] {
        let rounds = rounds(body);
        assert!(rounds < 20_000, "{rounds} rounds of {body}");
    }
    assert_refused("fn play() { \"x\".replace(\"x\", \"xx\") }", "unknown function `replace`");
    assert_refused("fn play() { [].pad(9, 0) }", "unknown function `pad`");
    assert_refused("fn pad(a, b, c) {} fn play() { [].pad(9, 0) }", "cannot name a function `pad`");
}

/// A constant outside a function cannot be a list or map, because reading a constant does not count
/// against the operation limit. A function cannot use `this`.
#[test]
fn what_is_not_named_is_no_list() {
    assert_refused(
        "const A = [1, 2]; fn play() { global::A }",
        "move lists and maps into functions",
    );
    assert_refused(
        "const A = #{a: 1}; fn play() { global::A }",
        "move lists and maps into functions",
    );
    assert_refused("fn play() { [1].same() } fn same() { this == this }", "unexpected `this`");
    run("const A = -7; const B = \"b\"; fn play() { global::A; global::B; }", &[], &[]);
}

#[test]
fn few_lines_are_told() {
    assert_fails(
        "fn play() { loop { tell(\"again\"); } }",
        "too many log lines: expected at most 64",
    );
    let long = "fn play() { let s = \"x\"; for i in 0..11 { s += s; } tell(s); }";
    assert_fails(long, "text of 2048 bytes is too long to show: expected at most 1024");
    let asked = "fn play() { let s = \"x\"; for i in 0..11 { s += s; } confirm(USA, s); }";
    assert_fails(asked, "too long to show");
}

#[test]
fn points_have_bounds() {
    let twice = "fn play() { award(USA, 2147483647); award(USA, 2147483647); }";
    assert_fails(twice, "points out of range: 2147483647, expected at most 100000 for a side");
    assert_fails("fn play() { award(CSA, -100001); }", "points out of range");
    assert_fails("fn play() { loop { award(CSA, -40000); } }", "points out of range: -40000");
    let arguments = [blind_swords::script::Argument::Side(kernel::Side::Usa)];
    for (script, found) in [
        ("fn play(side) { 2147483647 }", "2147483647"),
        ("fn play(side) { -100001 }", "-100001"),
        ("fn play(side) { fraction(200001, 2) }", "200001/2"),
        ("fn play(side) { \"many\" }", "a string"),
    ] {
        let host = host(script).expect("it loads");
        let refused = host.try_count("play", &arguments, field().position()).expect_err(script);
        let expected = format!("`play` must return a number from -100000 to 100000, not {found}");
        assert_eq!(refused.message, expected);
    }
}

/// A search of the whole map counts as more operations than a query about one hex.
#[test]
fn searches_of_the_map_count_for_what_they_look_at() {
    let each = |body: &str| {
        let of = |count: u32| {
            run(&format!("fn play() {{ for round in 0..{count} {{ {body} }} }}"), &[], &[]);
            spent()
        };
        (of(20) - of(10)) / 10
    };
    let little = each("units_in(hex(\"2110\"));");
    let much = each("fire_targets(units(USA));");
    assert!(much > 2 * little, "{little} and {much}");
    assert_fails("fn play() { loop { fire_targets(units(USA)); } }", "operations");
    assert_fails(
        "fn play() { loop { anybody_can_fire(USA); lines_in_contact(CSA); } }",
        "operations",
    );
}

/// The operation count of a script includes the procedures and questions that it starts, and the
/// scripts that those call.
#[test]
fn procedures_count() {
    let chances = vec![Chance::One(3); 1_000];
    let table = run("fn play() { loop { roll(USA, \"nothing\"); } }", &[], &chances);
    assert_eq!(events(&table), ["script-failed"]);
}

/// Nested scripts share the operation limit of the outermost script.
#[test]
fn scripts_inside_others_share_the_count() {
    let text = "fn play() { fire([unit(\"a1\")], hex(\"2112\")); tell(\"done\"); } fn inside(unit, hex) { loop {} }";
    let mut field = field();
    field.game().scenarios[0].hooks.on_fire = Some("inside".to_owned());
    field.rules.scripts = Arc::new(host(text).expect("it loads"));
    let scripts = Arc::clone(&field.rules.scripts);
    let mut table = field.table(&[], &[Chance::Two(1, 1)]);
    scripts.run("play", &[], &mut table).expect("the table goes on");
    assert_eq!(events(&table), ["script-failed"]);
    assert!(spent() < limits::OPERATIONS + 100, "{}", spent());
}

/// Scripts that run while a bot looks ahead do not count against the limit of the script whose
/// question the bot answers.
#[test]
fn answers_from_outside_are_nobodys_expense() {
    struct Thinks(Arc<Host>);
    impl Driver<BlindSwords> for Thinks {
        fn answer(
            &mut self,
            _: &Ask<BlindSwords>,
            position: Position<'_>,
        ) -> Option<Answer<BlindSwords>> {
            for _ in 0..3 {
                assert!(self.0.try_test("think", &[], position).expect("each has what it needs"));
                assert!(spent() > limits::OPERATIONS / 2, "{}", spent());
            }
            Some(Answer::Dice(Dice::One(Die::OF_SIX[0])))
        }
    }
    let text = "fn play() { roll(USA, \"this\"); roll(USA, \"that\"); tell(\"done\"); } \
                fn think() { let n = 0; while n < 20000 { n += 1; } true }";
    let host = Arc::new(host(text).expect("it loads"));
    let mut field = field();
    field.rules.scripts = host.clone();
    let driver = Box::new(Thinks(Arc::clone(&host)));
    let mut table = Table::new(Arc::new(field.rules), field.board, driver, Log::Kept);
    host.run("play", &[], &mut table).expect("the table goes on");
    assert!(!events(&table).contains(&"script-failed"), "{:?}", table.entries());
    assert!(spent() < limits::OPERATIONS / 2, "{} for two rolls", spent());
}

/// Functions and expressions may be nested up to their limits without a stack overflow, even in
/// three scripts that call one another.
#[test]
fn the_deepest_script_has_room() {
    let blocks = [
        ("if true { ", " }"),
        ("id(", ")"),
        ("switch true { true => ", " }"),
        ("`${ ", " }`"),
        ("[1, ", "].len()"),
        ("try { ", " } catch { }"),
        ("[1].map(|x| ", ")"),
        ("1 + (", ")"),
        ("for i in 0..1 { ", " }"),
        ("#{a: ", "}.a"),
    ];
    for (begin, end) in blocks {
        let nested = |depth| {
            let expression = format!("{}dig(n + 1){}", begin.repeat(depth), end.repeat(depth));
            host(&format!("fn play() {{ dig(0) }} fn id(x) {{ x }} fn dig(n) {{ {expression} }}"))
        };
        let host = (1..limits::FUNCTION_DEPTH).rev().find_map(|depth| nested(depth).ok());
        let host = host.expect("it may be nested once");
        let run = move || {
            let mut table = field().table(&[], &[]);
            host.run("play", &[], &mut table).expect("the table goes on");
            assert_eq!(events(&table), ["script-failed"]);
        };
        let stack = STACK / (usize::from(limits::NESTED_SCRIPTS) + 1);
        let deep = std::thread::Builder::new().stack_size(stack).spawn(run);
        deep.expect("a thread").join().expect("it is stopped with words");
    }
}
