//! Match by mail at the terminal: the mail file, and the player's own copy.

use std::fs;
use std::path::{Path, PathBuf};

use kernel::Side;
use session::pbem::{Offered, Order, Post, Refused, Stand};
use session::save::{SaveFile, write_whole};
use session::{AnyMatch, Decision, MatchError};

use crate::failure::Failure;
use crate::games::PackageIndex;
use crate::saved::unsaved;
use crate::saves::{self, Saves};

/// One side's copy of a match by mail, and the mail file for the other side.
///
/// Each decision is stored in the player's own copy on disk before it is written to the mail file.
pub(crate) struct ByPost {
    post: Post,
    own: SaveFile,
    letter: PathBuf,
}

impl ByPost {
    /// Offers a match by mail and writes the first mail file.
    pub(crate) fn offer(
        letter: &Path,
        offered: &Offered,
        side: Side,
        (package_index, saves): (&PackageIndex, &Saves),
    ) -> Result<Self, Failure> {
        let post =
            Post::offer(offered, side, package_index.library()).map_err(|error| usage(&error))?;
        Self::begin(letter, post, saves)
    }

    /// Joins an offered match by mail.
    pub(crate) fn join(
        letter: &Path,
        text: &str,
        (package_index, saves): (&PackageIndex, &Saves),
    ) -> Result<Self, Failure> {
        let post = Post::join(text, package_index.library()).map_err(|error| at(letter, &error))?;
        Self::begin(letter, post, saves)
    }

    fn begin(letter: &Path, post: Post, saves: &Saves) -> Result<Self, Failure> {
        let path = saves.ready()?.own_copy(&post.id(), post.side());
        saves::make_folder(&path)?;
        let own = SaveFile::create(&path, &post.record()).map_err(|error| unsaved(&error))?;
        let by_post = Self { post, own, letter: letter.to_owned() };
        by_post.write_letter()?;
        Ok(by_post)
    }

    /// Opens a side's own copy and merges the new lines of the mail file.
    pub(crate) fn open(
        letter: &Path,
        text: &str,
        own: &Path,
        package_index: &PackageIndex,
    ) -> Result<Self, Failure> {
        let (own, record) = SaveFile::open(own).map_err(|error| unsaved(&error))?;
        let post =
            Post::open(&record, package_index.library()).map_err(|error| at(own.path(), &error))?;
        let mut by_post = Self { post, own, letter: letter.to_owned() };
        // The player's own copy is ahead if the program ended before it wrote the mail file.
        let behind = by_post.post.text().starts_with(text);
        if !behind {
            let received = by_post.post.receive(text, package_index.library());
            received.map_err(|error| at(letter, &error))?;
        }
        by_post.keep()?;
        Ok(by_post)
    }

    /// Returns the match as the player of this side may see it.
    pub(crate) fn game(&self) -> &dyn AnyMatch {
        self.post.game()
    }

    /// Returns the side of this copy.
    pub(crate) const fn side(&self) -> Side {
        self.post.side()
    }

    /// Returns the path of the mail file.
    pub(crate) fn letter(&self) -> &Path {
        &self.letter
    }

    /// Returns the pending decision, if this player must make it.
    pub(crate) fn decision(&self) -> Option<Decision> {
        self.game().decision().filter(|_| self.post.stand() == Stand::Yours)
    }

    /// Returns a message about what the player must do next, if the match waits for the other side.
    pub(crate) fn pause(&self) -> Option<String> {
        let (letter, side) = (self.letter.display(), self.side());
        let other = &self.game().side_names()[side.other()];
        match self.post.stand() {
            Stand::Yours | Stand::Over => None,
            Stand::Theirs => Some(format!(
                "Send {letter} to the {other} player, and open the reply with `swords mail FILE`."
            )),
        }
    }

    /// Answers the pending decision and stores the answer.
    pub(crate) fn choose(&mut self, id: &str) -> Result<Result<(), MatchError>, Failure> {
        match self.post.choose(id) {
            Ok(()) => self.keep().map(Ok),
            Err(Refused::Match(error)) => Ok(Err(*error)),
            Err(error) => Err(at(&self.letter, &error)),
        }
    }

    /// Replaces the standing orders and stores them.
    pub(crate) fn order(&mut self, orders: Vec<Order>) -> Result<(), Failure> {
        self.post.order(orders).map_err(|error| at(&self.letter, &error))?;
        self.keep()
    }

    fn keep(&mut self) -> Result<(), Failure> {
        self.own.append(&self.post.record()).map_err(|error| unsaved(&error))?;
        self.write_letter()
    }

    fn write_letter(&self) -> Result<(), Failure> {
        write_whole(&self.letter, &self.post.text()).map_err(|error| unsaved(&error))
    }
}

pub(crate) fn read(letter: &Path) -> Result<String, Failure> {
    fs::read_to_string(letter).map_err(|error| Failure::file(letter, &error))
}

fn at(path: &Path, error: &Refused) -> Failure {
    Failure::Wrong(format!("{}: {error}", path.display()))
}

fn usage(error: &Refused) -> Failure {
    Failure::Usage(error.to_string())
}
