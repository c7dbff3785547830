//! Short articles on all rules, worded for the options of the match.

use kernel::{Article, NamedFigure, RuleEntry, say};

use crate::game::{Arm, Game, Order, Part, SpecialRule};
use crate::profile::Profile;
use crate::rulebook;
use crate::rules::Rules;

use super::table::TABLE;

/// Returns the articles on all rules, in the order of the chapters. Examples of the first game
/// appear only if its rulebook is in force. The scenario's own rules come last.
pub fn articles(rules: &Rules) -> Vec<Article> {
    let told = |article: Article| match left_out(rules, &article.id) {
        Some(part) => {
            Article { text: say!("without-part", text = article.text, part = part.id()), ..article }
        }
        None => article,
    };
    of_series(&rules.game, &rules.profile).map(told).chain(of_scenario(rules)).collect()
}

/// Returns the part of the sequence of play that an article describes, if the scenario omits that
/// part.
fn left_out(rules: &Rules, id: &str) -> Option<Part> {
    let mut parts = Part::ALL.into_iter().filter(|part| rules.leaves_out(*part));
    parts.find(|part| part.requirement() == id)
}

/// Returns the scenario's special rules, except those whose optional rule is not in use.
pub fn special_rules(rules: &Rules) -> impl Iterator<Item = &SpecialRule> {
    let holds = |special: &&SpecialRule| special.only_with.is_none_or(|option| rules.uses(option));
    rules.scenario().rules.iter().filter(holds)
}

/// Returns the scenario's special rules that are in force, as articles.
fn of_scenario(rules: &Rules) -> impl Iterator<Item = Article> {
    special_rules(rules).map(|special| Article {
        id: special.id.clone(),
        chapter: rules.scenario().name.clone(),
        title: special.title.clone(),
        sections: special.sections.clone(),
        text: special.says.clone(),
    })
}

/// Returns the articles on the series rules, with the game's numbers and options.
pub fn of_series(game: &Game, profile: &Profile) -> impl Iterator<Item = Article> {
    let is_first = rulebook::is_first(profile);
    let here = |entry: &&RuleEntry| {
        let of_first = ["E-SS-", "E-FAQ-"];
        is_first || !of_first.iter().any(|prefix| entry.id.starts_with(prefix))
    };
    let figures = figures(game);
    let article = |entry: &RuleEntry| {
        entry.article(&crate::WORDS, Profile::POINTS, &|option| profile.get(option), &figures)
    };
    TABLE.iter().filter(here).map(article).collect::<Vec<_>>().into_iter()
}

/// Returns the numbers of the game that rule texts insert, by the variable names in the rule texts.
pub(super) fn figures(game: &Game) -> Vec<NamedFigure> {
    let allowance = |order| game.orders.allowance(order, Arm::Infantry).to_string();
    let free = |arm| game.orders.without_orders[arm].unwrap_or_default().to_string();
    let others = [
        ("stacking", game.stacking.limit.to_string()),
        ("guns", free(Arm::Artillery)),
        ("horse", free(Arm::Cavalry)),
    ];
    let orders = Order::ALL.into_iter().map(|order| (order.id(), allowance(order)));
    orders.chain(others).collect()
}
