//! Every text that play shows is a message of a catalogue or a package's own, and nothing but texts depends on the language.

use std::collections::BTreeSet;

use black_box::root;
use families::Folders;
use kernel::words::{Language, speaking};
use kernel::{Briefing, PerSide, Reader, Side};
use session::{AnyMatch, Asking, Chance, Library, Options, Seat, Setup, Verdict};

/// Part of the text of a chit that activates a brigade: it is made in English while a package is read.
const OF_CHITS: &str = "fully on a die of";

/// The decisions that are looked at in a game.
const DECISIONS: usize = 120;

fn begun(id: &str) -> Box<dyn AnyMatch> {
    let edition = Folders::new(root(), &families::ALL).open(id).expect("a package");
    let setup = Setup {
        package: id.to_owned(),
        scenario: edition.scenarios()[0].id.clone(),
        options: Options::new(),
        seats: PerSide { usa: Seat::Human, csa: Seat::Human },
        seed: 7.into(),
        dice: Chance::Seeded,
        asking: Asking::default(),
        lesson: None,
    };
    edition.begin(setup).expect("it begins")
}

fn games() -> Vec<String> {
    Folders::new(root(), &families::ALL).names()
}

/// Chooses options that differ from one decision to the next, without looking at their words.
fn choose(game: &mut dyn AnyMatch, n: usize) -> bool {
    let Some(decision) = game.decision() else { return false };
    let id = decision.options[(n * 7 + 3) % decision.options.len()].id.clone();
    game.choose(&id).is_ok()
}

/// All that is said of a position: the decision, why not, the log of late, what a table without pictures shows.
fn said(game: &dyn AnyMatch) -> Vec<String> {
    let mut texts = Vec::new();
    if let Some(decision) = game.decision() {
        texts.push(decision.prompt);
        for option in decision.options {
            texts.extend([option.label].into_iter().chain(option.note).chain(option.caution));
        }
        for candidate in game.candidates().unwrap_or_default().into_iter().take(40) {
            if let Verdict::Illegal(why) = candidate.verdict {
                texts.push(why.reason);
            }
        }
    }
    let facts = game.facts();
    let lines = game.lines(Reader::Referee, facts.saturating_sub(12)..facts);
    texts.extend(lines.into_iter().map(|(_, line)| line.text));
    let story = game.story(facts.saturating_sub(12)..facts);
    texts.extend(story.into_iter().map(|chapter| chapter.text));
    if game.answered() == 0 {
        texts.extend(game.briefing().iter().flat_map(Briefing::lines));
    }
    for reader in [Reader::Everybody, Side::Usa.into(), Side::Csa.into()] {
        let shown = game.shown(reader);
        texts.extend(shown.state.into_iter().chain(shown.panel.lines));
        texts.extend(shown.stacks.into_iter().map(|stack| stack.words));
    }
    texts.extend(game.outcome());
    texts
}

/// Two games side by side, one in each language: the same decisions by id, the same saves, other words.
#[test]
fn nothing_but_words_depends_on_the_language() {
    let german = Language::find("de").expect("it is translated");
    for id in games() {
        let (mut english, mut other) = (begun(&id), begun(&id));
        let (mut alike, mut all) = (0, 0);
        for n in 0..DECISIONS {
            let (own, translated) = (english.decision(), speaking(german, || other.decision()));
            let (Some(own), Some(translated)) = (own, translated) else { break };
            let ids = |of: &session::Decision| {
                of.options.iter().map(|option| option.id.clone()).collect::<Vec<_>>()
            };
            assert_eq!(ids(&own), ids(&translated), "{id}");
            (alike, all) = (alike + usize::from(own.prompt == translated.prompt), all + 1);
            let went_on = choose(&mut *english, n);
            assert_eq!(went_on, speaking(german, || choose(&mut *other, n)), "{id}");
        }
        assert_eq!(english.journal().lines(), other.journal().lines(), "{id}");
        assert!(alike * 5 < all, "{id}: {alike} of {all} prompts are the same in German");
    }
}

/// What of a text no catalogue says: what is outside its brackets.
fn outside(text: &str) -> String {
    let mut depth = 0_usize;
    let mut left = String::new();
    for letter in text.chars() {
        match letter {
            '⟦' => depth += 1,
            '⟧' => depth = depth.saturating_sub(1),
            _ if depth == 0 => left.push(letter),
            _ => {}
        }
    }
    left
}

/// The words in texts of packages, which may extend each other: titles, names, notes. What they bring is in their language.
fn package_texts() -> BTreeSet<String> {
    let folders = ["games", "charts", "scripts"].map(|folder| root().join(folder));
    let files = folders.iter().flat_map(|folder| {
        let yaml = black_box::files_under(folder, "yaml");
        yaml.into_iter().chain(black_box::files_under(folder, "rhai"))
    });
    let words = |text: String| {
        let words = text.split(|letter: char| !letter.is_alphanumeric()).map(str::to_lowercase);
        words.collect::<Vec<_>>()
    };
    files.flat_map(|file| words(std::fs::read_to_string(file).expect("a text"))).collect()
}

/// A word that stands outside all brackets is a package's, or a kind of text that is listed here with its reason.
#[test]
fn play_says_nothing_that_is_in_no_catalogue() {
    let own = package_texts();
    for id in games() {
        let mut game = begun(&id);
        let mut strange = BTreeSet::new();
        for n in 0..DECISIONS {
            for text in speaking(Language::PSEUDO, || said(&*game)) {
                let left = outside(&text);
                let words = left.split(|letter: char| !letter.is_alphanumeric());
                let words = words.map(str::to_lowercase);
                let unknown = words.filter(|word| word.len() > 2 && !own.contains(word));
                let unknown: Vec<_> =
                    unknown.filter(|word| word.chars().all(char::is_alphabetic)).collect();
                if !unknown.is_empty() && !text.contains(OF_CHITS) {
                    strange.insert(text);
                }
            }
            if !choose(&mut *game, n) {
                break;
            }
        }
        let few: Vec<_> = strange.iter().take(20).collect();
        assert!(strange.is_empty(), "{id}: {} texts, such as {few:#?}", strange.len());
    }
}
