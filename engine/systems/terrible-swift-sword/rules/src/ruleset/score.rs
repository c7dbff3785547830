//! Victory points and losses of each side in detail.

use kernel::{Deferred, PerSide, Score, ScoreKind, Side, Sixteenths, Sum, say};

use crate::check::victory::{self, Tally};
use crate::game::{Arm, UnitId};
use crate::position_ext::PositionExt;
use crate::system::Position;

/// Returns the score of both sides. ST-VIC-01 to ST-VIC-09.
pub(super) fn score(position: Position<'_>) -> Score<'_> {
    let losses = position.package.scenario().losses;
    Score {
        lead: Sixteenths::whole(victory::lead(position)),
        favoured: victory::level(position).0.into(),
        sums: Deferred::new(move || sums(position)),
        losses: Deferred::new(move || losses_by_brigade(position)),
        history: losses.map(|lost| PerSide::from_fn(|side| Sixteenths::whole(lost[side].into()))),
        ..Score::default()
    }
}

/// Returns the score as text: `Union 55, Confederates 32`.
pub(super) fn words(position: Position<'_>) -> String {
    let of = |side| {
        format!("{} {}", position.game().side_names[side], victory::tally(position, side).total())
    };
    format!("{}, {}", of(Side::Usa), of(Side::Csa))
}

/// Returns the victory points of a side by cause, in the order of the causes.
pub(super) fn causes(tally: Tally) -> [(String, u16); 5] {
    let Tally { losses, brigades, exits, hills, morale } = tally;
    [
        (say!("points-losses"), losses),
        (say!("points-brigades"), brigades),
        (say!("points-exits"), exits),
        (say!("points-hills"), hills),
        (say!("points-morale"), morale),
    ]
}

fn sums(position: Position<'_>) -> Vec<Sum> {
    let points = Side::BOTH.into_iter().flat_map(|side| {
        causes(victory::tally(position, side)).map(|(source, points)| Sum {
            side,
            account: ScoreKind::Points,
            source,
            value: Sixteenths::whole(points.into()),
        })
    });
    let losses = position.board.units().map(|unit| {
        let arm = position.info(unit).arm;
        lost(position, unit, say!("arm", arm = arm.id()))
    });
    Sum::gathered(points.chain(losses))
}

/// Returns the strength points that each side has lost, by brigade.
fn losses_by_brigade(position: Position<'_>) -> Vec<Sum> {
    let fighting = position.board.units().filter(|unit| position.info(*unit).arm != Arm::Wagon);
    let of = |unit: UnitId| {
        let brigade = position.info(unit).brigade;
        let name = brigade.map(|id| position.brigade_info(id).name.clone());
        lost(position, unit, name.unwrap_or_default())
    };
    Sum::gathered(fighting.map(of))
}

fn lost(position: Position<'_>, unit: UnitId, source: String) -> Sum {
    let info = position.info(unit);
    let points = info.strength.saturating_sub(position.state(unit).strength);
    let value = Sixteenths::whole(points.into());
    Sum { side: info.side, account: ScoreKind::Losses, source, value }
}
