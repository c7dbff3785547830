//! Values and modifiers of morale checks. CM 2.5, 9.7, 10.2.

use kernel::Die;

use crate::check::command;
use crate::event::{Modifier, Reason, Verdict};
use crate::game::{LeaderId, UnitId};
use crate::look::Look;
use crate::system::Scene;
use crate::variants::{MoraleLeader, RallyTen};

/// Occasion of a morale check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// The unit was fired at. CM 9.7.
    Fire,
    /// The unit tries to rally. CM 10.2.
    Rally,
}

/// Returns the morale value; a higher modified die fails. CM 2.5. CW-MOR-01.
pub fn value(scene: Scene<'_>, unit: UnitId) -> i8 {
    scene.game().charts.morale.of(scene.info(unit).colour)
}

/// Returns the die modifiers: at most one leader, and terrain. CM 3.3.6, 6.4, 9.7. CW-MOR-04.
pub fn modifiers(scene: Scene<'_>, unit: UnitId) -> Vec<Modifier> {
    let Some(hex) = scene.board.hex_of(unit) else { return Vec::new() };
    let mut helpers = scene.board.leaders_in(hex).filter(|leader| helps(scene, unit, *leader));
    let (charts, map) = (&scene.game().charts, scene.map());
    let leader = helpers
        .next()
        .map(|leader| Modifier { reason: Reason::Leader(leader), die: charts.morale.leader });
    let terrain = charts.terrain(map.hex(hex).terrain).morale;
    let terrain = Modifier { reason: Reason::MoraleTerrain, die: terrain };
    leader.into_iter().chain((terrain.die != 0).then_some(terrain)).collect()
}

/// Whether a leader stacked with a unit modifies its morale. CM 6.4. CW-MOR-05.
pub fn helps(scene: Scene<'_>, unit: UnitId, leader: LeaderId) -> bool {
    match scene.package.variants.morale_leader {
        MoraleLeader::OwnCommand => command::obeys(scene, unit, leader),
        MoraleLeader::AnyLeader => scene.leader_info(leader).side == scene.side_of(unit),
    }
}

/// Returns the verdict of a die. An unmodified ten always fails. CM 2.5, 9.7, 10.2. CW-MOR-02,
/// CW-MOR-03.
pub fn verdict(scene: Scene<'_>, occasion: Occasion, value: i8, modifier: i8, die: Die) -> Verdict {
    let ten_fails = match occasion {
        Occasion::Fire => true,
        Occasion::Rally => scene.package.variants.rally_ten == RallyTen::Fails,
    };
    let is_ten = ten_fails && die.pips() == 10;
    let modified = die.pips() as i8 + modifier;
    if is_ten || modified > value { Verdict::Fails } else { Verdict::Holds }
}
