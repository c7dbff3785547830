//! Choice of targets and firing units. ST 10.

use kernel::{HexId, Side};

use super::{attack, command, facing, fire_plan, sight};
use crate::choice::{Choice, Word};
use crate::game::{Arm, Formation, UnitId};
use crate::position_ext::PositionExt;
use crate::question::{FireArm, FirePhase, FireQuestion, Volley};
use crate::refusal::{Check, Refusal, not_an_answer, require};
use crate::system::Position;

/// Returns the side that fires in a phase. ST 4.0 C, D. ST-SEQ-02.
pub fn firing_side(position: Position<'_>, phase: FirePhase) -> Side {
    match phase {
        FirePhase::Defensive => position.board.active().other(),
        FirePhase::Offensive => position.board.active(),
    }
}

/// Returns the candidate choices of a question, legal or not.
pub fn candidates(position: Position<'_>, question: &FireQuestion) -> Vec<Choice> {
    let (phase, hex) = match *question {
        FireQuestion::Target(phase) => {
            let enemies = position.on_map(firing_side(position, phase).other());
            let hexes = enemies.map(|(_, hex)| Choice::Hex(hex));
            return hexes.chain([Word::Plan, Word::Done].map(Choice::Word)).collect();
        }
        FireQuestion::Firers(phase, hex, _) | FireQuestion::Second(phase, hex, _) => (phase, hex),
    };
    let firers = Firers::of(position, phase);
    let arms = [FireArm::SmallArms, FireArm::Artillery].into_iter();
    let able = arms.flat_map(|arm| firers.at(hex, arm));
    let shares = |unit| (1..remaining(position, unit)).map(move |it| Choice::Share(unit, it));
    let units = able.flat_map(|unit| std::iter::once(Choice::Unit(unit)).chain(shares(unit)));
    units.chain([Word::All, Word::Fire, Word::Hold].map(Choice::Word)).collect()
}

/// Returns the legal choices of the question for a target. They are the same as the candidates that
/// pass [`check`], but the units that can fire are found once for all hexes.
pub fn targets(position: Position<'_>, phase: FirePhase) -> Vec<Choice> {
    let firers = Firers::of(position, phase);
    let enemies = position.on_map(firing_side(position, phase).other()).map(|(_, hex)| hex);
    let mut hexes: Vec<HexId> = enemies.collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes.retain(|hex| firers.reach(*hex));
    let plan = fire_plan::finds_fire(position, &firers).then_some(Word::Plan);
    let words = [plan, Some(Word::Done)].into_iter().flatten().map(Choice::Word);
    let mut options: Vec<Choice> = hexes.into_iter().map(Choice::Hex).chain(words).collect();
    options.sort_unstable();
    options
}

/// Checks whether a choice is legal.
pub fn check(position: Position<'_>, question: &FireQuestion, choice: Choice) -> Check {
    let (phase, hex, volley) = match *question {
        FireQuestion::Target(phase) => {
            return match choice {
                Choice::Hex(hex) => target(position, phase, hex),
                Choice::Word(Word::Plan) => require(
                    fire_plan::finds_fire(position, &Firers::of(position, phase)),
                    Refusal::new("ST-FIRE-02", "ST 10.0", "st-fire-02-no-plan"),
                ),
                Choice::Word(Word::Done) => Ok(()),
                _ => not_an_answer().err(),
            };
        }
        FireQuestion::Firers(phase, hex, volley) | FireQuestion::Second(phase, hex, volley) => {
            (phase, hex, volley)
        }
    };
    match choice {
        Choice::Unit(unit) => adds(position, phase, hex, &volley, unit, None),
        Choice::Share(unit, points) => adds(position, phase, hex, &volley, unit, Some(points)),
        Choice::Word(Word::All) => are_several(position, phase, hex, &volley),
        Choice::Word(Word::Fire) => require(
            !volley.is_empty(),
            Refusal::new("ST-FIRE-01", "ST 10.0", "st-fire-01-no-unit-chosen").with(hex),
        ),
        Choice::Word(Word::Hold) if matches!(question, FireQuestion::Second(..)) => require(
            volley.is_empty(),
            Refusal::new("ST-SEQ-04", "ST 10.31", "st-seq-04-units-chosen").with(hex),
        ),
        _ => not_an_answer().err(),
    }
}

