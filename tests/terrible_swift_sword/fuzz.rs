//! Fuzz targets for the Terrible Swift Sword family. The engine refuses damaged packages and saves
//! with a message, accepts any legal answers, and shrinks a failing game.

use black_box::any_system;
use black_box::targets::{damaged, play_of, purpose_of};
use kernel::{PerSide, Position};
use laboratory::shrink::{shorten, try_picks};
use session::stream::{Purpose, Stream};
use session::{Match, Seat, save};
use terrible_swift_sword::TerribleSwiftSword;
use terrible_swift_sword::position_ext::PositionExt;

use super::{opened, report, setup};
use crate::tried::run;

#[test]
fn packages() {
    let mut files: Vec<(String, String)> = Vec::new();
    report(|sources| {
        let own = sources.package.iter();
        files = own.map(|(path, file)| (path.to_owned(), file.text.clone())).collect();
    });
    run(16, 24, |data| {
        let (first, rest) = data.split_first().unwrap_or((&0, &[]));
        let (path, text) = &files[usize::from(*first) % files.len()];
        let report = report(|sources| sources.set(path, &damaged(text, rest)));
        let is_told = !report.diagnostics.is_empty();
        assert!(report.loaded.is_some() || is_told, "{path} is refused without a word");
    });
}

#[test]
fn saves() {
    let opened = opened();
    let seats = PerSide { usa: Seat::Mixed, csa: Seat::Random };
    let base = any_system::played(&opened, setup(5, seats)).journal().text();
    run(8, 16, |data| any_system::save_is_sound_or_refused(&opened, &base, data));
}

#[test]
fn random_play() {
    let (opened, setup) = (opened(), setup(0, PerSide::default()));
    run(3, 250, |data| play_of(&opened, &setup, data));
}

#[test]
fn purposeful_play() {
    let (opened, setup) = (opened(), setup(1, PerSide::default()));
    run(3, 400, |data| purpose_of(&opened, &setup, data));
}

/// Deliberately false invariant, which fails as soon as a unit is set up. The test shrinks a game
/// that violates it.
fn the_map_is_empty(game: &Match<TerribleSwiftSword>) -> Result<(), String> {
    let position = Position { package: &**game.rules(), board: game.board() };
    let first = game.board().units_on_map().next();
    first.map_or(Ok(()), |unit| Err(format!("{} is on the map", position.info(unit).id)))
}

#[test]
fn a_failing_game_is_shrunk_to_its_shortest_answers() {
    let (opened, setup) = (opened(), setup(3, PerSide::default()));
    let failing = |seed: u64| {
        let mut stream = Stream::new(seed, Purpose::Chance);
        let picks: Vec<u16> = (0..60).map(|_| stream.below(997) as u16).collect();
        try_picks(&setup, &opened, &picks, &the_map_is_empty).err()
    };
    let shrunk = (0..10).find_map(failing).expect("a unit is set up");
    assert!(shrunk.message.ends_with("is on the map"), "{}", shrunk.message);
    let replayed = save::replay::<TerribleSwiftSword>(&shrunk.replay, &opened, None);
    let game = replayed.expect("the replay is a save").game;
    assert!(the_map_is_empty(&game).is_err());
    let again = shorten(&setup, &opened, &game.records(), &the_map_is_empty);
    assert!(again.expect("it fails").answers.len() <= shrunk.answers.len());
}
