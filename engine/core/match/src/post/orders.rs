//! Standing orders: what a side answers at moments that it usually lets pass, without the letter going to it.

use crate::AnyMatch;
use serde::{Deserialize, Serialize};

/// What a side answers to questions of a kind, for as long as the order stands. Both sides know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// The kind of the question, such as `reaction.unit`.
    pub at: String,
    /// When something is done.
    pub act: Limit,
}

/// When something is done at a moment that one may let pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Limit {
    /// Never.
    Never,
    /// If the chance to harm somebody is at least so many in a hundred; then it is done with the best chance.
    Chance(u8),
}

/// What an order answers to the decision that waits; nothing where it has no view of it, or something must be done.
pub(crate) fn answer(orders: &[Order], game: &dyn AnyMatch) -> Option<String> {
    let decision = game.decision()?;
    let order = orders.iter().find(|order| order.at == decision.kind)?;
    let leave = game.leave()?;
    match order.act {
        Limit::Never => Some(leave),
        Limit::Chance(least) => Some(best(game, least).unwrap_or(leave)),
    }
}

/// The option with the best chance to harm, if that is good enough.
fn best(game: &dyn AnyMatch, least: u8) -> Option<String> {
    let mut best: Option<(u64, u64, String)> = None;
    for option in game.odds(None).ok()? {
        for foretold in &option.odds {
            let (harm, of) = (u64::from(foretold.chances.harm), u64::from(foretold.chances.of));
            let better = |(best, among, _): &(u64, u64, String)| harm * among > best * of;
            if of > 0 && harm * 100 >= u64::from(least) * of && best.as_ref().is_none_or(better) {
                best = Some((harm, of, option.id.clone()));
            }
        }
    }
    best.map(|(_, _, id)| id)
}
