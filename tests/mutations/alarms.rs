//! Quality of the diagnostics for damaged packages of both rule systems. Validation should report
//! few messages, all of them at the damage, and none of them false. The damage is a typing error,
//! merge markers or a missing file. It may be in any document, shared chart or script.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;

use black_box::root;
use document::{Diagnostic, Folder, Sources, yaml};
use laboratory::cases::Report;
use registry::{ALL, Folders, Rulebook};

use super::chance::Chance;
use super::judge::{AT_THE_LINE, Near, changed_lines, near};
use super::slips::{self, Slip};

/// Packages that the tests damage.
const PACKAGES: [&str; 4] =
    ["stonewalls-sword", "kernstown-1862", "port-republic-1862", "cedar-mountain-cwbbs"];
/// Maximum number of attempts to find a place where a typing error is possible.
const TRIES: usize = 200;
/// Lowest seed of a measurement. Lower seeds were used to improve the messages, so they would bias
/// it.
const FIRST: u64 = 500_000;

/// Kind of damage to one file of a package.
#[derive(Clone, Copy, Debug)]
enum Harm {
    Slip(Slip),
    /// Merge markers around two versions of a line, as a version control system leaves them.
    Merge,
    /// Absence of the whole file.
    Gone,
}

/// File of a package before and after the damage.
struct Harmed {
    path: String,
    what: String,
    before: String,
    /// Damaged content of the file. `None` if the file is missing.
    after: Option<String>,
}

/// Undamaged package, with the messages that validation reports about it.
struct Whole {
    name: &'static str,
    sources: Sources,
    book: &'static Rulebook,
    usual: BTreeSet<(&'static str, String)>,
    units: Vec<String>,
}

/// Messages that validation reports about one damaged package.
struct Said {
    package: &'static str,
    harmed: Harmed,
    news: Vec<News>,
}

/// Message that is reported for the damaged package, but not for the undamaged package.
struct News {
    words: String,
    is_at_it: bool,
    is_about_it: bool,
}

impl Said {
    fn is_first_at_it(&self) -> bool {
        self.news.first().is_some_and(|it| it.is_at_it)
    }

    fn wrong(&self) -> impl Iterator<Item = &News> {
        self.news.iter().filter(|it| !it.is_about_it)
    }
}

impl Whole {
    fn of(name: &'static str) -> Self {
        let folders = Folders::new(root(), &ALL);
        let folder = Folder::on_disk(root().join("games").join(name));
        let sources = folders.read(&folder).expect("the package can be read");
        let book = folders.book(&sources);
        let usual = (book.inspect)(&sources).diagnostics.iter().map(told).collect();
        let units = sources.package.get("units.yaml").expect("it has units");
        let units = yaml::read(units).expect("good YAML");
        let units = units.get("units").map_or(Vec::new(), |units| {
            document::tree::At::root(units).keys().map(str::to_owned).collect()
        });
        Self { name, sources, book, usual, units }
    }

    /// Returns random damage to a file. All files take turns, so small files are damaged as often
    /// as large ones. `None` if the chosen kind of damage is impossible there.
    fn harmed(&self, seed: u64) -> Option<Harmed> {
        let mut chance = Chance::new(seed);
        let charts = self.sources.charts.iter();
        let charts = charts.map(|(name, file)| (format!("charts/{name}"), file));
        let own = self.sources.package.iter().map(|(path, file)| (path.to_owned(), file));
        let files: Vec<_> = own.chain(charts).collect();
        let (path, file) = &files[seed as usize / 4 % files.len()];
        let harm = match chance.below(16) {
            14 => Harm::Merge,
            15 => Harm::Gone,
            n => Harm::Slip(Slip::ALL[n]),
        };
        let (after, what) = self.done(harm, path, &file.text, &mut chance)?;
        Some(Harmed { path: path.clone(), what, before: file.text.clone(), after })
    }

