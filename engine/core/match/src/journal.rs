//! The record of a match as lines that are only ever added: header, answers, checkpoints.

use data_encoding::HEXLOWER;
use kernel::{Family, PerSide};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::answer::Record;
use crate::chain::{Sealed, seal, sealed};
use crate::seat::Seat;
use crate::seed::Seed;
use crate::setup::{Asking, Options, Setup};
use crate::sources::{Chance, Positions};

/// The version of the format of saves.
pub const FORMAT: &str = "swords-save 2";
/// The version before it, without seals, in which a match that was begun so goes on.
pub const UNSEALED: &str = "swords-save 1";
/// The version of the engine that writes them.
pub const ENGINE: &str = env!("CARGO_PKG_VERSION");

/// The first line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The format of the lines.
    pub format: String,
    /// The version of the engine that wrote them.
    pub engine: String,
    /// The package.
    pub package: String,
    /// The hash of the package's files.
    pub hash: String,
    /// The scenario.
    pub scenario: String,
    /// The options by name.
    pub options: Options,
    /// Who decides for each side.
    pub seats: PerSide<Seat>,
    /// The seed.
    pub seed: Seed,
    /// Who rolls the dice.
    pub dice: Chance,
    /// Who is asked at secret moments.
    #[serde(default, skip_serializing_if = "Asking::is_usual")]
    pub asking: Asking,
    /// The lesson, where one is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
}

/// The position at the end of a turn. Who reads a save for its answers passes over the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedBoard<B> {
    /// `checkpoint`.
    pub kind: String,
    /// How many answers came before.
    pub n: u32,
    /// The turn that begins, or the last one.
    pub turn: u8,
    /// How far the streams of chance were used.
    pub streams: Positions,
    /// The hash of the board.
    pub sha256: String,
    /// The board.
    pub board: B,
}

/// Answers taken back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Undone {
    /// `undo`.
    pub kind: String,
    /// How many answers are left.
    pub to: u32,
}

/// Lines that were damaged, and that the players were told of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Damage {
    /// `damage`.
    pub kind: String,
    /// The lines, from 1.
    pub lines: Vec<usize>,
}

/// The kind of a line with a board.
pub const CHECKPOINT: &str = "checkpoint";
/// The kind of a line that takes answers back.
pub const UNDO: &str = "undo";
/// The kind of a line that owns to damage.
pub const DAMAGE: &str = "damage";

/// The lines of a match.
#[derive(Clone, Debug, Default)]
pub struct Journal {
    /// Those that are here.
    lines: Vec<String>,
    /// How many came before them, which somebody else keeps.
    let_go: usize,
    /// The seal of the last of those.
    sealed_before: String,
    /// Whether each line bears a seal.
    sealed: bool,
    answers: usize,
    boards: Vec<WrittenBoard>,
}

/// A board that a match has written down itself.
#[derive(Clone, Debug)]
pub(crate) struct WrittenBoard {
    /// How many answers came before.
    pub(crate) n: u32,
    /// Its hash.
    pub(crate) sha256: String,
    /// How many lines came before.
    after: usize,
}

/// How far a journal was written at some moment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mark {
    lines: usize,
    answers: usize,
}

impl Journal {
    /// The journal of a match that has just been set up.
    pub(crate) fn new(setup: &Setup, hash: &str) -> Self {
        let mut journal = Self { sealed: true, ..Self::default() };
        journal.write(&Header::new(setup, hash));
        journal
    }

    /// The lines that are here: all of them, the first one the header, unless some were let go.
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// How many lines there are, here and elsewhere.
    pub const fn count(&self) -> usize {
        self.let_go + self.lines.len()
    }

    /// The lines after so many.
    ///
    /// # Panics
    /// If some of them were let go.
    pub fn after(&self, lines: usize) -> &[String] {
        let here = lines.checked_sub(self.let_go).expect("whoever keeps lines asks for later ones");
        self.lines.get(here..).unwrap_or_default()
    }

    /// Lets all lines go: somebody else keeps them.
    pub(crate) fn let_go(&mut self) {
        if let Some(last) = self.lines.last() {
            seal(last).clone_into(&mut self.sealed_before);
        }
        self.let_go += self.lines.len();
        self.lines = Vec::new();
    }

