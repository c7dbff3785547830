//! The Artillery Rally Step. BS 6.4. ART-13.

use kernel::{Fault, Play, Side};

use super::{rally, turn};
use crate::board::{ArtilleryPhase, ArtilleryRally, ChitStep, Phase};
use crate::play::ask::ask_unit;
use crate::question::{RallyQuestion, Rallying};
use crate::system::{Step, Table};

/// Begins the Artillery Rally Step if the game has one, otherwise the Chit Draw Phase. SS 9.3, BS
/// 6.3. ART-05, ART-13.
pub(super) fn begin(table: &mut Table) -> Play {
    let next = match *table.board().phase() {
        Phase::Artillery(ArtilleryPhase { exerted: Some(exerted), .. }) => {
            Phase::ArtilleryRally(ArtilleryRally { side: Side::Usa, exerted })
        }
        _ => Phase::ChitDraw(ChitStep::Declare),
    };
    turn::enter(table, next)
}

/// Lets a side rally at most one battery. The Union goes first. BS 6.4. ART-13.
pub fn play(table: &mut Table) -> Play {
    let Phase::ArtilleryRally(now) = *table.board().phase() else {
        return Err(Fault("batteries rally in the Artillery Rally Step".to_owned()).into());
    };
    table.within(Step::ArtilleryRally, |table| {
        let rallying = Rallying::Artillery(now.side);
        match ask_unit(table, now.side, RallyQuestion::Unit(rallying))? {
            Some(unit) => rally::rally(table, rallying, unit),
            None => Ok(()),
        }
    })?;
    match now.side {
        _ if table.board().is_over() => Ok(()),
        Side::Usa => {
            turn::go_on(table, Phase::ArtilleryRally(ArtilleryRally { side: Side::Csa, ..now }));
            Ok(())
        }
        Side::Csa => turn::enter(table, Phase::ChitDraw(ChitStep::Declare)),
    }
}
