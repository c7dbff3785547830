//! Views of a match for one side. A view does not depend on anything that the side may not know.
//!
//! A program cannot hide the time that the other side takes to decide. Each side therefore learns
//! whether the other side is asked at all. At a physical table, too, players see an opponent look
//! at their chits.

use kernel::{BoardView, Draws, Line, Materials, Reader, Reference, Ruleset, Side};
use serde_json::Value;

use super::waiting::Waiting;
use super::{AnyMatch, DecisionOption, Match};
use crate::api::data;
use crate::text_view::TextView;

impl<F: Ruleset> Match<F> {
    /// Returns the pending decision as a reader may know it, or `None` if the game is over.
    pub fn decision_for(&self, reader: impl Into<Reader>) -> Option<Waiting> {
        let reader = reader.into();
        let mut decision = self.decision()?;
        if reader != Reader::Referee {
            if decision.is_chance() {
                return Some(Waiting::Chance { waiting: decision.kind });
            }
            if reader != Reader::Side(decision.side) {
                return Some(Waiting::Other { waiting: decision.side });
            }
            decision.n = self.answers_known(reader) as u32 + 1;
        }
        Some(Waiting::Own(Box::new(decision)))
    }

    /// Returns the number of answers that a reader knows of.
    pub fn answers_known(&self, reader: Reader) -> usize {
        let game: &dyn AnyMatch = self;
        game.answers_known(reader)
    }

    /// Returns the items that, as far as a side knows, may be in the physical cup from which
    /// players draw by hand. If `side` is `None`, the knowledge is that which both sides share.
    pub fn drawable(&self, side: Option<Side>) -> Vec<DecisionOption> {
        let drawn = |choice| DecisionOption::drawn::<F>(&self.rules, choice);
        F::Draws::possible(self.position(), side).into_iter().map(drawn).collect()
    }

    /// Returns the facts after the first `from`, in the form that a reader may see.
    pub fn log_for(&self, reader: impl Into<Reader>, from: usize) -> Vec<Line> {
        let reader = reader.into();
        let entries = self.log_since(from);
        let lines = entries.filter_map(|entry| F::told(self.position(), entry, reader).line.get());
        lines.chain(self.last_line().map(|(_, line)| line)).collect()
    }

    /// Returns the position as a reader may know it.
    pub fn seen(&self, reader: impl Into<Reader>) -> F::Seen {
        F::seen(self.position(), reader.into())
    }

    /// Returns the position for drawing, limited to the knowledge of a reader.
    pub fn board_view_for(&self, reader: impl Into<Reader>) -> BoardView {
        self.with_early_end(F::board_view(&self.rules, &self.seen(reader)))
    }

    /// Returns the position for drawing on a page, with the origins of the package's figures.
    pub(crate) fn board_view(&self, reader: Reader) -> BoardView {
        let mut picture = self.board_view_for(reader);
        picture.sections.extend(F::materials(self.rules()).origins.panel());
        picture
    }

    /// Returns the position as text, limited to the knowledge of a reader.
    pub(crate) fn text_view(&self, reader: Reader) -> TextView {
        let (rules, board) = (self.rules(), self.board_view_for(reader));
        let Materials { ground, side_names, origins, .. } = F::materials(rules);
        let mut shown = TextView::of(&board, &ground.get(), side_names);
        shown.state.extend(origins.told());
        shown
    }

    /// Returns the rules reference for players, with the origins of the package's figures.
    pub(crate) fn reference(&self) -> Reference {
        let Materials { reference, origins, origin_tables, .. } = F::materials(self.rules());
        let mut reference = reference.get();
        reference.cards.extend(origins.card());
        reference.charts.extend(origins.chart(origin_tables.title));
        reference
    }

    /// Returns the position for programs, limited to the knowledge of a reader.
    pub fn view_for(&self, reader: impl Into<Reader>) -> Value {
        data(F::view(&self.rules, &self.seen(reader)))
    }
}
