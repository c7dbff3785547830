//! Tests that types and schemas accept the same documents.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::OnceLock;

use proptest::prelude::*;

use blind_swords_documents::BLIND_SWORDS;
use document::source::SourceFile;
use document::tree::{Kind as Value, Node};
use document::{Kind, conform, yaml};

static KINDS: &[Kind] = BLIND_SWORDS.kinds;

/// Returns a document of a kind from the first package that has one, or the shared charts.
fn tree(kind: Kind) -> Node {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../..");
    let files = |folder: &Path| {
        let entries = std::fs::read_dir(folder).expect("a folder");
        entries.map(|entry| entry.expect("an entry").path()).collect::<BTreeSet<_>>()
    };
    let games = files(&root.join("games"));
    let aside = match kind.word {
        "ai" => "ai.yaml",
        "lesson" => "lessons",
        "plan" => "plans",
        _ => "facts.yaml",
    };
    // Games of other rule systems have no chits.
    let has = |game: &Path, file: &str| game.join(file).exists();
    let game = games.into_iter().find(|game| has(game, aside) && has(game, "chits.yaml"));
    let game = game.expect("a package with such a document");
    let path = match kind.word {
        "scenario" => files(&game.join("scenarios")).pop_first(),
        "plan" => files(&game.join("plans")).pop_first(),
        "lesson" => files(&game.join("lessons")).pop_first(),
        "tables" => files(&root.join("charts")).pop_first(),
        word => Some(game.join(word).with_extension("yaml")),
    };
    let path = path.expect("a document of the kind");
    let text = std::fs::read_to_string(&path).expect("a file that can be read");
    yaml::read(&SourceFile::new(path.display().to_string(), text)).expect("it is YAML")
}

fn is_taken(kind: Kind, tree: &Node) -> bool {
    kind.misfit(tree).is_none()
}

/// Returns the value at position `n` of a tree, in document order. The function counts `n` down
/// while it descends.
fn nth<'a>(node: &'a mut Node, n: &mut usize) -> Option<&'a mut Node> {
    if *n == 0 {
        return Some(node);
    }
    *n -= 1;
    match &mut node.kind {
        Value::List(items) => items.iter_mut().find_map(|item| nth(item, n)),
        Value::Map(entries) => entries.iter_mut().find_map(|entry| nth(&mut entry.value, n)),
        _ => None,
    }
}

/// Replaces a value by another. `how` selects the replacement.
fn damage(node: &mut Node, how: usize) {
    let plain = |kind: Value| Node::new(node.place.clone(), kind);
    let text = |text: &str| Value::Text(text.to_owned());
    let other = [
        Value::Null,
        Value::Bool(true),
        Value::Int(0),
        Value::Int(-10),
        Value::Int(41),
        Value::Int(300),
        text(""),
        text("Some Words"),
        text("half_of_it"),
        text("16:3"),
        Value::List(Vec::new()),
        Value::Map(Vec::new()),
        Value::List(vec![plain(Value::Int(1)), plain(Value::Int(2))]),
    ];
    let n = other.len();
    node.kind = match (how, std::mem::replace(&mut node.kind, Value::Null)) {
        (how, _) if how < n => other.into_iter().nth(how).expect("one of them"),
        (_, Value::Map(entries)) if how == n => {
            Value::List(entries.into_iter().map(|entry| entry.value).collect())
        }
        (_, Value::Map(mut entries)) => {
            if let Some(last) = entries.last_mut() {
                last.key.push('s');
            }
            Value::Map(entries)
        }
        (_, Value::List(mut items)) if how == n => {
            items.extend(items.last().cloned());
            Value::List(items)
        }
        (_, Value::List(mut items)) => {
            items.pop();
            Value::List(items)
        }
        (_, scalar) => scalar,
    };
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() })]

    /// For any damage to a document, the types refuse exactly what the schema refuses.
    #[test]
    fn types_and_schemas_agree(kind in 0..KINDS.len(), value in 0_usize..3000, how in 0_usize..15) {
        static TREES: OnceLock<Vec<Node>> = OnceLock::new();
        let trees = TREES.get_or_init(|| KINDS.iter().map(|kind| tree(kind)).collect());
        let mut tree = trees[kind].clone();
        let mut n = value % tree.values();
        let damaged = nth(&mut tree, &mut n).expect("a value of the document");
        damage(damaged, how);
        let place = damaged.place.clone();
        let said = conform::check(KINDS[kind], &tree);
        let taken = is_taken(KINDS[kind], &tree);
        prop_assert_eq!(taken, said.is_empty(), "{:?}, {}, damage {}: {:?}", KINDS[kind], place.line_column().0, how, said);
    }
}
