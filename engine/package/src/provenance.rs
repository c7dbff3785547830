//! How many figures rest on the rulebook, on history, on reconstruction; none may rest on nothing.

use std::collections::BTreeSet;

use crate::codes;
use crate::diag::Diagnostic;
use crate::documents::Documents;
use crate::figures;
use crate::model::{Authority, Provenance};
use crate::tree::At;

/// The figures of one table or file by what they rest on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// Which table, such as `terrain effects`.
    pub section: &'static str,
    /// Stated or forced by the rulebook.
    pub rulebook: usize,
    /// Given by a historical source.
    pub historical: usize,
    /// Made up to fit.
    pub reconstructed: usize,
}

impl Share {
    /// All figures.
    pub fn total(&self) -> usize {
        self.rulebook + self.historical + self.reconstructed
    }

    fn add(&mut self, authority: Authority) {
        match authority {
            Authority::Rulebook => self.rulebook += 1,
            Authority::Historical => self.historical += 1,
            Authority::Reconstructed => self.reconstructed += 1,
        }
    }
}

/// The shares of all sections.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shares {
    /// In the order of the files.
    pub sections: Vec<Share>,
}

impl Shares {
    /// The whole package.
    pub fn total(&self) -> Share {
        let mut total = Share { section: "all figures", ..Share::default() };
        for share in &self.sections {
            total.rulebook += share.rulebook;
            total.historical += share.historical;
            total.reconstructed += share.reconstructed;
        }
        total
    }
}

/// Counts the origins of all figures.
pub(crate) fn trace(documents: &Documents) -> (Shares, Vec<Diagnostic>) {
    let mut tracer = Tracer::new(documents);
    figures::all(documents, &mut tracer);
    tracer.report_unused_sources();
    (tracer.shares, tracer.problems)
}

/// Follows figures to their origins, one table after another.
pub(crate) struct Tracer<'a> {
    documents: &'a Documents,
    shares: Shares,
    problems: Vec<Diagnostic>,
    cited: BTreeSet<String>,
}

impl<'a> Tracer<'a> {
    fn new(documents: &'a Documents) -> Tracer<'a> {
        let (shares, problems, cited) = (Shares::default(), Vec::new(), BTreeSet::new());
        Tracer { documents, shares, problems, cited }
    }

    /// A table: its section of the report, its place, its provenance, and the paths of its figures.
    pub(crate) fn table(
        &mut self,
        section: &'static str,
        at: At<'_>,
        provenance: Option<&Provenance>,
        figures: &[String],
    ) {
        let nothing = Provenance::default();
        let provenance = provenance.unwrap_or(&nothing);
        let mut missing = Vec::new();
        for figure in figures {
            match provenance.of(figure) {
                Some(origin) => {
                    self.share(section).add(origin.authority);
                    if origin.authority == Authority::Historical {
                        self.cited.insert(origin.reference.clone());
                    }
                }
                None => missing.push(figure.as_str()),
            }
        }
        self.report_missing(at, &missing);
        self.report_unknown_parts(at, provenance, figures);
        self.report_unknown_sources(at, provenance);
    }

    fn share(&mut self, section: &'static str) -> &mut Share {
        let sections = &mut self.shares.sections;
        let at = sections.iter().position(|share| share.section == section).unwrap_or_else(|| {
            sections.push(Share { section, ..Share::default() });
            sections.len() - 1
        });
        &mut sections[at]
    }

    fn report_missing(&mut self, at: At<'_>, missing: &[&str]) {
        let Some(first) = missing.first() else { return };
        let message = match missing.len() {
            1 => format!("nothing says where `{first}` comes from"),
            n => format!("nothing says where {n} figures come from, such as `{first}`"),
        };
        let help = "add `provenance: rulebook SECTION`, `historical SOURCE` or `reconstructed`";
        let problem = Diagnostic::error(codes::PROVENANCE_MISSING, at.place(), message);
        self.problems.push(problem.help(help));
    }

    fn report_unknown_parts(&mut self, at: At<'_>, provenance: &Provenance, figures: &[String]) {
        let covers = |part: &str, figure: &String| {
            figure.strip_prefix(part).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        };
        for (part, _) in &provenance.parts {
            if !figures.iter().any(|figure| covers(part, figure)) {
                let place = at.key("provenance").place_of_key(part);
                let message = format!("`{part}` is no figure here");
                let problem = Diagnostic::error(codes::PROVENANCE_PART, place, message);
                self.problems.push(problem.suggest(part, figures.iter().map(String::as_str)));
            }
        }
    }

    fn report_unknown_sources(&mut self, at: At<'_>, provenance: &Provenance) {
        let sources = &self.documents.game.data.sources;
        let named = provenance.parts.iter().map(|(part, origin)| (Some(part), origin));
        let default = provenance.default.iter().map(|origin| (None, origin));
        for (part, origin) in named.chain(default) {
            let is_known = sources.keys().any(|id| id.as_str() == origin.reference);
            if origin.authority != Authority::Historical || is_known {
                continue;
            }
            let at = at.key("provenance").key(part.map_or("default", String::as_str));
            let message = format!("there is no source `{}` in game.yaml", origin.reference);
            let known = sources.keys().map(crate::model::Id::as_str);
            let problem = Diagnostic::error(codes::REF_SOURCE, at.place(), message);
            self.problems.push(problem.suggest(&origin.reference, known));
        }
    }

    fn report_unused_sources(&mut self) {
        let at = At::root(&self.documents.game.tree).key("sources");
        for id in self.documents.game.data.sources.keys() {
            if !self.cited.contains(id.as_str()) {
                let message = format!("no figure cites source `{id}`");
                let place = at.place_of_key(id.as_str());
                self.problems.push(Diagnostic::warning(codes::UNUSED, place, message));
            }
        }
    }
}
