//! Parser for the lines of a save.

use std::collections::VecDeque;

use kernel::{Side, say};
use serde::de::{DeserializeOwned, IgnoredAny};

use crate::answer::Record;
use crate::carried::{self, what_happened_to_save};
use crate::chain::{Sealed, seal};
use crate::ending::{EarlyEnd, EndAct, Endings};
use crate::journal::{
    CHECKPOINT, DAMAGE, Damage, ENDING, Ending, FORMAT, Header, SavedBoard, UNDO, UNSEALED, Undone,
    unsealed,
};
use crate::matches::{Misfit, Recorded};

/// The part of a save before the first unreadable line.
#[derive(Debug)]
pub(super) struct Save {
    /// Header of the save, from its first line.
    pub(super) header: Header,
    /// Valid answers of the save, in order.
    pub(super) answers: Vec<Recorded>,
    /// Line numbers of the valid boards, in order, with all data except the board itself.
    pub(super) boards: Vec<(usize, SavedBoard<IgnoredAny>)>,
    /// Draw offers and the end by the players, after all answers.
    pub(super) endings: Endings,
    /// Line of the last act that led to `endings`. `None` if the players have not acted.
    pub(super) last_act: Option<(usize, Ending)>,
    /// Lines before the first unreadable one.
    pub(super) lines: Vec<String>,
    /// First line that cannot be read. `None` if all lines can.
    pub(super) problem: Option<Misfit>,
    /// Numbers of altered lines that no later line acknowledges.
    pub(super) damaged: Vec<usize>,
    /// Whether the match was over when the save was written.
    pub(super) finished: bool,
}

/// Maximum size of a save, in bytes.
const MAX_BYTES: usize = 64 << 20;

impl Save {
    /// Parses a save. Drops an incomplete last line, which an interrupted write left behind.
    pub(super) fn read(text: &str) -> Result<Self, String> {
        if text.len() > MAX_BYTES {
            return Err(say!("save-too-large", bytes = text.len(), most = MAX_BYTES));
        }
        let text = &*carried::clean(text);
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        let last = whole.lines().last().map_or("", seal);
        let is_sealed = |line: &str| Sealed::read(line).is_some_and(|line| line.fits(last));
        // A last line with a seal is complete, even without a line end.
        let whole = if is_sealed(&text[whole.len()..]) { text } else { whole };
        let lines: Vec<&str> = whole.lines().collect();
        let save = Self::of(&lines)?;
        match save.beyond_trust() {
            Some(line) => {
                let mut trusted = Self::of(&lines[..line - 1])?;
                trusted.problem = Some(altered(line));
                trusted.finished = save.finished;
                Ok(trusted)
            }
            None => Ok(save),
        }
    }

    fn of(lines: &[&str]) -> Result<Self, String> {
        let header = read_header(lines.first().copied())?;
        let mut save = Self {
            damaged: if header.format == FORMAT { broken_seals(lines) } else { Vec::new() },
            header,
            answers: Vec::new(),
            boards: Vec::new(),
            endings: Endings::default(),
            last_act: None,
            lines: lines.iter().take(1).map(|&line| line.to_owned()).collect(),
            problem: None,
            finished: is_finished(lines),
        };
        for (index, line) in lines.iter().enumerate().skip(1) {
            if let Err(problem) = save.add(index + 1, &unsealed(line)) {
                save.problem = Some(problem);
                break;
            }
            save.lines.push((*line).to_owned());
        }
        save.finished |= save.endings.early().is_some();
        let read = save.lines.len();
        save.damaged.retain(|&line| line <= read);
        Ok(save)
    }

    /// Returns the number of the first altered line after the last unaltered board. The content of
    /// the line may be wrong, and no later board can expose the error.
    fn beyond_trust(&self) -> Option<usize> {
        let sound = |line: &usize| !self.damaged.contains(line);
        let board = self.boards.iter().map(|(line, _)| *line).rfind(sound).unwrap_or(1);
        self.damaged.iter().copied().find(|line| *line > board)
    }

    /// Returns the error for altered lines, if there are any.
    pub(super) fn damage(&self) -> Option<Misfit> {
        self.damaged.first().map(|&line| altered(line))
    }

    fn add(&mut self, line: usize, text: &str) -> Result<(), Misfit> {
        let misfit = |expected, found| Misfit { line, expected, found };
        let n = self.answers.len();
        let read = Line::read(text).map_err(|found| misfit(say!("misfit-kind"), found))?;
        if self.endings.early().is_some() && !matches!(read, Line::Damage(_)) {
            return Err(misfit(say!("misfit-over"), say!("misfit-over-found")));
        }
        match read {
            Line::Answer(record) if record.n as usize == n + 1 => {
                let side = record.side.filter(|_| !record.is_chance());
                side.into_iter().for_each(|side| self.endings.answered(side));
                self.answers.push(Recorded { line, record });
            }
            Line::Answer(record) => {
                let found = say!("misfit-answer-found", n = record.n);
                return Err(misfit(say!("misfit-answer", n = n + 1), found));
            }
            Line::Board(board) if board.n as usize == n => {
                self.boards.push((line, board));
            }
            Line::Board(board) => {
                let found = say!("misfit-board-found", n = board.n);
                return Err(misfit(say!("misfit-board", n), found));
            }
            Line::Undone(undone) if undone.to as usize <= n => {
                self.answers.truncate(undone.to as usize);
                self.boards.retain(|(_, board)| board.n <= undone.to);
                self.endings.undone();
            }
            Line::Ending(ending) if ending.n as usize == n => {
                let taken = self.endings.take(ending.side, ending.act, ending.why);
                taken.map_err(|why| misfit(why.to_string(), ending.act.to_string()))?;
                self.last_act = Some((line, ending));
            }
            Line::Ending(ending) => {
                let found = say!("misfit-answer-found", n = ending.n);
                return Err(misfit(say!("misfit-ending", n), found));
            }
            Line::Damage(damage) => {
                self.damaged.retain(|line| !damage.lines.contains(line));
            }
            Line::Undone(undone) => {
                let found = say!("misfit-undo-found", n = undone.to);
                return Err(misfit(say!("misfit-undo", n), found));
            }
        }
        Ok(())
    }

