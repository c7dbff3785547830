//! The Command Decision Phase. SS 8.0, BS 5.0. CMD-01 to CMD-05.

use kernel::{Play, Side};

use crate::board::ChitPlace;
use crate::check::cup;
use crate::choice::Choice;
use crate::event::Event;
use crate::game::{ChitId, ChitKind};
use crate::look::Look;
use crate::play::{artillery_phase, ask, hooks};
use crate::profile::{BrigadeChits, KeyChits};
use crate::question::ChitQuestion;
use crate::script::Argument;
use crate::system::{Scene, Step, Table};

/// SS 8.1 to 8.3, BS 5.1 to 5.3. CMD-01 to CMD-04.
pub fn play(table: &mut Table) -> Play {
    table.within(Step::CommandDecision, |table| {
        for chit in arriving(table) {
            table.emit(Event::ChitEntered { chit });
            hooks::run(table, |hooks| &hooks.on_chit_enters, &[Argument::Chit(chit)])?;
        }
        for side in Side::BOTH {
            choose_key_chits(table, side)?;
        }
        for side in Side::BOTH {
            mix_other_events(table, side);
        }
        fill_cup(table);
        Ok(())
    })?;
    artillery_phase::begin(table)
}

/// The chits that enter the game on this turn. SS 8.3, 22.0. CMD-04, OPT-01.
fn arriving(table: &Table) -> Vec<ChitId> {
    let (rules, board) = (table.package(), table.board());
    let is_due = |arrival: &&crate::game::ChitArrival| {
        arrival.turn <= board.turn()
            && !arrival.unless.is_some_and(|option| rules.uses(option))
            && board.chits_at(arrival.chit, ChitPlace::Out) > 0
            && is_used(table.scene(), arrival.chit)
    };
    rules.scenario().chit_arrivals.iter().filter(is_due).map(|arrival| arrival.chit).collect()
}

/// SS 8.1, BS 5.1. CMD-01, V-13.
fn choose_key_chits(table: &mut Table, side: Side) -> Play {
    let count = match table.package().profile.key_chits {
        KeyChits::One => 1,
        KeyChits::Two => 2,
    };
    for _ in 0..count.min(cup::in_pool(table.scene(), side)) {
        if let Choice::Chit(chit) = ask(table, side, ChitQuestion::Key(side))? {
            table.emit(Event::KeyChitChosen { side, chit });
        }
    }
    Ok(())
}

/// SS 8.2, BS 5.2. CMD-02. Which chits stay out is left open: nobody may know, so nothing is drawn
/// for it. Whether the opponent draws some out or the owner some in is the same but for their number.
fn mix_other_events(table: &mut Table, side: Side) {
    let pool = cup::in_pool(table.scene(), side);
    let number = u32::from(table.package().scenario().event_count);
    let excludes = cup::excludes_events(&table.package().profile);
    let count = if excludes { pool.saturating_sub(number) } else { pool.min(number) };
    table.emit(Event::EventChitsMixed { side, count: count as u8 });
}

/// SS 8.3. CMD-03.
fn fill_cup(table: &mut Table) {
    let waiting: Vec<ChitId> = table
        .board()
        .chits()
        .iter()
        .filter(|copy| copy.place == ChitPlace::Discarded)
        .map(|copy| copy.kind)
        .filter(|&chit| is_used(table.scene(), chit))
        .collect();
    for chit in waiting {
        table.emit(Event::ChitToCup { chit });
    }
}