/// Checks whether all units that can may be chosen at once: none is chosen, and there are several.
/// ST 10.31. ST-FIRE-06.
fn are_several(position: Position<'_>, phase: FirePhase, hex: HexId, volley: &Volley) -> Check {
    let (firers, arms) = (Firers::of(position, phase), [FireArm::SmallArms, FireArm::Artillery]);
    let able: usize = arms.into_iter().map(|arm| firers.at(hex, arm).count()).sum();
    let single = Refusal::new("ST-FIRE-06", "ST 10.31", "st-fire-06-not-several").with(hex);
    require(volley.is_empty() && able > 1, single)
}

/// Returns the fire at a hex by all units of an arm that can, with all points that they have left.
/// ST 10.31. ST-FIRE-06.
pub fn all(position: Position<'_>, phase: FirePhase, hex: HexId, arm: FireArm) -> Volley {
    Firers::of(position, phase).volley(hex, arm)
}

/// Units that can fire in a phase at any target.
pub struct Firers<'a> {
    position: Position<'a>,
    phase: FirePhase,
    /// Each unit with its hex, its longest range and its arm.
    units: Vec<(UnitId, HexId, u8, FireArm)>,
}

impl<'a> Firers<'a> {
    /// Returns the units that can fire in a phase.
    pub fn of(position: Position<'a>, phase: FirePhase) -> Self {
        let can_fire = |(unit, _): &(UnitId, HexId)| {
            is_able(position, *unit).is_ok()
                && is_ready(position, phase, *unit).is_ok()
                && remaining(position, *unit) > 0
        };
        let own = position.on_map(firing_side(position, phase)).filter(can_fire);
        let longest = |unit| position.charts().ranges.longest(position.info(unit).weapon);
        let units =
            own.map(|(unit, hex)| (unit, hex, longest(unit), attack::arm_of(position, unit)));
        Self { position, phase, units: units.collect() }
    }

    /// Returns the phase in which the units fire.
    pub const fn phase(&self) -> FirePhase {
        self.phase
    }

    /// Returns the fire at a hex by all units of an arm that can. ST 10.31. ST-FIRE-06.
    pub fn volley(&self, hex: HexId, arm: FireArm) -> Volley {
        let whole = self.at(hex, arm).map(UnitId::index).collect();
        Volley { arm: Some(arm), whole, ..Volley::default() }
    }

    /// Whether any of the units can fire at a hex.
    fn reach(&self, hex: HexId) -> bool {
        let arms = [FireArm::SmallArms, FireArm::Artillery];
        arms.into_iter().any(|arm| self.at(hex, arm).next().is_some())
    }

    fn at(&self, hex: HexId, arm: FireArm) -> impl Iterator<Item = UnitId> + '_ {
        let (position, phase) = (self.position, self.phase);
        let enemy = firing_side(position, phase).other();
        let is_target = attack::top_target(position, enemy, hex).is_some()
            && is_open(position, enemy.other(), hex, arm).is_ok();
        // Most units are too far away, which is seen first.
        let near = self.units.iter().filter(move |(_, from, longest, of_arm)| {
            is_target && *of_arm == arm && position.distance(*from, hex) <= *longest
        });
        let able = near.filter(move |(unit, ..)| joins(position, phase, hex, *unit, None).is_ok());
        able.map(|(unit, ..)| *unit)
    }
}

/// Checks whether units can fire at a hex in a phase. ST 10.31, 10.33. ST-FIRE-07, ST-FIRE-22.
fn target(position: Position<'_>, phase: FirePhase, hex: HexId) -> Check {
    let side = firing_side(position, phase);
    require(
        attack::top_target(position, side.other(), hex).is_some(),
        Refusal::new("ST-FIRE-22", "ST 4.0", "st-fire-22-no-enemy").with(hex),
    )?;
    is_open(position, side, hex, FireArm::SmallArms)
        .or_else(|_| is_open(position, side, hex, FireArm::Artillery))?;
    require(
        is_within_reach(position, phase, hex),
        Refusal::new("ST-FIRE-02", "ST 10.0", "st-fire-02-no-unit-can-fire").with(hex),
    )
}

/// Whether any unit of an arm that has not yet fired at a hex can fire at it. ST 10.31. ST-SEQ-04.
pub fn is_within_reach(position: Position<'_>, phase: FirePhase, hex: HexId) -> bool {
    Firers::of(position, phase).reach(hex)
}

