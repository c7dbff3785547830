//! Standing orders: automatic answers at reaction windows that a side usually lets pass. Each
//! automatic answer saves an exchange of the mail file.

use crate::{AnyMatch, Automatic};
use serde::{Deserialize, Serialize};

/// A standing order for one kind of question. Both sides can see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// Kind of the question, such as `reaction.unit`.
    pub at: String,
    /// Condition under which the side reacts.
    pub act: Limit,
}

/// Condition under which a side reacts in a reaction window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Limit {
    /// The side never reacts.
    Never,
    /// The side reacts if its chance to harm an enemy is at least this percentage. It then takes
    /// the option with the best chance.
    Chance(u8),
}

/// Returns the answer that the standing orders give to the pending decision. `None` if no order
/// applies, or if the side may not pass.
pub(crate) fn answer(orders: &[Order], game: &dyn AnyMatch) -> Option<String> {
    let decision = game.decision()?;
    let order = orders.iter().find(|order| order.at == decision.kind)?;
    let leave = game.automatic(Automatic::Leave)?;
    match order.act {
        Limit::Never => Some(leave),
        Limit::Chance(least) => Some(best(game, least).unwrap_or(leave)),
    }
}

/// Returns the option with the best chance to harm the enemy, if that chance is at least `least`
/// percent.
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
