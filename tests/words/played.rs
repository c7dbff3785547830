//! Messages shown during play. Each comes from a catalogue or a package, and only the messages
//! depend on the language.

use std::collections::BTreeSet;

use black_box::root;
use kernel::Level;
use kernel::words::{Language, speaking};
use kernel::{Briefing, Content, PerSide, Reader, Side};
use registry::Folders;
use session::pbem::{Offered, Post, Stand};
use session::report;
use session::{AnyMatch, Asking, Chance, Library, Options, Seat, Setup, Verdict};
use testing::words::{PackageWords, between_tags};

/// Number of decisions that the test examines in each game.
const DECISIONS: usize = 120;
/// Number of decisions whose odds and advice the test examines.
const WITH_ADVICE: usize = 12;

fn begun(id: &str) -> Box<dyn AnyMatch> {
    let edition = Folders::new(root(), &registry::ALL).open(id).expect("a package");
    begun_at(id, &edition.scenarios()[0].id)
}

fn begun_at(id: &str, scenario: &str) -> Box<dyn AnyMatch> {
    let edition = Folders::new(root(), &registry::ALL).open(id).expect("a package");
    let setup = Setup {
        package: id.to_owned(),
        scenario: scenario.to_owned(),
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

/// Chooses an option by its number, so that the choice does not depend on any message. `n` varies
/// the choice. Returns whether the game continues.
fn choose(game: &mut dyn AnyMatch, n: usize) -> bool {
    let Some(decision) = game.decision() else { return false };
    let id = decision.options[(n * 7 + 3) % decision.options.len()].id.clone();
    game.choose(&id).is_ok()
}

/// Returns all messages that a position shows: the decision, refusals, recent log lines and the
/// text view.
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

/// Returns the wording of odds, advice and places at a decision.
fn advised(game: &dyn AnyMatch) -> Vec<String> {
    let mut texts: Vec<String> =
        game.hint(Level::Recruit).iter().map(ToString::to_string).collect();
    for option in game.odds(None).unwrap_or_default() {
        for foretold in option.odds {
            let chances = foretold.chances;
            let effects = chances.effects.into_iter().map(|effect| effect.what);
            texts.extend([chances.title, chances.given].into_iter().chain(effects));
        }
    }
    texts.push(game.about("1510"));
    texts
}

/// Returns the match report as plain text and as a page, and the whole story.
fn reported(game: &dyn AnyMatch) -> Vec<String> {
    let reckoned = game.report().expect("a report");
    let page = between_tags(&report::page("", &reckoned));
    let story = game.story(0..game.facts()).into_iter().map(|chapter| chapter.text);
    [report::text("", &reckoned), page].into_iter().chain(story).collect()
}

/// Two parallel games in two languages have the same decisions and saves, and different messages.
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

/// Two players with different languages can play by mail. A mail file contains hashes of the public
/// state, in which phases are named in words.
#[test]
fn players_of_two_languages_can_play_by_mail() {
    let german = Language::find("de").expect("it is translated");
    let library = Folders::new(root(), &registry::ALL);
    for id in ["cedar-mountain-cwbbs", "stonewalls-sword"] {
        let scenario = begun(id).setup().scenario.clone();
        let offered = Offered { package: id.to_owned(), scenario, options: Options::new() };
        let offer = || Post::offer(&offered, Side::Usa, &library).expect("it begins");
        let usa = speaking(german, offer);
        let csa = Post::join(&usa.text(), &library).expect("it is offered");
        let mut posts = PerSide { usa, csa };
        let mut sent = 0;
        let mut side = Side::Csa;
        while sent < 12 {
            let tongue = if side == Side::Usa { german } else { Language::ENGLISH };
            let text = speaking(tongue, || {
                let post = &mut posts[side];
                while post.stand() == Stand::Yours {
                    let options = post.game().decision().expect("it decides").options;
                    post.choose(&options[sent % options.len()].id).expect("it is offered");
                }
                post.text()
            });
            side = side.other();
            let tongue = if side == Side::Usa { german } else { Language::ENGLISH };
            let received = speaking(tongue, || posts[side].receive(&text, &library));
            received.unwrap_or_else(|refused| panic!("{id}: {refused}"));
            sent += 1;
        }
    }
}

/// Returns everything that a briefing, a reference and printed sheets contain: cards, rules,
/// charts, maps and counters.
fn printed(id: &str, scenario: &str) -> Vec<String> {
    let edition = Folders::new(root(), &registry::ALL).open(id).expect("a package");
    let game = begun_at(id, scenario);
    let briefing = game.briefing().iter().flat_map(Briefing::lines).collect::<Vec<_>>();
    let reference = game.reference();
    let cards = reference.cards.into_iter().flat_map(|card| [card.name, card.text]);
    let articles = reference.articles.into_iter();
    let articles = articles.flat_map(|article| [article.chapter, article.title, article.text]);
    let charts = reference.charts.into_iter().flat_map(|chart| {
        let parts = chart.parts.into_iter().flat_map(in_chart);
        std::iter::once(chart.title).chain(parts).collect::<Vec<_>>()
    });
    let papers = [edition.paper(Some(scenario)).expect("a map"), edition.counters()];
    let on_paper = papers.into_iter().map(|drawing| between_tags(&drawing));
    cards.chain(articles).chain(charts).chain(on_paper).chain(briefing).collect()
}

/// Returns the words in one part of a chart of the reference.
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

#[test]
fn rules_and_paper_say_nothing_that_is_in_no_catalogue() {
    let own = PackageWords::of(&root());
    for id in games() {
        let edition = Folders::new(root(), &registry::ALL).open(&id).expect("a package");
        for scenario in edition.scenarios() {
            let texts = speaking(Language::PSEUDO, || printed(&id, &scenario.id));
            assert!(texts.len() > 300, "{id}: {} texts", texts.len());
            let unknown = texts.iter().flat_map(|text| own.strange(text));
            let mut unknown: BTreeSet<_> = unknown.collect();
            // Codes on counters are abbreviations of names from the package.
            unknown.retain(|word| !own.begins_one(word));
            assert!(unknown.is_empty(), "{id}, {}: {unknown:?}", scenario.id);
        }
    }
}

/// The pseudo-language puts each catalogue message in brackets. Every word that play shows outside
/// brackets comes from a package.
#[test]
fn play_says_nothing_that_is_in_no_catalogue() {
    let own = PackageWords::of(&root());
    for id in games() {
        let mut game = begun(&id);
        let mut texts = BTreeSet::new();
        for n in 0..DECISIONS {
            texts.extend(speaking(Language::PSEUDO, || said(&*game)));
            if n < WITH_ADVICE {
                texts.extend(speaking(Language::PSEUDO, || advised(&*game)));
            }
            if !choose(&mut *game, n) {
                break;
            }
        }
        texts.extend(speaking(Language::PSEUDO, || reported(&*game)));
        texts.retain(|text| !own.strange(text).is_empty());
        let few: Vec<_> = texts.iter().take(20).collect();
        assert!(few.is_empty(), "{id}: {} texts, such as {few:#?}", texts.len());
    }
}