/// Checks whether an arm may fire at a hex. In this phase it must not have fired at the hex yet,
/// nor at the target unit in another hex. ST 10.33, 13.84. ST-FIRE-07, ST-MEL-13, R-162.
fn is_open(position: Position<'_>, side: Side, hex: HexId, arm: FireArm) -> Check {
    require(
        position.board.melee_in(hex).is_none(),
        Refusal::new("ST-MEL-13", "ST 13.84", "st-mel-13-fire-at-engaged").with(hex),
    )?;
    let fires = position.board.fires();
    let (message, hit) = match arm {
        FireArm::SmallArms => ("st-fire-07-small-arms", fires.by_small_arms),
        FireArm::Artillery => ("st-fire-07-artillery", fires.by_artillery),
    };
    require(
        !position.board.was_fired_at(hex, arm),
        Refusal::new("ST-FIRE-07", "ST 10.33", message).with(hex),
    )?;
    let top = attack::top_target(position, side.other(), hex);
    match top.filter(|top| hit.contains(top.index())) {
        None => Ok(()),
        Some(top) => Refusal::new("ST-FIRE-07", "ST 10.33", "st-fire-07-unit").with(top).err(),
    }
}

/// Checks whether a unit may be added to the units chosen so far. ST 10.31. ST-FIRE-06.
fn adds(
    position: Position<'_>,
    phase: FirePhase,
    hex: HexId,
    volley: &Volley,
    unit: UnitId,
    points: Option<u8>,
) -> Check {
    require(
        !volley.units().contains(unit.index()),
        Refusal::new("ST-FIRE-02", "ST 10.3", "st-fire-02-chosen-already").with(unit),
    )?;
    require(
        volley.arm.is_none_or(|arm| arm == attack::arm_of(position, unit)),
        Refusal::new("ST-FIRE-06", "ST 10.31", "st-fire-06-other-arm").with(unit),
    )?;
    require(
        points.is_none() || volley.shares.iter().any(Option::is_none),
        Refusal::new("ST-FIRE-08", "ST 10.34", "st-fire-08-too-many-shares").with(unit),
    )?;
    joins(position, phase, hex, unit, points)
}

/// Checks whether a unit may fire at a hex in a phase, with some of its points or with all the
/// remaining ones. ST 10.3. ST-FIRE-02, ST-FIRE-08.
fn joins(
    position: Position<'_>,
    phase: FirePhase,
    hex: HexId,
    unit: UnitId,
    points: Option<u8>,
) -> Check {
    let (side, arm) = (firing_side(position, phase), attack::arm_of(position, unit));
    require(
        position.side_of(unit) == side,
        Refusal::new("ST-SEQ-02", "ST 4.0", "st-seq-02-other-side-fires").with(unit),
    )?;
    is_able(position, unit)?;
    is_ready(position, phase, unit)?;
    is_open(position, side, hex, arm)?;
    reaches(position, unit, hex)?;
    let left = remaining(position, unit);
    require(
        left > 0,
        Refusal::new("ST-FIRE-07", "ST 10.34", "st-fire-07-fired-already").with(unit),
    )?;
    require(
        points.is_none_or(|points| (1..left).contains(&points)),
        Refusal::new("ST-FIRE-08", "ST 10.34", "st-fire-08-no-share").with(unit).with(left),
    )?;
    let is_whole = points.is_none() && position.board.fires().spent_by(unit) == 0;
    let share = (unit, points.unwrap_or(left));
    let top = attack::top_target(position, side.other(), hex);
    let counts = |top| attack::attack(position, (top, hex), arm, None, &[share]).points >= 1;
    require(
        is_whole || top.is_some_and(counts),
        Refusal::new("ST-FIRE-08", "ST 10.35", "st-fire-08-share-too-small").with(unit).with(hex),
    )
}

/// Returns the strength points with which a unit can still fire in this phase. ST 10.34. ST-FIRE-08,
///
pub fn remaining(position: Position<'_>, unit: UnitId) -> u8 {
    attack::strength(position, unit).saturating_sub(position.board.fires().spent_by(unit))
}

