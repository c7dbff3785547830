//! What each side has got and lost, by where it comes from, and what may have turned a game.

use kernel::{Account, Feat, Side, Sixteenths, Sum};

use crate::board::Place;
use crate::check::victory::{self, Source};
use crate::event::{ChitEvent, Event, EventFamily};
use crate::game::{Arm, ChitId, Game, UnitId};
use crate::look::Look;
use crate::system::Scene;

/// Points by source, and what is missing in the ranks by arm.
pub(super) fn of(scene: Scene<'_>) -> Vec<Sum> {
    Side::BOTH.into_iter().flat_map(|side| points(scene, side).chain(losses(scene, side))).collect()
}

/// VIC-02, VIC-03, VIC-05.
fn points(scene: Scene<'_>, side: Side) -> impl Iterator<Item = Sum> {
    let mut sums: Vec<(Source, Sixteenths)> = Vec::new();
    victory::each_source(scene, side, |source, points| {
        match sums.iter_mut().find(|(known, _)| *known == source) {
            Some((_, sum)) => *sum += points,
            None => sums.push((source, points)),
        }
    });
    sums.sort_unstable_by_key(|(source, _)| *source);
    let told = move |(source, value)| {
        let source = words(scene.game(), source);
        Sum { side, account: Account::Points, source, value }
    };
    sums.into_iter().filter(|(_, value)| *value != Sixteenths::ZERO).map(told)
}

fn words(game: &Game, source: Source) -> String {
    match source {
        Source::Awarded => "turn by turn".to_owned(),
        Source::Hex(hex) => format!("hex {}, held at the end", game.map.number(hex)),
        Source::Losses(arm) => format!("enemy {} lost", arm.id()),
        Source::Script => "by the scenario".to_owned(),
    }
}

/// The strength that is not in line any more: of who is worn, broken or gone.
fn losses(scene: Scene<'_>, side: Side) -> impl Iterator<Item = Sum> {
    let mut missing = [Sixteenths::ZERO; Arm::ALL.len()];
    for unit in scene.board.units().filter(|&unit| scene.side_of(unit) == side) {
        missing[scene.info(unit).arm.index()] += missing_of(scene, unit);
    }
    Arm::ALL.into_iter().zip(missing).filter(|(_, value)| *value != Sixteenths::ZERO).map(
        move |(arm, value)| Sum {
            side,
            account: Account::Losses,
            source: arm.id().to_owned(),
            value,
        },
    )
}

fn missing_of(scene: Scene<'_>, unit: UnitId) -> Sixteenths {
    let full = victory::full_strength(scene, unit);
    match scene.board.unit(unit).place {
        Place::Off => Sixteenths::ZERO,
        Place::Hex(_) => full - scene.printed(unit).sp,
        Place::Broken(_) | Place::Eliminated | Place::Withdrawn => full,
    }
}

/// An event chit that was played, by its front or its back, or spent.
pub(super) fn feat(game: &Game, event: &Event) -> Option<Feat> {
    let EventFamily::Chits(event) = event.family() else { return None };
    let of = |side: Side, chit: &ChitId, how: &str| {
        let chit = &game.chits[chit.index()];
        chit.event().map(|_| Feat { side, what: format!("{}{how}", chit.name) })
    };
    match event {
        ChitEvent::ChitPlayed { side, chit, .. } => of(*side, chit, ""),
        ChitEvent::CommandEventPlayed { side, chit } => of(*side, chit, ", its back"),
        ChitEvent::ChitSpent { side, chit, .. } => of(*side, chit, ", spent"),
        ChitEvent::KeyChitChosen { .. }
        | ChitEvent::EventChitsMixed { .. }
        | ChitEvent::ChitToCup { .. }
        | ChitEvent::ChitEntered { .. }
        | ChitEvent::ChitDrawn { .. }
        | ChitEvent::ChitHeld { .. }
        | ChitEvent::ChitDiscarded { .. }
        | ChitEvent::ChitsGathered {}
        | ChitEvent::FortunesSet { .. }
        | ChitEvent::ChitNegated { .. }
        | ChitEvent::LeaderChanged { .. }
        | ChitEvent::TrackSet { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use kernel::PerSide;

    use super::*;
    use crate::event::Event;
    use crate::game::BrokenBox;
    use crate::testing::Field;

    /// The parts of a score are the score; and who broke is missed at his full strength.
    #[test]
    fn points_add_up_and_losses_are_who_is_missing() {
        let mut field = Field::clear();
        field.put("a1", "2110").put("a2", "2310");
        let unit = field.unit("a1");
        field.happen(&Event::Broken { unit, into: BrokenBox::Three });
        field.happen(&Event::PointsAwarded { side: Side::Usa, points: 3 });
        let scene = field.scene();
        let sums = of(scene);
        let total = |account: Account, of: Side| -> Sixteenths {
            let own = sums.iter().filter(|sum| sum.account == account && sum.side == of);
            own.map(|sum| sum.value).sum()
        };
        let points = PerSide::from_fn(|side| total(Account::Points, side));
        assert_eq!(points, victory::score(scene));
        let side = scene.side_of(unit);
        assert_eq!(total(Account::Losses, side), victory::full_strength(scene, unit));
        assert_eq!(total(Account::Losses, side.other()), Sixteenths::ZERO);
    }
}
