//! Matches by post: the other side sits elsewhere, and what goes to and fro is a letter.

use kernel::say;
use serde::Serialize;
use session::post::{Order, Post, Stand};
use session::{Decision, Library};

use super::Live;
use crate::ledger::{About, Ledger};
use crate::refused::Refused;
use crate::seats::Seats;

/// How a match by post stands, as its player sees it.
#[derive(Debug, Serialize)]
pub(crate) struct PostSeen {
    /// By what both sides know it.
    id: String,
    /// Whose turn it is.
    stand: Stand,
    /// Whether the other side has joined.
    joined: bool,
    /// The orders that stand.
    orders: Vec<Order>,
    /// The answer that lets the moment pass which is asked about, if there is one.
    leave: Option<String>,
}

impl Live {
    /// A match by post, kept from its first line.
    pub fn by_post(
        about: About,
        post: Post,
        seats: Seats,
        ledger: &dyn Ledger,
    ) -> Result<Self, Refused> {
        Refused::check_budget()?;
        let mut live = Self::new(about, post.game().copy(), seats);
        live.post = Some(post);
        ledger.create(&live.about, &live.seats, &live.lines())?;
        live.settle();
        Ok(live)
    }

    /// The decision that waits here: none while a letter is under way.
    pub fn decision(&self) -> Option<Decision> {
        match &self.post {
            Some(post) if post.stand() != Stand::Yours => None,
            _ => self.game.decision(),
        }
    }

    /// The letter, for the other side.
    pub fn letter(&self) -> Result<String, Refused> {
        self.post.as_ref().map(Post::text).ok_or_else(no_post)
    }

    /// Takes what the other side has written.
    pub fn receive(
        &mut self,
        ledger: &dyn Ledger,
        library: &dyn Library,
        text: &str,
    ) -> Result<(), Refused> {
        self.write(ledger, |post| post.receive(text, library))
    }

    /// Gives standing orders, in the place of those before.
    pub fn order(&mut self, ledger: &dyn Ledger, orders: Vec<Order>) -> Result<(), Refused> {
        self.write(ledger, |post| post.order(orders))
    }

    /// Answers the decision that waits.
    pub(super) fn answer_by_post(&mut self, ledger: &dyn Ledger, id: &str) -> Result<(), Refused> {
        self.write(ledger, |post| post.choose(id))
    }

    /// What was supposed of the other side may be another thing after it, so that all facts are told anew.
    fn write(
        &mut self,
        ledger: &dyn Ledger,
        act: impl FnOnce(&mut Post) -> Result<(), session::post::Refused>,
    ) -> Result<(), Refused> {
        let post = self.post.as_mut().ok_or_else(no_post)?;
        act(post)?;
        self.game = post.game().copy();
        self.commit(ledger, 0)
    }

    /// How it stands, if it is one.
    pub(crate) fn post_seen(&self) -> Option<PostSeen> {
        let post = self.post.as_ref()?;
        Some(PostSeen {
            id: post.id(),
            stand: post.stand(),
            joined: post.is_joined(),
            orders: post.orders().to_vec(),
            leave: self.decision().and_then(|_| self.game.leave()),
        })
    }
}

fn no_post() -> Refused {
    Refused::conflict("post", say!("not-by-mail"))
}
