//! Matches by mail, whose players exchange a mail file.

use kernel::say;
use serde::Serialize;
use session::pbem::{Order, Post, Stand};
use session::{Automatic, Decision, Library};

use super::Live;
use crate::match_store::{About, MatchStore};
use crate::refused::Refused;
use crate::seats::Seats;

/// State of a match by mail, as its player sees it.
#[derive(Debug, Serialize)]
pub(crate) struct PostSeen {
    /// Identifier of the match, which both copies share.
    id: String,
    /// Player who must act next: this player or the other side.
    stand: Stand,
    /// Whether the other side has joined.
    joined: bool,
    /// Current standing orders of the player.
    orders: Vec<Order>,
    /// Id of the option that lets the pending reaction window pass. `None` if no window is pending,
    /// or if the side must act.
    leave: Option<String>,
}

impl Live {
    /// Creates a match by mail and stores its first lines.
    pub fn by_post(
        about: About,
        post: Post,
        seats: Seats,
        match_store: &dyn MatchStore,
    ) -> Result<Self, Refused> {
        Refused::check_budget()?;
        let mut live = Self::new(about, post.game().copy(), seats);
        live.post = Some(post);
        match_store.create(&live.about, &live.seats, &live.lines())?;
        live.settle();
        Ok(live)
    }

    /// Returns the pending decision of a match by mail. `None` while the player waits for the other
    /// side's mail file.
    pub fn decision(&self) -> Option<Decision> {
        match &self.post {
            Some(post) => post.decision(),
            None => self.game.decision(),
        }
    }

    /// Returns the mail file for the other side.
    pub fn mail_file(&self) -> Result<String, Refused> {
        self.post.as_ref().map(Post::text).ok_or_else(no_post)
    }

    /// Applies the lines that the other side has added to the mail file.
    pub fn receive(
        &mut self,
        match_store: &dyn MatchStore,
        library: &dyn Library,
        text: &str,
    ) -> Result<(), Refused> {
        self.write(match_store, |post| post.receive(text, library))
    }

    /// Replaces the standing orders of the player.
    pub fn order(
        &mut self,
        match_store: &dyn MatchStore,
        orders: Vec<Order>,
    ) -> Result<(), Refused> {
        self.write(match_store, |post| post.order(orders))
    }

    /// Answers the pending decision of a match by mail.
    pub(super) fn answer_by_post(
        &mut self,
        match_store: &dyn MatchStore,
        id: &str,
    ) -> Result<(), Refused> {
        self.write(match_store, |post| post.choose(id))
    }

    /// Applies a change of the mail file and stores it. Assumptions about hidden items may change,
    /// so followers receive all facts again.
    pub(super) fn write(
        &mut self,
        match_store: &dyn MatchStore,
        act: impl FnOnce(&mut Post) -> Result<(), session::pbem::Refused>,
    ) -> Result<(), Refused> {
        let post = self.post.as_mut().ok_or_else(no_post)?;
        act(post)?;
        self.game = post.game().copy();
        self.commit(match_store, 0)
    }

    /// Returns the state of a match by mail. `None` for other matches.
    pub(crate) fn post_seen(&self) -> Option<PostSeen> {
        let post = self.post.as_ref()?;
        Some(PostSeen {
            id: post.id(),
            stand: post.stand(),
            joined: post.is_joined(),
            orders: post.orders().to_vec(),
            leave: self.decision().and_then(|_| self.game.automatic(Automatic::Leave)),
        })
    }
}

fn no_post() -> Refused {
    Refused::conflict("post", say!("not-by-mail"))
}
