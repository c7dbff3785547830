//! Traceability matrix, which lists the code and the cases for each requirement.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::citation::{cited, rank};
use super::project::Project;
use super::requirements::{Area, Entry, Needs, Requirements, Ruling};
use super::source::{Place, SourceText};
use super::traced::{CitingFile, Point};

/// Traceability matrix of one rule system.
#[derive(Clone, Debug, Serialize)]
pub struct Matrix {
    /// All requirements, in the order of the requirements list.
    pub rows: Vec<Row>,
    /// All rulings, in the order of the requirements list.
    pub rulings: Vec<RulingShown>,
    /// Citations of requirements that do not exist.
    pub unknown: Vec<Stray>,
}

/// A citation of a requirement that does not exist.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Stray {
    /// Requirement id that no requirement has.
    pub id: String,
    /// Place of the line that contains the citation.
    pub place: Place,
}

/// A requirement with the code, cases and tests that cite it.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// Id of the requirement.
    pub id: String,
    /// Title of the requirement's area.
    pub area: String,
    /// Title of the requirement in the requirements list.
    pub title: String,
    /// Evidence that proves the requirement.
    pub needs: Needs,
    /// Reason why the requirement needs no proof. `None` if it needs one.
    pub excused: Option<String>,
    /// Places in code that cite the requirement.
    pub code: Vec<Place>,
    /// Places in code where the rules refuse actions because of the requirement.
    pub refusals: Vec<Place>,
    /// Cases that cite the requirement.
    pub cases: Vec<Shown>,
    /// Tests that cite the requirement.
    pub tests: Vec<Shown>,
    /// Values of the option, with the cases for each. Empty unless the requirement is a variant
    /// point.
    pub values: Vec<ValueShown>,
}

/// A ruling together with the cases and tests that check it.
#[derive(Clone, Debug, Serialize)]
pub struct RulingShown {
    /// Id of the ruling.
    pub id: String,
    /// The ruling: title, requirements and explanation.
    #[serde(flatten)]
    pub ruling: Ruling,
    /// Cases and tests that have the name given in the ruling's `case`, and that cite one of the
    /// ruling's requirements.
    pub shown: Vec<Shown>,
}

/// A case or test, and the way in which it cites a requirement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Shown {
    /// Place of the test or case.
    pub place: Place,
    /// Name of the case or test.
    pub name: String,
    /// Whether the case or test expects a refusal, or expects that something does not happen.
    pub refuses: bool,
    /// Whether the case or test expects a refusal that cites this requirement.
    pub cites: bool,
    /// Whether the case or test asserts the outcome of this requirement.
    pub proves: bool,
}

/// A value of a variant point together with its cases.
#[derive(Clone, Debug, Serialize)]
pub struct ValueShown {
    /// Value as packages write it.
    pub value: String,
    /// Cases that play with this value.
    pub cases: Vec<Shown>,
}

/// State of the evidence for a requirement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase", tag = "standing", content = "missing")]
pub enum Standing {
    /// All required evidence exists, and a case or test asserts the requirement.
    Proved,
    /// All required evidence exists, but no case or test asserts the requirement.
    Cited,
    /// The requirements list excuses the requirement from proof and gives a reason.
    Excused,
    /// Evidence is missing. Holds a description of each missing part.
    Lacking(Vec<String>),
}

impl Row {
    /// Returns the status of the requirement.
    pub fn standing(&self) -> Standing {
        let lacks = self.lacks();
        match (&self.excused, lacks.is_empty()) {
            (Some(_), false) => Standing::Excused,
            (Some(_), true) => {
                Standing::Lacking(vec!["nothing: it is proved, so remove `excused`".to_owned()])
            }
            (None, true) if self.has_own() => Standing::Proved,
            (None, true) => Standing::Cited,
            (None, false) => Standing::Lacking(lacks),
        }
    }

    /// Returns all cases and tests that cite the requirement, whether or not they assert it.
    pub fn citations(&self) -> impl Iterator<Item = &Shown> {
        self.cases.iter().chain(&self.tests)
    }

    /// Returns all cases and tests that assert the requirement.
    pub fn proofs(&self) -> impl Iterator<Item = &Shown> {
        self.citations().filter(|shown| shown.proves)
    }

    /// Whether a case or test asserts the requirement. Always true for a variant point, which needs
    /// a case for each value instead.
    fn has_own(&self) -> bool {
        !self.values.is_empty() || self.proofs().next().is_some()
    }