    /// Returns the acts that lead to the offers and the end by the players, without earlier ones.
    pub(super) fn acts(&self) -> Vec<(Side, EndAct)> {
        let last = self.last_act.as_ref().map(|(_, ending)| ending.side);
        match (self.endings.early(), self.endings.offer(), last) {
            (Some(EarlyEnd::Resigned(side)), ..) => vec![(side, EndAct::Resign)],
            (Some(EarlyEnd::Agreed), _, Some(side)) => {
                vec![(side.other(), EndAct::OfferDraw), (side, EndAct::AcceptDraw)]
            }
            (None, Some(side), _) => vec![(side, EndAct::OfferDraw)],
            (Some(EarlyEnd::Agreed), _, None) | (None, None, _) => Vec::new(),
        }
    }

    /// Parses the board in a line. `None` if the line is not a checkpoint.
    pub(super) fn board<B: DeserializeOwned>(&self, line: usize) -> Option<B> {
        let text = unsealed(self.lines.get(line - 1)?);
        let saved: SavedBoard<B> = serde_json::from_str(&text).ok()?;
        Some(saved.board)
    }

    /// Returns the answers after the first `after`.
    pub(super) fn tail(&self, after: usize) -> VecDeque<Recorded> {
        self.answers.get(after..).unwrap_or_default().iter().cloned().collect()
    }
}

enum Line {
    Answer(Record),
    Board(SavedBoard<IgnoredAny>),
    Undone(Undone),
    Ending(Ending),
    Damage(Damage),
}

/// Whether the last line is the board after the last turn, which has the turn of the board before
/// it. Damage elsewhere in the save does not matter.
fn is_finished(lines: &[&str]) -> bool {
    let is_of = |line: &str, kind: &str| line.contains(&format!("\"kind\":\"{kind}\""));
    let mut boards: Vec<SavedBoard<IgnoredAny>> = Vec::new();
    let marks = lines.iter().filter(|line| is_of(line, CHECKPOINT) || is_of(line, UNDO));
    for line in marks.filter_map(|line| Line::read(&unsealed(line)).ok()) {
        match line {
            Line::Board(board) => boards.push(board),
            Line::Undone(undone) => boards.retain(|board| board.n <= undone.to),
            Line::Answer(_) | Line::Ending(_) | Line::Damage(_) => {}
        }
    }
    let last = lines.iter().rfind(|line| !is_of(line, DAMAGE));
    match last.and_then(|line| Line::read(&unsealed(line)).ok()) {
        Some(Line::Board(_)) => boards.windows(2).last().is_some_and(|it| it[0].turn == it[1].turn),
        _ => false,
    }
}

/// Returns the numbers of the lines with invalid seals. To check a seal, the function uses the seal
/// that is written in the previous line. One damaged line therefore does not invalidate the next
/// ones.
fn broken_seals(lines: &[&str]) -> Vec<usize> {
    let before = [""].into_iter().chain(lines.iter().map(|line| seal(line)));
    let fits = |line: &str, before: &str| Sealed::read(line).is_some_and(|line| line.fits(before));
    let broken = lines.iter().zip(before).enumerate();
    broken.filter(|(_, (line, before))| !fits(line, before)).map(|(at, _)| at + 1).collect()
}

fn altered(line: usize) -> Misfit {
    Misfit { line, expected: say!("misfit-line"), found: say!("misfit-line-found") }
}

impl Line {
    /// Deserializes a line as an answer first, since nearly all lines are answers. Determines the
    /// kind of line only if that fails.
    fn read(text: &str) -> Result<Self, String> {
        let answer = serde_json::from_str::<Record>(text);
        let kind = answer.as_ref().map_or_else(|_| kind_of(text), |record| Ok(record.kind.clone()));
        let line = match kind?.as_str() {
            CHECKPOINT => serde_json::from_str(text).map(Self::Board),
            UNDO => serde_json::from_str(text).map(Self::Undone),
            ENDING => serde_json::from_str(text).map(Self::Ending),
            DAMAGE => serde_json::from_str(text).map(Self::Damage),
            _ => answer.map(Self::Answer),
        };
        line.map_err(|error| error.to_string())
    }
}

fn kind_of(text: &str) -> Result<String, String> {
    #[derive(serde::Deserialize)]
    struct Kind {
        kind: String,
    }
    let kind: Kind = serde_json::from_str(text).map_err(|error| error.to_string())?;
    Ok(kind.kind)
}

/// Returns the header of a save.
///
/// # Errors
/// If the text is not a save. The error is a message.
pub fn header_of(text: &str) -> Result<Header, String> {
    let text = carried::clean(text);
    let whole = text.find('\n').map(|end| &text[..end]);
    read_header(whole)
}

fn read_header(line: Option<&str>) -> Result<Header, String> {
    let line = line.ok_or_else(|| say!("save-empty"))?;
    let header: Header = serde_json::from_str(&unsealed(line)).map_err(|error| {
        what_happened_to_save(line).map_or_else(
            || say!("save-no-header", error = error.to_string()),
            |what| say!("save-broken", what),
        )
    })?;
    if [FORMAT, UNSEALED].contains(&header.format.as_str()) {
        Ok(header)
    } else {
        let found = header.format;
        Err(say!("save-format", found, format = FORMAT, unsealed = UNSEALED))
    }
}
