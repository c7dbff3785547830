//! The lines of a letter.

use crate::carried;
use crate::chain::{seal, sealed};
use crate::journal::ENGINE;
use crate::{Asking, Chance, Options, Seat, Seed, Setup};
use kernel::Side;
use serde::{Deserialize, Serialize};

use crate::post::digest::Digest;
use crate::post::orders::Order;
use crate::post::refused::{Misfit, Refused};
use crate::post::secret::{Pledge, Root};

/// The format of letters.
const FORMAT: &str = "swords-post 1";
/// The most lines in a letter.
pub(crate) const MAX_LINES: usize = 200_000;

/// The first line: what is played, by whom it was begun, and what he pledges for the first throw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Offer {
    format: String,
    engine: String,
    /// A number of its own, by which the match is known.
    pub(crate) id: Digest,
    pub(crate) package: String,
    pub(crate) hash: String,
    scenario: String,
    options: Options,
    pub(crate) side: Side,
    pub(crate) pledge: Pledge,
}

/// What stands in the other lines.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Line {
    /// The other side joins, and pledges too.
    Join { side: Side, pledge: Pledge },
    /// A decision.
    Answer { side: Side, question: String, answer: String },
    /// A decision of which the other side may not know.
    Covered { side: Side, question: String, cover: Digest },
    /// A side's number for a throw, with the pledge for the next one.
    Link { side: Side, throw: u32, link: Digest, next: Pledge },
    /// A side has looked at what was drawn for it alone.
    Drawn { side: Side, throw: u32 },
    /// What was drawn so is laid open.
    Open { side: Side, throw: u32, drawn: String },
    /// What a side wants at moments that it lets pass.
    Orders { side: Side, orders: Vec<Order> },
    /// The letter is handed over, with the hash of what lies open to both sides.
    Handed { to: Side, open: Digest },
    /// The match is over: a side tells its secret.
    Root { side: Side, root: Root },
}

impl Line {
    /// Who writes it.
    pub(crate) const fn side(&self) -> Side {
        match self {
            Self::Join { side, .. }
            | Self::Answer { side, .. }
            | Self::Covered { side, .. }
            | Self::Link { side, .. }
            | Self::Drawn { side, .. }
            | Self::Open { side, .. }
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

    /// What the match is set up with: two persons, and chance that comes from outside.
    pub(crate) fn setup(&self) -> Setup {
        setup(&self.package, &self.scenario, &self.options)
    }
}

/// What a match by post is set up with. Both sides are asked alike at secret moments.
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

/// What a letter tells at first sight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glance {
    /// The number by which both sides know the match.
    pub id: String,
    /// The side that began it.
    pub begun_by: Side,
    /// Who is to write on it.
    pub pen: Side,
}

impl Glance {
    /// Looks at a letter.
    ///
    /// # Errors
    /// If it is none, or a line is damaged.
    pub fn at(text: &str) -> Result<Self, Refused> {
        let Letter { offer, lines, .. } = Letter::read(text)?;
        let handed = lines.iter().rev().find_map(|line| match line {
            Line::Handed { to, .. } => Some(*to),
            _ => None,
        });
        let (id, begun_by) = (offer.id.half(), offer.side);
        Ok(Self { id, begun_by, pen: handed.unwrap_or(begun_by) })
    }
}

/// A letter taken apart.
#[derive(Clone, Debug)]
pub(crate) struct Letter {
    pub(crate) offer: Offer,
    pub(crate) lines: Vec<Line>,
    /// The lines as they are written.
    pub(crate) written: Vec<String>,
}

/// Whether a text is a match by post, and not a save.
pub fn is_letter(text: &str) -> bool {
    let lines = carried::sealed_lines(text, 1).unwrap_or_default();
    let first =
        lines.first().map_or_else(|| text.lines().next().unwrap_or_default(), String::as_str);
    let value: Option<serde_json::Value> = serde_json::from_str(first).ok();
    value.is_some_and(|value| value["format"] == FORMAT)
}

impl Letter {
    pub(crate) fn begin(offer: Offer) -> Self {
        let written = vec![sealed("", &text(&offer))];
        Self { offer, lines: Vec::new(), written }
    }

    /// Reads a letter; each line must be sealed after the one before it. Quoting and wrapping are undone.
    ///
    /// # Errors
    /// The first line that is damaged, or none at all.
    pub(crate) fn read(text: &str) -> Result<Self, Misfit> {
        let written = carried::sealed_lines(text, MAX_LINES + 1);
        let written = written.map_err(|(line, what)| Misfit::new(line, what))?;
        if written.len() > MAX_LINES {
            return Err(Misfit::new(MAX_LINES, "a letter allows no more lines"));
        }
        let mut all = written.iter().enumerate();
        let (_, first) =
            all.next().ok_or_else(|| Misfit::new(1, "expected the offer of a match"))?;
        let offer: Offer = parsed(0, first)?;
        if offer.format != FORMAT {
            return Err(Misfit::new(1, format!("expected `{FORMAT}`, found `{}`", offer.format)));
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

/// Keys stand in order, whatever that of fields is.
fn text(line: &impl Serialize) -> String {
    serde_json::to_value(line).expect("lines are plain data").to_string()
}
