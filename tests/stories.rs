//! Stories of matches in every package. A story has few lines for each turn. The most serious
//! result comes first, and each fact belongs to one chapter.

use black_box::{players, root, setup};
use kernel::Opening;
use registry::Folders;
use session::stream::{Purpose, Stream};
use session::{AnyMatch, Library, Seat};

/// Maximum number of story lines for one turn.
const MOST: usize = 60;

/// Returns a finished game of a scenario, played by two bots.
fn played(package: &str, scenario: &str, seed: u64) -> Box<dyn AnyMatch> {
    let edition = Folders::new(root(), &registry::ALL).open(package).expect("a package");
    let mut game = edition.begin(setup(package, scenario, seed)).expect("it begins");
    let (seats, mut stream) = (players(seed), Stream::new(seed, Purpose::UsaBot));
    while !game.is_over() {
        let seat = game.status().asked.map_or(Seat::Random, |side| seats[side]);
        let id = game.bot_choice(seat, &mut stream).expect("somebody decides");
        game.choose(&id).expect("it is offered");
    }
    game
}

fn every_scenario() -> Vec<(String, String)> {
    let folders = Folders::new(root(), &registry::ALL);
    let of = |package: String| {
        let scenarios = folders.open(&package).expect("a package").scenarios();
        scenarios.into_iter().map(move |scenario| (package.clone(), scenario.id))
    };
    folders.names().into_iter().flat_map(of).collect()
}

#[test]
fn a_turn_is_told_in_sixty_lines_at_most() {
    for (seed, (package, scenario)) in (5..).zip(every_scenario()) {
        let game = played(&package, &scenario, seed);
        let story = game.story(0..game.facts());
        let turns = story.chunk_by(|_, next| next.opening == Opening::Part);
        let lines: Vec<usize> = turns.map(<[_]>::len).collect();
        println!("{package}, {scenario}: {lines:?} lines of {} facts", game.facts());
        assert!(lines.iter().all(|&lines| lines <= MOST), "{package}, {scenario}: {lines:?}");
        assert!(story.len() * 4 < game.facts(), "{package}, {scenario}: {} lines", story.len());
        assert_eq!(story[0].from, 0, "every fact is in a chapter");
        assert!(story.windows(2).all(|pair| pair[0].from < pair[1].from), "each in one");
        assert_eq!(story.last().map(|of| of.opening), Some(Opening::Part), "{scenario}");
        in_pieces(&*game);
    }
}

/// Checks that requests for parts of the story return the same chapters as a request for the whole
/// story.
fn in_pieces(game: &dyn AnyMatch) {
    let all = game.story(0..game.facts());
    for from in (0..game.facts()).step_by(97) {
        let piece = game.story(from..game.facts());
        assert!(piece[0].from <= from, "the chapter that holds it");
        assert_eq!(piece[..], all[all.len() - piece.len()..]);
    }
}

/// Words in story lines for the fates of units, the most serious fate first.
const FATES: [&str; 9] = [
    " eliminated",
    " broken",
    " off the map",
    " driven back",
    " disrupted",
    " worn",
    " shaken",
    " withdrawn",
    " rallied",
];

#[test]
fn the_gravest_result_comes_first() {
    let mut fights = 0;
    for seed in [3, 4, 5] {
        let game = played("stonewalls-sword", "valley-vengeance", seed);
        for chapter in &game.story(0..game.facts()) {
            let places = FATES.iter().filter_map(|fate| chapter.text.find(&format!("{fate};")));
            assert!(places.is_sorted(), "{}", chapter.text);
            let is_fight =
                [" attacks ", " fires at "].iter().any(|effect| chapter.text.contains(effect));
            fights += usize::from(is_fight && FATES.iter().any(|fate| chapter.text.contains(fate)));
        }
    }
    assert!(fights > 3, "{fights} fights are told with what came of them");
}
