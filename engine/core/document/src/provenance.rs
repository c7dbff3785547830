//! Counts of figures by origin, such as rulebook, historical source or reconstruction. Every figure
//! must have an origin.

use std::collections::BTreeSet;

use kernel::{MadeUp, OriginShare, Origins};
use serde::Deserialize;

use crate::codes;
use crate::de::Reading;
use crate::diag::{Diagnostic, Place};
use crate::figures::{self, Figure};
use crate::file::SourceFile;
use crate::origin::{Authority, Origin, Provenance};
use crate::suggest;
use crate::tree::{At, Kind, Node};

/// Figures of one table or file, counted by origin.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// Name of the table, such as `terrain effects`.
    pub section: &'static str,
    /// Number of figures that the rulebook states or implies.
    pub rulebook: usize,
    /// Number of figures from another game of the same battle.
    pub seed: usize,
    /// Number of figures from a historical source.
    pub historical: usize,
    /// Number of figures invented to fit the known values of a printed game.
    pub reconstructed: usize,
    /// Number of figures that the package's author designed, without a source.
    pub designed: usize,
}

impl Share {
    /// Returns the number of all figures.
    pub fn total(&self) -> usize {
        self.columns().iter().map(|(_, n)| n).sum()
    }

    /// Returns the number of figures for each origin, with its keyword.
    pub fn columns(&self) -> [(&'static str, usize); 5] {
        [
            ("rulebook", self.rulebook),
            ("seed", self.seed),
            ("historical", self.historical),
            (MadeUp::Reconstructed.word(), self.reconstructed),
            (MadeUp::Designed.word(), self.designed),
        ]
    }

    fn add(&mut self, authority: Authority) {
        match authority {
            Authority::Rulebook => self.rulebook += 1,
            Authority::Seed => self.seed += 1,
            Authority::Designed => self.designed += 1,
            Authority::Historical => self.historical += 1,
            Authority::Reconstructed => self.reconstructed += 1,
        }
    }
}

/// Counts of figures for all tables of a package.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shares {
    /// Counts of figures by table, in file order.
    pub sections: Vec<Share>,
    /// Paths of all made-up figures, such as `units/units/guard/morale`.
    pub made_up: Vec<(String, MadeUp)>,
}

impl Shares {
    /// Converts the counts to the origins shown to players. `lost` holds the passages missing from
    /// the rulebook.
    pub fn origins(&self, lost: &[String]) -> Origins {
        let share =
            |share: &Share| OriginShare { what: share.section, counts: share.columns().to_vec() };
        let shares = self.sections.iter().map(share).collect();
        Origins::new(shares, self.made_up.iter().cloned(), lost.to_vec())
    }

    /// Returns the counts of the whole package.
    pub fn total(&self) -> Share {
        let mut total = Share { section: "all figures", ..Share::default() };
        for share in &self.sections {
            total.rulebook += share.rulebook;
            total.seed += share.seed;
            total.designed += share.designed;
            total.historical += share.historical;
            total.reconstructed += share.reconstructed;
        }
        total
    }
}

/// Origins that one file states for a table.
struct Layer<'t> {
    at: At<'t>,
    file: &'t SourceFile,
    provenance: Provenance,
}

/// Returns the origin of a figure. The file with the figure and the overlays on that file can state
/// origins. The last entry for the figure applies. Without an entry, the default of the file with
/// the figure applies.
fn origin<'l>(layers: &'l [Layer<'_>], figure: &Figure<'_>) -> Option<&'l Origin> {
    let own = layers.iter().position(|layer| is_same_file(layer.file, figure.at.file()))?;
    let named = layers[own..].iter().rev().find_map(|layer| layer.provenance.part(&figure.path));
    named.or(layers[own].provenance.default.as_ref())
}

/// Returns the part of an origin entry that cannot be parsed, or else the whole entry.
fn misread(node: &Node) -> &Node {
    let Kind::Map(entries) = &node.kind else { return node };
    let mut values = entries.iter().map(|entry| &entry.value);
    values.find(|value| Origin::deserialize(Reading::plain(value)).is_err()).unwrap_or(node)
}

