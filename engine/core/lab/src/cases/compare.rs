//! Comparison of expected and actual results, shared by the cases of all rule systems. It covers
//! the pending decision, the refusals and the log.

use std::fmt::Debug;

use kernel::{Ask, Asking, Side, Table, Why};
use session::{answer, meant};

use super::written::{Asks, Scalar, Written};
use super::{Case, Done, Named};

/// Data for the comparison of a case's expectations with the actual results.
pub(super) struct Differences<'a, C: Case> {
    case: &'a C,
    table: &'a Table<C::Ruleset>,
    found: Vec<String>,
}

/// Returns the difference between an actual and an expected value as a string. `None` if the values
/// are equal.
pub fn difference<T: PartialEq + Debug>(what: &str, expected: &T, got: &T) -> Option<String> {
    (expected != got).then(|| format!("{what}: expected {expected:?}, got {got:?}"))
}

/// Returns the difference between two lists whose order is irrelevant. `None` if they hold the same
/// items.
pub fn difference_of_sets(what: &str, expected: &[String], got: Vec<String>) -> Option<String> {
    let sorted = |mut list: Vec<String>| {
        list.sort();
        list
    };
    difference(what, &sorted(expected.to_vec()), &sorted(got))
}

impl<'a, C: Case> Differences<'a, C> {
    /// Compares all results that a case of any rule system can state, and returns the differences.
    ///
    /// # Errors
    /// If the case is inconsistent.
    pub(super) fn between(
        case: &'a C,
        done: &Done,
        table: &'a Table<C::Ruleset>,
    ) -> Named<Vec<String>> {
        let mut differences = Self { case, table, found: Vec::new() };
        let written = case.written();
        differences.value(&written, done);
        differences.decision(&written);
        differences.refusals(&written, done);
        differences.told(&written)?;
        differences.found.extend(differences.waits(&written));
        Ok(differences.found)
    }

    fn value(&mut self, written: &Written<'_>, done: &Done) {
        if let Some(expected) = written.value {
            let got = match done {
                Done::Value(value) => value.clone(),
                Done::Played => "nothing".to_owned(),
                Done::Refused(ids, why) => format!("a refusal of {}: {}", ids[0], why.reason),
            };
            self.found.extend(difference("value", &expected.text(), &got));
        }
    }

    fn decision(&mut self, written: &Written<'_>) {
        let Some(asks) = written.asks else { return };
        match self.table.pending().map(|pending| &pending.ask) {
            Some(Ask::Choose { side, question, options }) => {
                let id = |&choice| C::Ruleset::id(self.table.package(), question, choice);
                let ids = options.iter().map(id).collect();
                self.asked(asks, *side, C::Ruleset::kind(question), ids);
            }
            Some(other) => self.found.push(format!("expected a decision, found {other:?}")),
            None => self.found.push("expected a decision, found none".to_owned()),
        }
    }

    fn asked(&mut self, asks: &Asks, side: Side, kind: &str, options: Vec<String>) {
        if let Some(expected) = asks.side {
            self.found.extend(difference("side of the decision", &expected, &side));
        }
        if let Some(expected) = &asks.kind {
            self.found.extend(difference("kind of the decision", expected, &kind.to_owned()));
        }
        if let Some(expected) = &asks.options {
            let expected: Vec<_> = expected.iter().map(Scalar::text).collect();
            self.found.extend(difference_of_sets("options", &expected, options));
        }
    }

    fn refusals(&mut self, written: &Written<'_>, done: &Done) {
        if let Done::Refused(ids, why) = done
            && written.refused.is_empty()
            && written.value.is_none()
        {
            let Why { requirement, section, reason, .. } = why;
            self.found.push(format!("{} was refused: {reason} ({requirement}, {section})", ids[0]));
        }
        for (id, citations) in written.refused {
            // Once the action has taken a step, the rules refuse the same step. The case did not
            // mean that refusal, so it does not count.
            let taken = matches!(done, Done::Played) && self.case.takes(id);
            let expected = citations.words();
            match self.refusal_of(id, done).filter(|_| !taken) {
                Some(why) if citations.accept(why.requirement, why.section) => {}
                Some(Why { requirement, section, reason, .. }) => self.found.push(format!(
                    "refusal of {id}: expected {expected}, got {requirement}, {section}: {reason}"
                )),
                None => self
                    .found
                    .push(format!("expected {id} to be refused ({expected}), but it is legal")),
            }
        }
    }

    fn refusal_of(&self, id: &str, done: &Done) -> Option<Why> {
        if let Done::Refused(arguments, why) = done {
            return Some(why.clone()).filter(|_| arguments.iter().any(|argument| argument == id));
        }
        let ask = &self.table.pending()?.ask;
        let Ask::Choose { question, .. } = ask else { return None };
        if answer::answer_with_id(ask, id, self.table.package()).is_some() {
            return None;
        }
        let position = self.table.position();
        let why =
            meant(position, question, id).and_then(|it| C::Ruleset::why(position, question, it));
        Some(why.unwrap_or_else(C::no_answer))
    }

    fn told(&mut self, written: &Written<'_>) -> Named<()> {
        let mut wanted = written.log.iter().chain(written.never).chain(written.times.keys());
        wanted.try_for_each(|name| known_event::<C>(name))?;
        let names: Vec<&str> =
            self.table.entries().iter().map(|entry| C::event(&entry.event)).collect();
        let mut rest = names.iter();
        let missing = written.log.iter().find(|wanted| !rest.any(|name| name == wanted));
        if let Some(wanted) = missing {
            self.found.push(format!("log: expected {wanted} (in order) among {names:?}"));
        }
        let unwanted = names.iter().filter(|name| written.never.iter().any(|it| it == *name));
        self.found.extend(unwanted.map(|name| format!("log: unexpected {name}")));
        for (name, times) in written.times {
            let got = names.iter().filter(|own| *own == name).count();
            self.found.extend(difference(&format!("times of {name}"), times, &got));
        }
        Ok(())
    }

    /// Returns an error if a decision is pending at the end and the case does not expect it.
    fn waits(&self, written: &Written<'_>) -> Option<String> {
        let about_it = written.asks.is_some() || !written.refused.is_empty();
        let pending = self.table.pending().filter(|_| !about_it)?;
        let Ask::Choose { side, question, options } = &pending.ask else { return None };
        Some(format!(
            "missing answer of {} to `{}`: {}",
            side.id(),
            C::Ruleset::kind(question),
            super::script::ids::<C>(self.table.package(), question, options)
        ))
    }
}

/// Checks that an event with this name exists. Otherwise a misspelt name in `never` would go
/// unnoticed.
fn known_event<C: Case>(name: &str) -> Named<()> {
    if C::EVENTS.contains(&name) {
        return Ok(());
    }
    let near: Vec<_> = C::EVENTS.iter().copied().filter(|own| own.contains(name)).collect();
    let near = if near.is_empty() { "a name of an event".to_owned() } else { near.join(" or ") };
    Err(format!("unknown event `{name}`: expected {near}"))
}