    fn done(
        &self,
        harm: Harm,
        path: &str,
        text: &str,
        chance: &mut Chance,
    ) -> Option<(Option<String>, String)> {
        match harm {
            Harm::Gone => {
                let is_needed = ["game", "map", "units", "tables", "chits"];
                let is_needed = is_needed.iter().any(|word| path == format!("{word}.yaml"));
                is_needed.then(|| (None, "gone".to_owned()))
            }
            Harm::Merge => Some(merged(text, chance)).map(|(text, what)| (Some(text), what)),
            Harm::Slip(slip) if slip.is_of_scripts() != path.ends_with(".rhai") => None,
            Harm::Slip(slip) => {
                let mut tries = 0..TRIES;
                let (text, what) =
                    tries.find_map(|_| slips::slip(text, slip, &self.units, chance))?;
                Some((Some(text), what))
            }
        }
    }

    /// Returns the new messages about a damaged package. `None` if there are no new messages.
    fn said(&self, harmed: Harmed) -> Option<Said> {
        let mut sources = self.sources.clone();
        match (&harmed.after, harmed.path.strip_prefix("charts/")) {
            (Some(text), Some(name)) => sources.set_charts(name, text),
            (Some(text), None) => sources.set(&harmed.path, text),
            (None, _) => sources.remove(&harmed.path),
        }
        let report = (self.book.inspect)(&sources);
        let is_new = |it: &&Diagnostic| !self.usual.contains(&told(it));
        let about = About::of(&harmed);
        let of = |it: &Diagnostic| News {
            words: line(it),
            is_at_it: about.is_at_it(it),
            is_about_it: about.concerns(it),
        };
        let mut news: Vec<News> = report.diagnostics.iter().filter(is_new).map(of).collect();
        if let (Some(edition), Some(file)) = (report.loaded, sources.package.get(&harmed.path))
            && harmed.path.starts_with("cases/")
        {
            match (self.book.run_cases)(&*edition, file) {
                Ok(reports) => news.extend(of_cases(&about, &reports)),
                Err(problems) => news.extend(problems.iter().map(of)),
            }
        }
        (!news.is_empty()).then_some(Said { package: self.name, harmed, news })
    }
}

/// Returns the messages about failing cases. A case that cannot be read has a message for each
/// error. Any other failing case has one message, its first difference.
fn of_cases(about: &About<'_>, reports: &[Report]) -> Vec<News> {
    let mut begins: Vec<usize> = reports.iter().map(|report| report.line).collect();
    begins.sort_unstable();
    let mut failing: Vec<&Report> = reports.iter().filter(|report| !report.holds()).collect();
    failing.sort_by_key(|report| report.line);
    let told = failing.into_iter().flat_map(|report| {
        let next = begins.iter().find(|line| **line > report.line).copied();
        let own = report.line.saturating_sub(1)..=next.unwrap_or(usize::MAX);
        let is_in = about.lines.iter().any(|line| own.contains(line));
        // Damage above the first case affects all cases of the file.
        let is_over = about.lines.iter().any(|line| begins.first().is_some_and(|at| line < at));
        let of = |difference: &String| {
            let read = difference.strip_prefix("cannot be read: ");
            let at = read.and_then(|text| text.split(':').next()?.parse::<usize>().ok());
            News {
                words: format!("{}: {}: {difference}", report.line, report.name),
                is_at_it: at.map_or(is_in, |at| about.is_near(at) || about.is_named(difference)),
                is_about_it: is_in || is_over,
            }
        };
        let of_each = report.differences.iter().filter(|it| it.starts_with("cannot be read"));
        let mut news: Vec<News> = of_each.map(of).collect();
        if news.is_empty() {
            news.extend(report.differences.first().map(of));
        }
        news
    });
    told.collect()
}

/// Location of the damage: the changed lines, and the words on these lines before and after the
/// damage.
struct About<'a> {
    path: &'a str,
    lines: Vec<usize>,
    names: BTreeSet<&'a str>,
    /// Words of the keys that enclose the first changed line, and of the lines nested below that
    /// line.
    around: BTreeSet<&'a str>,
}

