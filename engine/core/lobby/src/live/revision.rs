//! Revision numbers, which count only the lines that a reader knows of.

use kernel::{PerSide, Reader, Side};
use session::AnyMatch;
use session::answer::Record;
use session::journal::{Undone, unsealed};

/// Revision of a match: the number of its stored lines, by visibility.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Revision {
    lines: usize,
    /// Number of lines that only one side knows of, for each side.
    secret: PerSide<usize>,
    /// Number of lines that take answers back.
    taken_back: usize,
}

impl Revision {
    /// Returns the revision after these further lines.
    pub(super) fn and(mut self, game: &dyn AnyMatch, lines: &[String]) -> Self {
        self.lines += lines.len();
        for line in lines {
            let line = unsealed(line);
            if let Some(side) = secret(game, &line) {
                self.secret[side] += 1;
            }
            self.taken_back += usize::from(serde_json::from_str::<Undone>(&line).is_ok());
        }
        self
    }

    /// Returns the number of undo lines.
    pub(super) const fn taken_back(self) -> usize {
        self.taken_back
    }

    /// Returns the number of stored lines.
    pub(super) const fn lines(self) -> usize {
        self.lines
    }

    /// Returns the number of lines that a reader knows of.
    pub(super) fn known_to(self, reader: Reader) -> usize {
        let PerSide { usa, csa } = self.secret;
        self.lines
            - match reader {
                Reader::Referee => 0,
                Reader::Side(side) => self.secret[side.other()],
                Reader::Everybody => usa + csa,
            }
    }
}

/// Returns the side to which a line is private. `None` for a public line.
fn secret(game: &dyn AnyMatch, line: &str) -> Option<Side> {
    let record: Record = serde_json::from_str(line).ok()?;
    record.side.filter(|_| game.secrecy(&record.kind).is_private())
}
