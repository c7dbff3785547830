//! Fire phases. ST 4.0 C, D, 10.

use kernel::{HexId, Play};

use super::{results, rout, supply, turn};
use crate::check::attack::{self, Share};
use crate::check::fire_plan::Planned;
use crate::check::{fire, fire_plan, legality};
use crate::choice::{Choice, Word};
use crate::event::Event;
use crate::game::{UnitId, UnitSet};
use crate::question::{FireArm, FirePhase, FireQuestion, Question, Volley};
use crate::system::Table;

/// Plays the fire at one hex: by one arm, then by the other, then the rout checks. If the side has
/// no more fire, ends the phase. ST 4.0 C, D, 8.6, 10.31. ST-SEQ-04, ST-FIRE-01, ST-FIRE-20,
///
pub(super) fn one(table: &mut Table, phase: FirePhase) -> Play {
    let side = fire::firing_side(table.position(), phase);
    match ask(table, FireQuestion::Target(phase))? {
        Choice::Hex(hex) => return at(table, phase, hex),
        Choice::Word(Word::Plan) => by_plan(table, phase)?,
        _ => {}
    }
    supply::swaps(table, side)?;
    turn::after(table);
    Ok(())
}

/// Plays the fire at one hex by the units that the side names. ST 10.31. ST-SEQ-04.
fn at(table: &mut Table, phase: FirePhase, hex: HexId) -> Play {
    let side = fire::firing_side(table.position(), phase);
    let Some(mut hit) = results::hit(table, side.other(), hex) else { return Ok(()) };
    let mut volley = name(table, |volley| FireQuestion::Firers(phase, hex, volley))?;
    if let Some(first) = volley {
        shoot(table, hex, &first, &mut hit)?;
        if fire::is_within_reach(table.position(), phase, hex) {
            volley = name(table, |volley| FireQuestion::Second(phase, hex, volley))?;
            if let Some(second) = volley {
                shoot(table, hex, &second, &mut hit)?;
            }
        }
    }
    if volley.is_none() {
        all(table, phase, &mut hit)?;
    }
    table.emit(Event::FireEnded { hex });
    rout::after_fire(table, hit)
}

/// Fires with all units that can, small arms first. ST 10.31. ST-FIRE-06.
fn all(table: &mut Table, phase: FirePhase, hit: &mut rout::Hit) -> Play {
    for arm in [FireArm::SmallArms, FireArm::Artillery] {
        let volley = fire::all(table.position(), phase, hit.hex, arm);
        shoot(table, hit.hex, &volley, hit)?;
    }
    Ok(())
}

/// Plays the fires of the plan, hex by hex, as far as the units can still fire. ST 10.3.
/// ST-FIRE-06, ST-FIRE-20.
fn by_plan(table: &mut Table, phase: FirePhase) -> Play {
    let mut plan = fire_plan::plan(table.position(), phase);
    while let Some(hex) = plan.first().map(|fire| fire.hex) {
        let (here, later) = plan.into_iter().partition(|fire| fire.hex == hex);
        plan = later;
        planned(table, phase, hex, here)?;
    }
    Ok(())
}

/// Plays the fires of a plan at one hex. ST 10.31. ST-FIRE-06.
pub(super) fn planned(
    table: &mut Table,
    phase: FirePhase,
    hex: HexId,
    fires: Vec<Planned>,
) -> Play {
    let side = fire::firing_side(table.position(), phase);
    let Some(mut hit) = results::hit(table, side.other(), hex) else { return Ok(()) };
    for Planned { mut volley, .. } in fires {
        let able = volley.arm.map(|arm| fire::all(table.position(), phase, hex, arm).whole);
        let able = able.unwrap_or(UnitSet::EMPTY);
        volley.whole = volley.whole.iter().filter(|unit| able.contains(*unit)).collect();
        shoot(table, hex, &volley, &mut hit)?;
    }
    table.emit(Event::FireEnded { hex });
    rout::after_fire(table, hit)
}

fn ask(table: &mut Table, question: FireQuestion) -> Play<Choice> {
    let phase = match question {
        FireQuestion::Target(phase)
        | FireQuestion::Firers(phase, ..)
        | FireQuestion::Second(phase, ..) => phase,
    };
    let (side, question) = (fire::firing_side(table.position(), phase), Question::Fire(question));
    table.choose_among(side, question, legality::options)
}

/// Asks the side for the units of one arm that fire together, and for the strength points with
/// which they fire if they divide their fire. `None` if all that can fire. ST 10.31, 10.34. ST-FIRE-06, ST-FIRE-08.
fn name(table: &mut Table, question: impl Fn(Volley) -> FireQuestion) -> Play<Option<Volley>> {
    let mut volley = Volley::default();
    // Each unit is chosen at most once.
    for _ in 0..=table.position().board.units().count() {
        let unit = match ask(table, question(volley))? {
            Choice::Unit(unit) => {
                volley.whole.insert(unit.index());
                unit
            }
            Choice::Share(unit, points) => {
                let free = volley.shares.iter_mut().find(|share| share.is_none());
                free.into_iter().for_each(|share| *share = Some((unit, points)));
                unit
            }
            Choice::Word(Word::All) => return Ok(None),
            _ => break,
        };
        volley.arm = Some(attack::arm_of(table.position(), unit));
    }
    Ok(Some(volley))
}

/// Resolves the fire of one arm at a hex: at the top unit, and by distant batteries at each unit
/// below. ST 8.52, 8.53. ST-STK-08.
fn shoot(table: &mut Table, hex: HexId, volley: &Volley, hit: &mut rout::Hit) -> Play {
    let Some(arm) = volley.arm.filter(|_| !volley.is_empty()) else { return Ok(()) };
    let position = table.position();
    let whole = volley.whole.iter().map(UnitId::from_index);
    let whole = whole.map(|unit| (unit, fire::remaining(position, unit)));
    let firers: Vec<Share> = whole.chain(volley.shares.iter().flatten().copied()).collect();
    for attack in attack::at_hex(position, hit.side, hex, arm, &firers) {
        if table.board().hex_of(attack.target) == Some(hex) {
            results::resolve(table, attack, hit)?;
        }
    }
    Ok(())
}