    /// Returns a description of each part of the evidence that is missing.
    fn lacks(&self) -> Vec<String> {
        let mut lacks = Vec::new();
        if self.code.is_empty() && self.needs != Needs::Case {
            lacks.push("code that cites it".to_owned());
        }
        if self.citations().next().is_none() {
            lacks.push("a case or test that names it".to_owned());
        }
        if !self.refusals.is_empty() && !self.citations().any(|shown| shown.cites) {
            lacks.push("a case with `refused`, or a test, that cites it as code does".to_owned());
        }
        if self.tests.is_empty() {
            let bare = self.values.iter().filter(|value| value.cases.is_empty());
            lacks.extend(bare.map(|value| format!("a case that plays by `{}`", value.value)));
        }
        lacks
    }
}

impl Matrix {
    /// Builds the matrix from the requirements, code and cases of a project.
    pub(super) fn of(project: &Project) -> Self {
        let mut join = Join { points: project.traced.points(), ..Join::default() };
        project.code.iter().for_each(|source| join.source(source));
        project.cases.iter().for_each(|source| join.cases(source));
        let list = &project.requirements;
        let of_area = |area: &Area| -> Vec<Row> {
            let mut entries: Vec<_> = area.requirements.iter().collect();
            entries.sort_by_key(|(id, _)| rank(id));
            let row = |(id, entry): (&String, &Entry)| join.row(area, id, entry, &project.code);
            entries.into_iter().map(row).collect()
        };
        let rows: Vec<Row> = list.areas.iter().flat_map(of_area).collect();
        let rulings = rulings_shown(list, &rows);
        let strays = join.cited.iter().filter(|stray| !list.has(&stray.id));
        let ours =
            |stray: &&Stray| stray.place.file.ends_with(".yaml") || list.has_family_of(&stray.id);
        Self { rows, rulings, unknown: strays.filter(ours).cloned().collect() }
    }

    /// Returns the requirement with this id.
    pub fn row(&self, id: &str) -> Option<&Row> {
        self.rows.iter().find(|row| row.id == id)
    }

    /// Returns the ruling with this id.
    pub fn ruling(&self, id: &str) -> Option<&RulingShown> {
        self.rulings.iter().find(|ruling| ruling.id == id)
    }

    /// Returns the rulings on a requirement.
    pub fn rulings_on<'m>(&'m self, id: &'m str) -> impl Iterator<Item = &'m RulingShown> {
        self.rulings.iter().filter(move |shown| shown.ruling.on.iter().any(|on| on == id))
    }

    /// Returns the number of requirements whose status satisfies `standing`.
    pub fn count(&self, standing: fn(&Standing) -> bool) -> usize {
        self.rows.iter().filter(|row| standing(&row.standing())).count()
    }

    /// Returns the requirements with the status [`Standing::Cited`].
    pub fn only_cited(&self) -> Vec<&str> {
        let cited = self.rows.iter().filter(|row| row.standing() == Standing::Cited);
        cited.map(|row| row.id.as_str()).collect()
    }

    /// Returns all traceability errors of the project, one line for each.
    pub fn problems(&self) -> Vec<String> {
        let lacking = self.rows.iter().filter_map(|row| match row.standing() {
            Standing::Lacking(missing) => {
                Some(format!("{} lacks {}", row.id, missing.join(" and ")))
            }
            _ => None,
        });
        let unknown = self.unknown.iter();
        let unknown =
            unknown.map(|stray| format!("{}: unknown requirement {}", stray.place, stray.id));
        lacking.chain(unknown).chain(self.unpinned()).chain(self.one_sided()).collect()
    }

    /// Returns an error for each ruling on an unknown requirement, and for each ruling without a
    /// case or test.
    fn unpinned(&self) -> Vec<String> {
        let mut problems = Vec::new();
        for RulingShown { id, ruling, shown } in &self.rulings {
            let strange = ruling.on.iter().filter(|on| self.row(on).is_none());
            problems.extend(strange.map(|on| format!("{id}: unknown requirement {on}")));
            if ruling.on.is_empty() {
                problems.push(format!("{id} lacks a requirement"));
            }
            if shown.is_empty() {
                let on = ruling.on.join(" or ");
                problems.push(format!("{id}: no case or test `{}` cites {on}", ruling.case));
            }
        }
        problems
    }

    /// Returns an error for each area without a case that expects success, or without one that
    /// expects a refusal.
    fn one_sided(&self) -> Vec<String> {
        let mut areas: Vec<&str> = self.rows.iter().map(|row| row.area.as_str()).collect();
        areas.dedup();
        let lacking = areas.into_iter().flat_map(|area| {
            let own = self.rows.iter().filter(move |row| row.area == area);
            let rules = own.filter(|row| row.needs == Needs::CodeAndCase && row.excused.is_none());
            let cases: Vec<&Shown> = rules.clone().flat_map(|row| &row.cases).collect();
            let lacks = |refuses: bool, what: &str| {
                let lacking =
                    rules.clone().count() > 0 && !cases.iter().any(|c| c.refuses == refuses);
                lacking.then(|| format!("{area}: no case {what}"))
            };
            [lacks(false, "allows"), lacks(true, "refuses")]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
        });
        lacking.collect()
    }
}