impl<'a> About<'a> {
    fn of(harmed: &'a Harmed) -> Self {
        let Some(after) = &harmed.after else {
            let names = words(&harmed.path).collect();
            return Self { path: &harmed.path, lines: Vec::new(), names, around: BTreeSet::new() };
        };
        let (now, then) =
            (changed_lines(&harmed.before, after), changed_lines(after, &harmed.before));
        let at = |text: &'a str, lines: &[usize]| {
            let texts = lines.iter().filter_map(|n| text.lines().nth(n - 1));
            texts.flat_map(words).collect::<Vec<_>>()
        };
        let names = at(after, &now).into_iter().chain(at(&harmed.before, &then)).collect();
        let around = then.first().map_or_else(BTreeSet::new, |&n| around(&harmed.before, n));
        Self { path: &harmed.path, lines: now, names, around }
    }

    /// Whether a message quotes a word from the changed lines.
    fn is_named(&self, message: &str) -> bool {
        let quoted = message.split('`').skip(1).step_by(2);
        quoted.flat_map(words).any(|word| self.names.contains(word))
    }

    /// Whether a line is at most two lines from a changed line.
    fn is_near(&self, line: usize) -> bool {
        self.lines.iter().any(|at| at.abs_diff(line) <= AT_THE_LINE)
    }

    /// Whether a message is at a changed line. Elsewhere in the file, it must quote a word from the
    /// changed lines.
    fn is_at_it(&self, it: &Diagnostic) -> bool {
        match near(it, self.path, &self.lines) {
            Near::AtTheLine => true,
            Near::InTheFile => self.is_named(&it.message),
            Near::Elsewhere => false,
        }
    }

    /// Whether a message concerns the damage. A message at the damage does, and so does a syntax
    /// error in the file. Any other message must contain a word from the changed or surrounding
    /// lines.
    fn concerns(&self, it: &Diagnostic) -> bool {
        let text = it.place.file.text.get(it.place.span.clone()).unwrap_or_default();
        let said = words(&it.message).chain(it.help.iter().flat_map(|help| words(help)));
        let is_syntax =
            it.code.as_str() == "E-YAML-SYNTAX" && it.place.file.path.ends_with(self.path);
        self.is_at_it(it)
            || is_syntax
            || said
                .chain(words(text))
                .any(|word| self.names.contains(word) || self.around.contains(word))
    }
}

/// Returns the words of the keys that enclose a line, and of the lines nested below it.
fn around(text: &str, line: usize) -> BTreeSet<&str> {
    let lines: Vec<&str> = text.lines().collect();
    let depth = |line: &str| line.len() - line.trim_start().len();
    let n = line.min(lines.len()).saturating_sub(1);
    let own = lines.get(n).map_or(0, |line| depth(line));
    let under = lines.iter().skip(n + 1).take_while(|line| line.is_empty() || depth(line) > own);
    let mut around: BTreeSet<&str> = under.flat_map(|line| words(line)).collect();
    let mut least = own;
    for line in lines[..n].iter().rev().filter(|line| !line.trim().is_empty()) {
        if depth(line) < least {
            least = depth(line);
            around.extend(words(line.split(':').next().unwrap_or_default()));
        }
    }
    around
}

/// Returns a file content in which one line has two versions between merge markers.
fn merged(text: &str, chance: &mut Chance) -> (String, String) {
    let mut lines: Vec<&str> = text.lines().collect();
    let n = chance.below(lines.len());
    let line = lines[n];
    lines.splice(n..=n, ["<<<<<<< ours", line, "=======", line, ">>>>>>> theirs"]);
    (lines.join("\n") + "\n", format!("{}: a merge", n + 1))
}

/// Splits a file content into words. A word is an id, a key or a number.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let is_sign = |sign: char| !(sign.is_ascii_alphanumeric() || sign == '-' || sign == '_');
    text.split(is_sign).filter(|word| word.len() > 1)
}

fn told(diagnostic: &Diagnostic) -> (&'static str, String) {
    (diagnostic.code.as_str(), diagnostic.message.clone())
}

fn line(it: &Diagnostic) -> String {
    let (line, _) = it.place.line_column();
    format!("{} {}:{line}: {}", it.code, it.place.file.path, it.message)
}

/// Messages about all damaged packages, grouped by the kind of the damaged document.
#[derive(Default)]
struct Alarms {
    rows: BTreeMap<String, Vec<Said>>,
}

impl Alarms {
    fn enter(&mut self, said: Said) {
        let path = &said.harmed.path;
        let document = path.split_once('/').map_or(path.as_str(), |(folder, _)| folder);
        self.rows.entry(document.to_owned()).or_default().push(said);
    }