    /// The lines that are here as one text.
    pub fn text(&self) -> String {
        self.lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect()
    }

    /// How many answers are written down and not taken back.
    pub(crate) const fn answers(&self) -> usize {
        self.answers
    }

    /// The boards written down, in order; not those of lines that were taken over.
    pub(crate) fn boards(&self) -> &[WrittenBoard] {
        &self.boards
    }

    /// How far it is written.
    pub(crate) const fn mark(&self) -> Mark {
        Mark { lines: self.count(), answers: self.answers }
    }

    /// Strikes out what was written since.
    pub(crate) fn rewind(&mut self, mark: Mark) {
        self.lines.truncate(mark.lines.saturating_sub(self.let_go));
        self.boards.retain(|board| board.after < mark.lines);
        self.answers = mark.answers;
    }

    /// Takes lines over from a save, with so many answers that count among them.
    pub(crate) fn take_over(lines: Vec<String>, answers: usize) -> Self {
        let sealed = lines.first().is_some_and(|header| Sealed::read(header).is_some());
        Self { lines, sealed, answers, ..Self::default() }
    }

    pub(crate) const fn skip_answers(&mut self, answers: usize) {
        self.answers = answers;
    }

    pub(crate) fn write_answer(&mut self, record: &Record) {
        self.answers += 1;
        self.write(record);
    }

    pub(crate) fn write_undo(&mut self, to: usize) {
        self.answers = to;
        self.write(&Undone { kind: UNDO.to_owned(), to: to as u32 });
    }

    pub(crate) fn write_checkpoint<F: Family>(
        &mut self,
        n: usize,
        board: &F::Board,
        streams: Positions,
    ) {
        let (n, sha256) = (n as u32, board_hash(board));
        self.boards.push(WrittenBoard { n, sha256: sha256.clone(), after: self.count() });
        let (kind, turn) = (CHECKPOINT.to_owned(), F::turn(board));
        self.write(&SavedBoard { kind, n, turn, streams, sha256, board });
    }

    pub(crate) fn write_damage(&mut self, lines: Vec<usize>) {
        self.write(&Damage { kind: DAMAGE.to_owned(), lines });
    }

    /// Keys stand in order, whatever that of fields is.
    fn write(&mut self, line: &impl Serialize) {
        let text = serde_json::to_value(line).expect("lines are plain data").to_string();
        let line = if self.sealed {
            let before = self.lines.last().map_or(&*self.sealed_before, |last| seal(last));
            sealed(before, &text)
        } else {
            text
        };
        self.lines.push(line);
    }
}

impl Header {
    fn new(setup: &Setup, hash: &str) -> Self {
        Self {
            format: FORMAT.to_owned(),
            engine: ENGINE.to_owned(),
            package: setup.package.clone(),
            hash: hash.to_owned(),
            scenario: setup.scenario.clone(),
            options: setup.options.clone(),
            seats: setup.seats,
            seed: setup.seed,
            dice: setup.dice,
            asking: setup.asking,
            lesson: setup.lesson.clone(),
        }
    }

    /// What the match was set up with.
    pub fn setup(&self) -> Setup {
        Setup {
            package: self.package.clone(),
            scenario: self.scenario.clone(),
            options: self.options.clone(),
            seats: self.seats,
            seed: self.seed,
            dice: self.dice,
            asking: self.asking,
            lesson: self.lesson.clone(),
        }
    }
}

/// A line without the seal that it bears.
pub fn unsealed(line: &str) -> String {
    Sealed::read(line).map_or_else(|| line.to_owned(), |sealed| sealed.text())
}

/// Lines that somebody has changed, with seals as if they had been written so.
pub fn sealed_anew<'a>(lines: impl IntoIterator<Item = &'a str>) -> String {
    let mut journal = Journal { sealed: true, ..Journal::default() };
    for line in lines {
        let line = sealed(journal.lines.last().map_or("", |last| seal(last)), &unsealed(line));
        journal.lines.push(line);
    }
    journal.text()
}

/// The SHA-256 of a board, in hexadecimal.
pub fn board_hash(board: &impl Serialize) -> String {
    let text = serde_json::to_vec(board).expect("a board is plain data");
    HEXLOWER.encode(&Sha256::digest(text))
}
