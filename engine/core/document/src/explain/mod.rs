//! Full explanations of codes, with tested examples of wrong and right documents.
//!
//! The texts are Markdown files with one section for each code. A block marked `wrong FILE` is a
//! faulty part of a small test package. The block `right` after it is the corrected part. `wrong
//! shell` and `right shell` are commands in the package folder.

mod page;

use crate::codes::Code;
use crate::dialect::Dialect;

pub use page::page;

/// Explanation of a code, with examples.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// Code that the explanation is about.
    pub code: Code,
    /// Cause of the problem and its solution, in a few sentences.
    pub text: String,
    /// Examples of the problem, at least one.
    pub examples: Vec<Example>,
}

/// An example of a problem and its correction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// File that the example is a part of, or `shell` for commands.
    pub file: String,
    /// Faulty example, which causes the problem.
    pub wrong: String,
    /// Corrected example, which causes no problem.
    pub right: String,
}

/// Markdown pages that explain the general codes.
const PAGES: [&str; 3] =
    [include_str!("source.md"), include_str!("yaml.md"), include_str!("schema.md")];

/// Returns the explanation of a code.
pub fn explain(dialect: &Dialect, code: Code) -> Option<Explanation> {
    all(dialect).into_iter().find(|explanation| explanation.code == code)
}

/// Returns the explanations of all codes of a dialect.
pub fn all(dialect: &Dialect) -> Vec<Explanation> {
    let pages = PAGES.iter().chain(dialect.pages);
    pages.flat_map(|page| sections(dialect, page)).collect()
}

/// Returns the sections of a page whose titles are diagnostic codes.
fn sections<'a>(dialect: &'a Dialect, page: &'a str) -> impl Iterator<Item = Explanation> + 'a {
    page.split("\n## ").skip(1).filter_map(|section| section_of(dialect, section))
}

fn section_of(dialect: &Dialect, section: &str) -> Option<Explanation> {
    let (title, body) = section.split_once('\n')?;
    let code = dialect.code(title.trim())?;
    let mut parts = body.split("```");
    let text = parts.next().unwrap_or_default().trim().replace('\n', " ");
    let blocks: Vec<(&str, &str)> =
        parts.step_by(2).filter_map(|block| block.split_once('\n')).collect();
    let examples = blocks.chunks_exact(2).filter_map(|pair| example(pair[0], pair[1]));
    Some(Explanation { code, text, examples: examples.collect() })
}

fn example((wrong, bad): (&str, &str), (right, good): (&str, &str)) -> Option<Example> {
    let file = wrong.strip_prefix("wrong ")?;
    let fits = right == "right" || right == "right shell";
    let piece = |text: &str| text.strip_suffix('\n').unwrap_or(text).to_owned();
    fits.then(|| Example { file: file.to_owned(), wrong: piece(bad), right: piece(good) })
}
