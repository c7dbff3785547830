//! Release workflows. Neither a moved tag of a third party nor a build job can publish a release.

use std::collections::BTreeMap;
use std::fs;

use black_box::{files_under, root};

/// Returns the jobs of a workflow by name, each with its lines.
fn jobs(text: &str) -> BTreeMap<String, String> {
    let body = text.split("\njobs:\n").nth(1).expect("jobs");
    let mut jobs: BTreeMap<String, String> = BTreeMap::new();
    let mut name = String::new();
    for line in body.lines() {
        let is_name = line.starts_with("  ") && !line.starts_with("   ") && line.ends_with(':');
        if is_name {
            line.trim().trim_end_matches(':').clone_into(&mut name);
        }
        jobs.entry(name.clone()).or_default().extend([line, "\n"]);
    }
    jobs
}

fn workflows() -> Vec<(String, String)> {
    let all = files_under(&root().join(".github"), "yml");
    assert!(!all.is_empty(), "there are no workflows");
    let read = |path: &std::path::PathBuf| {
        (path.display().to_string(), fs::read_to_string(path).expect("a workflow"))
    };
    all.iter().map(read).collect()
}

/// Every action in a workflow is pinned by its full commit hash, and a comment states its version.
/// Workflows use only GitHub's own actions, under `actions/`.
#[test]
fn actions_are_pinned_by_commit() {
    let mut pinned = 0;
    for (path, text) in workflows() {
        for line in text.lines().filter(|line| line.contains("uses:")) {
            let named = line.split("uses:").nth(1).expect("an action").trim();
            let (action, version) =
                named.split_once(" # v").unwrap_or_else(|| panic!("{path}: {line}"));
            let (name, commit) = action.split_once('@').expect("a commit");
            let is_commit =
                commit.len() == 40 && commit.bytes().all(|byte| byte.is_ascii_hexdigit());
            assert!(is_commit && !version.is_empty(), "{path}: {line}");
            assert!(name.starts_with("actions/"), "{path}: a third party's: {line}");
            pinned += 1;
        }
    }
    assert!(pinned > 10, "only {pinned} actions were found");
}

/// Workflows may only read by default. A job that may sign or publish neither builds nor checks out
/// code, and no job may both sign and publish.
#[test]
fn who_builds_may_not_publish() {
    for (path, text) in workflows() {
        assert!(
            text.contains("\npermissions:\n  contents: read\n"),
            "{path}: it may more than read"
        );
        for (name, job) in jobs(&text) {
            let may = |what: &str| job.contains(&format!("      {what}: write\n"));
            let publishes = may("contents") || may("packages");
            if may("id-token") {
                assert!(!publishes, "{path}: {name} signs and publishes");
            }
            if may("id-token") || publishes {
                assert!(!job.contains("cargo "), "{path}: {name} builds");
            }
            if may("id-token") || may("contents") {
                assert!(!job.contains("actions/checkout"), "{path}: {name} checks out");
            }
            if job.contains("actions/checkout") {
                assert!(job.contains("persist-credentials: false"), "{path}: {name}");
            }
            assert!(!job.contains("write-all"), "{path}: {name}");
        }
    }
}

/// Advisories are checked before each release and every night, and the version of the compiler is
/// pinned.
#[test]
fn advisories_are_required_and_the_compiler_is_pinned() {
    for name in ["release", "nightly"] {
        let path = root().join(format!(".github/workflows/{name}.yml"));
        let text = fs::read_to_string(path).expect("a workflow");
        assert!(text.contains("run: .ci/advisories"), "{name}");
    }
    let asked = fs::read_to_string(root().join(".ci/advisories")).expect("a script");
    assert!(asked.contains("check advisories bans licenses sources"));
    let pinned = fs::read_to_string(root().join("rust-toolchain.toml")).expect("a version");
    let channel =
        pinned.lines().find_map(|line| line.strip_prefix("channel = ")).expect("a channel");
    assert_eq!(channel.trim_matches('"').split('.').count(), 3, "{channel} moves");
}

/// Every script that a step runs exists and is executable. Jobs depend only on existing jobs, and
/// each downloaded artefact is uploaded by another job.
#[test]
fn what_jobs_name_is_there() {
    let (mut scripts, mut fetched) = (0, 0);
    for (path, text) in workflows() {
        let jobs = jobs(&text);
        for word in text.split(|c: char| c.is_whitespace() || c == '"') {
            let Some(script) = word.strip_prefix(".ci/") else { continue };
            let file = root().join(".ci").join(script);
            assert!(file.is_file(), "{path}: no {word}");
            scripts += 1;
        }
        let needs = text.lines().filter_map(|line| line.trim().strip_prefix("needs: "));
        for need in needs.flat_map(|needs| needs.trim_matches(['[', ']']).split(", ")) {
            assert!(jobs.contains_key(need), "{path}: no job {need}");
        }
        let named = |line: &str| {
            let name = line.split("name: ").nth(1)?.split([',', ' ']).next()?;
            Some(name.trim_matches('"').to_owned())
        };
        let lines: Vec<_> = text.lines().collect();
        let of = |action: &str| -> Vec<String> {
            let steps = lines.windows(3).filter(|of| of[0].contains(action));
            let of_step = |of: &[&str]| {
                let rest = of[1..].iter().take_while(|line| !line.trim_start().starts_with("- "));
                rest.copied().find_map(named)
            };
            steps.filter_map(of_step).collect()
        };
        let handed_on = of("actions/upload-artifact");
        for name in of("actions/download-artifact") {
            let is_there = |known: &String| {
                known == &name
                    || known.split_once("${{").is_some_and(|(begin, _)| name.starts_with(begin))
            };
            assert!(
                handed_on.iter().any(is_there),
                "{path}: nobody hands on {name}: {handed_on:?}"
            );
            fetched += 1;
        }
    }
    assert!(scripts >= 6 && fetched >= 6, "{scripts} scripts, {fetched} artifacts");
}
