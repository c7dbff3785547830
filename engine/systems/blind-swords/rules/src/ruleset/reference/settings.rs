//! Differences between a scenario and its game: options, tables, ratings, and parts of the sequence
//! of play.

use kernel::{Panel, Row, say};

use super::parts::{casualties_title, chart, fog_title, ratings, row};
use crate::describe;
use crate::game::{Part, Unit, Values};
use crate::profile::{Profile, VariantPoint};
use crate::rules::Rules;

/// Returns a chart with one row for each difference, showing the scenario's value and the game's.
/// `None` if there is none.
pub fn settings(rules: &Rules) -> Option<Panel> {
    let rows: Vec<Row> = options(rules)
        .chain(tables(rules))
        .chain(units(rules))
        .chain(generals(rules))
        .chain(parts(rules))
        .map(row)
        .collect();
    let head = vec![String::new(), say!("settings-here"), say!("settings-game")];
    (!rows.is_empty()).then(|| chart(say!("settings"), say!("settings-note"), head, rows))
}

fn options(rules: &Rules) -> impl Iterator<Item = [String; 3]> {
    let (own, game) = (&rules.scenario().profile, &rules.game.profile);
    let words = &crate::WORDS;
    let value = move |profile: &Profile, point: &VariantPoint| {
        point.words(words, profile.get(point.name).unwrap_or_default())
    };
    let differ = Profile::POINTS.iter().filter(|point| own.get(point.name) != game.get(point.name));
    differ.map(move |point| [point.title(words), value(own, point), value(game, point)])
}

fn tables(rules: &Rules) -> impl Iterator<Item = [String; 3]> {
    let scenario = rules.scenario();
    let own = [
        (fog_title(), scenario.fog.is_some()),
        (casualties_title(), scenario.casualties.is_some()),
    ];
    let own = own.into_iter().filter(|(_, is_own)| *is_own);
    own.map(|(title, _)| [title, say!("settings-own-table"), say!("settings-other-table")])
}

fn units(rules: &Rules) -> impl Iterator<Item = [String; 3]> {
    let pairs = rules.units.iter().zip(rules.game.units.iter());
    pairs.filter_map(|(own, game)| {
        let (here, there) = (faces(own), faces(game));
        (here != there).then(|| [own.name.clone(), here, there])
    })
}

/// Formats the printed values of both faces: `6-4, battleworn 3-3`. For cavalry that can dismount,
/// the values of the dismounted counter follow.
fn faces(unit: &Unit) -> String {
    let face = |Values { sp, cr }: Values| format!("{}-{cr}", describe::strength(sp));
    let both = |fresh: Option<Values>, worn: Values| {
        let worn = say!("settings-battleworn", values = face(worn));
        fresh.into_iter().map(face).chain([worn]).collect::<Vec<_>>().join(", ")
    };
    let mounted = both(unit.fresh, unit.battleworn);
    match unit.dismounted {
        Some(foot) => {
            say!("settings-on-foot", mounted, foot = both(foot.fresh, foot.battleworn))
        }
        None => mounted,
    }
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
    left_out.map(|part| {
        [say!("part", part = part.id()), say!("settings-left-out"), say!("settings-played")]
    })
}
