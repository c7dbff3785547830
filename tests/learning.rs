//! Help for newcomers. Every term that is shown in the first turn of a scenario has a rule card.

use std::collections::BTreeSet;

use black_box::{TestLibrary, every_setup};
use blind_swords_table::{Edition, Match, Opened, Printed, Seat, Setup};
use kernel::{Card, PerSide, Reader};
use session::stream::{Purpose, Stream};

/// Every abbreviation shown in a first turn has a rule card, unless the abbreviation is part of a
/// name.
#[test]
fn every_term_of_a_first_turn_has_a_card() {
    let mut unknown = BTreeSet::new();
    for setup in every_setup(0) {
        let opened = TestLibrary.open(&setup.package).expect("a good package");
        unknown.extend(unexplained(&opened, &setup));
    }
    assert!(unknown.is_empty(), "no card explains {unknown:?}");
}

/// Returns the abbreviations that a first turn shows without a rule card.
fn unexplained(opened: &Opened, setup: &Setup) -> BTreeSet<String> {
    let texts = first_turn(opened, setup);
    let rules = opened.rules(&setup.scenario, &setup.options).expect("a good setup");
    let cards =
        <blind_swords::BlindSwords as kernel::Viewing>::materials(&rules).reference.get().cards;
    let words =
        |card: &Card| std::iter::once(&card.name).chain(&card.also).cloned().collect::<Vec<_>>();
    let known: BTreeSet<String> = cards.iter().flat_map(words).collect();
    let names = names(opened);
    let tokens = texts.iter().flat_map(|text| text.split(|letter: char| !letter.is_alphanumeric()));
    let short = tokens.filter(|token| is_short(token));
    let unknown = short.filter(|token| !known.contains(*token) && !names.contains(*token));
    unknown.map(str::to_owned).collect()
}

/// Returns all messages that a first turn with random choices shows.
fn first_turn(opened: &Opened, setup: &Setup) -> Vec<String> {
    let rules = opened.rules(&setup.scenario, &setup.options).expect("a good setup");
    let setup = Setup { seats: PerSide::from_fn(|_| Seat::Human), ..setup.clone() };
    let mut game = Match::new(setup, opened.hash(), rules).expect("it begins");
    let (mut stream, mut texts) = (Stream::new(1, Purpose::UsaBot), Vec::new());
    let first = game.decision().map(|decision| decision.turn);
    while let Some(decision) = game.decision().filter(|decision| Some(decision.turn) == first) {
        texts.push(decision.prompt.clone());
        for option in &decision.options {
            texts.push(option.label.clone());
            texts.extend(option.note.clone());
        }
        let id = game.bot_choice(Seat::Random, &mut stream).expect("somebody decides");
        game.choose(&id).expect("it is offered");
    }
    let lines = game.log().filter_map(|entry| {
        <blind_swords::BlindSwords as kernel::Wording>::told(
            game.position(),
            entry,
            Reader::Referee,
        )
        .line
        .get()
    });
    texts.extend(lines.map(|line| line.text));
    texts
}

/// Whether a word looks like an abbreviation: several capitals or digits, or one capital and one
/// small letter.
fn is_short(token: &str) -> bool {
    let letters: Vec<char> = token.chars().collect();
    let capitals = letters.len() >= 2
        && letters.iter().all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit())
        && letters[0].is_ascii_uppercase();
    let weapon = matches!(letters[..], [first, second] if first.is_ascii_uppercase() && second.is_ascii_lowercase());
    capitals || weapon
}

/// Returns the words that occur in names of the game.
fn names(opened: &Opened) -> BTreeSet<String> {
    let game = &opened.game;
    let units = game.units.iter().map(|unit| unit.name.clone());
    let brigades = game.brigades.iter().map(|brigade| brigade.name.clone());
    let chits = game.chits.iter().map(|chit| chit.name.clone());
    let places = game.map.hexes.iter().filter_map(|hex| hex.name.clone());
    let all = units.chain(brigades).chain(chits).chain(places);
    let common = [
        "If", "No", "In", "Up", "To", "It", "At", "On", "By", "Do", "So", "He", "An", "As", "Of",
        "Or", "We", "Be", "Me",
    ];
    let words = all.flat_map(|name| {
        name.split(|letter: char| !letter.is_alphanumeric()).map(str::to_owned).collect::<Vec<_>>()
    });
    words.chain(common.map(str::to_owned)).collect()
}
