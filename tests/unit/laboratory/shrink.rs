use blind_swords_table::save;
use blind_swords_table::stream::{Purpose, Stream};
use laboratory::shrink::*;
use session::Seat;
use testing::battle::{opened, setup};

/// Deliberately false invariant, which fails as soon as a unit becomes battleworn. The test shrinks
/// a game that violates it.
fn nobody_is_worn(game: &blind_swords_table::Match) -> Result<(), String> {
    use blind_swords::board::Face;
    let position = game.position();
    let worn = position.board.units().find(|&unit| {
        let fresh = position.package.units[unit.index()].fresh.is_some();
        fresh && position.board.unit(unit).face == Face::Battleworn
    });
    match worn {
        Some(unit) => Err(format!("{} is worn", position.package.game.units[unit.index()].id)),
        None => Ok(()),
    }
}

#[test]
fn a_failing_game_is_shrunk_to_its_shortest_answers() {
    let setup = setup(3, Seat::Human, Seat::Human);
    let failing = |seed| {
        let mut stream = Stream::new(seed, Purpose::Chance);
        let picks: Vec<u16> = (0..600).map(|_| stream.below(997) as u16).collect();
        try_picks(&setup, &*opened(), &picks, &nobody_is_worn).err()
    };
    let shrunk = (0..50).find_map(failing).expect("somebody is worn before long");
    assert!(shrunk.message.ends_with("is worn"), "{}", shrunk.message);
    assert!(shrunk.answers.len() < 100, "{:?}", shrunk.answers);
    let replayed = save::replay(&shrunk.replay, &*opened(), None).expect("the replay is a save");
    assert!(nobody_is_worn(&replayed.game).is_err());
    assert_eq!(replayed.game.records().len(), shrunk.answers.len());
    // Each answer of the shrunk game is necessary for the failure. A recorded game shrinks as well
    // as a game with random choices.
    let again = shorten(&setup, &*opened(), &replayed.game.records(), &nobody_is_worn);
    assert_eq!(again.expect("it fails").answers.len(), shrunk.answers.len());
}

#[test]
fn a_sound_game_is_played_to_its_end() {
    let setup = setup(3, Seat::Human, Seat::Human);
    let played = try_picks(&setup, &*opened(), &[0; 900], &|_| Ok(()));
    assert!(played.is_ok_and(|given| given < 900), "leaving off ends the game");
}
