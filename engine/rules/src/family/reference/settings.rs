//! What a scenario has otherwise than its game: options, tables, ratings, parts of the sequence of play.

use kernel::{Row, Section};

use super::charts::{CASUALTIES, FOG, chart, ratings, row};
use crate::describe;
use crate::game::{Part, Unit, Values};
use crate::profile::Profile;
use crate::rules::Rules;

/// A row for each difference, with what is so here and in the game; no chart where there is none.
pub(super) fn settings(rules: &Rules) -> Option<Section> {
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

#[cfg(test)]
mod tests {
    use kernel::{Content, PerSide};

    use std::sync::Arc;

    use super::*;
    use crate::game::{Roster, Values};
    use crate::testing::Field;

    fn told(field: &Field) -> Vec<Vec<String>> {
        let chart = settings(field.scene().package);
        let tables =
            chart.into_iter().flat_map(|chart| chart.parts).filter_map(|part| match part {
                Content::Table { rows, .. } => Some(rows),
                _ => None,
            });
        tables.flatten().map(|row| row.cells).collect()
    }

    /// Whoever plays a scenario with settings of its own finds each with what the game has; another has no such chart.
    #[test]
    fn what_a_scenario_sets_otherwise_is_told() {
        let mut field = Field::clear();
        assert!(settings(field.scene().package).is_none());
        let (a1, x) = (field.unit("a1"), field.chit("x"));
        let game = field.game();
        let (mut units, mut chits) = (game.units.to_vec(), game.chits.clone());
        let fresh = units[a1.index()].fresh.expect("a front");
        units[a1.index()].fresh = Some(Values { cr: fresh.cr - 1, ..fresh });
        if let crate::game::ChitKind::Division { leader, .. } = &mut chits[x.index()].kind {
            leader.rating = Some(1);
        }
        let scenario = &mut game.scenarios[0];
        scenario.profile.set("key_chits", "2").expect("an option");
        scenario.casualties = Some(PerSide::default());
        scenario.rated_units = Some(Arc::new(Roster::from(units)));
        scenario.rated_chits = Some(chits);
        scenario.left_out = vec![Part::RallyStep];
        field.rules.units = scenario.rated_units.clone().expect("ratings");
        let names: Vec<_> = told(&field).into_iter().map(|mut cells| cells.remove(0)).collect();
        assert_eq!(names, ["key chits", CASUALTIES, "A1", "X", "the Rally Step"]);
        let articles = crate::family::reference::articles::articles(field.scene().package);
        let steps = articles.iter().find(|article| article.id == "SEQ-02").expect("an article");
        assert!(steps.text.ends_with("This scenario leaves out the Rally Step."), "{}", steps.text);
    }
}
