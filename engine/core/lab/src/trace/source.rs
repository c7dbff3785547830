//! What a source text cites: in the code itself, and in its tests.

use std::fmt;

use super::citation::cited;

/// A line of a file of the project.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
pub struct Place {
    /// The file, from the root of the project.
    pub file: String,
    /// The line; 1 is the first.
    pub line: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// A source file.
#[derive(Clone, Debug)]
pub struct SourceText {
    /// The file, from the root of the project.
    pub file: String,
    /// What it says.
    pub text: String,
}

/// A citation in a source file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Citation {
    /// The requirement.
    pub id: String,
    /// The line, from one.
    pub line: usize,
    /// The test that cites it, if one does.
    pub test: Option<String>,
    /// Whether it is quoted, as the requirement of a refusal is.
    pub quoted: bool,
    /// Whether it opens the comment of a test, which is there to show it.
    pub opens: bool,
}

impl SourceText {
    /// Every citation, in the order of the text. Those of tests stand in the comment of a function, or
    /// are quoted in it.
    pub fn citations(&self) -> Vec<Citation> {
        let lines: Vec<&str> = self.text.lines().collect();
        let tests_begin = self.tests_begin(&lines);
        let mut found = Vec::new();
        for (index, line) in lines.iter().enumerate() {
            let (in_test, comment) = (index >= tests_begin, line.trim_start().starts_with("//"));
            let test = match (in_test, comment) {
                (true, true) => name_after(&lines[index..]),
                (true, false) => name_before(&lines[tests_begin..index]),
                (false, _) => None,
            };
            let counts = |id: &String| {
                !in_test || test.is_some() && (comment || line.contains(&format!("\"{id}\"")))
            };
            let first =
                (comment && !is_continued(&lines[..index])).then(|| opening(line)).flatten();
            let citation = |id: String| Citation {
                opens: test.is_some() && first.as_ref() == Some(&id),
                id,
                line: index + 1,
                test: test.clone(),
                quoted: !comment,
            };
            found.extend(cited(line).into_iter().filter(counts).map(citation));
        }
        found
    }

    /// The lines at which the code refuses something, each with the requirement that it names.
    pub fn refusals(&self) -> Vec<(String, usize)> {
        let code: Vec<&str> = self.text.lines().collect();
        let code = code[..self.tests_begin(&code)].join("\n");
        let mut found = Vec::new();
        for (at, call) in code.match_indices("Refusal::new(") {
            let argument = code[at + call.len()..].trim_start().strip_prefix('"');
            if let Some((id, _)) = argument.and_then(|argument| argument.split_once('"')) {
                found.push((id.to_owned(), code[..at].lines().count()));
            }
        }
        found
    }

    /// The lines at which the code reads a field with this name.
    pub fn reads(&self, field: &str) -> Vec<usize> {
        let lines: Vec<&str> = self.text.lines().collect();
        let code = lines[..self.tests_begin(&lines)].iter().enumerate();
        let reads = |line: &str| {
            let after = |(at, _): (usize, &str)| line[at + 1 + field.len()..].chars().next();
            line.match_indices(&format!(".{field}")).map(after).any(|next| {
                next.is_none_or(|letter| !letter.is_ascii_alphanumeric() && letter != '_')
            })
        };
        code.filter(|(_, line)| reads(line)).map(|(index, _)| index + 1).collect()
    }

    /// The first line of the tests: those of a file stand at its end, and some files hold nothing else.
    fn tests_begin(&self, lines: &[&str]) -> usize {
        let only_tests = ["/tests/", "/tests.rs", "/testing/"];
        if self.file.starts_with("tests/") || only_tests.iter().any(|part| self.file.contains(part))
        {
            return 0;
        }
        let marked = |index: &usize| {
            lines[*index].trim() == "#[cfg(test)]"
                && !lines.get(index + 1).is_some_and(|next| next.trim_end().ends_with(';'))
        };
        (0..lines.len()).find(marked).unwrap_or(lines.len())
    }
}

/// Whether a comment began above the next line.
fn is_continued(lines: &[&str]) -> bool {
    lines.last().is_some_and(|line| line.trim_start().starts_with("//"))
}

/// The requirement with which a comment opens; sections of a rulebook may stand before it, such as `SS 10.2.`
fn opening(comment: &str) -> Option<String> {
    let text = comment.trim_start().trim_start_matches('/');
    let is_section = |word: &str| {
        word.starts_with(|letter: char| letter.is_ascii_digit())
            || word.chars().all(|letter| letter.is_ascii_uppercase() || letter == ',')
    };
    let word = text.split_whitespace().find(|word| !is_section(word))?;
    cited(word).into_iter().next()
}

/// The name of the function to which a comment belongs.
fn name_after(lines: &[&str]) -> Option<String> {
    let belongs = |line: &&&str| {
        let line = line.trim_start();
        line.starts_with("//") || line.starts_with("#[")
    };
    let named = lines.iter().find(|line| !belongs(line))?;
    let (_, rest) = named.split_once("fn ")?;
    rest.split(['(', '<']).next().map(str::to_owned)
}

/// The name of the function in which the next line stands.
fn name_before(lines: &[&str]) -> Option<String> {
    let name = |line: &&str| line.trim_start().split_once("fn ").map(|(_, rest)| rest.to_owned());
    let rest = lines.iter().rev().find_map(name)?;
    rest.split(['(', '<']).next().map(str::to_owned)
}