fn is_same_file(a: &SourceFile, b: &SourceFile) -> bool {
    std::ptr::eq(a, b)
}

/// Traces the origins of figures, one table at a time.
#[derive(Debug)]
pub struct Tracer<'a> {
    front: At<'a>,
    shares: Shares,
    problems: Vec<Diagnostic>,
    cited: BTreeSet<String>,
}

impl<'a> Tracer<'a> {
    /// Starts a trace for a package. `game.yaml` lists the sources that figures may cite.
    pub fn new(game: &'a Node) -> Tracer<'a> {
        let (shares, problems, cited) = (Shares::default(), Vec::new(), BTreeSet::new());
        Tracer { front: At::root(game), shares, problems, cited }
    }

    /// Returns the counts, and the problems found in the origins.
    pub fn finish(mut self) -> (Shares, Vec<Diagnostic>) {
        self.report_unused_sources();
        (self.shares, self.problems)
    }

    fn sources(&self) -> Vec<&'a str> {
        self.front.get("sources").map_or_else(Vec::new, |sources| sources.keys().collect())
    }

    /// Counts the figures of tables in a document. `document` begins the paths of the tables.
    pub fn tables(&mut self, document: &str, tree: &Node, tables: &[figures::Table]) {
        for (section, pattern, figures) in tables {
            for table in figures::find(At::root(tree), pattern) {
                let figures = figures.iter().flat_map(|pattern| figures::find(table.at, pattern));
                let path = table.within(document);
                self.table(section, &path, table.at, &figures.collect::<Vec<_>>());
            }
        }
    }

