//! Artillery fire that overshoots its target. ST 23.

use std::collections::BTreeMap;

use kernel::{HexId, Play};

use super::results;
use super::rout::Hit;
use crate::check::attack::Share;
use crate::check::{legality, overshoot};
use crate::choice::Choice;
use crate::event::{Event, Miss};
use crate::game::UnitId;
use crate::position_ext::PositionExt;
use crate::question::{Question, Split};
use crate::system::{Roll, Table};

/// Battery that overshoots.
pub(super) struct Stray {
    share: Share,
    over: u8,
    /// Hex in which the shells fall. `None` beyond the map.
    hex: Option<HexId>,
}

/// Rolls for the aim of each battery at long range. Returns the units that fire at the target, and
/// the batteries that overshoot it. ST 23.1, 23.12, 23.5. ST-OPT-02, ST-OPT-06.
pub(super) fn aim(
    table: &mut Table,
    aimed: HexId,
    firers: Vec<Share>,
) -> Play<(Vec<Share>, Vec<Stray>)> {
    let (mut on_target, mut strays) = (Vec::new(), Vec::new());
    for share in firers {
        let unit = share.0;
        let mut over = 0;
        if overshoot::must_aim(table.position(), unit, aimed) {
            let side = table.position().side_of(unit);
            let die = results::one_die(table, side, Roll::Aim(unit))?;
            table.emit(Event::AimTested { unit, die });
            over = overshoot::hexes_over(die);
        }
        if over == 0 {
            on_target.push(share);
        } else {
            strays.push(Stray { share, over, hex: falls(table, unit, aimed, over)? });
        }
    }
    Ok((on_target, strays))
}

/// Determines the hex in which the shells of a battery fall. If the line of fire passes between two
/// hexes, the other side chooses, unless neither holds units. ST 23.13, 23.14, 23.4. ST-OPT-03.
fn falls(table: &mut Table, unit: UnitId, aimed: HexId, over: u8) -> Play<Option<HexId>> {
    let position = table.position();
    let Some(from) = position.board.hex_of(unit) else { return Ok(None) };
    let hexes = overshoot::beyond(position, from, aimed, over);
    let is_hit = |hex: &HexId| overshoot::side_hit(position, *hex).is_some();
    if let [one, other] = hexes[..]
        && hexes.iter().any(is_hit)
    {
        let side = position.side_of(unit).other();
        let question = Question::Split(Split { unit, aimed, hexes: [one, other] });
        if let Choice::Hex(hex) = table.choose_among(side, question, legality::options)? {
            return Ok(Some(hex));
        }
    }
    Ok(hexes.first().copied())
}

/// Resolves the fire of the batteries that overshot. Those whose shells fall in the same hex fire
/// together. Adds a record of the losses for each hex. ST 23.13, 23.14, 23.5. ST-OPT-04, ST-OPT-06,
///
pub(super) fn land(
    table: &mut Table,
    aimed: HexId,
    strays: Vec<Stray>,
    hits: &mut Vec<Hit>,
) -> Play {
    let mut fallen: BTreeMap<HexId, (Miss, Vec<Share>)> = BTreeMap::new();
    for Stray { share, over, hex } in strays {
        let (unit, points) = share;
        table.emit(Event::Overshot { unit, points, aimed, hex });
        // Shells that fly one hex and two hexes over the same target never fall in the same hex.
        if let Some(hex) = hex {
            fallen.entry(hex).or_insert((Miss { aimed, over }, Vec::new())).1.push(share);
        }
    }
    for (hex, (miss, firers)) in fallen {
        let side = overshoot::side_hit(table.position(), hex);
        let Some(mut hit) = side.and_then(|side| results::hit(table, side, hex)) else { continue };
        for attack in overshoot::attacks(table.position(), (hit.side, hex), miss, &firers) {
            if table.board().hex_of(attack.target) == Some(hex) {
                results::resolve(table, attack, &mut hit)?;
            }
        }
        hits.push(hit);
    }
    Ok(())
}
