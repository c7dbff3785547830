//! The Chit Draw Phase. SS 10.0, BS 7.0. CHIT-01 to CHIT-04, SEQ-03.

use kernel::{Fault, Play};

use crate::board::{ActivationKind, ChitPlace, ChitStep, HeldTurn, Phase};
use crate::check::{activation, cup};
use crate::choice::Choice;
use crate::event::Event;
use crate::game::{ChitId, ChitKind, Window};
use crate::look::Look;
use crate::play::{command, end_turn, events, fog_of_war, fortunes, held, overstack, turn};
use crate::script::Argument;
use crate::system::{Step, Table};

/// The held chits before a draw, or the draw. SS 10.1, 10.3. CHIT-01, A-41.
pub fn play(table: &mut Table) -> Play {
    let Phase::ChitDraw(step) = *table.board().phase() else {
        return Err(Fault("chits are drawn in the Chit Draw Phase".to_owned()).into());
    };
    if step == ChitStep::Declare && table.board().cup_size() == 0 {
        return turn::enter(table, end_turn::first_step(table.package()));
    }
    table.within(Step::ChitDraw, |table| match step {
        ChitStep::Declare => held::declare(table, Window::Held).map(|held| go_on(table, held)),
        ChitStep::Held(now) => held::play(table, Window::Held, now).map(|held| go_on(table, held)),
        ChitStep::Draw => draw(table),
    })?;
    // STK-07: what an event or the Fog of War left in one hex does not wait for an activation to end.
    if step != ChitStep::Declare && table.board().activation().is_none() {
        overstack::settle(table)?;
    }
    Ok(())
}

/// A chosen Division chit is taken out of the cup and activates a brigade without a roll: for scenario
/// rules. SS 22.1. SC1-05, A-103.
///
/// # Errors
/// Those of the table; a fault if the chit is not in the cup.
pub fn activate_division(table: &mut Table, chit: ChitId, kind: ActivationKind) -> Play {
    let info = table.scene().chit(chit);
    let (ChitKind::Division { .. }, Some(side)) = (&info.kind, info.side) else {
        return Err(Fault(format!("{} is no Division chit", info.id)).into());
    };
    if table.board().chits_at(chit, ChitPlace::Cup) == 0 {
        return Err(Fault(format!("the chit {} is not in the cup", info.id)).into());
    }
    table.emit(Event::ChitDrawn { chit });
    if activation::any_brigade_for(table.scene(), chit) {
        return command::mark_and_begin(table, side, chit, kind);
    }
    table.emit(Event::ChitDiscarded { chit });
    Ok(())
}

/// A chosen chit is drawn before any other, and takes effect as if chance had drawn it: for scenario rules.
/// SS 22.0. CHIT-01.
///
/// # Errors
/// Those of the table; a fault if the chit is not in the cup.
pub fn draw_first(table: &mut Table, chit: ChitId) -> Play {
    if table.board().chits_at(chit, ChitPlace::Cup) == 0 {
        let id = &table.scene().chit(chit).id;
        return Err(Fault(format!("the chit {id} is not in the cup")).into());
    }
    table.emit(Event::ChitDrawn { chit });
    resolve(table, chit)
}

/// Puts a chit that is out for the turn back into the cup: for scenario rules. One that is in the
/// cup, or being resolved, stays where it is. SS 22.2. SC2-04, A-102.
pub fn return_to_cup(table: &mut Table, chit: ChitId) {
    let board = table.board();
    let is_out = |place| board.chits_at(chit, place) > 0;
    if is_out(ChitPlace::Discarded) && !is_out(ChitPlace::Drawn) {
        table.emit(Event::ChitToCup { chit });
    }
}

fn go_on(table: &mut Table, held: Option<HeldTurn>) {
    let step = held.map_or(ChitStep::Draw, ChitStep::Held);
    turn::go_on(table, Phase::ChitDraw(step));
}

/// SS 10.3. CHIT-01: every draw is followed by a new held step.
fn draw(table: &mut Table) -> Play {
    let among = cup::alternatives(table.scene());
    let Choice::Chit(chit) = table.draw(among)? else {
        return Err(Fault("a chit is drawn from the cup".to_owned()).into());
    };
    table.emit(Event::ChitDrawn { chit });
    resolve(table, chit)?;
    turn::go_on(table, Phase::ChitDraw(ChitStep::Declare));
    Ok(())
}

