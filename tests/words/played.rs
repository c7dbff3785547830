//! Texts shown during play. Each comes from a catalogue or a package, and only the texts depend on
//! the language.

use std::collections::BTreeSet;

use black_box::root;
use kernel::words::{Language, speaking};
use kernel::{Briefing, Content, PerSide, Reader, Side};
use registry::Folders;
use session::{AnyMatch, Asking, Chance, Library, Options, Seat, Setup, Verdict};

/// Number of decisions that the test examines in each game.
const DECISIONS: usize = 120;

fn begun(id: &str) -> Box<dyn AnyMatch> {
    let edition = Folders::new(root(), &registry::ALL).open(id).expect("a package");
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
    Folders::new(root(), &registry::ALL).names()
}

/// Chooses an option by its number, so that the choice does not depend on any text. `n` varies the
/// choice. Returns whether the game continues.
fn choose(game: &mut dyn AnyMatch, n: usize) -> bool {
    let Some(decision) = game.decision() else { return false };
    let id = decision.options[(n * 7 + 3) % decision.options.len()].id.clone();
    game.choose(&id).is_ok()
}

/// Returns all texts that a position shows: the decision, refusals, recent log lines and the text
/// view.
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
        let shown = game.text_view(reader);
        texts.extend(shown.state.into_iter().chain(shown.panel.lines));
        texts.extend(shown.stacks.into_iter().map(|stack| stack.words));
    }
    texts.extend(game.outcome());
    texts
}

/// Two games in different languages with the same choices have the same decisions and saves, but
/// different texts.
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

/// Returns the parts of a text outside brackets. The test language puts every catalogue message in
/// brackets.
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

/// Returns all words in the packages, charts and scripts. They stay in the language of their
/// authors.
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

/// Words that come from neither a catalogue nor a package. Each has the reason why it is permitted.
const EXCEPTIONS: [(&str, &str); 3] = [
    ("dall", "a result on a chart, the same in every language"),
    ("amh", "a result on a chart, the same in every language"),
    ("cwbbs", "an id of a game"),
];

/// Returns the words of a text that come from neither a catalogue nor a package.
fn strange(text: &str, of_packages: &BTreeSet<String>) -> Vec<String> {
    let left = outside(text);
    let words = left.split(|letter: char| !letter.is_alphanumeric()).map(str::to_lowercase);
    let known = |word: &String| {
        of_packages.contains(word) || EXCEPTIONS.iter().any(|(exception, _)| exception == word)
    };
    let unknown = words.filter(|word| word.len() > 2 && !known(word));
    unknown.filter(|word| word.chars().all(char::is_alphabetic)).collect()
}

/// Returns all texts of a game's reference and of its printed sheets: cards, rules, charts, map and
/// counters.
fn printed(id: &str) -> Vec<String> {
    let edition = Folders::new(root(), &registry::ALL).open(id).expect("a package");
    let reference = begun(id).reference();
    let cards = reference.cards.into_iter().flat_map(|card| [card.name, card.text]);
    let articles = reference.articles.into_iter();
    let articles = articles.flat_map(|article| [article.chapter, article.title, article.text]);
    let charts = reference.charts.into_iter().flat_map(|chart| {
        let parts = chart.parts.into_iter().flat_map(in_chart);
        std::iter::once(chart.title).chain(parts).collect::<Vec<_>>()
    });
    let scenario = edition.scenarios()[0].id.clone();
    let papers = [edition.paper(Some(&scenario)).expect("a map"), edition.counters()];
    let on_paper = papers.into_iter().map(|drawing| in_drawing(&drawing));
    cards.chain(articles).chain(charts).chain(on_paper).collect()
}

/// Returns the texts in one part of a chart of the reference.
fn in_chart(part: Content) -> Vec<String> {
    match part {
        Content::Words(words) => vec![words],
        Content::Note(note) => vec![note.text, note.short],
        Content::Table { head, rows } => {
            head.into_iter().chain(rows.into_iter().flat_map(|row| row.cells)).collect()
        }
        Content::Track { boxes, .. } => {
            boxes.into_iter().flat_map(|(text, note)| [text, note]).collect()
        }
        Content::Items(_) | Content::Boxes(_) => Vec::new(),
    }
}

/// Returns the text in a drawing. Text between two tags is joined, since a name may be broken into
/// several lines.
fn in_drawing(drawing: &str) -> String {
    let styled = drawing.split("<style>").map(|part| part.split_once("</style>"));
    let plain = drawing.split("<style>").zip(styled);
    let plain: String = plain.map(|(part, style)| style.map_or(part, |(_, after)| after)).collect();
    let between = plain.split('>').filter_map(|piece| piece.split_once('<'));
    let texts: Vec<_> = between.map(|(text, _)| text).collect();
    texts.join(" ")
}

#[test]
fn rules_and_paper_say_nothing_that_is_in_no_catalogue() {
    let own = package_texts();
    for id in games() {
        let texts = speaking(Language::PSEUDO, || printed(&id));
        assert!(texts.len() > 300, "{id}: {} texts", texts.len());
        let mut unknown: BTreeSet<_> = texts.iter().flat_map(|text| strange(text, &own)).collect();
        // A code on a counter consists of the first letters of a name.
        unknown.retain(|word| !own.iter().any(|name| name.starts_with(word)));
        assert!(unknown.is_empty(), "{id}: {unknown:?}");
    }
}

/// Every word outside brackets comes from a package, or is a permitted exception.
#[test]
fn play_says_nothing_that_is_in_no_catalogue() {
    let own = package_texts();
    for id in games() {
        let mut game = begun(&id);
        let mut said_strangely = BTreeSet::new();
        for n in 0..DECISIONS {
            for text in speaking(Language::PSEUDO, || said(&*game)) {
                if !strange(&text, &own).is_empty() {
                    said_strangely.insert(text);
                }
            }
            if !choose(&mut *game, n) {
                break;
            }
        }
        let few: Vec<_> = said_strangely.iter().take(20).collect();
        assert!(few.is_empty(), "{id}: {} texts, such as {few:#?}", said_strangely.len());
    }
}
