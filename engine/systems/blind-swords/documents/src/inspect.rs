//! Inspection of a package without playing it, in stages. After an error, the inspection skips only those
//! later stages that depend on the damaged part.

use std::sync::Arc;

use blind_swords::game::Game;
use blind_swords_script::Host;
use document::PackageHash;
use document::controls;
use document::source::Sources;
use document::words::Words;

use crate::check;
use crate::check::Subject;
use crate::compile::compile_what_is_sound;
use crate::documents::Documents;
use crate::figures;
use crate::lessons;
use crate::load::Loaded;
use crate::scripts::{self, Scripts};

/// Report of an inspection: all findings, and the loaded package if it has no errors.
pub type Report = document::Report<Loaded>;

/// Inspects a package and reports its errors and warnings.
pub fn inspect(sources: &Sources) -> Report {
    let (documents, problems) = match Documents::read(sources) {
        Ok(read) => read,
        Err(mut problems) => {
            problems.extend(sources.remarks.iter().cloned());
            return Report::stopped(sources.name.as_str(), problems);
        }
    };
    let mut report = Report::new(sources.name.as_str());
    let scripts = sources.scripts();
    report.add(sources.remarks.iter().cloned());
    report.add(scripts.values().filter_map(controls::find));
    report.counted("files", sources.package.iter().count() + sources.shared.iter().count());
    report.add(problems);
    report.loaded = load(&mut report, sources, documents, &scripts);
    report.finish(sources);
    if let Some(loaded) = &mut report.loaded {
        loaded.warnings.clone_from(&report.diagnostics);
        loaded.allowed.clone_from(&report.allowed);
        loaded.checked.clone_from(&report.checked);
        report.provenance = Some(loaded.provenance.clone());
    }
    report
}

fn load(
    report: &mut Report,
    sources: &Sources,
    documents: Documents,
    scripts: &Scripts,
) -> Option<Loaded> {
    report.counted("values", documents.values());
    report.add(documents.ambiguous());
    let compiled = compile_what_is_sound(&documents);
    report.add(compiled.problems);
    let damage = compiled.damage;
    let (provenance, untraced) = figures::trace(&documents);
    report.counted("figures", provenance.total().total());
    report.add(untraced.into_iter().filter(|it| documents.is_news(&damage, it)));
    let Some(mut game) = compiled.game else {
        report.add(scripts::problems(scripts, None));
        report.unchecked = vec!["map", "charts", "scenarios", "names in scripts"];
        return None;
    };
    game.origins = provenance.origins(&[]);
    let game = Arc::new(game);
    let words = Words::of(scripts);
    let subject = Subject { documents: &documents, game: &game, words: &words };
    let (findings, unchecked) = check::check(subject, &damage);
    report.checked.extend(findings.checked);
    report.unchecked.extend(unchecked);
    report.add(findings.diagnostics);
    if !damage.is_none() {
        let names = damage.spares(scripts::NAMES).then_some(&*game);
        report.unchecked.extend(names.is_none().then_some("names in scripts"));
        report.add(scripts::problems_beside(scripts, &documents, names));
        return None;
    }
    let (lessons, problems) = lessons::lessons(&documents, &game);
    report.counted("lessons", lessons.len());
    report.add(problems);
    let host = host(report, scripts, &documents, &game, &words)?;
    Some(Loaded {
        game,
        lessons,
        hash: PackageHash::of(sources),
        digests: document::digests(sources),
        warnings: Vec::new(),
        allowed: Vec::new(),
        checked: Vec::new(),
        provenance,
        cases: sources.cases(),
        host,
        scripts: scripts.clone(),
        documents,
    })
}

fn host(
    report: &mut Report,
    scripts: &Scripts,
    documents: &Documents,
    game: &Game,
    words: &Words<'_>,
) -> Option<Arc<Host>> {
    match scripts::compile(scripts, documents, game, words) {
        Ok((host, doubts)) => {
            report.add(doubts);
            report.counted("script functions", host.functions().count());
            Some(host)
        }
        Err(problems) => {
            report.add(problems);
            None
        }
    }
}