/// SS 10.3, BS 7.3.
fn resolve(table: &mut Table, chit: ChitId) -> Play {
    if table.board().fortunes() {
        return fortunes::negate(table, chit);
    }
    let rules = table.shared_package();
    let info = &rules.game.chits[chit.index()];
    match (&info.kind, info.side) {
        (ChitKind::FortunesOfWar, _) => {
            fortunes::strike(table, chit);
            Ok(())
        }
        (ChitKind::FogOfWar, _) => {
            fog_of_war::play(table)?;
            table.emit(Event::ChitDiscarded { chit });
            Ok(())
        }
        (ChitKind::Wild { on_draw }, _) => {
            let arguments = [Argument::Chit(chit)];
            table.within(Step::EventPlay(chit), |table| {
                rules.scripts.run(on_draw, &arguments, table)
            })?;
            command::discard(table, chit);
            Ok(())
        }
        (ChitKind::Event(_), Some(side)) => events::drawn(table, side, chit),
        (ChitKind::Cic { .. }, Some(side)) => command::commander(table, side, chit),
        (ChitKind::Division { .. }, Some(side)) => command::division(table, side, chit),
        (&ChitKind::Brigade { brigade, .. }, Some(side)) => {
            command::brigade(table, side, chit, brigade)
        }
        (_, None) => Err(Fault(format!("the chit {} has no owner", info.id)).into()),
    }
}

#[cfg(test)]
mod tests {
    use kernel::Side;

    use super::*;
    use crate::board::BrigadeStatus::{Activated, Available};
    use crate::board::EndStep;
    use crate::game::TrackId;
    use crate::testing::{Chance, Field, asked, events, place, play_on, status, told};

    fn field(cup: &[&str]) -> Field {
        let mut field = Field::clear();
        field.chits(ChitPlace::Cup, cup).status(Available, &["a", "b", "g", "h"]);
        field.phase(Phase::ChitDraw(ChitStep::Declare));
        field
    }

    fn played(field: &Field, answers: &[&str], chances: &[Chance]) -> Table {
        let mut table = field.table(answers, chances);
        play_on(&mut table);
        table
    }

    /// The example of SS 10.8. CHIT-05 to CHIT-09, CHIT-15, A-11, V-74.
    #[test]
    fn the_example_of_the_chit_sequence() {
        for (timing, before_fatigue) in [("orders_step", 0), ("movement_step", 2)] {
            let mut field = tracked(&["c2", "fortunes-of-war", "x", "c6", "north"]);
            field.put("a1", "2110").option("fatigue_timing", timing);
            let answers = ["c2", "common", "fortunes-of-war", "x", "a", "c6", "hold", "north"];
            let table = played(&field, &answers, &[]);
            assert_eq!(place(&table, "c2"), [ChitPlace::Track(TrackId(0))]);
            assert_eq!(
                (status(&table, "a"), place(&table, "x")),
                (Activated, vec![ChitPlace::Cup])
            );
            assert_eq!(
                asked(&table),
                ("activate.brigade", ["a", "b", "hold"].map(str::to_owned).to_vec())
            );
            let rest = ["a", "attack", "c6"];
            let table = played(&field, &[&answers[..], &rest].concat(), &[]);
            let log = events(&table);
            let order = log.iter().position(|&name| name == "order-given").expect("an order");
            let steps = |until: usize| {
                log[order..until].iter().filter(|&&name| name == "step-began").count()
            };
            let fatigue = log.iter().rposition(|&name| name == "chit-played").expect("played");
            assert_eq!(steps(fatigue), before_fatigue, "{timing}");
            assert_eq!(told(&table).len(), 1);
            assert_eq!(
                (status(&table, "a"), place(&table, "north")),
                (Activated, vec![ChitPlace::Discarded])
            );
        }
    }

    fn tracked(cup: &[&str]) -> Field {
        let mut field = Field::clear();
        field.track(Side::Csa, "south");
        field.chits(ChitPlace::Cup, cup).status(Available, &["a", "b"]);
        field.happen(&Event::TrackSet { track: TrackId(0), reached: 1 });
        field.phase(Phase::ChitDraw(ChitStep::Declare));
        field
    }