/// Whether a chit other than an event goes into the cup at all. CMD-03, CHIT-20, V-27.
fn is_used(scene: Scene<'_>, chit: ChitId) -> bool {
    match scene.chit(chit).kind {
        ChitKind::Event(_) => false,
        ChitKind::Brigade { .. } => scene.profile().brigade_chits == BrigadeChits::On,
        ChitKind::Division { .. }
        | ChitKind::Cic { .. }
        | ChitKind::FogOfWar
        | ChitKind::Wild { .. }
        | ChitKind::FortunesOfWar => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Board;
    use crate::board::Phase;
    use crate::game::{ChitArrival, Leader, OptionId, ScenarioOption};
    use crate::testing::{Field, asked, place, play_on, told};
    use kernel::Switch;

    fn started(field: &mut Field) -> &mut Field {
        field.board = Board::start(&field.rules);
        field
    }

    /// SS 8.1 to 8.3. CMD-01 to CMD-03: a key chit and four others of each side, two Division chits,
    /// two commanders and the two wild chits.
    #[test]
    fn the_cup_is_filled() {
        let mut field = Field::clear();
        let table = &mut started(&mut field).table(&["u2"], &[]);
        play_on(table);
        let events: Vec<_> = (1..=7).map(|n| format!("c{n}")).collect();
        assert_eq!(asked(table), ("key-chit", events));
        let table = &mut field.table(&["u2", "c3"], &[]);
        while !matches!(table.board().phase(), Phase::Artillery(_)) {
            table.play().expect("answered");
        }
        assert_eq!(table.board().cup_size(), 16);
        assert_eq!(place(table, "u2"), [ChitPlace::Key]);
        assert_eq!(place(table, "u3"), [ChitPlace::Pool]);
        assert_eq!(place(table, "x"), [ChitPlace::Cup]);
        assert_eq!(table.board().unknown_in_cup(Side::Csa), 4);
    }

    /// SS 8.3, 22.0. CMD-04, OPT-01.
    #[test]
    fn chits_enter_on_their_turn() {
        let mut field = Field::clear();
        let (chit, option) = (field.chit("south"), OptionId(0));
        let scenario = &mut field.game().scenarios[0];
        scenario.chits.retain(|&other| other != chit);
        scenario.chit_arrivals = vec![ChitArrival { chit, turn: 3, unless: Some(option) }];
        scenario.hooks.on_chit_enters = Some("enters".to_owned());
        scenario.options.push(ScenarioOption {
            id: "away".to_owned(),
            name: "Away".to_owned(),
            description: String::new(),
            track: None,
            needs: None,
        });
        field.rules.options = vec![Switch::Off];
        let south_on = |field: &mut Field, turn| {
            started(field).happen(&Event::TurnBegan { turn }).phase(Phase::CommandDecision);
            let mut table = field.table(&["u1", "c1"], &[]);
            table.play().expect("answered");
            (place(&table, "south")[0], told(&table).len())
        };
        assert_eq!(south_on(&mut field, 2), (ChitPlace::Out, 0));
        assert_eq!(south_on(&mut field, 3), (ChitPlace::Cup, 1));
        field.rules.options = vec![Switch::On];
        assert_eq!(south_on(&mut field, 3), (ChitPlace::Out, 0));
    }

    /// A side without event chits chooses none.
    #[test]
    fn a_side_without_events_has_no_key_chit() {
        let mut field = Field::clear();
        field.chits(ChitPlace::Pool, &["c1"]).phase(Phase::CommandDecision);
        let mut table = field.table(&[], &[]);
        table.play().expect("a single chit chooses itself");
        assert_eq!(place(&table, "c1"), [ChitPlace::Key]);
        assert_eq!(table.board().unknown_in_cup(Side::Csa), 0);
    }

    /// BS 5.1. CMD-01, V-13: the second key chit is chosen from what is left.
    #[test]
    fn there_may_be_two_key_chits() {
        let mut field = Field::clear();
        started(&mut field).option("key_chits", "2").phase(Phase::CommandDecision);
        let mut table = field.table(&["u2", "u5", "c3", "c1"], &[]);
        table.play().expect("answered");
        assert_eq!(place(&table, "u5"), [ChitPlace::Key]);
        assert_eq!(table.board().unknown_in_cup(Side::Usa), 3);
        let mut table = field.table(&["u2"], &[]);
        table.play().expect_err("a second one is due");
        assert_eq!(asked(&table).1, ["u1", "u3", "u4", "u5", "u6", "u7"]);
    }

    fn leader(rating: u8) -> Leader {
        let name = String::new();
        Leader { name, rating: Some(rating), casualty: None, always_in_game: false }
    }

    /// BS 5.2. CMD-02, V-14: the owner draws so many in, or the opponent so many out.
    #[test]
    fn events_are_included_or_excluded() {
        for (method, mixed) in [("exclude_n_by_opponent", 4), ("include_n_by_owner", 2)] {
            let mut field = Field::clear();
            started(&mut field).option("event_pool_method", method).phase(Phase::CommandDecision);
            let mut table = field.table(&["u1", "c1"], &[]);
            table.play().expect("answered");
            assert_eq!(table.board().unknown_in_cup(Side::Usa), mixed, "{method}");
        }
    }

    /// BS 5.3. CMD-03, V-27, CHIT-20.
    #[test]
    fn brigade_chits_are_used_by_option() {
        let mut field = Field::clear();
        let (north, brigade) = (field.chit("north").index(), field.brigade("a"));
        field.game().chits[north].kind = ChitKind::Brigade { brigade, leader: leader(2) };
        for (option, expected) in [("off", ChitPlace::Discarded), ("on", ChitPlace::Cup)] {
            started(&mut field).option("brigade_chits", option).phase(Phase::CommandDecision);
            let mut table = field.table(&["u1", "c1"], &[]);
            table.play().expect("answered");
            assert_eq!(place(&table, "north"), [expected]);
        }
    }
}
