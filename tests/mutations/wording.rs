//! Wording of diagnostics. Validation uses the terms of package authors, and no terms of the
//! parser's language or libraries. The test puts every kind of wrong value into every field of
//! every document, case and lesson.

use document::source::SourceFile;
use document::{Diagnostic, DocumentKind, conform, yaml};
use registry::ALL;
use serde_json::{Map, Value, json};

/// Technical terms that a package author need not know. No diagnostic may contain them.
const FOREIGN: [&str; 28] = [
    "i8",
    "i16",
    "i32",
    "i64",
    "u8",
    "u16",
    "u32",
    "u64",
    "usize",
    "f64",
    "&str",
    "Immutable",
    "struct ",
    "enum ",
    "variant",
    "invalid type",
    "expected one of `",
    "simple key",
    "scalar",
    "sequence",
    "schema",
    "oneOf",
    "anyOf",
    "serde",
    "Option<",
    "Expecting",
    "JSON",
    "null",
];

/// Maximum nesting depth of examples for recursive types.
const DEEP: usize = 7;

fn kinds() -> Vec<&'static DocumentKind> {
    let own = ALL.iter().flat_map(|book| book.opening.dialect.kinds).copied();
    own.chain(ALL.map(|book| book.cases)).collect()
}

/// Returns an example value for a schema, with a value in every field. `choice` selects among
/// alternatives.
fn example(root: &Value, node: &Value, choice: usize, deep: usize) -> Value {
    let target = node.get("$ref").and_then(Value::as_str).and_then(|it| it.strip_prefix('#'));
    let node = target.and_then(|target| root.pointer(target)).unwrap_or(node);
    if deep > DEEP {
        return Value::Null;
    }
    let ways = ["oneOf", "anyOf", "allOf"].into_iter().find_map(|way| node.get(way)?.as_array());
    if let Some(ways) = ways.filter(|_| node.get("properties").is_none()) {
        return example(root, &ways[choice % ways.len()], choice, deep + 1);
    }
    if let Some(word) = node.get("const") {
        return word.clone();
    }
    if let Some(words) = node.get("enum").and_then(Value::as_array) {
        return words[choice % words.len()].clone();
    }
    if let Some(fields) = node.get("properties").and_then(Value::as_object) {
        let of =
            |(key, node): (&String, &Value)| (key.clone(), example(root, node, choice, deep + 1));
        return fields.iter().map(of).collect();
    }
    if let Some(values) = node.get("additionalProperties").filter(|values| values.is_object()) {
        let keys = ["0805", "one-two", "0805/0806"];
        return json!({ keys[choice % keys.len()]: example(root, values, choice, deep + 1) });
    }
    if let Some(items) = node.get("items") {
        return json!([example(root, items, choice, deep + 1)]);
    }
    match node.get("type").and_then(|it| it.as_str().or_else(|| it.get(0)?.as_str())) {
        Some("integer" | "number") => json!(1),
        Some("boolean") => json!(true),
        Some("string") => json!("one"),
        _ => Value::Null,
    }
}

/// Collects the paths of all values inside a value.
fn places(value: &Value, at: &str, found: &mut Vec<String>) {
    found.push(at.to_owned());
    match value {
        Value::Array(items) => {
            items
                .iter()
                .enumerate()
                .for_each(|(n, item)| places(item, &format!("{at}/{n}"), found));
        }
        Value::Object(fields) => fields.iter().for_each(|(key, value)| {
            places(value, &format!("{at}/{}", key.replace('/', "~1")), found);
        }),
        _ => {}
    }
}

/// Returns one value of each type. In any field, at least one of these values is wrong.
fn values() -> Vec<Value> {
    let mut field = Map::new();
    field.insert("nonsense".to_owned(), json!(1));
    vec![
        Value::Null,
        json!(true),
        json!(-7),
        json!(99_999_999_999_u64),
        json!("nonsense"),
        json!("1"),
        json!([]),
        json!([1, "x"]),
        json!({}),
        Value::Object(field),
    ]
}

fn assert_plain(said: &[Diagnostic], what: &str) {
    for it in said {
        let message = it.message.split(" (at ").next().unwrap_or_default();
        let words = format!("{message} {}", it.help.as_deref().unwrap_or_default());
        let foreign = FOREIGN.iter().find(|word| {
            words.match_indices(**word).any(|(at, word)| {
                let before = words[..at].chars().next_back();
                let after = words[at + word.len()..].chars().next();
                let is_letter = |sign: Option<char>| {
                    sign.is_some_and(|sign| sign.is_ascii_alphanumeric() || "-_`".contains(sign))
                };
                !is_letter(before) && !is_letter(after)
            })
        });
        assert_eq!(foreign, None, "{what}: {words}");
        let is_bare = message.starts_with("invalid value") && !message.contains("expected");
        assert!(!is_bare || it.help.is_some(), "{what}: says not what fits: {words}");
    }
}