    /// SS 10.5a, 10.7. CHIT-09, CHIT-19.
    #[test]
    fn fortunes_burn_the_last_brigade_of_a_division() {
        let mut field = field(&["fortunes-of-war", "x", "north"]);
        field.status(Activated, &["a"]);
        let table = played(&field, &["fortunes-of-war", "x"], &[]);
        assert_eq!(status(&table, "b"), Activated);
        assert_eq!(place(&table, "x"), [ChitPlace::Discarded]);
        assert!(!table.board().fortunes());
        assert!(!events(&table).contains(&"activation-began"));
    }

    /// SS 10.5a. CHIT-08: neither a roll nor an activation.
    #[test]
    fn fortunes_negate_the_next_chit_and_no_more() {
        let field = field(&["fortunes-of-war", "fog-of-war", "north", "u2"]);
        let table = played(&field, &["fortunes-of-war", "fog-of-war"], &[]);
        assert_eq!(place(&table, "fog-of-war"), [ChitPlace::Discarded]);
        assert!(!events(&table).contains(&"fog-rolled"));
        let table = played(&field, &["fortunes-of-war", "north"], &[]);
        assert_eq!(place(&table, "north"), [ChitPlace::Discarded]);
        let table = played(&field, &["fortunes-of-war", "u2", "north"], &[]);
        assert_eq!(place(&table, "u2"), [ChitPlace::Discarded]);
        assert_eq!(asked(&table).0, "activate.brigade");
    }

    /// SS 10.3a, 10.4a. CHIT-05: `u1` is for the moment of drawing; `u4` waits for its moment. A-41: a
    /// held step comes before every draw.
    #[test]
    fn a_drawn_event_is_played_or_kept() {
        let mut field = field(&["u1", "u2", "u4", "x"]);
        let table = played(&field, &["u1", "u4", "u2", "pass"], &[]);
        assert_eq!(place(&table, "u1"), [ChitPlace::Discarded]);
        assert_eq!(
            (place(&table, "u4"), place(&table, "u2")),
            (vec![ChitPlace::Held], vec![ChitPlace::Held])
        );
        assert_eq!(told(&table).len(), 1);
        let chit = field.chit("u4").index();
        let ChitKind::Event(event) = &mut field.game().chits[chit].kind else { panic!() };
        event.holdable = false;
        let table = played(&field, &["u4"], &[]);
        assert_eq!(place(&table, "u4"), [ChitPlace::Discarded]);
        let table = played(&field, &["u2", "play"], &[]);
        assert_eq!(asked(&table).0, "held.play");
    }

    /// SS 22.1. SC1-05, A-103: the chosen chit is drawn and needs no roll.
    #[test]
    fn a_scenario_may_choose_the_first_chit() {
        let field = field(&["x", "north"]);
        let mut table = field.table(&["b"], &[]);
        activate_division(&mut table, field.chit("x"), ActivationKind::Full).expect("answered");
        assert_eq!(status(&table, "b"), Activated);
        assert_eq!(place(&table, "x"), [ChitPlace::Drawn]);
        let refused = activate_division(&mut table, field.chit("y"), ActivationKind::Full);
        assert!(refused.is_err(), "the chit is not in the cup");
    }

    /// SS 22.2. SC2-04, A-102.
    #[test]
    fn a_chit_that_was_played_returns_to_the_cup() {
        let mut field = field(&["x"]);
        field.chits(ChitPlace::Discarded, &["y"]).chits(ChitPlace::Drawn, &["north"]);
        let mut table = field.table(&[], &[]);
        for id in ["x", "y", "north", "south"] {
            return_to_cup(&mut table, field.chit(id));
        }
        assert_eq!(place(&table, "y"), [ChitPlace::Cup]);
        assert_eq!(place(&table, "north"), [ChitPlace::Drawn]);
        assert_eq!(place(&table, "south"), [ChitPlace::Out]);
        assert_eq!(events(&table), ["chit-to-cup"]);
    }

    /// SS 7.0. SEQ-01, SEQ-03: the phase ends when the cup is empty.
    #[test]
    fn the_phase_ends_with_the_last_chit() {
        let mut table = field(&["fortunes-of-war"]).table(&["fortunes-of-war"], &[]);
        while matches!(table.board().phase(), Phase::ChitDraw(_)) {
            table.play().expect("answered");
        }
        assert_eq!(*table.board().phase(), Phase::EndTurn(EndStep::Declare));
    }
}
