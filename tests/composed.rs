//! Scripts composed at random from statements that grow values, recurse or use much memory. Every
//! script must stop within the limits of the sandbox.

use std::sync::Arc;

use blind_swords::rules::Rules;
use blind_swords::script::Scripts;
use blind_swords::{BlindSwords, Board, Position, Table};
use blind_swords_script::{Host, Sources, limits, spent};
use kernel::{Answer, Ask, Dice, Die, Driver, Log, Throw};

/// Number of operations by which the last map search may exceed the limit. A search cannot be
/// interrupted.
const LAST_SEARCH: u64 = 100_000;

/// Statements on a number, a string, an array and a map, from which scripts are composed.
const STATEMENTS: [&str; 32] = [
    "n += 1;",
    "n = n * 7 - 3;",
    "n = a.len();",
    "s += s;",
    "s = `${a}${m}`;",
    "s = s.to_upper() + n;",
    "a += a;",
    "a = [a, n];",
    "a = [a, a, m];",
    "a.push(a);",
    "a.insert(0, m);",
    "a = s.split('x');",
    "a = a.map(|v| [v, n]);",
    "a = a.filter(|v| v != n && !(v in a));",
    "a.sort(|x, y| if x == y { 0 } else { 1 });",
    "n += a.index_of(n);",
    "n = a.reduce(|sum, v| sum + 1, n);",
    "if a == a { n += 1; }",
    "m = #{a: a, m: m};",
    "m.set(s, a);",
    "m.a = m;",
    "a = m.values();",
    "if m != #{a: a} { n -= 1; }",
    "a = units(USA); n = fire_targets(a).len();",
    "a = a + lines_in_range(USA) + brigades(CSA);",
    "n += roll(CSA, s);",
    "tell(s);",
    "award(CSA, n);",
    "n += deeper(n, a);",
    "morale_hits(units(CSA)[0], 200);",
    "if confirm(USA, s) { n = 9223372036854775807; }",
    "throw a;",
];

/// Opening and closing code of each kind of block that can enclose statements.
const BLOCKS: [(&str, &str); 6] = [
    ("loop {", "}"),
    ("while n < 1000 {", "}"),
    ("for v in a {", "}"),
    ("for i in 0..40 {", "}"),
    ("try {", "} catch (e) { n += 1; }"),
    ("a.for_each(|v| {", "});"),
];

/// Composes a script whose statements are selected by bytes. Some of these scripts do not compile.
pub(crate) fn script(data: &[u8]) -> String {
    let mut body = "let n = 1; let s = \"x\"; let a = [1, 2]; let m = #{};\n".to_owned();
    let mut open = Vec::new();
    for byte in data.iter().take(60).map(|&byte| usize::from(byte)) {
        match byte {
            0..=191 => body.push_str(STATEMENTS[byte % STATEMENTS.len()]),
            192..=231 => {
                let (begin, end) = BLOCKS[byte % BLOCKS.len()];
                body.push_str(begin);
                open.push(end);
            }
            _ => body.push_str(open.pop().unwrap_or_default()),
        }
        body.push('\n');
    }
    open.iter().rev().for_each(|end| body.push_str(end));
    format!("fn play() {{\n{body}}}\nfn deeper(n, a) {{ 1 + deeper(n + 1, [a]) }}")
}

/// Runs a script twice. Both runs must stop within the limits and at the same operation.
pub(crate) fn run(text: &str, rules: &Arc<Rules>) {
    let sources = Sources::new().with("composed", "composed.rhai", text);
    let Ok(host) = Host::new(&sources) else { return };
    let first = taken(&host, rules);
    assert!(first.1 <= limits::OPERATIONS + LAST_SEARCH, "{} operations of {text}", first.1);
    assert_eq!(first, taken(&host, rules), "{text}");
}

/// Returns the facts of a run and its number of operations.
fn taken(host: &Host, rules: &Arc<Rules>) -> (String, u64) {
    let board = Board::start(rules);
    let mut table = Table::new(Arc::clone(rules), board, Box::new(Obliging), Log::Kept);
    let end = host.run("play", &[], &mut table);
    (format!("{end:?} {:?}", table.entries()), spent())
}

/// Driver that takes the first option, and rolls a three with every die.
#[derive(Debug)]
struct Obliging;

impl Driver<BlindSwords> for Obliging {
    fn answer(&mut self, ask: &Ask<BlindSwords>, _: Position<'_>) -> Option<Answer<BlindSwords>> {
        Some(match ask {
            Ask::Choose { options, .. } => Answer::Choice(options[0]),
            Ask::Roll { throw: Throw::D6, .. } => Answer::Dice(Dice::One(Die::OF_SIX[2])),
            Ask::Roll { .. } => Answer::Dice(Dice::Two(Die::OF_SIX[2], Die::OF_SIX[2])),
            Ask::Draw { among } => Answer::Drawn(among[0].choice),
        })
    }
}
