//! What newcomers meet: every term of the first turn of each scenario has a card.

use std::collections::{BTreeMap, BTreeSet};

use black_box::{Shelf, every_setup, root};
use kernel::{Card, PerSide, Reader};
use series::{Edition, Listed, Match, Opened, Printed, Seat, Setup};
use session::stream::{Purpose, Stream};

const HEAD: &str = "# What a newcomer meets

Every term, abbreviation and mark that questions, their answers and the log show in the first turn of each scenario, with
the card of *Rules* that explains it. A turn is played by chance, by both sides; a short word in capitals that has
no card and is no name fails the test. Written by `UPDATE=1 cargo test --workspace --test suite learning::`.
";

/// `UPDATE=1` writes the list anew.
#[test]
fn every_term_of_a_first_turn_has_a_card() {
    let mut written = HEAD.to_owned();
    let mut unknown = BTreeSet::new();
    for setup in every_setup(0) {
        let opened = Shelf.open(&setup.package).expect("a good package");
        let met = met(&opened, &setup);
        unknown.extend(met.unknown);
        let title = opened.title();
        let named =
            opened.scenarios().into_iter().find(|listed: &Listed| listed.id == setup.scenario);
        written.push_str(&format!(
            "\n## {title}: {}\n\n| card | met as |\n|---|---|\n",
            named.expect("its scenario").name
        ));
        for (card, words) in met.cards {
            let words: Vec<_> = words.into_iter().collect();
            written.push_str(&format!("| {card} | {} |\n", words.join(", ")));
        }
    }
    assert!(unknown.is_empty(), "no card explains {unknown:?}");
    let path = root().join("docs/learning.md");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &written).expect("a writable file");
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    let command = "UPDATE=1 cargo test --workspace --test suite learning::";
    assert!(committed == written, "{} is not current: run {command}", path.display());
}

/// The cards whose words were met, and short words that no card has.
struct Met {
    cards: BTreeMap<&'static str, BTreeSet<&'static str>>,
    unknown: BTreeSet<String>,
}

fn met(opened: &Opened, setup: &Setup) -> Met {
    let texts = first_turn(opened, setup);
    let rules = opened.rules(&setup.scenario, &setup.options).expect("a good setup");
    let cards = <blind_swords::BlindSwords as kernel::Family>::reference(&rules).cards;
    let words = |card: &Card| [card.name].into_iter().chain(card.also.clone()).collect::<Vec<_>>();
    let mut found: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    for card in &cards {
        let own = words(card).into_iter().filter(|word| texts.iter().any(|text| has(text, word)));
        let own: BTreeSet<_> = own.collect();
        if !own.is_empty() {
            found.insert(card.name, own);
        }
    }
    let known: BTreeSet<&str> = cards.iter().flat_map(words).collect();
    let names = names(opened);
    let tokens = texts.iter().flat_map(|text| text.split(|letter: char| !letter.is_alphanumeric()));
    let short = tokens.filter(|token| is_short(token));
    let unknown = short.filter(|token| !known.contains(token) && !names.contains(*token));
    Met { cards: found, unknown: unknown.map(str::to_owned).collect() }
}

/// All that is said while the first turn is played by chance.
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
        <blind_swords::BlindSwords as kernel::Family>::line(game.rules(), entry, Reader::Referee)
    });
    texts.extend(lines.map(|line| line.text));
    texts
}

/// Whether a text has a word that stands by itself.
fn has(text: &str, word: &str) -> bool {
    let beside = |letter: Option<char>| letter.is_none_or(|letter| !letter.is_alphanumeric());
    text.match_indices(word).any(|(at, _)| {
        beside(text[..at].chars().next_back()) && beside(text[at + word.len()..].chars().next())
    })
}

/// Whether a word looks like an abbreviation: capitals and figures, or a capital and a small letter.
fn is_short(token: &str) -> bool {
    let letters: Vec<char> = token.chars().collect();
    let capitals = letters.len() >= 2
        && letters.iter().all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit())
        && letters[0].is_ascii_uppercase();
    let weapon = matches!(letters[..], [first, second] if first.is_ascii_uppercase() && second.is_ascii_lowercase());
    capitals || weapon
}

/// Words of names.
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