    fn markdown(&self) -> String {
        let mut text = String::from(
            "| document | reported | messages: median | 95 of 100 | most | first at the damage % | false messages |\n\
             |---|---|---|---|---|---|---|\n",
        );
        for (document, said) in &self.rows {
            let said: Vec<&Said> = said.iter().collect();
            row(&mut text, document, &said);
        }
        row(&mut text, "**all**", &self.all());
        text
    }

    fn all(&self) -> Vec<&Said> {
        self.rows.values().flatten().collect()
    }
}

fn row(text: &mut String, name: &str, said: &[&Said]) {
    let Figures { median, most_of, most, first, wrong } = Figures::of(said);
    let n = said.len();
    writeln!(text, "| {name} | {n} | {median} | {most_of} | {most} | {first:.1} | {wrong} |")
        .expect("a text can be written to");
}

/// Statistics about the messages for one document.
struct Figures {
    median: usize,
    most_of: usize,
    most: usize,
    first: f64,
    wrong: usize,
}

impl Figures {
    fn of(said: &[&Said]) -> Self {
        let mut numbers: Vec<usize> = said.iter().map(|said| said.news.len()).collect();
        numbers.sort_unstable();
        let at = |part: usize| numbers.get(numbers.len() * part / 100).copied().unwrap_or(0);
        let first = said.iter().filter(|said| said.is_first_at_it()).count();
        Self {
            median: at(50),
            most_of: at(95),
            most: numbers.last().copied().unwrap_or(0),
            first: 100.0 * first as f64 / said.len().max(1) as f64,
            wrong: said.iter().map(|said| said.wrong().count()).sum(),
        }
    }
}

fn measured(seeds: impl Iterator<Item = u64>) -> Alarms {
    let packages = PACKAGES.map(Whole::of);
    let mut alarms = Alarms::default();
    for seed in seeds {
        let whole = &packages[seed as usize % PACKAGES.len()];
        if let Some(said) = whole.harmed(seed).and_then(|harmed| whole.said(harmed)) {
            show(&said);
            alarms.enter(said);
        }
    }
    alarms
}

fn show(said: &Said) {
    if said.wrong().count() == 0 && said.is_first_at_it() && said.news.len() < 4 {
        return;
    }
    let Harmed { path, what, .. } = &said.harmed;
    eprintln!("{} {path}: {what}: {} messages", said.package, said.news.len());
    for it in said.news.iter().take(3) {
        eprintln!("    {}", it.words);
    }
    for wrong in said.wrong().take(3) {
        eprintln!("    FALSE {}", wrong.words);
    }
}

/// Default number of damaged packages, small enough for every test run. `ALARMS` changes the
/// number.
const FEW: u64 = 12;

/// No message about damage is false, and each damage causes few messages. `ALARMS=3000 UPDATE=1`
/// measures the values for the manual.
#[test]
fn messages_are_few_and_true() {
    let n = u64::from(black_box::number("ALARMS", 0));
    let seeds = if n == 0 { 0..FEW } else { FIRST..FIRST + n };
    let alarms = measured(seeds);
    eprintln!("{}", alarms.markdown());
    let Figures { median, most_of, first, wrong, .. } = Figures::of(&alarms.all());
    assert_eq!(wrong, 0, "so many are false");
    assert!(median == 1 && most_of <= 3, "{median}, {most_of}");
    assert!(first >= if n == 0 { 80.0 } else { 98.0 }, "{first:.1} %");
}

/// Returns the messages about a package in which one file has the content `text`. If `text` is
/// `None`, the file is missing.
fn said_of(whole: &Whole, path: &str, text: Option<&str>) -> Vec<String> {
    let mut sources = whole.sources.clone();
    match text {
        Some(text) => sources.set(path, text),
        None => sources.remove(path),
    }
    let report = (whole.book.inspect)(&sources);
    assert!(report.loaded.is_none(), "{}: {path}", whole.name);
    let at = |it: &Diagnostic| it.place.file.path.ends_with(path);
    assert!(report.diagnostics.iter().all(at), "{:?}", report.diagnostics);
    report.diagnostics.iter().map(|it| it.message.clone()).collect()
}