    /// Adds the figures of a table. `section` is the section of the report that counts the figures.
    /// `path` is the table's path in the package, such as `units/units/guard`, and `at` is the
    /// table's position.
    pub fn table(&mut self, section: &'static str, path: &str, at: At<'_>, figures: &[Figure<'_>]) {
        let known = self.problems.len();
        let layers = self.layers(at);
        let all_is_read = self.problems.len() == known;
        let mut missing = Vec::new();
        for figure in figures {
            match origin(&layers, figure) {
                Some(origin) => {
                    self.share(section).add(origin.authority);
                    if let Some(kind) = origin.authority.made_up() {
                        self.shares.made_up.push((figure.within(path), kind));
                    }
                    if origin.authority == Authority::Historical {
                        self.cited.insert(origin.reference.clone());
                    }
                }
                None if all_is_read => missing.push(figure),
                None => {}
            }
        }
        self.report_missing(at, &layers, &missing);
        for layer in &layers {
            self.report_unknown_parts(layer, figures);
            self.report_unknown_sources(layer);
        }
        self.report_idle(&layers, figures);
    }

    /// Returns the origins that the package and all its overlays state for a table.
    fn layers<'t>(&mut self, at: At<'t>) -> Vec<Layer<'t>> {
        let own = self.read(at.get("provenance").map(At::node));
        let mut layers = vec![Layer { at: at.key("provenance"), file: at.file(), provenance: own }];
        for node in at.patched() {
            let (at, provenance) = (At::root(node), self.read(Some(node)));
            layers.push(Layer { at, file: at.file(), provenance });
        }
        layers
    }

    fn read(&mut self, node: Option<&Node>) -> Provenance {
        let read = node.map(|node| Option::deserialize(Reading::plain(node))).transpose();
        read.unwrap_or_else(|error| {
            let place = misread(node.expect("it was read")).place.clone();
            self.problems.push(Diagnostic::error(codes::SCHEMA_TYPE, place, error.to_string()));
            None
        })
        .flatten()
        .unwrap_or_default()
    }

    fn share(&mut self, section: &'static str) -> &mut Share {
        let sections = &mut self.shares.sections;
        let at = sections.iter().position(|share| share.section == section).unwrap_or_else(|| {
            sections.push(Share { section, ..Share::default() });
            sections.len() - 1
        });
        &mut sections[at]
    }

    fn report_missing(&mut self, at: At<'_>, layers: &[Layer<'_>], missing: &[&Figure<'_>]) {
        let Some(first) = missing.first() else { return };
        let path = &first.path;
        let message = match missing.len() {
            1 => format!("missing `provenance` for `{path}`"),
            n => format!("missing `provenance` for {n} figures, such as `{path}`"),
        };
        let is_changed = !is_same_file(first.at.file(), at.file());
        let (place, help) = if is_changed {
            (first.at.place(), "add `provenance`: a changed figure needs its own origin")
        } else {
            let help = "add `provenance: rulebook SECTION`, `historical SOURCE`, `reconstructed` or `designed`";
            (at.place(), help)
        };
        let others = layers.iter().filter(|layer| {
            is_same_file(layer.file, &place.file) && !layer.provenance.parts.is_empty()
        });
        let others: Vec<Place> = others.map(|layer| layer.at.place()).collect();
        let problem = Diagnostic::error(codes::PROVENANCE_MISSING, place, message).help(help);
        let label = |problem: Diagnostic, place| {
            problem.label(place, "the origin of other figures is here")
        };
        self.problems.push(others.into_iter().fold(problem, label));
    }

    fn report_unknown_parts(&mut self, layer: &Layer<'_>, figures: &[Figure<'_>]) {
        let covers = |part: &str, figure: &Figure<'_>| {
            let rest = figure.path.strip_prefix(part);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        };
        for (part, _) in &layer.provenance.parts {
            if !figures.iter().any(|figure| covers(part, figure)) {
                let place = layer.at.place_of_key(part);
                let message = format!("unknown figure `{part}`");
                let problem = Diagnostic::error(codes::PROVENANCE_PART, place, message);
                let known: Vec<&str> = figures.iter().map(|figure| figure.path.as_str()).collect();
                let figure_of = |near: &str| figures.iter().find(|figure| figure.path == near);
                let place_of = |near: &str| figure_of(near).map(|figure| figure.at.place());
                self.problems.push(problem.suggest_at(part, &known, place_of));
            }
        }
    }

    fn report_unknown_sources(&mut self, layer: &Layer<'_>) {
        let sources = self.sources();
        let named = layer.provenance.parts.iter().map(|(part, origin)| (Some(part), origin));
        let default = layer.provenance.default.iter().map(|origin| (None, origin));
        for (part, origin) in named.chain(default) {
            let is_known = sources.contains(&origin.reference.as_str());
            if origin.authority != Authority::Historical || is_known {
                continue;
            }
            let at = layer.at.key(part.map_or("default", String::as_str));
            let message =
                format!("unknown source `{}`: game.yaml does not list it", origin.reference);
            let mut problem = Diagnostic::error(codes::REF_SOURCE, at.place(), message);
            let near = suggest::nearest(&origin.reference, sources.iter().copied());
            if let (None, Some(list)) = (near, self.front.get("sources")) {
                problem = problem.label(list.place(), "the known sources");
            }
            let place_of = |near: &str| Some(self.front.key("sources").place_of_key(near));
            self.problems.push(problem.suggest_at(&origin.reference, &sources, place_of));
        }
    }

    /// Reports a default origin in an overlay that applies to no figure, because the overlay
    /// changes no figure of the table.
    fn report_idle(&mut self, layers: &[Layer<'_>], figures: &[Figure<'_>]) {
        let later = layers.iter().skip(1).filter(|layer| layer.provenance.default.is_some());
        for layer in later {
            if !figures.iter().any(|figure| is_same_file(figure.at.file(), layer.file)) {
                let message = "this origin applies to no figure: nothing is changed here";
                let help = "to change only origins, name the figures: `provenance: {FIGURE: …}`";
                let place = layer.at.place();
                let problem = Diagnostic::error(codes::OVERLAY_NOTHING, place, message);
                self.problems.push(problem.help(help));
            }
        }
    }

    /// Reports sources that the package lists but no figure cites. Sources of extended packages are
    /// exempt.
    fn report_unused_sources(&mut self) {
        let at = self.front.key("sources");
        for id in self.sources() {
            let place = at.place_of_key(id);
            let is_own = is_same_file(&place.file, self.front.key("id").file());
            if is_own && !self.cited.contains(id) {
                let message = format!("no figure cites source `{id}`");
                self.problems.push(Diagnostic::warning(codes::UNUSED, place, message));
            }
        }
    }
}
