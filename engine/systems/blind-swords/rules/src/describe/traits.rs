//! Descriptions of the effects of traits, for players.

use kernel::{Sixteenths, say};

use super::name::order;
use crate::game::{Effect, EntryCost, Game, Order, Rates, TerrainId, Trait};

/// Describes a trait with its effects: `Sharpshooters: fires 1 hex farther, never attacks in close
/// combat`.
pub fn unit_trait(game: &Game, it: &Trait) -> String {
    let effects = effects_of(game, it);
    if effects.is_empty() { it.name.clone() } else { say!("trait", name = &it.name, effects) }
}

/// Describes all effects of a trait. Empty if only charts and scripts use the trait.
pub(crate) fn effects_of(game: &Game, it: &Trait) -> String {
    let words: Vec<_> = it.effects.iter().map(|effect| words(game, effect)).collect();
    words.join(", ")
}

/// Describes an effect of a trait.
pub fn words(game: &Game, effect: &Effect) -> String {
    match effect {
        Effect::CannotFire => say!("trait-cannot-fire"),
        Effect::Range(by @ ..0) => say!("trait-range-reduced", hexes = by.unsigned_abs()),
        Effect::Range(by) => say!("trait-range-increased", hexes = by.unsigned_abs()),
        Effect::RangeAtMost(most) => say!("trait-range-maximum", hexes = *most),
        Effect::FiresAndMoves => say!("trait-fires-and-moves"),
        Effect::SeenOver => say!("trait-seen-over"),
        Effect::SparedByFire => say!("trait-spared-by-fire"),
        Effect::Movement(rates) => movement(*rates),
        Effect::Ground(kinds) => {
            let words: Vec<_> =
                kinds.iter().map(|(kind, cost)| entry(game, *kind, *cost)).collect();
            words.join(", ")
        }
        Effect::Streams(Sixteenths::ZERO) => say!("trait-streams-free"),
        Effect::Streams(points) => say!("trait-streams", points = *points),
        Effect::KeepsAway => say!("trait-keeps-away"),
        Effect::BreakTests(added) => say!("trait-break-tests", added = format!("{added:+}")),
        Effect::Steadies(added) => say!("trait-steadies", added = format!("{added:+}")),
        Effect::CannotRally => say!("trait-cannot-rally"),
        Effect::CannotRebuild => say!("trait-cannot-rebuild"),
        Effect::CannotAttack => say!("trait-cannot-attack"),
        Effect::CannotCharge => say!("trait-cannot-charge"),
        Effect::CannotLead => say!("trait-cannot-lead"),
        Effect::CannotStandAlone => say!("trait-cannot-stand-alone"),
        Effect::StacksAs(points) => say!("trait-stacks-as", points = *points),
        Effect::GivesNoSupport => say!("trait-gives-no-support"),
        Effect::GetsNoSupport => say!("trait-gets-no-support"),
        Effect::NeedsNoSupport => say!("trait-needs-no-support"),
    }
}

/// Describes the cost to enter a kind of terrain: `pays 2 for woods`.
fn entry(game: &Game, terrain: TerrainId, cost: EntryCost) -> String {
    let terrain = game.terrain.kind(terrain).name.to_lowercase();
    match cost {
        EntryCost::Points(points) => say!("trait-pays", points, terrain),
        EntryCost::RoadOnly => say!("trait-by-road", terrain),
        EntryCost::Prohibited => say!("trait-never-enters", terrain),
    }
}

/// Describes movement rates: `moves 9 points`, `moves 2 under attack, 6 without orders`.
fn movement(rates: Rates) -> String {
    let rates = match rates {
        Rates::Everywhere(points) => return say!("trait-moves", points),
        Rates::ByOrder(rates) => rates,
    };
    let ordered = |it: Order| {
        let points = rates.of(it)?;
        Some(say!("trait-moves-under", points, order = order(it)))
    };
    let mut parts: Vec<_> = Order::ALL.into_iter().filter_map(ordered).collect();
    parts.extend(rates.without_orders.map(|points| say!("trait-moves-without", points)));
    say!("trait-moves-by-order", rates = parts.join(", "))
}
