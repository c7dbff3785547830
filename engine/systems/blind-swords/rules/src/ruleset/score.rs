//! Score breakdown: points and losses of each side by source, and highlights of a game for its
//! report.

use kernel::{Deferred, Favoured, HexId, Highlight, Score, ScoreKind, Side, Sixteenths, Sum, say};

use crate::board::Place;
use crate::check::victory::{self, Source};
use crate::describe;
use crate::event::{ChitEvent, Event, EventFamily};
use crate::game::{Arm, Brigade, BrigadeId, ChitId, Game, HexPoints, Points, UnitId};
use crate::position_ext::PositionExt;
use crate::rules::Rules;
use crate::system::Position;

/// Returns the label of points awarded during the game, which are one source in the score
/// breakdown.
pub fn awarded_source() -> String {
    say!("sum-awarded")
}

/// Returns the score of both sides. VIC-02, VIC-03, VIC-05.
pub(super) fn score(position: Position<'_>) -> Score<'_> {
    let points = victory::score(position);
    let history = position.package.scenario().history.as_ref();
    Score {
        lead: points.usa - points.csa,
        favoured: favoured(position, &points),
        sums: Deferred::new(move || of(position)),
        awarded_source: Deferred::new(|| Some(awarded_source())),
        losses: Deferred::new(move || losses(position)),
        history: history.map(|history| history.sides),
        history_of_formations: Deferred::new(|| self::history(position.package)),
    }
}

/// Returns the side that would win if the game ended now. VIC-07.
fn favoured(position: Position<'_>, points: &Points) -> Favoured {
    let level = position.package.scenario().victory.level(points.usa - points.csa);
    match level {
        Some(level) => level.winner.into(),
        None => victory::net(points).map(|(side, _)| side).into(),
    }
}

/// Returns the points by source and the losses by arm, for each side.
pub fn of(position: Position<'_>) -> Vec<Sum> {
    Side::BOTH
        .into_iter()
        .flat_map(|side| points(position, side).chain(losses_of(position, side)))
        .collect()
}

/// Returns the points of a side by source. VIC-02, VIC-03, VIC-05.
fn points(position: Position<'_>, side: Side) -> impl Iterator<Item = Sum> {
    let mut sums: Vec<(Source, Sixteenths)> = Vec::new();
    victory::each_source(position, side, |source, points| {
        match sums.iter_mut().find(|(known, _)| *known == source) {
            Some((_, sum)) => *sum += points,
            None => sums.push((source, points)),
        }
    });
    sums.sort_unstable_by_key(|(source, _)| *source);
    let told = move |(source, value)| {
        let source = words(position.game(), source);
        Sum { side, account: ScoreKind::Points, source, value }
    };
    sums.into_iter().filter(|(_, value)| *value != Sixteenths::ZERO).map(told)
}

fn words(game: &Game, source: Source) -> String {
    match source {
        Source::Awarded => awarded_source(),
        Source::Hex(hex) => say!("sum-hex", place = place(game, hex)),
        Source::Losses(arm) => say!("sum-losses", arm = describe::arm_name(arm)),
        Source::Script => say!("sum-script"),
    }
}

/// Returns the name of the place in a hex. `hex 1510` if the place has no name.
fn place(game: &Game, hex: HexId) -> String {
    let named = game.map.hex(hex).name.clone();
    named.unwrap_or_else(|| say!("sum-place", hex = game.map.number(hex)))
}

/// Returns the strength lost by battleworn, broken and removed units of a side, by arm.
fn losses_of(position: Position<'_>, side: Side) -> impl Iterator<Item = Sum> {
    let mut missing = [Sixteenths::ZERO; Arm::ALL.len()];
    for unit in position.board.units().filter(|&unit| position.side_of(unit) == side) {
        missing[position.info(unit).arm.index()] += missing_of(position, unit);
    }
    Arm::ALL.into_iter().zip(missing).filter(|(_, value)| *value != Sixteenths::ZERO).map(
        move |(arm, value)| Sum {
            side,
            account: ScoreKind::Losses,
            source: describe::arm_name(arm),
            value,
        },
    )
}

/// Returns the strength lost, by brigade. Units without a brigade are listed individually.
pub fn losses(position: Position<'_>) -> Vec<Sum> {
    let game = position.game();
    let of = |unit: UnitId| {
        let (info, value) = (position.info(unit), missing_of(position, unit));
        let brigade = info.brigade.map(|brigade| &game.brigades[brigade.index()].name);
        let source = brigade.unwrap_or(&info.name).clone();
        Sum { side: info.side, account: ScoreKind::Losses, source, value }
    };
    Sum::gathered(position.board.units().map(of))
}

/// Returns the historical losses by brigade, under the same names as in [`losses`].
fn history(rules: &Rules) -> Vec<Sum> {
    let of = |&(brigade, value): &(BrigadeId, Sixteenths)| {
        let Brigade { side, name, .. } = &rules.game.brigades[brigade.index()];
        Sum { side: *side, account: ScoreKind::Losses, source: name.clone(), value }
    };
    rules.scenario().history.iter().flat_map(|history| &history.brigades).map(of).collect()
}

/// Returns the points that an event awards. The award of a turn has one entry for each hex. Any
/// other award is a single entry. VIC-05, VIC-06.
pub fn awarded(position: Position<'_>, event: &Event) -> Vec<Sum> {
    let Event::PointsAwarded { side, points } = event else { return Vec::new() };
    let side = *side;
    let sum = |source: String, points: i32| {
        let value = Sixteenths::whole(points);
        Sum { side, account: ScoreKind::Points, source, value }
    };
    if victory::turn_award(position, side) != *points {
        return vec![sum(say!("sum-in-play"), *points)];
    }
    let hex = |worth: &HexPoints| {
        sum(say!("sum-hex-each-turn", place = place(position.game(), worth.hex)), worth.points)
    };
    victory::earning(position, side).map(hex).collect()
}

fn missing_of(position: Position<'_>, unit: UnitId) -> Sixteenths {
    let full = victory::full_strength(position, unit);
    match position.board.unit(unit).place {
        Place::Off => Sixteenths::ZERO,
        Place::Hex(_) => full - position.printed(unit).sp,
        Place::Broken(_) | Place::Eliminated | Place::Withdrawn => full,
    }
}

/// Returns the highlight for an event chit that was played or spent, or whose back was used. `None`
/// for other events.
pub(super) fn highlight(game: &Game, event: &Event) -> Option<Highlight> {
    let EventFamily::Chits(event) = event.family() else { return None };
    let of = |side: Side, chit: &ChitId, what: fn(&str) -> String| {
        let chit = &game.chits[chit.index()];
        chit.event().map(|_| Highlight { side, what: what(&chit.name) })
    };
    match event {
        ChitEvent::ChitPlayed { side, chit, .. } => of(*side, chit, str::to_owned),
        ChitEvent::CommandEventPlayed { side, chit } => {
            of(*side, chit, |chit| say!("feat-back", chit))
        }
        ChitEvent::ChitSpent { side, chit, .. } => of(*side, chit, |chit| say!("feat-spent", chit)),
        _ => None,
    }
}
