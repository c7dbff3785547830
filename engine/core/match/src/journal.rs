//! The append-only lines of a match: header, answers, checkpoints.

use std::sync::Arc;

use data_encoding::HEXLOWER;
use kernel::{PerSide, Playing, Side};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::answer::Record;
use crate::chain::{Sealed, seal, sealed};
use crate::contents::{Contents, Digests};
use crate::ending::{Declined, EndAct};
use crate::seat::Seat;
use crate::seed::Seed;
use crate::setup::{Asking, Options, Setup};
use crate::sources::{Chance, Positions};

/// Current version of the save format.
pub const FORMAT: &str = "swords-save 2";
/// Version of the older save format, without seals. A match that began in this format keeps it.
pub const UNSEALED: &str = "swords-save 1";
/// Version of the engine that writes saves.
pub const ENGINE: &str = env!("CARGO_PKG_VERSION");

/// First line of a save.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// Version of the save format, such as [`FORMAT`].
    pub format: String,
    /// Version of the engine that wrote the save.
    pub engine: String,
    /// Id of the package that the match plays.
    pub package: String,
    /// Hash of the package's files. A save fits only the same package.
    pub hash: String,
    /// Short hashes of the package's files, by path. Empty in saves of earlier versions.
    #[serde(default, skip_serializing_if = "Digests::is_empty")]
    pub files: Digests,
    /// Id of the scenario that the match plays.
    pub scenario: String,
    /// Values of the options that the players set, by name.
    pub options: Options,
    /// Seat of each side at the start of the match.
    pub seats: PerSide<Seat>,
    /// Seed of the dice, the draws and the bots' random choices.
    pub seed: Seed,
    /// Source of dice and draws.
    pub dice: Chance,
    /// Policy for asking a side a question that may have only one option.
    #[serde(default, skip_serializing_if = "Asking::is_usual")]
    pub asking: Asking,
    /// Id of the lesson. `None` if the match is not a lesson.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
    /// Position in which the match begins.
    #[serde(default, skip_serializing_if = "Start::is_usual")]
    pub start: Start,
}

/// Position in which a match begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Start {
    /// The set-up of the scenario.
    #[default]
    Scenario,
    /// The board in the second line, as in a plan.
    Board,
}

impl Start {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
    fn is_usual(&self) -> bool {
        *self == Self::Scenario
    }
}

/// Line with the board at the end of a turn. Programs that need only the answers skip these lines.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedBoard<B> {
    /// Kind of the line: always `checkpoint`.
    pub kind: String,
    /// Number of answers before the checkpoint.
    pub n: u32,
    /// Number of the turn that begins. After the last turn, the number of the last turn.
    pub turn: u8,
    /// Number of values consumed from each random stream.
    pub streams: Positions,
    /// SHA-256 of the board, in hexadecimal.
    pub sha256: String,
    /// Board after `n` answers.
    pub board: B,
}

/// Line that takes answers back and thereby shortens the record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Undone {
    /// Kind of the line: always `undo`.
    pub kind: String,
    /// Number of answers that remain valid.
    pub to: u32,
}

/// Line with an act by which the players end the match, or that concerns a draw by agreement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// Kind of the line: always `ending`.
    pub kind: String,
    /// Number of answers before the act.
    pub n: u32,
    /// Side that acts.
    pub side: Side,
    /// Act of the side.
    pub act: EndAct,
    /// Reason why a bot declines. `None` if a person declines, and for other acts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<Declined>,
}

/// Line that acknowledges damaged lines, so that the program loads the save in spite of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Damage {
    /// Kind of the line: always `damage`.
    pub kind: String,
    /// Numbers of the damaged lines, from 1.
    pub lines: Vec<usize>,
}

/// Kind of the line that holds a board.
pub const CHECKPOINT: &str = "checkpoint";
/// Kind of the line that takes answers back.
pub const UNDO: &str = "undo";
/// Kind of the line by which the players end the match.
pub const ENDING: &str = "ending";
/// Kind of the line that acknowledges damage.
pub const DAMAGE: &str = "damage";

/// The recorded lines of a match, in order.
#[derive(Clone, Debug, Default)]
pub struct Journal {
    /// Lines that are still in memory.
    lines: Vec<String>,
    /// Number of lines released from memory. The owner of the match keeps them.
    let_go: usize,
    /// Seal of the last released line. Empty if no line was released.
    sealed_before: String,
    /// Whether each line has a seal.
    sealed: bool,
    answers: usize,
    boards: Vec<WrittenBoard>,
    /// First line. `None` if it was not read, as in a match at an earlier position.
    header: Option<Arc<Header>>,
}

/// A board that this match itself wrote to the journal. Boards that were imported with a save have
/// no entry.
#[derive(Clone, Debug)]
pub(crate) struct WrittenBoard {
    /// Number of answers that the match had when it wrote the board.
    pub(crate) n: u32,
    /// SHA-256 of the board, in hexadecimal.
    pub(crate) sha256: String,
    /// Number of lines in the journal before the line of the board.
    after: usize,
}

/// Length of a journal, to which the journal can be truncated.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mark {
    lines: usize,
    answers: usize,
}

impl Journal {
    /// Starts the journal of a new match.
    pub(crate) fn new(setup: &Setup, contents: Contents) -> Self {
        Self::beginning_with(Header::new(setup, contents))
    }

    fn beginning_with(header: Header) -> Self {
        let mut journal = Self { sealed: true, ..Self::default() };
        journal.write(&header);
        journal.header = Some(Arc::new(header));
        journal
    }

