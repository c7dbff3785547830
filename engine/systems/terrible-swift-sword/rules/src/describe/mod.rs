//! Human-readable descriptions of positions, questions and facts.

mod ask;
mod story;
mod tell;
mod why;

use kernel::words::all_of;
use kernel::{Direction, HexId, Ratio, Side, say};

use crate::board::{Crew, Stage};
use crate::event::{RoutReason, ShiftReason};
use crate::game::{
    Arm, BrigadeId, Formation, Game, LeaderId, SightLevel, Terrain, UnitId, UnitSet,
};
use crate::position_ext::PositionExt;
use crate::question::{FirePhase, Occasion};
use crate::rules::Rules;
use crate::system::{Position, Step};

pub use ask::{coach, label, prompt, roll};
pub use story::{chapter, heading};
pub use tell::{column, line, of_attack, of_melee, strategy};
pub use why::why;

/// Returns a hex for display: `0708 (The Mill)`.
pub fn hex(game: &Game, hex: HexId) -> String {
    let number = game.map.number(hex);
    match &game.map.hex(hex).name {
        Some(name) => format!("{number} ({name})"),
        None => number.to_string(),
    }
}

/// Returns the name of a unit.
pub fn unit(game: &Game, unit: UnitId) -> &str {
    &game.units[unit.index()].name
}

/// Returns the names of some units as a list for use in a sentence.
pub fn units(game: &Game, units: UnitSet) -> String {
    all_of(units.iter().map(|it| unit(game, UnitId::from_index(it)).to_owned()))
}

/// Returns the name of a leader.
pub fn leader(game: &Game, leader: LeaderId) -> &str {
    &game.leaders[leader.index()].name
}

/// Returns the name of a brigade.
pub fn brigade(game: &Game, brigade: BrigadeId) -> &str {
    &game.brigades[brigade.index()].name
}

/// Returns the name of a direction on the map.
pub fn direction(game: &Game, direction: Direction) -> &str {
    &game.map.compass[direction.index()]
}

/// Returns the name of a kind of terrain.
pub fn terrain(terrain: Terrain) -> String {
    say!("terrain", terrain = terrain.id())
}

/// Returns the name of a sight level.
pub fn level(level: SightLevel) -> String {
    say!("sight-level", level = level.id())
}

/// Returns the name of a feature of a hexside.
pub fn on_hexside(feature: &str) -> String {
    say!("on-hexside", feature)
}

/// Returns the name of a formation.
pub fn formation(formation: Formation) -> String {
    say!("formation", formation = formation.id())
}

/// Returns the time of day of a turn.
pub fn time(rules: &Rules, turn: u8) -> &str {
    let times = &rules.scenario().turns.times;
    times.get(usize::from(turn).saturating_sub(1)).map_or("", String::as_str)
}

/// Returns a multiple of strength for display: `x 2`, `x 1/2`.
pub fn times(multiple: Ratio) -> String {
    match multiple.denominator {
        1 => format!("x {}", multiple.numerator),
        _ => format!("x {multiple}"),
    }
}

/// Returns a number with its sign: `+1`, `-2`.
pub fn signed(number: i8) -> String {
    format!("{number:+}")
}

/// Returns the mark that shows that a figure of a unit is reconstructed. Empty if it is not.
pub fn unit_mark(game: &Game, unit: UnitId, figure: &str) -> &'static str {
    let id = &game.units[unit.index()].id;
    game.origins.mark(&format!("units/units/{id}/{figure}"))
}

/// Describes a unit's name, strength and state: `Alden, 4 of 5 SP, rifle muskets (R), morale B, in line
/// facing N, pinned`.
pub fn unit_as_it_is(position: Position<'_>, own: UnitId) -> String {
    let (game, info, state) = (position.game(), position.info(own), position.state(own));
    let mark = |figure| unit_mark(game, own, figure);
    let (strength, full) = (state.strength, info.strength);
    let name = &info.name;
    let mut words =
        vec![say!("unit-strength", unit = name, strength, full, mark = mark("strength"))];
    words.push(say!("unit-weapon", weapon = info.weapon.id(), mark = mark("weapon")));
    if let Some(morale) = info.morale {
        words.push(say!("unit-morale", letter = morale.id(), mark = mark("morale")));
    }
    if state.formation.has_facing() {
        let facing = direction(game, state.facing);
        words.push(say!("unit-faces", formation = formation(state.formation), facing));
    } else if info.arm != Arm::Wagon {
        words.push(formation(state.formation));
    }
    if info.arm == Arm::Artillery {
        words.push(say!("unit-rounds", rounds = state.rounds));
        let crew = match state.crew {
            Crew::Full => None,
            Crew::Half => Some(say!("unit-half-crew")),
            Crew::None => Some(say!("unit-no-crew")),
        };
        words.extend(crew);
    }
    words.extend(state.routed.then(|| say!("unit-routed")));
    words.extend(state.pinned.then(|| say!("unit-is-pinned")));
    words.extend(state.depleted.then(|| say!("unit-depleted")));
    words.extend(state.out_of_command.then(|| say!("unit-out-of-command")));
    words.extend(state.reserve.then(|| say!("unit-in-reserve")));
    words.extend(position.is_engaged(own).then(|| say!("unit-engaged")));
    words.join(", ")
}

