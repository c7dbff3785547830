//! Script functions: turn, optional rules, tracks, variables, arrivals and points.

use blind_swords::board::Frozen;
use blind_swords::event::Event;
use blind_swords::game::{
    BrigadeId, ChitId, OptionId, Scenario, TrackId, UnitId, VarId, variable_of,
};
use blind_swords::{Position, PositionExt, check, play};
use kernel::{HexId, Side, Sixteenths};
use rhai::{INT, ImmutableString};

use super::convert::{Count, Line};
use super::interface::interface;
use crate::call::{Call, Done, wrong};
use crate::limits;

interface! { "The scenario";
    /// Returns the number of the current game turn.
    looks turn(position) -> INT {
        Ok(position.board.turn().into())
    }

    /// Whether an optional rule is in use. Returns false if the scenario does not have the rule.
    looks option_on(position, name: ImmutableString) -> bool {
        let options = &scenario(position).options;
        let index = options.iter().position(|option| option.id == name.as_str());
        Ok(index.is_some_and(|index| position.package.uses(OptionId::from_index(index))))
    }

    /// Returns the value of an option of the rules profile, spelled as in package files.
    looks variant(position, name: ImmutableString) -> &'static str {
        match position.profile().get(&name) {
            Some(value) => Ok(value),
            None => wrong(format!("unknown rules option `{name}`")),
        }
    }

    /// Returns the value of a scenario variable. All variables start at 0.
    looks variable(position, name: ImmutableString) -> INT {
        Ok(position.board.var(var_id(position, &name)?).into())
    }

    /// Returns the value of a brigade's variable.
    looks variable(position, name: ImmutableString, brigade: BrigadeId) -> INT {
        Ok(position.board.var(var_id(position, &of_brigade(position, &name, brigade))?).into())
    }

    /// Returns the value of a unit's variable.
    looks variable(position, name: ImmutableString, unit: UnitId) -> INT {
        Ok(position.board.var(var_id(position, &of_unit(position, &name, unit))?).into())
    }

    /// Returns the value of a variable of a general's chit.
    looks variable(position, name: ImmutableString, chit: ChitId) -> INT {
        Ok(position.board.var(var_id(position, &of_chit(position, &name, chit))?).into())
    }

    /// Sets a variable of the scenario.
    acts set_variable(call, name: ImmutableString, value: INT) {
        keep(call, &name, value)
    }

    /// Sets a variable of a brigade.
    acts set_variable(call, name: ImmutableString, brigade: BrigadeId, value: INT) {
        let name = of_brigade(call.table.position(), &name, brigade);
        keep(call, &name, value)
    }

    /// Sets a variable of a unit.
    acts set_variable(call, name: ImmutableString, unit: UnitId, value: INT) {
        let name = of_unit(call.table.position(), &name, unit);
        keep(call, &name, value)
    }

    /// Sets a variable of a general's chit.
    acts set_variable(call, name: ImmutableString, chit: ChitId, value: INT) {
        let name = of_chit(call.table.position(), &name, chit);
        keep(call, &name, value)
    }

    /// Returns the box that a track's chit has reached, from 1. Returns 0 if the track is not in
    /// use.
    looks track(position, name: ImmutableString) -> INT {
        Ok(position.board.track(track_id(position, &name)?).into())
    }

    /// Returns the number of a track's last box.
    looks last_box(position, name: ImmutableString) -> INT {
        let track = track_id(position, &name)?;
        Ok(scenario(position).tracks[track.index()].boxes.len() as INT)
    }

    /// Returns the number of event chits spent on a track this turn.
    looks spent_on(position, name: ImmutableString) -> INT {
        Ok(position.board.spent_on(track_id(position, &name)?) as INT)
    }

    /// Moves the chit of a track to a box.
    acts set_track(call, name: ImmutableString, reached: Count) {
        let position = call.table.position();
        let (track, reached) = (track_id(position, &name)?, reached.0);
        let boxes = scenario(position).tracks[track.index()].boxes.len();
        if usize::from(reached) > boxes {
            return wrong(format!("box {reached} is not on the track `{name}`, which has {boxes}"));
        }
        call.table.emit(Event::TrackSet { track, reached });
        Ok(())
    }

    /// Sets the arrival of a brigade: the earliest turn, and the entry hex.
    acts arrive(call, brigade: BrigadeId, turn: Count, hex: HexId) {
        call.table.emit(Event::ArrivalSet { brigade, turn: turn.0, hex, delayed: false });
        Ok(())
    }

    /// Adds the status marker of a brigade to the game.
    acts add_marker(call, brigade: BrigadeId) {
        call.table.emit(Event::BrigadeMarkerAdded { brigade });
        Ok(())
    }

    /// Freezes a brigade: it is not activated, and events do not affect it.
    acts freeze(call, brigade: BrigadeId) {
        call.table.emit(Event::BrigadeFrozen { brigade, frozen: true });
        Ok(())
    }

    /// Freezes a unit: it does not move voluntarily.
    acts freeze(call, unit: UnitId) {
        call.table.emit(Event::UnitFrozen { unit, frozen: true });
        Ok(())
    }

    /// Releases a frozen brigade from the next phase on.
    acts free(call, brigade: BrigadeId) {
        if call.table.board().brigade(brigade).frozen == Frozen::Yes {
            call.table.emit(Event::BrigadeFrozen { brigade, frozen: false });
        }
        Ok(())
    }

    /// Releases a frozen unit.
    acts free(call, unit: UnitId) {
        if call.table.board().is_frozen_unit(unit) {
            call.table.emit(Event::UnitFrozen { unit, frozen: false });
        }
        Ok(())
    }

    /// Awards points to a side. Negative points reduce its score.
    acts award(call, side: Side, points: INT) {
        let points = bearable(call.table.position(), side, points)?;
        if points != 0 {
            call.table.emit(Event::PointsAwarded { side, points });
        }
        Ok(())
    }

    /// Returns a number of points as a fraction: `fraction(45, 2)` is 22½. The function that
    /// computes a side's points uses it.
    looks fraction(position, of: INT, by: INT) -> Sixteenths {
        let _ = position;
        let most = INT::from(limits::POINTS);
        match (of.checked_mul(16), by) {
            (Some(sixteenths), 1 | 2 | 4 | 8 | 16) if (-most..=most).contains(&(of / by)) => {
                let exact = i32::try_from(sixteenths / by).expect("it is within the limit");
                Ok(Sixteenths::from_sixteenths(exact))
            }
            _ => wrong(format!("{of}/{by} is not a valid number of points: expected at most {most}, in halves, quarters, eighths or sixteenths")),
        }
    }

    /// Whether the current turn is a night turn.
    looks is_night(position) -> bool {
        Ok(check::night::now(position).is_some())
    }

    /// Ends the game. The victory points determine the winner.
    acts end_game(call) {
        if !call.table.board().is_over() {
            play::victory::decide(&mut call.table);
        }
        Ok(())
    }

    /// Ends the game with a victory of a side, regardless of victory points.
    acts win(call, side: Side) {
        if !call.table.board().is_over() {
            play::victory::win(&mut call.table, side);
        }
        Ok(())
    }

    /// Returns the number of the turn after which the scenario ends.
    looks last_turn(position) -> INT {
        Ok(scenario(position).last_turn.into())
    }

    /// Writes a line to the log, visible to both players.
    acts tell(call, text: Line) {
        if call.told == limits::LINES {
            return wrong(format!("too many log lines: expected at most {}", limits::LINES));
        }
        call.told += 1;
        call.table.emit(Event::Told { text: text.to_string() });
        Ok(())
    }
}