fn rulings_shown(list: &Requirements, rows: &[Row]) -> Vec<RulingShown> {
    let shown = |(id, ruling): (&str, &Ruling)| {
        let on = rows.iter().filter(|row| ruling.on.contains(&row.id));
        let named = on.flat_map(Row::citations).filter(|shown| shown.name == ruling.case);
        let mut shown: Vec<Shown> = named.cloned().collect();
        shown.sort_by(|one, other| one.place.cmp(&other.place));
        shown.dedup_by(|one, other| one.place == other.place);
        RulingShown { id: id.to_owned(), ruling: ruling.clone(), shown }
    };
    list.rulings().map(shown).collect()
}

/// Citations collected from the project, by requirement id.
#[derive(Debug, Default)]
struct Join {
    code: BTreeMap<String, BTreeSet<Place>>,
    refusals: BTreeMap<String, BTreeSet<Place>>,
    tests: BTreeMap<String, Vec<Shown>>,
    cases: BTreeMap<String, Vec<Shown>>,
    values: BTreeMap<(&'static str, &'static str), Vec<Shown>>,
    points: Vec<Point>,
    cited: BTreeSet<Stray>,
}

impl Join {
    fn source(&mut self, source: &SourceText) {
        let place = |line| Place { file: source.file.clone(), line };
        for citation in source.citations() {
            let (id, place) = (citation.id, place(citation.line));
            self.cited.insert(Stray { id: id.clone(), place: place.clone() });
            match citation.test {
                Some(name) => {
                    let (refuses, cites) = (citation.quoted, citation.quoted);
                    let shown = Shown { place, name, refuses, cites, proves: citation.opens };
                    self.tests.entry(id).or_default().push(shown);
                }
                None => _ = self.code.entry(id).or_default().insert(place),
            }
        }
        for (id, line) in source.refusals() {
            self.refusals.entry(id).or_default().insert(place(line));
        }
    }

    fn cases(&mut self, source: &CitingFile) {
        for case in &source.cases {
            let place = Place { file: source.file.clone(), line: case.line };
            let named = case.rules.iter().flat_map(|rule| cited(rule));
            let named: BTreeSet<String> = named.chain(case.proves.iter().cloned()).collect();
            for id in named.union(&case.refused) {
                let shown = Shown {
                    place: place.clone(),
                    name: case.name.clone(),
                    refuses: case.refuses,
                    cites: case.refused.contains(id),
                    proves: case.proves.contains(id),
                };
                self.cited.insert(Stray { id: id.clone(), place: place.clone() });
                let played = self.points.iter().find(|point| point.id == id).and_then(|point| {
                    let value = case.plays_by.get(point.name)?;
                    let known = point.values.iter().find(|(known, _)| known == value)?;
                    Some((point.id, known.0))
                });
                if let Some(played) = played {
                    self.values.entry(played).or_default().push(shown.clone());
                }
                self.cases.entry(id.clone()).or_default().push(shown);
            }
        }
    }

    fn row(&self, area: &Area, id: &str, entry: &Entry, code: &[SourceText]) -> Row {
        let places = |found: &BTreeMap<String, BTreeSet<Place>>| -> Vec<Place> {
            found.get(id).into_iter().flatten().cloned().collect()
        };
        let shown =
            |found: &BTreeMap<String, Vec<Shown>>| found.get(id).cloned().unwrap_or_default();
        let mut row = Row {
            id: id.to_owned(),
            area: area.title.clone(),
            title: entry.title().to_owned(),
            needs: area.needs,
            excused: entry.excused().map(str::to_owned),
            code: places(&self.code),
            refusals: places(&self.refusals),
            cases: shown(&self.cases),
            tests: shown(&self.tests),
            values: Vec::new(),
        };
        if let Some(point) = self.points.iter().find(|point| point.id == id) {
            row.values = self.values_of(point);
            row.code.extend(code.iter().flat_map(|source| reads(source, point)));
            row.code.sort();
            row.code.dedup();
        }
        row
    }

    fn values_of(&self, point: &Point) -> Vec<ValueShown> {
        let shown = |value: &'static str| self.values.get(&(point.id, value)).cloned();
        let values = point.values.iter().map(|(value, _)| ValueShown {
            value: (*value).to_owned(),
            cases: shown(value).unwrap_or_default(),
        });
        values.collect()
    }
}

fn reads(source: &SourceText, point: &Point) -> Vec<Place> {
    let lines = source.reads(point.name).into_iter();
    lines.map(|line| Place { file: source.file.clone(), line }).collect()
}
