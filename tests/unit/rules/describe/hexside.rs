use blind_swords::describe::hexside::*;
use blind_swords::game::{Game, HexsideWater, OnHexside, Water};
use testing::field;

#[test]
fn water_is_called_as_the_game_calls_it() {
    let mut game = field::game();
    let told = |game: &Game| on_hexside(game, OnHexside::Water(HexsideWater::Pond)).into_owned();
    assert_eq!(told(&game), "pond");
    game.terrain.water.pond = Some(Water { name: "River".to_owned() });
    assert_eq!(told(&game), "river");
}
