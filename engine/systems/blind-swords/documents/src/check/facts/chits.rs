//! Comparison of the facts about numbers of event chits with the package.

use blind_swords::game::{Chit, ChitKind};
use document::tree::At;

use crate::codes;

use super::comparison::{Comparison, Source};

pub(super) fn compare(facts: &mut Comparison<'_, '_>) {
    let at = facts.at.key("chits");
    let game = facts.subject.game;
    for (n, fact) in facts.facts.chits.iter().enumerate() {
        let source = Source::new(&fact.source, at.item(n));
        let of_side =
            |chit: &&Chit| matches!(chit.kind, ChitKind::Event(_)) && chit.side == Some(fact.side);
        let own = || game.chits.iter().filter(of_side);
        let events = At::root(&facts.subject.documents.chits.tree).key("events");
        let place = events.place_of_key(fact.side.id());
        let named = |chit: &&Chit| fact.name.as_ref().is_none_or(|name| chit.name == *name);
        if let Some(name) = &fact.name
            && !own().any(|chit| named(&chit))
        {
            let known = own().map(|chit| chit.name.as_str());
            facts.unknown(
                codes::REF_CHIT,
                at.item(n).key("name").place(),
                "event chit",
                name,
                known,
            );
            continue;
        }
        let here: u8 = own().filter(named).map(|chit| chit.copies).sum();
        let what = fact.name.as_deref().unwrap_or("event chits");
        let what = format!("the number of {what} of {}", fact.side.id());
        facts.equal(what, (here, place), (fact.copies, &source));
    }
}
