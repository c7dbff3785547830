//! Every rule in a few sentences, as it reads by the options in force.

use kernel::Article;

use crate::game::{Arm, Game, Order, Part, SpecialRule};
use crate::profile::{Profile, VariantPoint};
use crate::rulebook;
use crate::rules::Rules;

use super::table::TABLE;

/// A requirement with what it says by options.
pub struct Told {
    /// The requirement.
    pub id: &'static str,
    /// The chapter that it is listed in.
    pub chapter: &'static str,
    /// The heading.
    pub title: &'static str,
    /// The sections of the first rulebook, and those of the series.
    pub sections: [&'static [&'static str]; 2],
    /// Texts, each with the options under which it holds; the first that fits is told. None for variant points,
    /// whose options speak for themselves.
    pub texts: &'static [(&'static [(&'static str, &'static str)], &'static str)],
}

/// The books, as sections are cited.
const BOOKS: [&str; 2] = ["SS", "BS"];

fn of_book(book: &'static str, own: &'static [&'static str]) -> impl Iterator<Item = String> {
    own.iter().map(move |section| format!("{book} {section}"))
}

/// All rules, in the order of the chapters; examples of the first game only where its rulebook is the one in force. Those
/// of the scenario come last.
pub fn articles(rules: &Rules) -> Vec<Article> {
    let told = |article: Article| match left_out(rules, &article.id) {
        Some(part) => Article {
            text: format!("{} This scenario leaves out {}.", article.text, part.name()),
            ..article
        },
        None => article,
    };
    of_series(&rules.game, &rules.profile).map(told).chain(of_scenario(rules)).collect()
}

/// The part of the sequence of play that a requirement is about, if the scenario leaves it out.
fn left_out(rules: &Rules, id: &str) -> Option<Part> {
    let mut parts = Part::ALL.into_iter().filter(|part| rules.leaves_out(*part));
    parts.find(|part| part.requirement() == id)
}

/// What the scenario has of its own, as far as it holds: what belongs to an optional rule only where that is in use.
fn of_scenario(rules: &Rules) -> impl Iterator<Item = Article> {
    let holds = |special: &&SpecialRule| special.option.is_none_or(|option| rules.uses(option));
    rules.scenario().rules.iter().filter(holds).map(|special| Article {
        id: special.id.clone(),
        chapter: rules.scenario().name.clone(),
        title: special.title.clone(),
        sections: special.sections.clone(),
        text: special.text.clone(),
    })
}

/// The articles of the rules of the series, with a game's figures and options in force.
pub fn of_series(game: &Game, profile: &Profile) -> impl Iterator<Item = Article> {
    let is_first = rulebook::is_first(profile);
    let here = |told: &&Told| {
        let of_first = ["E-SS-", "E-FAQ-"];
        is_first || !of_first.iter().any(|prefix| told.id.starts_with(prefix))
    };
    let figures = figures(game);
    let article = |told: &Told| Article {
        id: told.id.to_owned(),
        chapter: told.chapter.to_owned(),
        title: told.title.to_owned(),
        sections: BOOKS
            .iter()
            .zip(told.sections)
            .flat_map(|(book, own)| of_book(book, own))
            .collect(),
        text: filled(text(told, profile), &figures),
    };
    TABLE.iter().filter(here).map(article).collect::<Vec<_>>().into_iter()
}

fn text(told: &Told, profile: &Profile) -> String {
    let is_so = |(option, value): &(&str, &str)| profile.get(option) == Some(value);
    let fits = told.texts.iter().find(|(when, _)| when.iter().all(is_so));
    let point = || Profile::POINTS.iter().find(|point| point.id == told.id);
    match (fits, point()) {
        (Some((_, text)), _) => (*text).to_owned(),
        (None, Some(point)) => of_point(point, profile),
        (None, None) => String::new(),
    }
}

/// A variant point by its values: that in force, and the others.
fn of_point(point: &VariantPoint, profile: &Profile) -> String {
    let words = |value: &str| value.replace('_', " ");
    let own = profile.get(point.name).unwrap_or_default();
    let others = point.values.iter().filter(|value| **value != own).map(|value| words(value));
    let others: Vec<_> = others.collect();
    format!("Here: {}. Elsewhere it may be: {}.", words(own), others.join(", "))
}

/// The figures of the game, each by the name that texts put into braces.
fn figures(game: &Game) -> Vec<(String, String)> {
    let allowance = |order| game.orders.allowance(order, Arm::Infantry).to_string();
    let free = |arm| game.orders.without[arm].to_string();
    let others = [
        ("stacking", game.stacking.limit.to_string()),
        ("guns", free(Arm::Artillery)),
        ("horse", free(Arm::Cavalry)),
    ];
    let orders = Order::ALL.into_iter().map(|order| (order.id(), allowance(order)));
    orders.chain(others).map(|(name, figure)| (format!("{{{name}}}"), figure)).collect()
}

/// A text with the figures of the game; most have none.
fn filled(text: String, figures: &[(String, String)]) -> String {
    if !text.contains('{') {
        return text;
    }
    figures.iter().fold(text, |text, (name, figure)| text.replace(name, figure))
}