    /// Starts the journal of a plan, which begins at a board. `None` if the header of this journal
    /// was not read.
    pub(crate) fn of_plan<F: Playing>(&self, setup: &Setup, board: &F::Board) -> Option<Self> {
        let contents = self.header.as_ref()?.contents();
        let header = Header { start: Start::Board, ..Header::new(setup, contents) };
        let mut journal = Self::beginning_with(header);
        journal.write_checkpoint::<F>(0, board, Positions::default());
        // A loaded plan has no entry for its first board, so a new one has none either.
        journal.boards.clear();
        Some(journal)
    }

    /// Returns the lines in memory. The first is the header, unless lines were released.
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// Returns the number of lines, including released ones.
    pub const fn count(&self) -> usize {
        self.let_go + self.lines.len()
    }

    /// Returns the lines after the first `lines`.
    ///
    /// # Panics
    /// If any of the returned lines was released from memory.
    pub fn after(&self, lines: usize) -> &[String] {
        let here = lines.checked_sub(self.let_go).expect("whoever keeps lines asks for later ones");
        self.lines.get(here..).unwrap_or_default()
    }

    /// Releases all lines from memory. The owner of the match keeps them.
    pub(crate) fn let_go(&mut self) {
        if let Some(last) = self.lines.last() {
            seal(last).clone_into(&mut self.sealed_before);
        }
        self.let_go += self.lines.len();
        self.lines = Vec::new();
    }

    /// Returns the lines in memory as one string.
    pub fn text(&self) -> String {
        self.lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect()
    }

    /// Returns the number of recorded answers that were not taken back.
    pub(crate) const fn answers(&self) -> usize {
        self.answers
    }

    /// Returns the boards that this match wrote, in order. Excludes boards of imported lines.
    pub(crate) fn boards(&self) -> &[WrittenBoard] {
        &self.boards
    }

    /// Returns the current length, as an argument for [`Self::rewind`].
    pub(crate) const fn mark(&self) -> Mark {
        Mark { lines: self.count(), answers: self.answers }
    }

    /// Truncates the journal to `mark`.
    pub(crate) fn rewind(&mut self, mark: Mark) {
        self.lines.truncate(mark.lines.saturating_sub(self.let_go));
        self.boards.retain(|board| board.after < mark.lines);
        self.answers = mark.answers;
    }

    /// Builds a journal from the lines of a save. `answers` is the number of answers in these lines
    /// that are still valid.
    pub(crate) fn take_over(lines: Vec<String>, answers: usize) -> Self {
        let sealed = lines.first().is_some_and(|header| Sealed::read(header).is_some());
        let header = lines.first().and_then(|header| serde_json::from_str(&unsealed(header)).ok());
        Self { lines, sealed, answers, header: header.map(Arc::new), ..Self::default() }
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

    pub(crate) fn write_ending(
        &mut self,
        n: usize,
        side: Side,
        act: EndAct,
        why: Option<Declined>,
    ) {
        self.write(&Ending { kind: ENDING.to_owned(), n: n as u32, side, act, why });
    }

    pub(crate) fn write_checkpoint<F: Playing>(
        &mut self,
        n: usize,
        board: &F::Board,
        streams: Positions,
    ) {
        let (n, sha256) = (n as u32, board_hash(board));
        self.boards.push(WrittenBoard { n, sha256: sha256.clone(), after: self.count() });
        let (kind, turn) = (CHECKPOINT.to_owned(), F::turn(board).number);
        self.write(&SavedBoard { kind, n, turn, streams, sha256, board });
    }

    pub(crate) fn write_damage(&mut self, lines: Vec<usize>) {
        self.write(&Damage { kind: DAMAGE.to_owned(), lines });
    }

    /// Appends a line with sorted keys, whatever the order of fields.
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
    fn new(setup: &Setup, contents: Contents) -> Self {
        Self {
            format: FORMAT.to_owned(),
            engine: ENGINE.to_owned(),
            package: setup.package.clone(),
            hash: contents.hash,
            files: contents.digests,
            scenario: setup.scenario.clone(),
            options: setup.options.clone(),
            seats: setup.seats,
            seed: setup.seed,
            dice: setup.dice,
            asking: setup.asking,
            lesson: setup.lesson.clone(),
            start: Start::Scenario,
        }
    }

    /// Returns the contents of the package that the save names.
    pub fn contents(&self) -> Contents {
        Contents { hash: self.hash.clone(), digests: self.files.clone() }
    }

    /// Converts the header to a setup.
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

/// Returns a line without its seal.
pub fn unsealed(line: &str) -> String {
    Sealed::read(line).map_or_else(|| line.to_owned(), |sealed| sealed.text())
}

/// Computes the seals of modified lines anew. Tests and tools use this function.
pub fn sealed_anew<'a>(lines: impl IntoIterator<Item = &'a str>) -> String {
    let mut journal = Journal { sealed: true, ..Journal::default() };
    for line in lines {
        let line = sealed(journal.lines.last().map_or("", |last| seal(last)), &unsealed(line));
        journal.lines.push(line);
    }
    journal.text()
}

/// Computes the SHA-256 of a board, in hexadecimal.
pub fn board_hash(board: &impl Serialize) -> String {
    let text = serde_json::to_vec(board).expect("a board is plain data");
    HEXLOWER.encode(&Sha256::digest(text))
}
