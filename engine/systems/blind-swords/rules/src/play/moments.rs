//! Reaction windows: points in a procedure at which held events and scripts may affect the action
//! or die roll in progress. SS 10.4a, BS 7.3. CHIT-24.

use kernel::{HexId, Play, Side};

use super::{events, hooks};
use crate::board::{Moment, Verdict};
use crate::event::Event;
use crate::game::{ChitId, MomentKind, UnitSet};
use crate::position_ext::members;
use crate::rules::Rules;
use crate::script::Argument;
use crate::system::Table;

/// Maximum number of rerolls of one roll. The limit stops a script that requests a reroll every
/// time.
const MOST_AGAIN: usize = 8;

impl Moment {
    /// Returns a reaction window for units that act, or are about to act, in their hex.
    pub fn of_units(table: &Table, kind: MomentKind, units: UnitSet, side: Side) -> Self {
        let hex = members(&units).find_map(|unit| table.board().hex_of(unit));
        Self::new(kind, units, side, hex)
    }

    /// Returns a reaction window for units that act against a hex, or that are attacked in it.
    pub const fn at(kind: MomentKind, units: UnitSet, side: Side, hex: HexId) -> Self {
        Self::new(kind, units, side, Some(hex))
    }

    /// Returns a reaction window for a general's command roll.
    pub const fn of_command(chit: ChitId, side: Side) -> Self {
        let units = UnitSet::EMPTY;
        Self { chit: Some(chit), ..Self::new(MomentKind::Command, units, side, None) }
    }

    /// Returns the reaction window with `bad` set. `bad` records whether the roll went against the
    /// side.
    #[must_use]
    pub const fn rolled(self, bad: bool) -> Self {
        Self { bad, ..self }
    }

    const fn new(kind: MomentKind, units: UnitSet, side: Side, hex: Option<HexId>) -> Self {
        let (chit, bad, columns, verdict) = (None, false, 0, Verdict::Stands);
        Self { kind, side, units, hex, chit, bad, columns, verdict }
    }
}

/// Opens a reaction window, in which events and scripts decide whether the action or die roll takes
/// effect. Then runs `rest` with this verdict. The window stays on the board until `rest` has
/// returned.
pub fn during<T>(
    table: &mut Table,
    moment: Moment,
    rest: impl FnOnce(&mut Table, Verdict) -> Play<T>,
) -> Play<T> {
    if !is_awaited(table.package(), &moment) {
        return rest(table, Verdict::Stands);
    }
    let around = table.board().moment().copied();
    table.emit(Event::MomentSet { moment: Some(moment.into()) });
    let verdict = hear(table, moment)?;
    let done = rest(table, verdict)?;
    if !table.board().is_over() {
        table.emit(Event::MomentSet { moment: around.map(Box::new) });
    }
    Ok(done)
}

/// Opens a reaction window before an action, such as a retreat. Returns whether the action takes
/// place.
pub fn before(table: &mut Table, moment: Moment) -> Play<bool> {
    during(table, moment, |_, verdict| Ok(verdict == Verdict::Stands))
}

/// Makes a roll, opens a reaction window for the roll, and rerolls if the verdict requires it.
/// Returns the last roll and its verdict.
pub fn rolled<R>(
    table: &mut Table,
    mut roll: impl FnMut(&mut Table) -> Play<(R, Moment)>,
) -> Play<(R, Verdict)> {
    let mut last = roll(table)?;
    for _ in 0..MOST_AGAIN {
        let (result, moment) = last;
        match during(table, moment, |_, verdict| Ok(verdict))? {
            Verdict::RollAgain => last = roll(table)?,
            verdict => return Ok((result, verdict)),
        }
    }
    Ok((last.0, Verdict::Stands))
}

/// Runs the scenario's script, then asks the acting side for events, then the enemy. Stops as soon
/// as the verdict changes.
fn hear(table: &mut Table, moment: Moment) -> Play<Verdict> {
    let Moment { kind, side, units, .. } = moment;
    hooks::run(table, |hooks| kind.hook(hooks), &[Argument::Side(side)])?;
    for (side, window) in [side, side.other()].into_iter().zip(kind.windows()) {
        if verdict(table) == Verdict::Stands && table.package().game.has_event_for(side, window) {
            events::window(table, side, window)?;
        }
    }
    if table.board().is_over() {
        return Ok(Verdict::Stopped);
    }
    let verdict = verdict(table);
    match verdict {
        Verdict::Stopped => table.emit(Event::CalledOff { what: kind, units }),
        Verdict::RollAgain => table.emit(Event::RolledAgain { what: kind, units }),
        Verdict::Stands | Verdict::SentBack => {}
    }
    Ok(verdict)
}

fn verdict(table: &Table) -> Verdict {
    table.board().moment().map_or(Verdict::Stands, |moment| moment.verdict)
}

/// Whether the game has a script hook or an event for this reaction window. The result is public,
/// because it does not depend on the chits held.
fn is_awaited(rules: &Rules, moment: &Moment) -> bool {
    let sides = [moment.side, moment.side.other()];
    moment.kind.hook(&rules.scenario().hooks).is_some()
        || sides
            .into_iter()
            .zip(moment.kind.windows())
            .any(|(side, window)| rules.game.has_event_for(side, window))
}
