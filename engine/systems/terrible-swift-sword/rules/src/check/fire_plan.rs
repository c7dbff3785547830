//! Plan of a fire phase: which units fire together at which hex, for the most harm to the enemy. It
//! is a proposal, and the player may choose each fire instead. ST 10.3.

use std::cmp::Reverse;

use kernel::{Die, HexId, Side};

use crate::check::attack::{self, Share};
use crate::check::fire::{self, Firers};
use crate::check::overshoot;
use crate::event::{Attack, Miss};
use crate::game::{FireResult, UnitId, UnitSet};
use crate::position_ext::PositionExt;
use crate::question::{FireArm, FirePhase, Volley};
use crate::system::Position;

/// Number of rounds below which a battery fires only at near targets.
const FEW_ROUNDS: u8 = 3;

/// Fire of one arm at a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Planned {
    /// Hex at which the units fire.
    pub hex: HexId,
    /// Units and their arm.
    pub volley: Volley,
}

/// Returns the plan of a phase, the most harmful fire first. Each unit fires at most once, with all
/// its points. ST 10.31, 10.33. ST-FIRE-06, ST-FIRE-07.
pub fn plan(position: Position<'_>, phase: FirePhase) -> Vec<Planned> {
    let weighed = |fire: Planned| (worth(position, phase, &fire), fire);
    let firers = Firers::of(position, phase);
    let mut open: Vec<(i32, Planned)> = open(position, &firers).map(weighed).collect();
    let mut plan = Vec::new();
    loop {
        let best = open.iter().max_by_key(|(worth, fire)| (*worth, Reverse(fire.hex)));
        let Some((_, best)) = best.copied().filter(|(worth, _)| *worth > 0) else { return plan };
        let best = spare(position, phase, best);
        open.retain(|(_, other)| (other.hex, other.volley.arm) != (best.hex, best.volley.arm));
        for other in &mut open {
            let mut fire = other.1;
            let left = fire.volley.whole.iter().filter(|it| !best.volley.whole.contains(*it));
            fire.volley.whole = left.collect();
            if fire != other.1 {
                *other = weighed(fire);
            }
        }
        // The chart has results for no fire points too, so that an empty volley has a worth.
        open.retain(|(_, other)| !other.volley.is_empty());
        plan.push(best);
    }
}

/// Whether a plan for units has any fire.
pub fn finds_fire(position: Position<'_>, firers: &Firers<'_>) -> bool {
    open(position, firers).any(|fire| worth(position, firers.phase(), &fire) > 0)
}

/// Returns each fire of one arm at a hex by all units that can and should take part in it.
fn open<'a>(
    position: Position<'a>,
    firers: &'a Firers<'_>,
) -> impl Iterator<Item = Planned> + use<'a> {
    let enemy = fire::firing_side(position, firers.phase()).other();
    let mut hexes: Vec<HexId> = position.on_map(enemy).map(|(_, hex)| hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    let fires = hexes.into_iter().flat_map(move |hex| {
        let arms = [FireArm::SmallArms, FireArm::Artillery];
        arms.into_iter().map(move |arm| (hex, firers.volley(hex, arm)))
    });
    let saved = fires.map(move |(hex, mut volley)| {
        volley.whole = volley.whole.iter().filter(|it| spends(position, *it, hex)).collect();
        Planned { hex, volley }
    });
    saved.filter(|fire| !fire.volley.is_empty())
}

/// Whether a unit has the ammunition for a fire of the plan.
fn spends(position: Position<'_>, unit: usize, hex: HexId) -> bool {
    let unit = UnitId::from_index(unit);
    let is_short = position.info(unit).rounds.is_some() && position.state(unit).rounds < FEW_ROUNDS;
    let near = |from| position.distance(from, hex) < attack::FAR;
    !is_short || position.board.hex_of(unit).is_some_and(near)
}

/// Releases units without which the fire would be as effective.
fn spare(position: Position<'_>, phase: FirePhase, mut fire: Planned) -> Planned {
    for unit in fire.volley.whole.iter() {
        let whole: UnitSet = fire.volley.whole.iter().filter(|it| *it != unit).collect();
        let fewer = Planned { volley: Volley { whole, ..fire.volley }, ..fire };
        if !whole.is_empty() && worth(position, phase, &fewer) >= worth(position, phase, &fire) {
            fire = fewer;
        }
    }
    fire
}

