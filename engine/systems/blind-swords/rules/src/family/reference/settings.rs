//! What a scenario has otherwise than its game: options, tables, ratings, parts of the sequence of play.

use kernel::{Row, Section};

use super::charts::{CASUALTIES, FOG, chart, ratings, row};
use crate::describe;
use crate::game::{Part, Unit, Values};
use crate::profile::Profile;
use crate::rules::Rules;

/// A row for each difference, with what is so here and in the game; no chart where there is none.
pub fn settings(rules: &Rules) -> Option<Section> {
    let rows: Vec<Row> = options(rules)
        .chain(tables(rules))
        .chain(units(rules))
        .chain(generals(rules))
        .chain(parts(rules))
        .map(row)
        .collect();
    let head = ["", "in this scenario", "in the game"].map(str::to_owned).to_vec();
    let note = "What is otherwise in this scenario than in the others of the game.";
    (!rows.is_empty()).then(|| chart("Settings of the scenario", note, head, rows))
}

fn options(rules: &Rules) -> impl Iterator<Item = [String; 3]> {
    let (own, game) = (&rules.scenario().profile, &rules.game.profile);
    let words = |text: &str| text.replace('_', " ");
    let value = move |profile: &Profile, name| words(profile.get(name).unwrap_or_default());
    let differ = Profile::POINTS.iter().filter(|point| own.get(point.name) != game.get(point.name));
    differ.map(move |point| [words(point.name), value(own, point.name), value(game, point.name)])
}

fn tables(rules: &Rules) -> impl Iterator<Item = [String; 3]> {
    let scenario = rules.scenario();
    let own = [(FOG, scenario.fog.is_some()), (CASUALTIES, scenario.casualties.is_some())];
    let own = own.into_iter().filter(|(_, is_own)| *is_own);
    own.map(|(title, _)| [title, "a table of its own", "another table"].map(str::to_owned))
}

fn units(rules: &Rules) -> impl Iterator<Item = [String; 3]> {
    let pairs = rules.units.iter().zip(rules.game.units.iter());
    pairs.filter_map(|(own, game)| {
        let (here, there) = (faces(own), faces(game));
        (here != there).then(|| [own.name.clone(), here, there])
    })
}

/// `6-4, battleworn 3-3`, and the same on foot.
fn faces(unit: &Unit) -> String {
    let face = |Values { sp, cr }: Values| format!("{}-{cr}", describe::strength(sp));
    let both = |fresh: Option<Values>, worn: Values| {
        let fresh = fresh.map_or_else(String::new, |fresh| format!("{}, ", face(fresh)));
        format!("{fresh}battleworn {}", face(worn))
    };
    let on_foot = unit.dismounted.map(|foot| both(foot.fresh, foot.battleworn));
    let on_foot = on_foot.map_or_else(String::new, |foot| format!("; on foot {foot}"));
    format!("{}{on_foot}", both(unit.fresh, unit.battleworn))
}

fn generals(rules: &Rules) -> impl Iterator<Item = [String; 3]> {
    let pairs = rules.chits().iter().zip(&rules.game.chits);
    pairs.filter_map(|(own, game)| {
        let (here, there) = (ratings(own.leader()?), ratings(game.leader()?));
        (here != there).then(|| [own.name.clone(), here, there])
    })
}

fn parts(rules: &Rules) -> impl Iterator<Item = [String; 3]> {
    let left_out = Part::ALL.into_iter().filter(|part| rules.leaves_out(*part));
    left_out.map(|part| [part.name(), "left out", "played"].map(str::to_owned))
}