/// Checks whether a unit is able to fire, in any phase and at any target. ST 10.16, 10.32, 10.52,
/// 12.22, 12.32, 13.84, 14.3, 18.84, 8.7. ST-FIRE-02.
pub fn is_able(position: Position<'_>, unit: UnitId) -> Check {
    let (state, info) = (position.state(unit), position.info(unit));
    let (requirement, section, message) = match state.formation {
        Formation::Column => ("ST-FORM-05", "ST 6.11", "st-form-05-column-fires"),
        Formation::Limbered => ("ST-FORM-07", "ST 6.13", "st-form-07-limbered"),
        Formation::Mounted => ("ST-FIRE-02", "ST 10.52", "st-fire-02-mounted"),
        _ if state.routed => ("ST-ROUT-06", "ST 14.3", "st-rout-06-routed-fires"),
        _ if state.reserve => ("ST-STK-09", "ST 8.7", "st-stk-09-reserve-fires"),
        _ if position.is_engaged(unit) => ("ST-MEL-13", "ST 13.84", "st-mel-13-engaged-fires"),
        _ if state.depleted => ("ST-SUP-01", "ST 12.22", "st-sup-01-depleted"),
        _ if info.arm == Arm::Wagon && state.strength == 0 => {
            ("ST-SUP-02", "ST 12.1", "st-sup-02-guard")
        }
        _ if info.rounds.is_some() && state.rounds == 0 => {
            ("ST-ART-01", "ST 12.32", "st-art-01-empty")
        }
        _ if attack::strength(position, unit) == 0 => {
            ("ST-ART-08", "ST 18.84", "st-art-08-no-crew")
        }
        _ if !position.is_on_top(unit) => ("ST-FIRE-02", "ST 8.51", "st-fire-02-not-on-top"),
        _ => return Ok(()),
    };
    Refusal::new(requirement, section, message).with(unit).err()
}

/// Checks whether a unit may fire in the fire phase of its side. In its own player turn it must be
/// in command and not pinned, and must not be a wagon or a battery that moved. ST 4.0 D, 10.17,
/// 10.82, 17.12, 18.6. ST-FIRE-02, ST-FORM-09, ST-ART-02, ST-PIN-02, ST-PIN-03, ST-LEAD-03,
/// ST-LEAD-05.
fn is_ready(position: Position<'_>, phase: FirePhase, unit: UnitId) -> Check {
    if phase == FirePhase::Defensive {
        return Ok(());
    }
    let (state, info) = (position.state(unit), position.info(unit));
    let stray = state.out_of_command && command::needs_leader(position, unit);
    require(
        info.arm != Arm::Wagon,
        Refusal::new("ST-FORM-09", "ST 10.17", "st-form-09-wagon-defends-only").with(unit),
    )?;
    require(!stray, Refusal::new("ST-LEAD-03", "ST 17.12", "st-lead-03-fire").with(unit))?;
    require(!state.pinned, Refusal::new("ST-PIN-02", "ST 10.82", "st-pin-02-fire").with(unit))?;
    require(!state.displaced, Refusal::new("ST-ART-02", "ST 18.6", "st-art-02-moved").with(unit))
}

/// Checks whether a hex is in range, in front and in sight of a unit. ST 10.24, 10.51, 10.6.
/// ST-FIRE-03, ST-FACE-06, ST-LOS-01.
pub fn reaches(position: Position<'_>, unit: UnitId, hex: HexId) -> Check {
    let Some(from) = position.board.hex_of(unit) else { return not_an_answer().err() };
    let (range, weapon) = (position.distance(from, hex), position.info(unit).weapon);
    let ranges = &position.charts().ranges;
    require(
        ranges.multiple(weapon, range).is_some(),
        Refusal::new("ST-FIRE-03", "ST 10.24", "st-fire-03-out-of-range")
            .with(unit)
            .with(ranges.longest(weapon))
            .with(range),
    )?;
    require(
        facing::bears(position, unit, hex),
        Refusal::new("ST-FACE-06", "ST 10.51", "st-face-06-not-in-front").with(unit).with(hex),
    )?;
    let Some(block) = sight::block(position, from, hex) else { return Ok(()) };
    let message = match block.by {
        sight::Obstacle::Cover => "st-los-03-cover",
        sight::Obstacle::Height => "st-los-03-height",
        sight::Obstacle::Unit => "st-los-03-unit",
    };
    Refusal::new("ST-LOS-03", "ST 10.6", message).with(unit).with(hex).with(block.hex).err()
}