/// Converts an award of points. Reports an error if the side's total would exceed the limit.
fn bearable(position: Position<'_>, side: Side, points: INT) -> Done<i32> {
    let most = INT::from(limits::POINTS);
    let sum = points.saturating_add(position.board.vp()[side].into());
    match i32::try_from(points) {
        Ok(points) if (-most..=most).contains(&sum) => Ok(points),
        _ => wrong(format!("points out of range: {points}, expected at most {most} for a side")),
    }
}

fn keep(call: &mut Call, name: &str, value: INT) -> Done {
    let var = var_id(call.table.position(), name)?;
    let Ok(value) = i32::try_from(value) else {
        return wrong(format!("{value} is too large"));
    };
    call.table.emit(Event::VarSet { var, value });
    Ok(())
}

fn of_brigade(position: Position<'_>, name: &str, brigade: BrigadeId) -> String {
    variable_of(name, &position.game().brigades[brigade.index()].id)
}

fn of_unit(position: Position<'_>, name: &str, unit: UnitId) -> String {
    variable_of(name, &position.info(unit).id)
}

fn of_chit(position: Position<'_>, name: &str, chit: ChitId) -> String {
    variable_of(name, &position.chit(chit).id)
}

fn scenario(position: Position<'_>) -> &Scenario {
    position.package.scenario()
}

fn track_id(position: Position<'_>, name: &str) -> Done<TrackId> {
    match scenario(position).tracks.iter().position(|track| track.id == name) {
        Some(index) => Ok(TrackId::from_index(index)),
        None => wrong(format!("unknown track `{name}` of the scenario")),
    }
}

fn var_id(position: Position<'_>, name: &str) -> Done<VarId> {
    match scenario(position).vars.iter().position(|known| known == name) {
        Some(index) => Ok(VarId::from_index(index)),
        None => wrong(format!(
            "unknown variable `{name}`: declare it under `variables` or `variables-of`"
        )),
    }
}
