//! A match from its lines.

use session::save::{Loaded, Replay};

use super::Live;
use super::history::Revision;
use super::talk::Talk;
use crate::failure::Refused;
use crate::shelf::Shelf;
use crate::store::{Kind, Said, Store, Stored, now};

impl Live {
    /// A match as it is kept, with its whole log.
    pub(crate) fn load(stored: Stored, shelf: &Shelf, store: &Store) -> Result<Self, Refused> {
        let edition = &shelf.shelved(&stored.about.game).map_err(Refused::broken)?.edition;
        let text = text(&stored.lines);
        let Loaded { game, problem } = match edition.replay(&text, None) {
            Ok(Replay { game, .. }) => Loaded { game, problem: None },
            Err(_) => edition.load(&text)?,
        };
        let kept = Revision::default().and(&*game, &stored.lines);
        let mut live = Self::new(stored.about, game, stored.seats);
        live.talk = Talk::of(stored.chat);
        live.settle_with(kept);
        if let Some(problem) = problem {
            live.mend(store, problem.line)?;
        }
        live.go_on(store)?;
        Ok(live)
    }

    /// Keeps the match as far as its lines fit, and the rest aside. What stands in a line that does not
    /// fit may be a secret.
    fn mend(&mut self, store: &Store, line: usize) -> Result<(), Refused> {
        let lines = self.game.journal().lines();
        store.replace(&self.about.id, lines)?;
        self.settle();
        let text = format!(
            "The match goes on from its last good board: line {line} does not fit any more"
        );
        self.say(store, None, text)
    }

    /// Plays what needs nobody.
    fn go_on(&mut self, store: &Store) -> Result<(), Refused> {
        let before = self.game.facts();
        if self.about.kind == Kind::Match && !self.game.is_over() {
            self.game.go_on()?;
        }
        if self.game.journal().lines().len() > self.written {
            self.commit(store, before)?;
        }
        self.run_bots(store)
    }

    /// Says something at the table.
    pub(crate) fn say(
        &mut self,
        store: &Store,
        side: Option<kernel::Side>,
        text: String,
    ) -> Result<(), Refused> {
        let said = Said { n: self.talk.next(), side, text, at: now() };
        store.say(&self.about.id, &said, self.talk.first_with(&said))?;
        self.talk.add(said);
        Ok(())
    }
}

fn text(lines: &[String]) -> String {
    lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect()
}