#[test]
fn wrong_values_are_told_in_the_words_of_authors() {
    let kinds = kinds();
    let schemas: Vec<Value> = kinds.iter().map(|kind| kind.generate()).collect();
    let (kinds, schemas) = (&kinds, &schemas);
    testing::explore(20, |seed| {
        let seed = seed as usize;
        let (kind, schema) = (kinds[seed % kinds.len()], &schemas[seed % kinds.len()]);
        let round = seed / kinds.len();
        let whole = example(schema, schema, round % 5, 0);
        let mut all = Vec::new();
        places(&whole, "", &mut all);
        let values = values();
        for (n, value) in values.iter().enumerate() {
            let at = &all[(round * values.len() + n * 31) % all.len()];
            let mut wrong = whole.clone();
            if let Some(place) = wrong.pointer_mut(at) {
                *place = value.clone();
            }
            if !wrong.is_object() {
                continue;
            }
            let text = serde_json::to_string_pretty(&wrong).expect("a value is JSON");
            let file = SourceFile::new("it.yaml", text);
            let tree = yaml::read(&file).expect("JSON is YAML");
            assert_plain(&conform::check(kind, &tree), &format!("{} {at} {value}", kind.word));
        }
    });
}

#[test]
fn text_that_is_no_yaml_is_told_in_the_words_of_authors() {
    for text in [
        "a: [1",
        "a: ]",
        "a: {b: 1",
        "a: }",
        "a: \"b",
        "a: 'b",
        "a\nb: 1",
        "a:1\nb",
        "a: b: c",
        "\ta: 1",
        "a: 1\n b: 2",
        "a:\n  b: 1\n c: 2",
        "- a\nb: 1",
        "a: 1\n- b",
        "a: @b",
        "a: %b",
        "a: `b`",
        "a: \"\\q\"",
        "a: &x 1\nb: *x",
        "a: *x",
        "a: !!int 1",
        "a: ! b",
        "? a\n: b",
        "a: |\nb",
        "a: >9\n b",
        "---\na: 1\n---\nb: 1",
        "%YAML 1.2\n---\na: 1",
        "%a\n---\nb: 1",
        "a: [1, 2\nb: 3",
        "a: {b 1, c}",
        "a: [b: 1, c: ]",
        "{a: 1}}",
        "a: 1 # x\n b",
        "\u{feff}a: [",
        "a: \"\\ud800\"",
        "a: \"\\xzz\"",
        "a: 'b' c",
        "a: [x] y",
        "*: 1",
        "&: 1",
        "a: -\n b",
        "[]: 1",
        "a: {",
        "",
        "a: \"b\n",
        "- - - [",
        "a:\n\t- b",
        ", a: 1",
        "a: ,",
    ] {
        let said = yaml::read(&SourceFile::new("it.yaml", text)).err().unwrap_or_default();
        assert_plain(&said, text);
    }
}

#[test]
fn mistakes_of_scripts_are_told_in_the_words_of_authors() {
    let own = [
        "",
        "unmark(1, 2, 3)",
        "unmrk(1)",
        "'ambush'",
        "2.0",
        "let x = ;",
        "if {",
        "x",
        "1 +",
        "\"open",
        "for i in 3 {}",
        "let let = 1",
        "is_marked(\"a\")",
        "[1, 2",
        "#{a: }",
        "fn g() {}",
        "1 = 2",
        "switch 1 { _ => 1, 2 => 3 }",
        "break",
        "`a${",
        "x.y.z()",
        "@",
        "1..",
        "let a = 1; let a = 2; a b",
        "return return",
        "0x",
        "09z",
        "'ab'",
        "\"\\q\"",
        "const A = 1; A = 2",
        "throw",
        "a::b()",
    ];
    for body in own {
        let text = format!("fn f() {{ {body} }}\n");
        let sources = blind_swords_script::Sources::new().with("it", "it.rhai", text);
        for it in blind_swords_script::check(&sources, None).problems {
            let told = Diagnostic::error(
                document::codes::YAML_SYNTAX,
                document::diag::Place::of_file(&SourceFile::new("it.rhai", "")),
                it.message,
            );
            assert_plain(&[told], body);
        }
    }
}
