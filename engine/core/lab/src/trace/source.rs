//! Citations of requirements in a source file, both in code and in tests.

use std::fmt;

use super::citation::cited;

/// A line of a file in the project, to which a citation refers.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
pub struct Place {
    /// File path, relative to the project root.
    pub file: String,
    /// Number of the line in the file, from 1.
    pub line: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// A source file of the project.
#[derive(Clone, Debug)]
pub struct SourceText {
    /// File path, relative to the project root.
    pub file: String,
    /// Content of the file.
    pub text: String,
}

/// A citation of a requirement in a source file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Citation {
    /// Id of the requirement that the citation names.
    pub id: String,
    /// Line number of the citation, from 1.
    pub line: usize,
    /// Name of the test that contains the citation. `None` outside tests.
    pub test: Option<String>,
    /// Whether the citation is a string in the code, as in a refusal.
    pub quoted: bool,
    /// Whether the citation is in the list that opens the comment of a test. The test then asserts
    /// the requirement.
    pub opens: bool,
}

impl SourceText {
    /// Returns all citations in file order. Inside tests, only citations in quotes and in the
    /// comment of a function count.
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
                if comment && !is_continued(&lines[..index]) { opening(line) } else { vec![] };
            let citation = |id: String| Citation {
                opens: test.is_some() && first.contains(&id),
                id,
                line: index + 1,
                test: test.clone(),
                quoted: !comment,
            };
            found.extend(cited(line).into_iter().filter(counts).map(citation));
        }
        found
    }

    /// Returns every refusal in the code, as a requirement id and a line number.
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

    /// Returns the numbers of the lines on which the code reads the field of an option.
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

    /// Returns the index of the first line that belongs to tests. Tests are at the end of a file,
    /// and some files contain only tests.
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

/// Whether a comment is still open after these lines, so that a comment on the next line continues
/// it.
fn is_continued(lines: &[&str]) -> bool {
    lines.last().is_some_and(|line| line.trim_start().starts_with("//"))
}

/// Returns the requirements that a comment lists at its start, as in `SS 10.2. FIRE-07, FIRE-09:
/// why`. Rulebook sections may precede them. Empty if the comment starts differently.
fn opening(comment: &str) -> Vec<String> {
    let text = comment.trim_start().trim_start_matches('/');
    let is_section = |word: &&str| {
        word.starts_with(|letter: char| letter.is_ascii_digit())
            || word.chars().all(|letter| letter.is_ascii_uppercase() || letter == ',')
    };
    let mut found = Vec::new();
    for word in text.split_whitespace().skip_while(is_section) {
        let own = cited(word);
        // A list goes on as long as commas join its items.
        let goes_on = !own.is_empty() && word.ends_with(',');
        found.extend(own);
        if !goes_on {
            break;
        }
    }
    found
}

/// Returns the name of the function that a comment documents.
fn name_after(lines: &[&str]) -> Option<String> {
    let belongs = |line: &&&str| {
        let line = line.trim_start();
        line.starts_with("//") || line.starts_with("#[")
    };
    let named = lines.iter().find(|line| !belongs(line))?;
    let (_, rest) = named.split_once("fn ")?;
    rest.split(['(', '<']).next().map(str::to_owned)
}

/// Returns the name of the function whose body continues after `lines`.
fn name_before(lines: &[&str]) -> Option<String> {
    let name = |line: &&str| line.trim_start().split_once("fn ").map(|(_, rest)| rest.to_owned());
    let rest = lines.iter().rev().find_map(name)?;
    rest.split(['(', '<']).next().map(str::to_owned)
}
