//! Fuzz targets for Brigade Battles. The engine refuses damaged packages and saves with a message,
//! accepts any legal answers, and shrinks a failing game.

use black_box::any_system;
use black_box::targets::{damaged, play_of, purpose_of};
use brigade_battles::BrigadeBattles;
use brigade_battles::check::zones;
use brigade_battles::position_ext::PositionExt;
use kernel::{PerSide, Side};
use laboratory::shrink::{shorten, try_picks};
use session::stream::{Purpose, Stream};
use session::{Match, Seat, save};

use super::{SCENARIOS, document_sources, opened, setup};
use crate::tried::run;

#[test]
fn packages() {
    let sources = document_sources();
    let files: Vec<(String, String)> =
        sources.package.iter().map(|(path, file)| (path.to_owned(), file.text.clone())).collect();
    run(16, 24, |data| {
        let (first, rest) = data.split_first().unwrap_or((&0, &[]));
        let (path, text) = &files[usize::from(*first) % files.len()];
        let mut sources = sources.clone();
        sources.set(path, &damaged(text, rest));
        let report = brigade_battles_documents::inspect(&sources);
        let is_told = !report.diagnostics.is_empty();
        assert!(report.loaded.is_some() || is_told, "{path} is refused without a word");
    });
}

#[test]
fn saves() {
    let opened = opened();
    let seats = PerSide { usa: Seat::Mixed, csa: Seat::Random };
    let game = any_system::played(&opened, setup("historical", 5, seats));
    let base = game.journal().text();
    run(24, 16, |data| any_system::save_is_sound_or_refused(&opened, &base, data));
}

#[test]
fn random_play() {
    let opened = opened();
    for scenario in SCENARIOS {
        let setup = setup(scenario, 0, PerSide::default());
        run(3, 250, |data| play_of(&opened, &setup, data));
    }
}

#[test]
fn purposeful_play() {
    let opened = opened();
    for scenario in SCENARIOS {
        let setup = setup(scenario, 1, PerSide::default());
        run(3, 400, |data| purpose_of(&opened, &setup, data));
    }
}

/// Deliberately false invariant, which fails as soon as a unit is adjacent to an enemy. The test
/// shrinks a game that violates it.
fn nobody_is_in_contact(game: &Match<BrigadeBattles>) -> Result<(), String> {
    let position = kernel::Position { package: &**game.rules(), board: game.board() };
    let mut units = position.on_map(Side::Usa);
    let near = units.find(|(_, hex)| zones::is_controlled(position, *hex, Side::Csa));
    near.map_or(Ok(()), |(unit, _)| Err(format!("{} is in contact", position.info(unit).id)))
}

#[test]
fn a_failing_game_is_shrunk_to_its_shortest_answers() {
    let opened = opened();
    let setup = setup("historical", 3, PerSide::default());
    let failing = |seed: u64| {
        let mut stream = Stream::new(seed, Purpose::Chance);
        let picks: Vec<u16> = (0..500).map(|_| stream.below(997) as u16).collect();
        try_picks(&setup, &opened, &picks, &nobody_is_in_contact).err()
    };
    let shrunk = (0..40).find_map(failing).expect("somebody comes near an enemy before long");
    assert!(shrunk.message.ends_with("is in contact"), "{}", shrunk.message);
    let replayed = save::replay::<BrigadeBattles>(&shrunk.replay, &opened, None);
    let game = replayed.expect("the replay is a save").game;
    assert!(nobody_is_in_contact(&game).is_err());
    assert_eq!(game.records().len(), shrunk.answers.len());
    // A game recorded from bots can be shrunk as well as a game with random choices.
    let again = shorten(&setup, &opened, &game.records(), &nobody_is_in_contact);
    assert!(again.expect("it fails").answers.len() <= shrunk.answers.len());
}
