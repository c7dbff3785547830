//! General casualties. SS 10.5b, BS 7.3. CHIT-13, CHIT-14, ORG-04.

use kernel::{Play, Side};

use crate::event::Event;
use crate::look::Look;
use crate::play::command;
use crate::system::{Roll, Table};

/// The owner rolls on his casualty table. A general whose chit is not in the game is missed; one that
/// is a casualty comes back. SS 10.5b. CHIT-13, CHIT-14, A-27.
pub fn play(table: &mut Table, side: Side) -> Play {
    let die = command::roll_one(table, side, Roll::Casualty)?;
    let rolled = table.package().casualties()[side][die.index()];
    let leader = rolled.filter(|&chit| table.scene().chit_in_game(chit));
    table.emit(Event::CasualtyRolled { side, die, leader });
    if let Some(chit) = leader {
        let casualty = !table.board().is_casualty(chit);
        table.emit(Event::LeaderChanged { chit, casualty });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::ChitPlace;
    use crate::testing::{Chance, Field, events};

    /// SS 10.5b. CHIT-13, ORG-04: `x` is hit on a 1; the second hit brings it back.
    #[test]
    fn a_general_is_hit_and_comes_back() {
        let mut field = Field::clear();
        field.chits(ChitPlace::Discarded, &["x"]);
        let mut table = field.table(&[], &[Chance::One(1), Chance::One(1), Chance::One(6)]);
        play(&mut table, Side::Usa).expect("rolled");
        assert!(table.board().is_casualty(field.chit("x")));
        play(&mut table, Side::Usa).expect("rolled");
        assert!(!table.board().is_casualty(field.chit("x")));
        play(&mut table, Side::Usa).expect("rolled");
        assert_eq!(events(&table).last(), Some(&"casualty-rolled"));
    }

    /// T-15: a scenario may have tables of its own.
    #[test]
    fn the_table_of_the_scenario_comes_before_that_of_the_game() {
        let mut field = Field::clear();
        field.chits(ChitPlace::Discarded, &["x"]);
        let hit = |field: &Field| {
            let mut table = field.table(&[], &[Chance::One(1)]);
            play(&mut table, Side::Usa).expect("rolled");
            table.board().is_casualty(field.chit("x"))
        };
        assert!(hit(&field));
        field.game().scenarios[0].casualties = Some(kernel::PerSide::default());
        assert!(!hit(&field), "nobody is in that table");
    }

    /// SS 10.5b. CHIT-13: a general whose chit is not in the game is missed, unless he always is.
    #[test]
    fn a_general_who_has_not_come_is_missed() {
        let mut field = Field::clear();
        let mut table = field.table(&[], &[Chance::One(2)]);
        play(&mut table, Side::Csa).expect("rolled");
        assert_eq!(events(&table), ["casualty-rolled"]);
        let south = field.chit("south").index();
        let kind = &mut field.game().chits[south].kind;
        let crate::game::ChitKind::Cic { leader, .. } = kind else { panic!("a commander") };
        leader.always_in_game = true;
        let mut table = field.table(&[], &[Chance::One(2)]);
        play(&mut table, Side::Csa).expect("rolled");
        assert!(table.board().is_casualty(field.chit("south")));
    }
}
