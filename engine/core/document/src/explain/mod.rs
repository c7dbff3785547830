//! What each code means in full, with examples that are tried: what is wrong, and what is right.
//!
//! The texts stand in Markdown files, a section for each code. A block marked
//! `wrong FILE` is a piece of the small package on which the examples are tried, as it should not
//! be; the block `right` after it is that piece as it should be. `wrong shell` and `right shell` are
//! commands in its folder.

mod page;

use crate::codes::Code;
use crate::dialect::Dialect;

pub use page::page;

/// An explanation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// Of what.
    pub code: Code,
    /// In a few sentences.
    pub text: String,
    /// At least one.
    pub examples: Vec<Example>,
}

/// Something wrong, and how it is right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// The file it stands in; `shell` where it is about files.
    pub file: String,
    /// As it should not be.
    pub wrong: String,
    /// As it should be.
    pub right: String,
}

/// What can be wrong with any documents.
const PAGES: [&str; 3] =
    [include_str!("source.md"), include_str!("yaml.md"), include_str!("schema.md")];

/// The explanation of a code.
pub fn explain(dialect: &Dialect, code: Code) -> Option<Explanation> {
    all(dialect).into_iter().find(|explanation| explanation.code == code)
}

/// All explanations.
pub fn all(dialect: &Dialect) -> Vec<Explanation> {
    let pages = PAGES.iter().chain(dialect.pages);
    pages.flat_map(|page| sections(dialect, page)).collect()
}

/// The sections of a page whose titles are codes.
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
