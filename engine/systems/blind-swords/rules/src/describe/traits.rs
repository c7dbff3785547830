//! What traits of a game do, in words.

use kernel::Sixteenths;

use crate::game::{Effect, EntryCost, Game, Order, Rates, Trait, Unit};

/// A trait with all that it does: `Sharpshooters: fires 1 hex farther, never attacks in close combat`.
pub fn unit_trait(game: &Game, it: &Trait) -> String {
    let effects = effects_of(game, it);
    if effects.is_empty() { it.name.clone() } else { format!("{}: {effects}", it.name) }
}

/// All that a trait does; nothing where only charts and scripts look at it.
pub(crate) fn effects_of(game: &Game, it: &Trait) -> String {
    let words: Vec<_> = it.effects.iter().map(|effect| words(game, effect)).collect();
    words.join(", ")
}

/// The names of a unit's traits.
pub(crate) fn traits_of<'a>(game: &'a Game, unit: &'a Unit) -> impl Iterator<Item = &'a Trait> {
    unit.traits.iter().map(|it| &game.traits[it.index()])
}

/// The words for what a trait does.
pub fn words(game: &Game, effect: &Effect) -> String {
    match effect {
        Effect::CannotFire => "never fires".to_owned(),
        Effect::Range(by @ ..0) => format!("range reduced by {}", hexes(by.unsigned_abs())),
        Effect::Range(by) => format!("range increased by {}", hexes(by.unsigned_abs())),
        Effect::RangeAtMost(most) => format!("maximum range {}", hexes(*most)),
        Effect::FiresAndMoves => "may move after its fire".to_owned(),
        Effect::SeenOver => "does not block a line of sight".to_owned(),
        Effect::SparedByFire => "immune to fire".to_owned(),
        Effect::Movement(rates) => format!("moves {}", points(*rates)),
        Effect::Ground(terrain, cost) => {
            let name = game.terrain.kind(*terrain).name.to_lowercase();
            match cost {
                EntryCost::Points(points) => format!("pays {points} for {name}"),
                EntryCost::RoadOnly => format!("enters {name} by road only"),
                EntryCost::Prohibited => format!("never enters {name}"),
            }
        }
        Effect::Streams(Sixteenths::ZERO) => "crosses streams freely".to_owned(),
        Effect::Streams(points) => format!("pays {points} extra for a stream"),
        Effect::KeepsAway => "does not move next to an enemy".to_owned(),
        Effect::BreakTests(added) => format!("{added:+} in Break Tests"),
        Effect::Steadies(added) => format!("{added:+} to the cohesion of others in its hex"),
        Effect::CannotRally => "does not rally".to_owned(),
        Effect::CannotRebuild => "does not rebuild".to_owned(),
        Effect::CannotAttack => "never attacks in close combat".to_owned(),
        Effect::CannotCharge => "never charges".to_owned(),
        Effect::CannotLead => "is lead unit only if no other can be".to_owned(),
        Effect::CannotStandAlone => "is lost if attacked alone".to_owned(),
        Effect::StacksAs(points) => format!("counts {points} in stacking"),
        Effect::GivesNoSupport => "gives no support".to_owned(),
        Effect::GetsNoSupport => "receives no support".to_owned(),
        Effect::NeedsNoSupport => "needs no support".to_owned(),
    }
}

fn hexes(n: u8) -> String {
    if n == 1 { "1 hex".to_owned() } else { format!("{n} hexes") }
}

/// `9 points`, `2 under attack, 6 without orders`.
fn points(rates: Rates) -> String {
    if let Some(points) = rates.everywhere {
        return format!("{points} points");
    }
    let ordered = |order: Order| Some(format!("{} under {}", rates.orders[order]?, order.id()));
    let mut parts: Vec<_> = Order::ALL.into_iter().filter_map(ordered).collect();
    parts.extend(rates.without.map(|points| format!("{points} without orders")));
    parts.join(", ")
}
