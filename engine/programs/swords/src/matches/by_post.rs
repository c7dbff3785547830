//! Match by mail at the terminal: the mail file, and the player's own copy.

use std::fs;
use std::path::{Path, PathBuf};

use kernel::{Side, say};
use session::pbem::{Offered, Order, Post, Refused, Stand};
use session::save::{SaveFile, write_whole};
use session::{AnyMatch, Decision, EndAct, MatchError};

use crate::failure::Failure;
use crate::matches::saved::unsaved;
use crate::matches::saves::{self, Saves};
use crate::packages::games::PackageIndex;

/// One side's copy of a match by mail, and the mail file for the other side.
///
/// The program stores each decision in the player's own copy on disk before it writes the decision
/// to the mail file.
pub(crate) struct ByPost {
    post: Post,
    own: SaveFile,
    mail_file: PathBuf,
}

impl ByPost {
    /// Starts a match by mail and writes the first mail file.
    pub(crate) fn offer(
        mail_file: &Path,
        offered: &Offered,
        side: Side,
        (package_index, saves): (&PackageIndex, &Saves),
    ) -> Result<Self, Failure> {
        let post =
            Post::offer(offered, side, package_index.library()).map_err(|error| usage(&error))?;
        Self::begin(mail_file, post, (package_index, saves))
    }

    /// Joins an offered match by mail, and writes the reply.
    pub(crate) fn join(
        mail_file: &Path,
        text: &str,
        (package_index, saves): (&PackageIndex, &Saves),
    ) -> Result<Self, Failure> {
        let post =
            Post::join(text, package_index.library()).map_err(|error| at(mail_file, &error))?;
        Self::begin(mail_file, post, (package_index, saves))
    }

    fn begin(
        mail_file: &Path,
        post: Post,
        (package_index, saves): (&PackageIndex, &Saves),
    ) -> Result<Self, Failure> {
        package_index.keep(&post.game().setup().package);
        let path = saves.ready()?.own_copy(&post.id(), post.side());
        saves::make_folder(&path)?;
        let own = SaveFile::create(&path, &post.record()).map_err(|error| unsaved(&error))?;
        let by_post = Self { post, own, mail_file: mail_file.to_owned() };
        by_post.write_mail_file()?;
        Ok(by_post)
    }

    /// Opens a player's own copy of a match, and merges the new lines of the mail file into it.
    pub(crate) fn open(
        mail_file: &Path,
        text: &str,
        own: &Path,
        package_index: &PackageIndex,
    ) -> Result<Self, Failure> {
        let (own, record) = SaveFile::open(own).map_err(|error| unsaved(&error))?;
        let post =
            Post::open(&record, package_index.library()).map_err(|error| at(own.path(), &error))?;
        let mut by_post = Self { post, own, mail_file: mail_file.to_owned() };
        // The player's own copy is ahead if the program ended before it wrote the mail file.
        let behind = by_post.post.text().starts_with(text);
        if !behind {
            let received = by_post.post.receive(text, package_index.library());
            received.map_err(|error| at(mail_file, &error))?;
        }
        by_post.keep()?;
        Ok(by_post)
    }

    /// Returns the match as the player of this side may see it.
    pub(crate) fn game(&self) -> &dyn AnyMatch {
        self.post.game()
    }

    /// Returns the side of the player who owns this copy.
    pub(crate) const fn side(&self) -> Side {
        self.post.side()
    }

    /// Returns the path of the mail file.
    pub(crate) fn mail_file(&self) -> &Path {
        &self.mail_file
    }

    /// Returns the pending decision. `None` if the other side must make it.
    pub(crate) fn decision(&self) -> Option<Decision> {
        self.post.decision()
    }

    /// Returns a message that tells the player what to do next. `None` if the player must decide
    /// now.
    pub(crate) fn pause(&self) -> Option<String> {
        let path = self.mail_file.display().to_string();
        let other = &self.game().status().side_names[self.side().other()];
        match self.post.stand() {
            Stand::Yours | Stand::Over => None,
            Stand::Theirs => Some(say!("mail-send", path, side = other)),
        }
    }

    /// Answers the pending decision, and stores the answer in the player's own copy and in the mail
    /// file.
    pub(crate) fn choose(&mut self, id: &str) -> Result<Result<(), MatchError>, Failure> {
        match self.post.choose(id) {
            Ok(()) => self.keep().map(Ok),
            Err(Refused::Match(error)) => Ok(Err(*error)),
            Err(error) => Err(at(&self.mail_file, &error)),
        }
    }

    /// Resigns, or offers, accepts or declines a draw, and stores the act.
    pub(crate) fn end(&mut self, act: EndAct) -> Result<Result<(), MatchError>, Failure> {
        match self.post.end(act) {
            Ok(()) => self.keep().map(Ok),
            Err(Refused::Match(error)) => Ok(Err(*error)),
            Err(error) => Err(at(&self.mail_file, &error)),
        }
    }

    /// Accepts or declines the draw offer of the other side, as a bot does.
    pub(crate) fn reply_as_bot(&mut self) -> Result<(), Failure> {
        self.post.reply_as_bot().map_err(|error| at(&self.mail_file, &error))?;
        self.keep()
    }

    /// Whether the player must accept or decline a draw.
    pub(crate) fn is_offered_draw(&self) -> bool {
        self.post.is_offered_draw()
    }

    /// Replaces the standing orders, and stores them in the player's own copy and in the mail file.
    pub(crate) fn order(&mut self, orders: Vec<Order>) -> Result<(), Failure> {
        self.post.order(orders).map_err(|error| at(&self.mail_file, &error))?;
        self.keep()
    }

    fn keep(&mut self) -> Result<(), Failure> {
        self.own.append(&self.post.record()).map_err(|error| unsaved(&error))?;
        self.write_mail_file()
    }

    fn write_mail_file(&self) -> Result<(), Failure> {
        write_whole(&self.mail_file, &self.post.text()).map_err(|error| unsaved(&error))
    }
}

/// Reads a mail file.
pub(crate) fn read(mail_file: &Path) -> Result<String, Failure> {
    fs::read_to_string(mail_file).map_err(|error| Failure::file(mail_file, &error))
}

fn at(path: &Path, error: &Refused) -> Failure {
    Failure::Wrong(format!("{}: {error}", path.display()))
}

fn usage(error: &Refused) -> Failure {
    Failure::Usage(error.to_string())
}