/// Describes a leader's name, ratings and state: `Alden, 5-2`.
pub fn leader_as_he_is(position: Position<'_>, own: LeaderId) -> String {
    let (ratings, state) = (position.ratings(own), position.board.leader(own));
    let counter = if state.replaced { "replacement" } else { "leader" };
    let name = leader(position.game(), own);
    say!("leader", counter, leader = name, radius = ratings.radius, rally = ratings.rally)
}

/// Returns the name of a side's phase, as players read it in the log.
pub fn stage(game: &Game, side: Side, stage: Stage) -> String {
    let (own, other) = (&game.side_names[side], &game.side_names[side.other()]);
    match stage {
        Stage::SetUp => say!("set-up"),
        Stage::InitialCommand => say!("stage-initial-command", side = own),
        Stage::Movement => say!("stage-movement", side = own),
        Stage::DefensiveFire => say!("stage-defensive-fire", side = own, other),
        Stage::OffensiveFire => say!("stage-offensive-fire", side = own),
        Stage::Charges => say!("stage-charges", side = own),
        Stage::BeforeMelee => say!("stage-before-melee", side = own, other),
        Stage::Melee => say!("stage-melee", side = own),
        Stage::FinalCommand => say!("stage-final-command", side = own),
        Stage::TurnEnd => say!("stage-turn-end"),
        Stage::Over => say!("game-ended"),
    }
}

/// Returns the name of a step in the path that shows the current point of the sequence of play.
pub fn step(rules: &Rules, step: &Step) -> String {
    let name = |own: &UnitId| unit(&rules.game, *own);
    match step {
        Step::SetUp => say!("set-up"),
        Step::InitialCommand => say!("step-initial-command"),
        Step::Movement => say!("step-movement"),
        Step::Fire(FirePhase::Defensive) => say!("step-defensive-fire"),
        Step::Fire(FirePhase::Offensive) => say!("step-offensive-fire"),
        Step::Reaction(Occasion::Withdrawal | Occasion::Covering, own) => {
            say!("step-withdrawal-fire", unit = name(own))
        }
        Step::Reaction(Occasion::Retreat, own) => say!("step-retreat-fire", unit = name(own)),
        Step::Reaction(Occasion::Limbering, own) => say!("step-limbering", unit = name(own)),
        Step::Charges => say!("step-charges"),
        Step::BeforeMelee => say!("step-before-melee"),
        Step::Melee => say!("step-melee"),
        Step::Routs => say!("step-routs"),
        Step::Retreat(own) => say!("step-retreat", unit = name(own)),
        Step::Breaking(own) => say!("step-breaking", brigade = brigade(&rules.game, *own)),
        Step::FinalCommand => say!("step-final-command"),
        Step::TurnEnd => say!("step-turn-end"),
    }
}

/// Returns the name of the rule behind a shift of the fire column.
pub fn shift_reason(reason: ShiftReason) -> String {
    let id = match reason {
        ShiftReason::Ridge => "ridge",
        ShiftReason::Crest => "crest",
        ShiftReason::Wall => "wall",
        ShiftReason::Woods => "woods",
        ShiftReason::HandWeapons => "hand-weapons",
        ShiftReason::Limbered => "limbered",
        ShiftReason::Column => "column",
        ShiftReason::Mounted => "mounted",
        ShiftReason::Enfilade => "enfilade",
        ShiftReason::Overshot => "overshot",
    };
    say!("shift", reason = id)
}

/// Returns the name of the rule behind a modifier of a rout check.
pub fn rout_reason(reason: RoutReason) -> String {
    let id = match reason {
        RoutReason::MoreThanHalf => "more-than-half",
        RoutReason::Depleted => "depleted",
        RoutReason::Leader => "leader",
        RoutReason::Town => "town",
    };
    say!("rout-modifier", reason = id)
}
