//! Positions for trial runs that random play rarely reaches.

use blind_swords::board::{BoardSetup, Morale};
use blind_swords::event::Event;
use blind_swords::game::{Arm, BrokenBox, ChitId, UnitId};
use blind_swords::rules::Rules;
use blind_swords_table::stream::Stream;
use kernel::{HexId, Side};

/// Way in which a trial rearranges the position at the start of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Arrangement {
    /// The position stays as the previous turn left it.
    Left,
    /// Many battleworn units are next to enemies.
    Together,
    /// Infantry of one side is in the important hexes, with enemies adjacent.
    Taken(Side),
    /// Many units are shaken, disrupted or broken, and some generals are casualties.
    Shaken,
    /// One side is exhausted: it has no fresh unit, and every second unit is broken.
    Spent,
}

impl Arrangement {
    /// All arrangements, in the order in which successive turns use them.
    pub(super) const ALL: [Self; 7] = [
        Self::Left,
        Self::Together,
        Self::Taken(Side::Usa),
        Self::Shaken,
        Self::Together,
        Self::Taken(Side::Csa),
        Self::Spent,
    ];

    /// Rearranges a position in this way.
    pub(super) fn take(self, rules: &Rules, setup: &mut BoardSetup<'_>, stream: &mut Stream) {
        match self {
            Self::Left => {}
            Self::Together => bring_together(rules, setup, stream),
            Self::Taken(side) => take_ground(rules, setup, side, stream),
            Self::Shaken => shake(rules, setup, stream),
            Self::Spent => spend(rules, setup, stream),
        }
    }
}

/// Makes about half of the units battleworn, and moves about a third of one side's units next to an
/// enemy.
fn bring_together(rules: &Rules, setup: &mut BoardSetup<'_>, stream: &mut Stream) {
    let grid = &rules.game.map.grid;
    let board = setup.board();
    let there: Vec<UnitId> = board.units().filter(|unit| board.hex_of(*unit).is_some()).collect();
    let (ours, theirs): (Vec<UnitId>, Vec<UnitId>) =
        there.iter().partition(|unit| rules.game.units[unit.index()].side == Side::Usa);
    if theirs.is_empty() {
        return;
    }
    for unit in ours {
        if stream.below(3) != 0 {
            continue;
        }
        let board = setup.board();
        let enemy = board
            .hex_of(theirs[stream.below(theirs.len() as u32) as usize])
            .expect("it is on the map");
        if let Some(hex) = grid.neighbours(enemy).find(|hex| board.any_in(*hex).is_none()) {
            setup.establish(&Event::Returned { unit, hex });
        }
    }
    for unit in there {
        if rules.units[unit.index()].fresh.is_some() && stream.below(2) == 0 {
            setup.establish(&Event::Depleted { unit });
        }
    }
}

/// Places units of one side in each important hex, and a unit of the other side adjacent to it.
fn take_ground(rules: &Rules, setup: &mut BoardSetup<'_>, side: Side, stream: &mut Stream) {
    for hex in ground_that_matters(rules) {
        for other in setup.board().units_in(hex).collect::<Vec<_>>() {
            if rules.game.units.side(other) != side {
                step_aside(rules, setup, other, hex);
            }
        }
        let is_free = setup.board().any_in(hex).is_none();
        if let Some(unit) = infantry(rules, setup, side, stream).filter(|_| is_free) {
            setup.establish(&Event::Returned { unit, hex });
        }
        if let Some(unit) = infantry(rules, setup, side.other(), stream) {
            step_aside(rules, setup, unit, hex);
        }
    }
}

/// Returns the hexes that matter: those with victory points, hints or an automatic victory.
fn ground_that_matters(rules: &Rules) -> Vec<HexId> {
    let (victory, hints) = (&rules.scenario().victory, &rules.scenario().hints);
    let lists = [
        &victory.at_end,
        &victory.each_turn,
        &victory.occupied_each_turn,
        &hints.objectives,
        &hints.lines,
    ];
    let worth = lists.into_iter().flatten().map(|worth| worth.hex);
    let mut hexes: Vec<_> = worth.chain(victory.automatic.iter().map(|win| win.hex)).collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}

/// Moves a unit to the first empty adjacent hex.
fn step_aside(rules: &Rules, setup: &mut BoardSetup<'_>, unit: UnitId, from: HexId) {
    let board = setup.board();
    let free = rules.game.map.grid.neighbours(from).find(|hex| board.any_in(*hex).is_none());
    if let Some(hex) = free {
        setup.establish(&Event::Returned { unit, hex });
    }
}

/// Returns a random infantry unit of a side on the map.
fn infantry(
    rules: &Rules,
    setup: &BoardSetup<'_>,
    side: Side,
    stream: &mut Stream,
) -> Option<UnitId> {
    let board = setup.board();
    let on_foot = |unit: &UnitId| {
        let info = &rules.game.units[unit.index()];
        board.hex_of(*unit).is_some() && info.arm_as(board.unit(*unit).mount) == Arm::Infantry
    };
    let there: Vec<_> = rules.game.units.of(side).iter().copied().filter(on_foot).collect();
    let n = stream.below(u32::try_from(there.len()).ok().filter(|n| *n > 0)?);
    there.get(n as usize).copied()
}

/// Reduces the morale of about half of the units. About one in twelve breaks, and some leaders
/// become casualties.
fn shake(rules: &Rules, setup: &mut BoardSetup<'_>, stream: &mut Stream) {
    for unit in setup.board().units() {
        let is_there = setup.board().hex_of(unit).is_some();
        let event = match stream.below(12) {
            0 => Event::Broken { unit, into: BrokenBox::Available },
            1 | 2 => Event::MoraleSet { unit, morale: Morale::Disrupted },
            3..=6 => Event::MoraleSet { unit, morale: Morale::Shaken },
            _ => continue,
        };
        if is_there {
            setup.establish(&event);
        }
    }
    for (n, chit) in rules.chits().iter().enumerate() {
        if chit.leader().is_some_and(|leader| leader.casualty.is_some()) && stream.below(6) == 0 {
            let chit = ChitId::from_index(n);
            setup.establish(&Event::LeaderChanged { chit, casualty: true });
        }
    }
}

/// Exhausts one random side: all its units become battleworn, and about every second one breaks.
fn spend(rules: &Rules, setup: &mut BoardSetup<'_>, stream: &mut Stream) {
    let side = if stream.below(2) == 0 { Side::Usa } else { Side::Csa };
    for &unit in rules.game.units.of(side) {
        if setup.board().hex_of(unit).is_none() {
            continue;
        }
        setup.establish(&Event::Depleted { unit });
        if stream.below(2) == 0 {
            setup.establish(&Event::Broken { unit, into: BrokenBox::Two });
        }
    }
}
