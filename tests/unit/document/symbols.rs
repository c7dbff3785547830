use std::collections::BTreeMap;
use std::sync::Arc;

use document::codes::{Code, Info};
use document::de::Reading;
use document::diag::Diagnostic;
use document::source::SourceFile;
use document::symbols::{Defined, Names, Symbols};
use document::tree::Node;
use document::{DocumentKind, Kind, Located, Name, Number, render, yaml};
use kernel::{Grid, GridSpec, HexId, Keyed, NamedId, Parity, Span};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename = "$ref terrain")]
struct TerrainId(u8);

impl NamedId for TerrainId {
    const REFERENCE: &'static str = "$ref terrain";

    fn from_index(index: usize) -> Self {
        Self(u8::try_from(index).expect("tests have few names"))
    }
}

/// Type that can be deserialized from a document, with names, and from a save, with indices.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Ground {
    #[serde(default)]
    main: Option<TerrainId>,
    #[serde(default)]
    others: Vec<TerrainId>,
    #[serde(default)]
    costs: BTreeMap<TerrainId, u8>,
}

#[derive(Debug, Deserialize)]
struct Named {
    placed: Located<TerrainId>,
    kept: Located<Name<TerrainId>>,
    costs: Keyed<Located<Name<TerrainId>>, u8>,
}

#[derive(Debug, Deserialize)]
struct Hexes {
    hexes: Vec<HexId>,
}

const UNKNOWN: Code = {
    const INFO: &Info = &Info::new("E-REF-TERRAIN", "A terrain is named that does not exist.");
    Code::new(INFO)
};
const OFF_MAP: Code = {
    const INFO: &Info = &Info::new("E-REF-HEX", "A hex is named that is not on the map.");
    Code::new(INFO)
};

static TABLES: DocumentKind = DocumentKind::of::<BTreeMap<String, u8>>("tables", Number::One);
static DEFINED: [Defined; 1] = [Defined {
    kind: "terrain",
    what: "terrain",
    code: UNKNOWN,
    document: &TABLES,
    paths: &[&["terrain", "kinds"]],
    before: 0,
    words: &[],
}];

fn tree(path: &str, text: &str) -> Node {
    yaml::read(&SourceFile::new(path, text)).expect("it is YAML")
}

fn symbols() -> Arc<Symbols> {
    let tables =
        tree("tables.yaml", "terrain:\n  kinds:\n    clear: 1\n    woods: 2\n    '12': 3\n");
    let rows = Span { first: 1, last: 9 };
    let shifted = Parity::Odd;
    let spec = GridSpec { first_column: 1, last_column: 9, even: rows, odd: rows, shifted };
    let grid = Grid::new(spec).expect("a grid");
    let is_tables = |kind: Kind| (*kind == TABLES).then_some(&tables);
    Arc::new(Symbols::of(&DEFINED, is_tables).with_hexes(grid, OFF_MAP))
}

fn read<T: serde::de::DeserializeOwned>(text: &str) -> (T, Vec<Diagnostic>) {
    let (tree, names) = (tree("map.yaml", text), Names::new(symbols()));
    let read = T::deserialize(Reading::new(&tree, &names)).expect("it fits");
    (read, names.finish().into_iter().map(|it| it.problem).collect())
}

#[test]
fn a_document_gives_names_and_a_save_indices() {
    let (ground, problems) =
        read::<Ground>("main: woods\nothers: [12, clear]\ncosts: {woods: 3}\n");
    assert_eq!(problems, []);
    let costs = BTreeMap::from([(TerrainId(1), 3)]);
    let same = Ground { main: Some(TerrainId(1)), others: vec![TerrainId(2), TerrainId(0)], costs };
    assert_eq!(ground, same);
    let saved = serde_json::to_string(&ground).expect("JSON");
    assert_eq!(saved, r#"{"main":1,"others":[2,0],"costs":{"1":3}}"#);
    assert_eq!(serde_json::from_str::<Ground>(&saved).expect("a save"), ground);
}

/// A number in a document is always read as a name, never as an index.
#[test]
fn a_number_in_a_document_is_no_index() {
    let (_, problems) = read::<Ground>("main: 1\n");
    let said: Vec<_> = problems.iter().map(|it| &*it.message).collect();
    assert_eq!(said, ["unknown terrain `1`"]);
}

/// Unknown names in values, list items and keys are reported together. Each report contains the
/// nearest known name and the place of its definition.
#[test]
fn unknown_names_are_reported_together() {
    let (_, problems) =
        read::<Ground>("main: wods\nothers:\n  - clear\n  - cleer\ncosts: {woods: 1, clea: 2}\n");
    let at = |it: &Diagnostic| {
        let near = it.labels.first().map(|label| label.place.line_column());
        (it.place.line_column(), near, it.help.clone().unwrap_or_default())
    };
    let found: Vec<_> = problems.iter().map(at).collect();
    let meant = |word: &str| format!("did you mean `{word}`?").into_boxed_str();
    assert_eq!(
        found,
        [
            ((1, 7), Some((4, 5)), meant("woods")),
            ((4, 5), Some((3, 5)), meant("clear")),
            ((5, 19), Some((3, 5)), meant("clear")),
        ],
        "{}",
        render::plain(&problems)
    );
}

#[test]
fn references_and_keys_know_their_places() {
    let (named, problems) =
        read::<Named>("placed: woods\nkept: clear\ncosts:\n  woods: 3\n  mud: 4\n");
    assert_eq!((named.placed.value, named.placed.place.line_column()), (TerrainId(1), (1, 9)));
    assert_eq!((named.kept.as_str(), named.kept.place.line_column()), ("clear", (2, 7)));
    let keys = named.costs.keys().map(|key| (key.to_string(), key.place.line_column()));
    assert_eq!(
        keys.collect::<Vec<_>>(),
        [("woods".to_owned(), (4, 3)), ("mud".to_owned(), (5, 3))]
    );
    assert_eq!(problems.len(), 1, "{}", render::plain(&problems));
}

#[test]
fn hexes_are_read_by_their_numbers() {
    let (read, problems) = read::<Hexes>("hexes: [\"0101\", 0102, 9999]\n");
    assert_eq!(read.hexes, [HexId(0), HexId(1), HexId(0)]);
    let said: Vec<_> = problems.iter().map(|it| &*it.message).collect();
    assert_eq!(said, ["hex 9999 is not on the map"]);
}

/// A value that cannot be a name, such as a list, is a type error.
#[test]
fn a_reference_is_a_name() {
    let (tree, names) = (tree("map.yaml", "main: [woods]\n"), Names::new(symbols()));
    let error = Ground::deserialize(Reading::new(&tree, &names)).expect_err("a list is no name");
    assert_eq!(error.path(), "main");
    assert_eq!(names.finish().len(), 0);
}
