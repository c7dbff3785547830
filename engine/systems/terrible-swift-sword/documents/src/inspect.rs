//! Inspection of a package without playing it.

use std::sync::Arc;

use document::ambiguous;
use document::source::Sources;
use document::{Digests, PackageHash};
use terrible_swift_sword::game::Game;
use terrible_swift_sword::rules::OpenedLesson;
use terrible_swift_sword::variants::Variants;

use crate::compile::{self, Compiled};
use crate::documents::Documents;
use crate::figures;
use crate::lessons;

/// Report of an inspection: all findings, and the loaded package if it has no errors.
pub type Report = document::Report<Loaded>;

/// Playable package: the compiled game with its lessons and documents.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// Game compiled from the documents.
    pub game: Arc<Game>,
    /// Variants of the rules that the package chooses.
    pub variants: Variants,
    /// Lessons, in learning order.
    pub lessons: Vec<Arc<OpenedLesson>>,
    /// Package hash stored in saves.
    pub hash: PackageHash,
    /// Short hashes of the package's files, by path.
    pub digests: Digests,
    /// Typed documents of the package.
    pub documents: Arc<Documents>,
}

/// Inspects a package: reads, compiles and checks its files without play.
pub fn inspect(sources: &Sources) -> Report {
    let (documents, problems) = match Documents::read(sources) {
        Ok(read) => read,
        Err(mut problems) => {
            problems.extend(sources.remarks.iter().cloned());
            return Report::stopped(sources.name.as_str(), problems);
        }
    };
    let mut report = Report::new(sources.name.as_str());
    report.add(sources.remarks.iter().cloned());
    report.counted("files", sources.package.iter().count());
    report.add(problems);
    load(&mut report, sources, documents);
    report.finish(sources);
    report
}

fn load(report: &mut Report, sources: &Sources, documents: Documents) {
    let trees = documents.trees();
    report.counted("values", trees.iter().map(|(_, tree)| tree.values()).sum());
    report.add(trees.iter().flat_map(|(_, tree)| ambiguous::find(tree)));
    if documents.is_too_large || !documents.damage.is_none() {
        report.unchecked = vec!["references", "map", "charts", "scenarios", "figures"];
        return;
    }
    let (provenance, untraced) = figures::trace(&documents);
    report.counted("figures", provenance.total().total());
    let Compiled { game, variants, problems } = compile::compile(&documents);
    report.add(problems);
    let Some(mut game) = game else {
        report.unchecked = vec!["charts", "strengths", "figures"];
        return;
    };
    report.add(untraced);
    report.counted("hexes", game.map.grid.len());
    report.counted("units", game.units.len());
    report.counted("scenarios", game.scenarios.len());
    game.origins = provenance.origins(&documents.game.data.lost);
    report.provenance = Some(provenance);
    let game = Arc::new(game);
    let (lessons, problems) = lessons::lessons(&documents, &game, variants);
    report.counted("lessons", lessons.len());
    report.add(problems);
    report.loaded = Some(Loaded {
        game,
        variants,
        lessons,
        hash: PackageHash::of(sources),
        digests: document::digests(sources),
        documents: Arc::new(documents),
    });
}
