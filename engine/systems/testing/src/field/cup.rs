//! Helpers that place chits, mark brigades, and continue plays.

use kernel::{Side, Suspend};

use super::Field;
use blind_swords::Table;
use blind_swords::board::{Board, BoardSetup, BrigadeStatus, ChitPlace, Phase};
use blind_swords::check::legality;
use blind_swords::event::Event;
use blind_swords::game::Track;
use blind_swords::question::Question;

impl Field {
    /// Moves chits from outside the game or from the pool to a place.
    pub fn chits(&mut self, place: ChitPlace, ids: &[&str]) -> &mut Self {
        for id in ids {
            let chit = self.chit(id);
            let is_placed = self.lay_out(|setup| setup.place_chit(chit, place));
            assert!(is_placed, "no copy of {id} is to be had");
        }
        self
    }

    /// Gives the scenario an arrival track with two boxes, and creates an empty board for the
    /// scenario.
    pub fn track(&mut self, side: Side, chit: &str) -> &mut Self {
        let chit = self.chit(chit);
        self.game().scenarios[0].tracks.push(Track {
            id: "where".to_owned(),
            name: "Where?".to_owned(),
            side,
            chit,
            boxes: vec!["Away".to_owned(), "Here".to_owned()],
            common_event: "Look".to_owned(),
            provenance: None,
        });
        self.board = Board::empty(&self.rules);
        self
    }

    /// Gives brigades a status marker.
    pub fn status(&mut self, status: BrigadeStatus, ids: &[&str]) -> &mut Self {
        for id in ids {
            let brigade = self.brigade(id);
            self.lay_out(|setup| setup.set_status(brigade, status));
        }
        self
    }

    fn lay_out<T>(&mut self, change: impl FnOnce(&mut BoardSetup<'_>) -> T) -> T {
        let mut setup = BoardSetup::of(&self.rules, std::mem::take(&mut self.board));
        let result = change(&mut setup);
        self.board = setup.finish();
        result
    }

    /// Sets the phase of the sequence of play.
    pub fn phase(&mut self, phase: Phase) -> &mut Self {
        self.happen(&Event::PhaseSet { phase })
    }

    /// Returns the ids of the options that are legal answers to a question.
    pub fn options<Q: Clone + Into<Question>>(&self, question: &Q) -> Vec<String> {
        let question = question.clone().into();
        super::ids(self.position(), &question, &legality::options(self.position(), &question))
    }

    /// Returns the id of the requirement that forbids an option. Empty if the option is legal. The
    /// test fails if the option is not a candidate.
    pub fn refusal<Q: Clone + Into<Question>>(&self, question: &Q, id: &str) -> &'static str {
        let (position, question) = (self.position(), question.clone().into());
        let mut candidates = legality::candidates(position, &question).into_iter();
        let choice =
            candidates.find(|choice| question.id_of(&position.package.game, *choice) == id);
        let choice = choice.unwrap_or_else(|| panic!("`{id}` is no candidate of {question:?}"));
        legality::check(position, &question, choice).err().map_or("", |refusal| refusal.requirement)
    }
}

/// Plays until a question has no scripted answer or the game is over.
pub fn play_on(table: &mut Table) {
    while table.board().result().is_none() {
        match table.play() {
            Ok(()) => {}
            Err(Suspend::Waiting) => return,
            Err(Suspend::Fault(fault)) => panic!("{fault}"),
        }
    }
}

/// Returns the places of all copies of a chit.
pub fn place(table: &Table, id: &str) -> Vec<ChitPlace> {
    let game = &table.package().game;
    let copies = table.board().chit_copies().iter();
    copies.filter(|copy| game.chits[copy.kind.index()].id == id).map(|copy| copy.place).collect()
}

/// Returns the status of a brigade.
pub fn status(table: &Table, id: &str) -> BrigadeStatus {
    let brigades = &table.package().game.brigades;
    let found = brigades.iter().position(|brigade| brigade.id == id).expect("a brigade");
    table.board().brigade(blind_swords::game::BrigadeId::from_index(found)).status
}

/// Returns the recorded script calls, in order of execution. Each entry is a function name with its
/// arguments.
pub fn told(table: &Table) -> Vec<&str> {
    let told = table.entries().iter().filter_map(|entry| match &entry.event {
        Event::Told { text } => Some(text.as_str()),
        _ => None,
    });
    told.collect()
}
