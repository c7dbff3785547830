use blind_swords::board::BoardSetup;
use blind_swords::event::Event;
use blind_swords::game::UnitSet;
use testing::field::Field;

#[test]
#[should_panic(expected = "what is laid out fits its game")]
fn a_board_of_another_game_is_not_finished() {
    let field = Field::clear();
    let mut setup = BoardSetup::empty(&field.rules);
    let nobody = field.rules.game.units.len();
    setup.establish(&Event::Acted { units: UnitSet::from_iter([nobody]) });
    setup.finish();
}
