use blind_swords::profile::{Preset, Profile};
use blind_swords::ruleset::reference::articles::*;
use blind_swords::ruleset::reference::table::TABLE;
use kernel::words::{Language, speaking};
use testing::field::Field;

/// In every preset, each rule has a text that states all the rule's values. The conditions of the
/// text refer only to existing options.
#[test]
fn every_rule_says_something_whatever_the_options() {
    let mut field = Field::clear();
    let game = field.game();
    let all = Language::all().flat_map(|language| Preset::ALL.map(|preset| (language, preset)));
    for (language, preset) in all {
        let profile = Profile::preset(preset);
        let articles = || of_series(game, &profile).collect::<Vec<_>>();
        for article in speaking(language, articles) {
            let words = article.text.split_whitespace().count();
            assert!((3..=75).contains(&words), "{}: {}", article.id, article.text);
            assert!(!article.text.contains(['{', '}']), "{}: {}", article.id, article.text);
        }
    }
    let any = Profile::preset(Preset::SsText);
    for told in TABLE {
        for (option, value) in told.texts.iter().flat_map(|when| when.iter()) {
            let mut profile = any;
            assert!(profile.set(option, value).is_ok(), "{}: {option} {value}", told.id);
        }
        let last = told.texts.last().map(|when| when.len());
        assert!(last.is_none_or(|last| last == 0), "{}: nothing holds otherwise", told.id);
    }
}

/// A rule that differs between two presets has different texts in these presets.
#[test]
fn a_rule_reads_as_its_options_have_it() {
    let mut field = Field::clear();
    let game = field.game();
    let said = |preset, id| {
        let profile = Profile::preset(preset);
        of_series(game, &profile).find(|article| article.id == id).expect("it is told").text
    };
    assert_ne!(said(Preset::SsText, "FIRE-10"), said(Preset::Series, "FIRE-10"));
    assert_ne!(said(Preset::SsText, "V-05"), said(Preset::Series, "V-05"));
    assert_eq!(said(Preset::SsText, "STK-01"), said(Preset::Series, "STK-01"));
}