/// If `game.yaml` cannot be read, validation reports only that error.
#[test]
fn a_front_that_cannot_be_read_is_told_alone() {
    for whole in PACKAGES.map(Whole::of) {
        let front = &whole.sources.package.get("game.yaml").expect("it has a front").text;
        let title = front.lines().find(|line| line.starts_with("title: ")).expect("a title");
        let open = front.replace(title, "title: \"open");
        let wrong = front.replace(title, "title: [1]");
        let nameless = front.replace(&format!("rules: {}\n", whole.book.id()), "");
        let nameless = nameless.replace(title, "");
        let twice = front.replace(title, &format!("{title}\n{title}"));
        let anchor = front.replace(title, "title: &name Battle");
        let tab = front.replace(title, &format!("{title}\n\tsubtitle: none"));
        let slips = [open, wrong, nameless, twice, anchor, tab, String::new()];
        for text in slips.into_iter().map(Some).chain([None]) {
            let said = said_of(&whole, "game.yaml", text.as_deref());
            assert!((1..=2).contains(&said.len()), "{}: {said:?}", whole.name);
        }
    }
}

/// Typical errors in `game.yaml` are reported once, at the damage: a duplicate key, an anchor, and
/// an unclosed quote.
#[test]
fn fronts_that_readers_broke_are_told_once() {
    for (game, slip, line, message) in [
        ("stonewalls-sword", "twice", 8, "duplicate key `preset`"),
        ("stonewalls-sword", "anchor", 12, "anchors are not allowed: write the value out"),
        ("stonewalls-sword", "quote", 5, "unclosed quote"),
        ("cedar-mountain-cwbbs", "twice", 6, "duplicate key `title`"),
    ] {
        let front = root().join(format!("tests/mutations/fronts/{game}-{slip}.yaml"));
        let front = fs::read_to_string(front).expect("a front");
        let mut sources = Whole::of(game).sources;
        sources.set("game.yaml", &front);
        let book = Folders::new(root(), &ALL).book(&sources);
        let report = (book.inspect)(&sources);
        let [told] = &report.diagnostics[..] else { panic!("{slip}: {:?}", report.diagnostics) };
        assert!(told.place.file.path.ends_with("game.yaml"), "{slip}: {told:?}");
        assert_eq!((told.place.line_column().0, told.message.as_str()), (line, message), "{slip}");
    }
}

/// If a required file is missing, validation reports only the file, not its missing contents.
#[test]
fn a_file_that_is_gone_is_named() {
    for whole in PACKAGES.map(Whole::of) {
        let needed = ["game", "map", "units", "tables", "chits"].map(|word| format!("{word}.yaml"));
        for path in needed.iter().filter(|path| whole.sources.package.get(path).is_some()) {
            let said = said_of(&whole, path, None);
            assert_eq!(said, [format!("missing file `{path}`: every package needs one")]);
        }
    }
}

/// Validation reports an unclosed quote where it begins, although the quoted string extends to the
/// next quote.
#[test]
fn a_quote_left_open_is_told_where_it_is() {
    let mut tried = 0;
    for whole in [PACKAGES[0], PACKAGES[3]].map(Whole::of) {
        for (path, file) in whole.sources.package.iter() {
            let quoted = |line: &&str| line.ends_with('"') && line.matches('"').count() == 2;
            let Some(line) = file.text.lines().find(quoted) else { continue };
            if !path.ends_with(".yaml") || path.contains('/') {
                continue;
            }
            let text = file.text.replacen(line, line.trim_end_matches('"'), 1);
            let mut sources = whole.sources.clone();
            sources.set(path, &text);
            let report = (whole.book.inspect)(&sources);
            let first = report.diagnostics.first().expect("it is noticed");
            let (at, _) = first.place.line_column();
            let expected = file.text.lines().position(|own| own == line).map(|n| n + 1);
            assert_eq!(first.message, "unclosed quote", "{path}");
            assert_eq!(Some(at), expected, "{path}");
            tried += 1;
        }
    }
    assert!(tried >= 4, "{tried}");
}

#[test]
fn marks_of_a_merge_are_named_as_such() {
    for whole in [PACKAGES[0], PACKAGES[3]].map(Whole::of) {
        for (path, file) in whole.sources.package.iter() {
            if path.starts_with("cases/") || path.starts_with("plans/") {
                continue;
            }
            let (text, _) = merged(&file.text, &mut Chance::new(1));
            let said = said_of(&whole, path, Some(&text));
            assert!(said.len() == 1 && said[0].starts_with("unresolved merge"), "{path}: {said:?}");
        }
    }
}
