//! Rule reference of Terrible Swift Sword in this project's own words. Every cited section has an
//! entry, and every value comes from the package.

use std::collections::BTreeSet;
use std::fs;
use std::sync::Arc;

use black_box::{files_under, root};
use kernel::words::{Language, speaking};
use kernel::{Reference, Viewing};
use terrible_swift_sword::variants::Variants;
use terrible_swift_sword::{Rules, TerribleSwiftSword};

use crate::entries::{self, Told};

fn reference(rules: &Rules) -> Reference {
    TerribleSwiftSword::materials(rules).reference.get()
}

fn rules() -> Rules {
    super::rules(&super::loaded())
}

/// The player text of each requirement is written once, in `docs/entries-tss.yaml`. `UPDATE=1`
/// regenerates the table in the rules from it.
#[test]
fn every_requirement_has_an_entry_for_players() {
    entries::are_current(&Told {
        requirements: "requirements-tss.yaml",
        entries: "entries-tss.yaml",
        sections: "sections-tss.yaml",
        crate_of: "engine/systems/terrible-swift-sword/rules",
        filter: "terrible_swift_sword::told::",
        points: Variants::POINTS,
        books: &["ST "],
        // Examples and tricky cases are for tests.
        left_out: &["E-", "X-"],
        of_scenarios: &[],
        told_by_scenarios: &BTreeSet::new(),
    });
}

/// Every section that a refusal, question or roll cites has a rule entry, and so has each chapter
/// of the rulebook with rules of play.
#[test]
fn every_section_that_is_cited_has_a_rule() {
    let mut cited: BTreeSet<String> = (4..=23).map(|chapter| format!("ST {chapter}")).collect();
    for file in files_under(&root().join("engine/systems/terrible-swift-sword/rules/src"), "rs") {
        let code = fs::read_to_string(&file).expect("a text");
        let quoted =
            code.split('"').filter(|text| text.starts_with("ST ") && !file.ends_with("table.rs"));
        cited.extend(quoted.filter(|text| text.len() < 9).map(str::to_owned));
    }
    assert!(cited.len() > 80, "{} sections", cited.len());
    let reference = reference(&rules());
    let lacking: Vec<_> =
        cited.iter().filter(|it| reference.look_up(it).articles.is_empty()).collect();
    assert!(lacking.is_empty(), "nothing tells of {lacking:?}");
}

/// Twenty questions of a newcomer find an answer, and unknown words find none.
#[test]
fn topics_are_answered() {
    let topics = [
        "sequence",
        "command",
        "radius",
        "column",
        "turnpike",
        "woods",
        "facing",
        "enfilade",
        "stack",
        "reserve",
        "zone of control",
        "withdrawal",
        "line of sight",
        "fire points",
        "pinned",
        "caisson",
        "charge",
        "melee",
        "rout",
        "rally",
        "wagon",
        "ineffective",
        "demoralised",
        "army morale",
        "replacement",
        "exit",
        "hill",
        "victory",
        "st 10.4",
        "ST-FIRE-09",
        "R-105",
    ];
    let reference = reference(&rules());
    for topic in topics {
        assert!(!reference.look_up(topic).is_nothing(), "{topic}");
    }
    assert!(reference.look_up("xyzzy").is_nothing());
}

/// Rule entries and terms contain the values of the package, and no placeholder is left unfilled.
#[test]
fn figures_come_from_the_package() {
    let mut rules = rules();
    for reference in Language::all().map(|of| speaking(of, || reference(&rules))) {
        let texts = reference.articles.iter().map(|article| (article.id.as_str(), &article.text));
        for (id, text) in texts.chain(reference.cards.iter().map(|card| (card.id, &card.text))) {
            assert!(!text.is_empty() && !text.contains(['{', '}']), "{id}: {text}");
        }
    }
    let mut game = (*rules.game).clone();
    game.charts.rout.hexes = 27;
    game.charts.stacking.reserve_points = 29;
    game.scenarios[0].levels.decisive = 731;
    rules.game = Arc::new(game);
    let told = reference(&rules);
    for (id, figure) in [("ST-ROUT-04", "27"), ("ST-STK-10", "29"), ("ST-VIC-10", "731")] {
        let text = &told.look_up(id).articles[0].text;
        assert!(text.contains(figure), "{id}: {text}");
    }
}

/// The description of a rule follows the value of its option.
#[test]
fn rules_read_by_their_options() {
    let mut rules = rules();
    let before = reference(&rules);
    rules.variants.set("wall_gate", "closed").expect("an option");
    let after = reference(&rules);
    let text = |of: &Reference, id: &str| of.look_up(id).articles[0].text.clone();
    assert!(text(&before, "ST-MOVE-11").contains("goes through"));
    assert!(text(&after, "ST-MOVE-11").contains("even along a road"));
    assert!(text(&after, "R-08").starts_with("In this game: batteries and wagons never"));
}
