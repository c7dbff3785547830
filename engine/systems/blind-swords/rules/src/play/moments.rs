//! Moments at which held events and the scenario's scripts have their say of what is under way. SS 10.4a, BS 7.3. CHIT-24.

use kernel::{HexId, Play, Side};

use super::{events, hooks, turn};
use crate::board::{Moment, Verdict};
use crate::event::Event;
use crate::game::{ChitId, MomentKind, UnitSet};
use crate::look::members;
use crate::rules::Rules;
use crate::script::Argument;
use crate::system::Table;

/// How often the dice of one roll are rolled again at most: a script that always says so ends.
const MOST_AGAIN: usize = 8;

impl Moment {
    /// Units of a side act, or are about to, where they stand.
    pub fn of_units(table: &Table, kind: MomentKind, units: UnitSet, side: Side) -> Self {
        let hex = members(&units).find_map(|unit| table.board().hex_of(unit));
        Self::new(kind, units, side, hex)
    }

    /// Units of a side act against a hex, or are attacked in it.
    pub const fn at(kind: MomentKind, units: UnitSet, side: Side, hex: HexId) -> Self {
        Self::new(kind, units, side, Some(hex))
    }

    /// A general of a side rolls for command.
    pub const fn of_command(chit: ChitId, side: Side) -> Self {
        let units = UnitSet::EMPTY;
        Self { chit: Some(chit), ..Self::new(MomentKind::Command, units, side, None) }
    }

    /// The same after a roll that is bad for the side, or is not.
    #[must_use]
    pub const fn rolled(self, bad: bool) -> Self {
        Self { bad, ..self }
    }

    const fn new(kind: MomentKind, units: UnitSet, side: Side, hex: Option<HexId>) -> Self {
        let (chit, bad, columns, verdict) = (None, false, 0, Verdict::Stands);
        Self { kind, side, units, hex, chit, bad, columns, verdict }
    }
}

/// Lets events and scripts have their say of what is under way; the rest is done while it still lies on the board.
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
    if !turn::is_over(table) {
        table.emit(Event::MomentSet { moment: around.map(Box::new) });
    }
    Ok(done)
}

/// Lets them have their say before an act: whether it happens.
pub fn before(table: &mut Table, moment: Moment) -> Play<bool> {
    during(table, moment, |_, verdict| Ok(verdict == Verdict::Stands))
}

/// Rolls, lets them have their say of the roll, and rolls again where they say so: the last roll, and what becomes of it.
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

/// The scenario's script first, then the side whose act it is, then its enemy, while it still stands.
fn hear(table: &mut Table, moment: Moment) -> Play<Verdict> {
    let Moment { kind, side, units, .. } = moment;
    hooks::run(table, |hooks| kind.hook(hooks), &[Argument::Side(side)])?;
    for (side, window) in [side, side.other()].into_iter().zip(kind.windows()) {
        if verdict(table) == Verdict::Stands && table.package().game.has_event_for(side, window) {
            events::window(table, side, window)?;
        }
    }
    if turn::is_over(table) {
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

/// Whether the game has anything to say at such a moment; that is known to all, whoever holds what.
fn is_awaited(rules: &Rules, moment: &Moment) -> bool {
    let sides = [moment.side, moment.side.other()];
    moment.kind.hook(&rules.scenario().hooks).is_some()
        || sides
            .into_iter()
            .zip(moment.kind.windows())
            .any(|(side, window)| rules.game.has_event_for(side, window))
}
