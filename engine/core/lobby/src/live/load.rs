//! Loading of matches from their stored lines.

use kernel::budget;
use session::api::Act;
use session::changes_since;
use session::pbem::Post;
use session::save::{Loaded, Replay, header_of};

use super::Live;
use super::clock::Clocks;
use super::notice::Notice;
use super::talk::Talk;
use crate::match_store::{ChatLine, Damage, Kind, MatchStore, Stored, now};
use crate::package_index::PackageIndex;
use crate::refused::Refused;

impl Live {
    /// Loads a match with its whole log. The script budget does not limit the replay.
    pub fn load(
        stored: Stored,
        package_index: &PackageIndex,
        match_store: &dyn MatchStore,
    ) -> Result<Self, Refused> {
        budget::beside(|| Self::loaded(stored, package_index, match_store))
    }

    fn loaded(
        mut stored: Stored,
        package_index: &PackageIndex,
        match_store: &dyn MatchStore,
    ) -> Result<Self, Refused> {
        if Post::is_record(&stored.lines) {
            return Self::load_by_post(stored, package_index, match_store);
        }
        let text = text(&stored.lines);
        let mut earlier = None;
        if let Ok(header) = header_of(&text) {
            let game = package_index.name_with(&stored.about.game, &header.hash);
            if game != stored.about.game {
                earlier = changes_since(&text, package_index);
            }
            stored.about.game = game;
        }
        let edition = &package_index.package(&stored.about.game).map_err(Refused::broken)?.edition;
        let Loaded { game, problem, differs } = match edition.replay_by_hand(&text) {
            Ok(Replay { mut game, differs, .. }) => {
                game.act(Act::KeepLines(stored.lines.clone()))?;
                Loaded { game, problem: None, differs }
            }
            Err(_) => edition.load_by_hand(&text)?,
        };
        let lost = stored.kept.checked_sub(stored.lines.len()).filter(|lost| *lost > 0);
        let mut live = Self::new(stored.about, game, stored.seats);
        live.talk = Talk::of(stored.chat);
        live.settle();
        let mut damage = stored.damage;
        if problem.is_some() || lost.is_some() {
            live.mend(match_store, problem.map(|problem| problem.line), lost)?;
            damage.retain(|damage| *damage != Damage::Lines);
        }
        live.tell_damage(match_store, &damage)?;
        if let Some(differs) = differs {
            live.tell_once(match_store, &Notice::Package { differs })?;
        }
        if let Some(differs) = earlier {
            live.tell_once(match_store, &Notice::Earlier { differs })?;
        }
        live.clocks = match_store.clocks(&live.about.id)?.map(Clocks::of);
        live.go_on(match_store)?;
        live.let_go()?;
        live.tick(match_store);
        Ok(live)
    }

    fn load_by_post(
        stored: Stored,
        package_index: &PackageIndex,
        match_store: &dyn MatchStore,
    ) -> Result<Self, Refused> {
        let post = Post::open(&text(&stored.lines), package_index)?;
        let mut live = Self::new(stored.about, post.game().copy(), stored.seats);
        live.talk = Talk::of(stored.chat);
        live.post = Some(post);
        live.settle();
        live.tell_damage(match_store, &stored.damage)?;
        Ok(live)
    }

    /// Keeps the match up to the first line that does not fit, archives the rest and informs both
    /// sides. The message omits the content of the line, which may be private.
    fn mend(
        &mut self,
        match_store: &dyn MatchStore,
        line: Option<usize>,
        lost: Option<usize>,
    ) -> Result<(), Refused> {
        let lines = self.game.journal().lines();
        match_store.replace(&self.about.id, lines)?;
        self.settle();
        self.announce(match_store, &Notice::Unreadable { line, lost })
    }

    /// Informs both sides of damaged data.
    fn tell_damage(
        &mut self,
        match_store: &dyn MatchStore,
        damage: &[Damage],
    ) -> Result<(), Refused> {
        if damage.is_empty() {
            return Ok(());
        }
        self.tell_once(match_store, &Notice::Changed { what: damage.to_vec() })
    }

    /// Adds a system message, unless the chat already contains it.
    fn tell_once(&mut self, match_store: &dyn MatchStore, notice: &Notice) -> Result<(), Refused> {
        let stored = notice.stored();
        let is_told = |said: &ChatLine| said.side.is_none() && said.text == stored;
        if self.talk.since(0).iter().any(is_told) {
            return Ok(());
        }
        self.announce(match_store, notice)
    }

    /// Continues play up to the next decision, and stores the new lines.
    fn go_on(&mut self, match_store: &dyn MatchStore) -> Result<(), Refused> {
        let before = self.game.facts();
        if self.about.kind == Kind::Match && !self.about.closed && !self.game.is_over() {
            self.game.act(Act::GoOn)?;
        }
        if self.game.journal().count() > self.kept.lines() {
            self.commit(match_store, before)?;
        }
        self.formalities(match_store)
    }

    /// Adds a player's chat message.
    pub fn say(
        &mut self,
        match_store: &dyn MatchStore,
        side: kernel::Side,
        text: String,
    ) -> Result<(), Refused> {
        self.add(match_store, Some(side), text)
    }

    /// Adds a system message to the chat.
    pub(crate) fn announce(
        &mut self,
        match_store: &dyn MatchStore,
        notice: &Notice,
    ) -> Result<(), Refused> {
        self.add(match_store, None, notice.stored())
    }

    fn add(
        &mut self,
        match_store: &dyn MatchStore,
        side: Option<kernel::Side>,
        text: String,
    ) -> Result<(), Refused> {
        let said = ChatLine { n: self.talk.next(), side, text, at: now() };
        match_store.say(&self.about.id, &said, self.talk.first_with(&said))?;
        self.talk.add(said);
        Ok(())
    }
}

fn text(lines: &[String]) -> String {
    lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect()
}
