//! Fire phases. ST 4.0 C, D, 10.

use kernel::{HexId, Play};

use super::{overshoot, results, rout, supply, turn};
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
    let Some(hit) = results::hit(table, side.other(), hex) else { return Ok(()) };
    let mut hits = vec![hit];
    let mut volley = name(table, |volley| FireQuestion::Firers(phase, hex, volley))?;
    if let Some(first) = volley {
        shoot(table, hex, &first, &mut hits)?;
        if fire::is_within_reach(table.position(), phase, hex) {
            volley = name(table, |volley| FireQuestion::Second(phase, hex, volley))?;
            if let Some(second) = volley {
                shoot(table, hex, &second, &mut hits)?;
            }
        }
    }
    if volley.is_none() {
        all(table, phase, hex, &mut hits)?;
    }
    end(table, hex, hits)
}

/// Ends the fire at a hex with its rout checks, then those of other hexes that shells hit. ST 10.31,
/// 23.5. ST-SEQ-04, ST-OPT-06.
fn end(table: &mut Table, hex: HexId, hits: Vec<rout::Hit>) -> Play {
    table.emit(Event::FireEnded { hex });
    hits.into_iter().try_for_each(|hit| rout::after_fire(table, hit))
}

/// Fires with all units that can, small arms first. ST 10.31. ST-FIRE-06.
fn all(table: &mut Table, phase: FirePhase, hex: HexId, hits: &mut Vec<rout::Hit>) -> Play {
    for arm in [FireArm::SmallArms, FireArm::Artillery] {
        let volley = fire::all(table.position(), phase, hex, arm);
        shoot(table, hex, &volley, hits)?;
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
    let Some(hit) = results::hit(table, side.other(), hex) else { return Ok(()) };
    let mut hits = vec![hit];
    for Planned { mut volley, .. } in fires {
        let able = volley.arm.map(|arm| fire::all(table.position(), phase, hex, arm).whole);
        let able = able.unwrap_or(UnitSet::EMPTY);
        volley.whole = volley.whole.iter().filter(|unit| able.contains(*unit)).collect();
        shoot(table, hex, &volley, &mut hits)?;
    }
    end(table, hex, hits)
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
/// below. Batteries that overshoot hit other hexes. The first of the records of losses is that of the
/// target. ST 8.52, 8.53, 23.5. ST-STK-08, ST-OPT-06.
fn shoot(table: &mut Table, hex: HexId, volley: &Volley, hits: &mut Vec<rout::Hit>) -> Play {
    let Some(arm) = volley.arm.filter(|_| !volley.is_empty()) else { return Ok(()) };
    let position = table.position();
    let whole = volley.whole.iter().map(UnitId::from_index);
    let whole = whole.map(|unit| (unit, fire::remaining(position, unit)));
    let firers: Vec<Share> = whole.chain(volley.shares.iter().flatten().copied()).collect();
    let (firers, strays) = overshoot::aim(table, hex, firers)?;
    if let Some(hit) = hits.first_mut().filter(|_| !firers.is_empty()) {
        for attack in attack::at_hex(table.position(), hit.side, hex, arm, &firers) {
            if table.board().hex_of(attack.target) == Some(hex) {
                results::resolve(table, attack, hit)?;
            }
        }
    }
    overshoot::land(table, hex, strays, hits)
}
