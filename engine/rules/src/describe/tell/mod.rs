//! What happened, one line a fact.

mod chits;
mod combat;
mod rule;
mod sequence;
mod units;

use super::line::Line;
use crate::event::Event;
use crate::game::Rules;

/// A fact in words.
pub fn event(rules: &Rules, event: &Event) -> Line {
    let (text, details) = combat::tell(rules, event);
    Line { name: event.name(), text, rule: rule::of(event), details }
}
