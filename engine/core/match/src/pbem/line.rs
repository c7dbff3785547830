//! The lines of a mail file.

use crate::EndAct;
use crate::carried;
use crate::chain::{seal, sealed};
use crate::journal::ENGINE;
use crate::{Asking, Chance, Options, Seat, Seed, Setup};
use kernel::{Side, say};
use serde::{Deserialize, Serialize};

use crate::pbem::digest::Digest;
use crate::pbem::orders::Order;
use crate::pbem::refused::{Misfit, Refused};
use crate::pbem::secret::{Pledge, Root};

/// Identifier of the file format of mail files.
const FORMAT: &str = "swords-post 1";
/// Maximum number of lines in a mail file.
pub(crate) const MAX_LINES: usize = 200_000;

/// First line of a mail file: the setup, the side that began the match, and its commitment for the
/// first committed roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Offer {
    format: String,
    engine: String,
    /// Random identifier, which all mail files of the match share.
    pub(crate) id: Digest,
    pub(crate) package: String,
    pub(crate) hash: String,
    scenario: String,
    options: Options,
    pub(crate) side: Side,
    pub(crate) pledge: Pledge,
}

/// Contents of each line after the first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Line {
    /// The other side joins, with its commitment for the first committed roll.
    Join { side: Side, pledge: Pledge },
    /// A decision that both sides may see.
    Answer { side: Side, question: String, answer: String },
    /// A decision that must stay hidden from the other side.
    Covered { side: Side, question: String, cover: Digest },
    /// A side discloses its number for a committed roll, and commits to its number for the next
    /// roll.
    Link { side: Side, throw: u32, link: Digest, next: Pledge },
    /// A side has looked at a private draw.
    Drawn { side: Side, throw: u32 },
    /// A side reveals the item of a private draw.
    Open { side: Side, throw: u32, drawn: String },
    /// A side ends the match, or changes its draw offer.
    End { side: Side, act: EndAct },
    /// A side replaces its standing orders.
    Orders { side: Side, orders: Vec<Order> },
    /// The writer hands the mail file over to the other side. `open` is the hash of the public
    /// state.
    Handed { to: Side, open: Digest },
    /// A side reveals its secret, after the end of the match.
    Root { side: Side, root: Root },
}

impl Line {
    /// Returns the side that writes the line.
    pub(crate) const fn side(&self) -> Side {
        match self {
            Self::Join { side, .. }
            | Self::Answer { side, .. }
            | Self::Covered { side, .. }
            | Self::Link { side, .. }
            | Self::Drawn { side, .. }
            | Self::Open { side, .. }
            | Self::End { side, .. }
            | Self::Orders { side, .. }
            | Self::Root { side, .. } => *side,
            Self::Handed { to, .. } => to.other(),
        }
    }
}

impl Offer {
    pub(crate) fn new(setup: &Setup, hash: &str, side: Side, root: Root) -> Self {
        Self {
            format: FORMAT.to_owned(),
            engine: ENGINE.to_owned(),
            id: Digest::fresh(),
            package: setup.package.clone(),
            hash: hash.to_owned(),
            scenario: setup.scenario.clone(),
            options: setup.options.clone(),
            side,
            pledge: root.pledge(1),
        }
    }

    /// Returns the setup of the match: two human seats, whose rolls and draws come from the caller.
    pub(crate) fn setup(&self) -> Setup {
        setup(&self.package, &self.scenario, &self.options)
    }
}

/// Returns the setup of a match by mail. The rules ask both sides even if a side has no choice, so
/// that a question reveals nothing.
pub(crate) fn setup(package: &str, scenario: &str, options: &Options) -> Setup {
    Setup {
        package: package.to_owned(),
        scenario: scenario.to_owned(),
        options: options.clone(),
        seats: kernel::PerSide::from_fn(|_| Seat::Human),
        seed: Seed::from(0),
        dice: Chance::Manual,
        asking: Asking::Everybody,
        lesson: None,
    }
}

/// Overview of a mail file, read without replaying the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glance {
    /// Identifier of the match, which both copies share.
    pub id: String,
    /// Side that offered the match.
    pub begun_by: Side,
    /// Side that must write the next line.
    pub side_to_move: Side,
}

impl Glance {
    /// Reads the overview of a mail file.
    ///
    /// # Errors
    /// If the text is not a mail file, or if a line is damaged.
    pub fn at(text: &str) -> Result<Self, Refused> {
        let MailFile { offer, lines, .. } = MailFile::read(text)?;
        let handed = lines.iter().rev().find_map(|line| match line {
            Line::Handed { to, .. } => Some(*to),
            _ => None,
        });
        let (id, begun_by) = (offer.id.half(), offer.side);
        Ok(Self { id, begun_by, side_to_move: handed.unwrap_or(begun_by) })
    }
}

/// A parsed mail file.
#[derive(Clone, Debug)]
pub(crate) struct MailFile {
    pub(crate) offer: Offer,
    pub(crate) lines: Vec<Line>,
    /// All lines of the mail file, with their seals.
    pub(crate) written: Vec<String>,
}

/// Whether a string is a mail file, not a save.
pub fn is_mail_file(text: &str) -> bool {
    let lines = carried::sealed_lines(text, 1).unwrap_or_default();
    let first =
        lines.first().map_or_else(|| text.lines().next().unwrap_or_default(), String::as_str);
    let value: Option<serde_json::Value> = serde_json::from_str(first).ok();
    value.is_some_and(|value| value["format"] == FORMAT)
}

impl MailFile {
    pub(crate) fn begin(offer: Offer) -> Self {
        let written = vec![sealed("", &text(&offer))];
        Self { offer, lines: Vec::new(), written }
    }

    /// Parses a mail file and checks the seal of each line. Undoes quoting and wrapping.
    ///
    /// # Errors
    /// If a line is damaged, or if the text is not a mail file.
    pub(crate) fn read(text: &str) -> Result<Self, Misfit> {
        let written = carried::sealed_lines(text, MAX_LINES + 1);
        let written = written.map_err(|(line, what)| Misfit::new(line, what))?;
        if written.len() > MAX_LINES {
            return Err(Misfit::new(MAX_LINES, say!("mail-file-too-long")));
        }
        let mut all = written.iter().enumerate();
        let (_, first) = all.next().ok_or_else(|| Misfit::new(1, say!("mail-file-no-offer")))?;
        let offer: Offer = parsed(0, first)?;
        if offer.format != FORMAT {
            return Err(Misfit::new(
                1,
                say!("mail-file-format", format = FORMAT, found = offer.format),
            ));
        }
        let lines = all.map(|(at, line)| parsed(at, line)).collect::<Result<_, _>>()?;
        Ok(Self { offer, lines, written })
    }

    pub(crate) fn write(&mut self, line: Line) {
        let before = self.written.last().map_or("", |last| seal(last));
        self.written.push(sealed(before, &text(&line)));
        self.lines.push(line);
    }

    pub(crate) fn text(&self) -> String {
        self.written.iter().flat_map(|line| [line.as_str(), "\n"]).collect()
    }
}

fn parsed<T: for<'a> Deserialize<'a>>(at: usize, line: &str) -> Result<T, Misfit> {
    let text = crate::journal::unsealed(line);
    serde_json::from_str(&text).map_err(|error| Misfit::new(at + 1, error.to_string()))
}

/// Serializes a line as JSON with sorted keys, regardless of the order of fields.
fn text(line: &impl Serialize) -> String {
    serde_json::to_value(line).expect("lines are plain data").to_string()
}
