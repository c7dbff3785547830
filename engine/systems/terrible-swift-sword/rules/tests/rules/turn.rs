//! Sequence of play, turns and the end of the game. ST 4.0.

use kernel::Side;
use terrible_swift_sword::board::Stage;
use terrible_swift_sword::event::Event;

use super::field::{Field, hex, toward};

/// ST-SEQ-01, ST-SEQ-02. Seven phases of the Confederates, then seven of the Union, then the end of
/// the turn.
#[test]
fn a_turn_has_two_player_turns_of_seven_phases() {
    let mut field = Field::new();
    field.stage(Side::Usa, Stage::TurnEnd).turn(1);
    let played = field.play_on(&[], &[]);
    let began = played.facts.iter().filter_map(|fact| match fact {
        Event::StageBegan { side, stage } => Some((*side, *stage)),
        _ => None,
    });
    let phases: Vec<_> = began.collect();
    let of = |side| {
        [
            Stage::InitialCommand,
            Stage::Movement,
            Stage::DefensiveFire,
            Stage::OffensiveFire,
            Stage::Charges,
            Stage::BeforeMelee,
            Stage::Melee,
            Stage::FinalCommand,
        ]
        .map(|stage| (side, stage))
    };
    let turn = [of(Side::Csa).as_slice(), &of(Side::Usa), &[(Side::Csa, Stage::TurnEnd)]].concat();
    assert_eq!(phases[..turn.len()], turn);
}

/// ST-SEQ-08. The fifteenth turn is the last.
#[test]
fn the_game_ends_after_turn_fifteen() {
    let mut field = Field::new();
    field.stage(Side::Csa, Stage::TurnEnd).turn(15);
    let played = field.play(&[], &[]);
    assert_eq!(played.board.stage(), Stage::Over);
    field.turn(14);
    assert_eq!(field.play(&[], &[]).board.turn(), 15);
}

/// Even columns lie half a hex to the south. Requirements 0.2.
#[test]
fn directions_have_the_names_of_the_compass() {
    let field = Field::new();
    let around = ["N", "NE", "SE", "S", "SW", "NW"].map(|name| {
        let map = &field.rules.game.map;
        let next = map.grid.neighbour(hex("2020"), toward(name)).expect("on the map");
        map.number(next).to_string()
    });
    assert_eq!(around, ["2019", "2120", "2121", "2021", "1921", "1920"]);
}
