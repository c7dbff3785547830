//! Rule reference of Brigade Battles in this project's own words. Every cited section has an entry,
//! and every value comes from the package.

use std::collections::BTreeSet;
use std::fs;

use black_box::{files_under, root};
use brigade_battles::variants::Variants;
use brigade_battles::{BrigadeBattles, Rules};
use kernel::words::{Language, speaking};
use kernel::{Reference, Viewing};
use session::{Edition, OptionValue, Options};

use crate::entries::{self, Told};

/// Returns the rule reference of each scenario under the default options, preceded by the
/// scenario's id.
fn references() -> Vec<(&'static str, Reference)> {
    let opened = super::opened();
    let of = |scenario| {
        let rules = opened.rules(scenario, &Options::new()).expect("a scenario");
        (scenario, BrigadeBattles::materials(&rules).reference.get())
    };
    ["historical", "free"].map(of).to_vec()
}

/// The player text of each requirement is written once, in `docs/entries-brigades.yaml`. `UPDATE=1`
/// regenerates the table in the rules from it.
#[test]
fn every_requirement_has_an_entry_for_players() {
    let told: BTreeSet<String> = references()
        .into_iter()
        .flat_map(|(_, reference)| reference.articles)
        .map(|article| article.id)
        .collect();
    entries::are_current(&Told {
        requirements: "requirements-brigades.yaml",
        entries: "entries-brigades.yaml",
        sections: "sections-brigades.yaml",
        crate_of: "engine/systems/brigade-battles/rules",
        filter: "brigade_battles::told::",
        points: Variants::POINTS,
        books: &["CM "],
        left_out: &["X-"],
        of_scenarios: &["CW-SCN-", "CW-FRE-", "CW-POP-"],
        told_by_scenarios: &told,
    });
}

/// Returns all sections that refusals, questions, rolls and facts cite, as found in the string
/// literals of the code.
fn cited() -> BTreeSet<String> {
    let mut cited = BTreeSet::new();
    for file in files_under(&root().join("engine/systems/brigade-battles/rules/src"), "rs") {
        if file.ends_with("table.rs") {
            continue;
        }
        let code = fs::read_to_string(&file).expect("a text");
        for quoted in code.split('"').filter_map(|text| text.strip_prefix("CM ")) {
            let plain = |text: &str| text.chars().all(|own| own.is_ascii_digit() || own == '.');
            cited
                .extend(quoted.split(", ").filter(|one| plain(one)).map(|one| format!("CM {one}")));
        }
    }
    assert!(cited.len() > 40, "{} sections", cited.len());
    cited
}

/// Every section that a refusal cites has a rule entry in at least one scenario. No scenario has an
/// empty entry.
#[test]
fn every_section_that_is_cited_has_a_rule() {
    let references = references();
    let names = |section: &String| {
        let mut articles = references.iter().flat_map(|(_, reference)| &reference.articles);
        articles.any(|article| article.sections.contains(section))
    };
    let lacking: Vec<_> = cited().into_iter().filter(|section| !names(section)).collect();
    assert!(lacking.is_empty(), "nothing tells of {lacking:?}");
    for (scenario, reference) in &references {
        let chapters = (2..=14).map(|chapter| format!("CM {chapter}"));
        for section in cited().into_iter().chain(chapters) {
            let found = reference.look_up(&section);
            assert!(!found.articles.is_empty(), "{scenario}: {section}");
        }
    }
}

/// Search words that newcomers typically use find an entry, and unknown words find none.
#[test]
fn topics_are_answered() {
    let topics = [
        "sequence",
        "command",
        "zone of control",
        "line of sight",
        "fire",
        "flank",
        "limbered",
        "morale",
        "retreat",
        "rout",
        "rally",
        "night",
        "Fate",
        "leader",
        "casualty",
        "column",
        "reinforcements",
        "objective",
        "victory",
        "shattered",
        "advance",
        "Pope",
        "held",
        "cm 9.4",
        "CM 14.1.6",
        "CW-FIR-10",
    ];
    for (scenario, reference) in references() {
        for topic in topics.into_iter().filter(|topic| scenario != "free" || *topic != "held") {
            assert!(!reference.look_up(topic).is_nothing(), "{scenario}: {topic}");
        }
        assert!(reference.look_up("xyzzy").is_nothing());
    }
}

/// Rule entries and terms contain the values of the package, and no placeholder is left unfilled.
#[test]
fn figures_come_from_the_package() {
    for (scenario, reference) in Language::all().flat_map(|of| speaking(of, references)) {
        let texts = reference.articles.iter().map(|article| (article.id.as_str(), &article.text));
        let cards = reference.cards.iter().map(|card| (card.id, &card.text));
        for (id, text) in texts.chain(cards) {
            assert!(!text.is_empty() && !text.contains(['{', '}']), "{scenario}: {id}: {text}");
        }
    }
    let opened = super::opened();
    let rules = opened.rules("historical", &Options::new()).expect("a scenario");
    let mut rules = Rules::clone(&rules);
    let mut game = (*rules.game).clone();
    game.charts.command.radius = 27;
    game.charts.ranges.night = 29;
    game.scenarios[rules.scenario.index()].victory.balance = 31;
    rules.game = std::sync::Arc::new(game);
    let told = BrigadeBattles::materials(&rules).reference.get();
    for (id, figure) in [("CW-CMD-02", "27"), ("CW-NGT-02", "29"), ("CW-VIC-04", "31")] {
        let text = &told.look_up(id).articles[0].text;
        assert!(text.contains(figure), "{id}: {text}");
    }
}

/// The description of a rule follows the value of its option.
#[test]
fn rules_read_by_their_options() {
    let opened = super::opened();
    let with = |value: &str| {
        let value = OptionValue::Word(value.to_owned());
        let options = Options::from([("mounted_fire".to_owned(), value)]);
        let rules = opened.rules("historical", &options).expect("a scenario");
        let reference = BrigadeBattles::materials(&rules).reference.get();
        let text = reference.look_up("CW-FIR-05").articles[0].text.clone();
        (text, reference.look_up("R-22").articles[0].text.clone())
    };
    let (never, defends) = (with("never"), with("defends"));
    assert!(never.0.contains("mounted cavalry") && !defends.0.contains("mounted cavalry"));
    assert!(never.1.starts_with("In this game: mounted cavalry never"), "{}", never.1);
    assert!(defends.1.starts_with("In this game: mounted cavalry may"), "{}", defends.1);
}

/// The card on victory points states whether the winner needs a balance of points or a total,
/// according to the option in force. R-33.
#[test]
fn a_total_is_called_no_balance() {
    let opened = super::opened();
    for (reading, words) in [("net", "needs a balance of"), ("gross", "needs a total of")] {
        let options = [("winning_points".to_owned(), OptionValue::Word(reading.to_owned()))];
        let rules = opened.rules("historical", &options.into()).expect("a scenario");
        let cards = BrigadeBattles::materials(&rules).reference.get().cards;
        let card = cards.iter().find(|card| card.name == "Victory points").expect("a card");
        assert!(card.text.contains(words), "{reading}: {}", card.text);
    }
}