/// Parts in which a worth is counted, so that the chances of an aim are whole numbers.
const PARTS: i32 = 6 * 64;

/// Returns the worth of a fire: the harm of its six results, in parts. Guns spend no round for a
/// single pin in six. Batteries that aim are on target in half of the cases.
fn worth(position: Position<'_>, phase: FirePhase, fire: &Planned) -> i32 {
    let Some(arm) = fire.volley.arm else { return 0 };
    let side = fire::firing_side(position, phase).other();
    let whole = fire.volley.whole.iter().map(UnitId::from_index);
    let firers = whole.map(|unit| (unit, fire::remaining(position, unit)));
    let aims = |share: &Share| overshoot::must_aim(position, share.0, fire.hex);
    let (aiming, sure): (Vec<_>, Vec<_>) = firers.partition(aims);
    let cases = 1 << aiming.len().min(6);
    let case = |number: usize| {
        let hit = aiming.iter().enumerate().filter(|(at, _)| number >> at & 1 == 1);
        let firers: Vec<_> = sure.iter().chain(hit.map(|(_, share)| share)).copied().collect();
        // The chart has results for no fire points too.
        let attacks = attack::at_hex(position, side, fire.hex, arm, &firers);
        if firers.is_empty() { 0 } else { harm_of(position, &attacks) }
    };
    let on_target = PARTS / cases as i32 * (0..cases).map(case).sum::<i32>();
    let strays: i32 = aiming.iter().map(|share| stray(position, side, fire.hex, *share)).sum();
    let (sum, least) =
        (on_target + strays, if arm == FireArm::Artillery { PARTS * PIN } else { 0 });
    if sum > least { sum } else { 0 }
}

/// Returns the worth of the shells of a battery that overshoot: the harm to enemies less that to
/// friends. The enemy chooses between two hexes. ST 23.13, 23.14. ST-OPT-03, ST-OPT-04.
fn stray(position: Position<'_>, enemy: Side, aimed: HexId, share: Share) -> i32 {
    let Some(from) = position.board.hex_of(share.0) else { return 0 };
    let falls = |over: u8| {
        let harm = |hex: HexId| {
            let Some(side) = overshoot::side_hit(position, hex) else { return 0 };
            let attacks = overshoot::attacks(position, (side, hex), Miss { aimed, over }, &[share]);
            let harm = harm_of(position, &attacks);
            if side == enemy { harm } else { -harm }
        };
        let ways = Die::OF_SIX.iter().filter(|die| overshoot::hexes_over(**die) == over).count();
        let hexes = overshoot::beyond(position, from, aimed, over).into_iter();
        ways as i32 * PARTS / 6 * hexes.map(harm).min().unwrap_or(0)
    };
    falls(1) + falls(2)
}

/// Worth of a pin, and of a lost point.
const PIN: i32 = 1;
const POINT: i32 = 4;

fn harm_of(position: Position<'_>, attacks: &[Attack]) -> i32 {
    attacks.iter().map(|attack| harm(position, attack)).sum()
}

/// Returns the average harm of a fire over its die, in thousandths of a lost strength point.
pub fn expected(position: Position<'_>, attack: &Attack) -> i64 {
    let results = Die::OF_SIX.len() as i64 * i64::from(POINT);
    i64::from(harm(position, attack)) * 1000 / results
}

fn harm(position: Position<'_>, attack: &Attack) -> i32 {
    let is_infantry = attack::is_hit_as_infantry(position, attack.target);
    let chart = &position.charts().fire;
    let harm = |die: &Die| match chart.read(attack.column, *die) {
        FireResult::None => 0,
        FireResult::Pin => PIN,
        FireResult::Starred(_) if is_infantry && attack.arm == FireArm::Artillery => PIN,
        FireResult::Loss(points) | FireResult::Starred(points) => POINT * i32::from(points),
    };
    Die::OF_SIX.iter().map(harm).sum()
}
