//! Articles on the special rules of a scenario, generated from its data. CM 12, 14.

use kernel::words::any_of;
use kernel::{Article, say};

use crate::check::entry;
use crate::choice::Mover;
use crate::describe;
use crate::game::{Arm, Arrival, Due, DueTable, EachTurn, Held, Opening, OptionId};
use crate::rules::Rules;

/// Returns the articles of the scenario, in the order in which their rules apply.
pub(super) fn articles(rules: &Rules) -> Vec<Article> {
    let scenario = rules.scenario();
    let setup = (!scenario.setup.hexes.is_empty()).then(|| set_up(rules)).into_iter().flatten();
    let opening = match scenario.opening {
        Opening::ArtilleryOnly => Some(opening(rules)),
        Opening::Whole => None,
    };
    let held = scenario.held.iter().flat_map(|held| self::held(rules, held));
    let arrivals = scenario.arrivals.iter().flat_map(|arrival| arrives(rules, arrival));
    setup.chain(opening).chain(held).chain(arrivals).collect()
}

/// Returns one article of the scenario.
fn article(rules: &Rules, id: &str, title: String, sections: &[&str], text: String) -> Article {
    Article {
        id: id.to_owned(),
        chapter: rules.scenario().name.clone(),
        title,
        sections: sections.iter().map(|&section| section.to_owned()).collect(),
        text,
    }
}

/// Returns the articles about set-up. CM 14.1.2, 14.2.1. CW-SCN-01 to CW-SCN-03.
fn set_up(rules: &Rules) -> Vec<Article> {
    let (game, scenario) = (&rules.game, rules.scenario());
    let placed = |(unit, hex)| format!("{} {}", describe::unit(game, unit), game.map.number(hex));
    let placed: Vec<_> = scenario.setup.placed().map(placed).collect();
    let text = say!("scenario-set-up", units = placed.join(", "));
    let mut told = vec![article(rules, "CW-SCN-01", say!("set-up"), &["CM 12", "CM 14.2.1"], text)];
    let has_faces = |arm: Arm| arm.formations().len() > 1;
    if scenario.setup.placed().any(|(unit, _)| has_faces(game.units[unit.index()].arm)) {
        let (title, text) = (say!("scenario-formations-title"), say!("scenario-formations"));
        told.push(article(rules, "CW-SCN-02", title, &["CM 14.1.2"], text));
    }
    if !scenario.leaders.is_empty() {
        let names: Vec<_> =
            scenario.leaders.iter().map(|leader| describe::leader(game, *leader)).collect();
        let text = say!("scenario-leaders", leaders = names.join(", "));
        let title = say!("scenario-leaders-title");
        told.push(article(rules, "CW-SCN-03", title, &["CM 14.1.2"], text));
    }
    told
}

/// Returns the article about the first turn. CM 14.2.2. CW-SCN-04.
fn opening(rules: &Rules) -> Article {
    let first = describe::turn(&rules.game, rules.scenario().turns.first);
    let (title, text) = (say!("scenario-opening-title"), say!("scenario-opening", turn = first));
    article(rules, "CW-SCN-04", title, &["CM 14.2.2"], text)
}

/// Returns the articles about held units. CM 14.2.3. CW-SCN-06, CW-SCN-07.
fn held(rules: &Rules, held: &Held) -> [Article; 2] {
    let movers = held.units.iter().copied().map(Mover::Unit);
    let who = names(rules, movers.chain(held.leaders.iter().copied().map(Mover::Leader)));
    let until = describe::turn(&rules.game, held.until);
    let title = (say!("scenario-held-title"), say!("scenario-held-fire-title"));
    let text = say!("scenario-held", turn = &until, movers = who);
    let forced = say!("scenario-held-fire", turn = &until);
    [
        article(rules, "CW-SCN-06", title.0, &["CM 14.2.3"], text),
        article(rules, "CW-SCN-07", title.1, &["CM 14.2.3"], forced),
    ]
}

/// Returns the articles about a group of reinforcements. CM 8.5, 14.2.1, 14.3, 14.4. CW-SCN-05,
/// CW-FRE-01 to CW-FRE-04, CW-POP-01, CW-POP-02.
fn arrives(rules: &Rules, arrival: &Arrival) -> Vec<Article> {
    let option = |id: OptionId| &rules.scenario().options[id.index()].name;
    let title = |group: String| match (arrival.option, arrival.without) {
        (Some(with), _) => format!("{} ({})", arrival.name, option(with)),
        (None, Some(without)) => say!("scenario-without", group, option = option(without)),
        (None, None) => group,
    };
    let (group, (id, sections, when)) = (&arrival.name, when(rules, arrival));
    let text = format!("{}: {}", enters(rules, arrival), when);
    let mut told = vec![article(rules, id, title(group.clone()), sections, text)];
    if let Some(latest) = arrival.latest {
        let text = say!("scenario-later", turn = describe::turn(&rules.game, latest));
        let title = title(say!("scenario-later-title", group));
        told.push(article(rules, "CW-FRE-01", title, &["CM 14.3.1"], text));
    }
    if let Some(points) = arrival.allowance {
        let title = title(say!("scenario-slow-title", group));
        let text = say!("scenario-slow", points);
        told.push(article(rules, "CW-FRE-02", title, &["CM 14.3.1"], text));
    }
    if let Some(price) = &arrival.price {
        let side = &rules.game.side_names[arrival.side.other()];
        let (points, except) = (price.points, any_of(price.not_on.iter().map(ToString::to_string)));
        let text = if except.is_empty() {
            say!("scenario-price", side, points)
        } else {
            say!("scenario-price-except", side, points, turns = except)
        };
        let title = title(say!("scenario-price-title", group));
        told.push(article(rules, "CW-POP-02", title, &["CM 14.4"], text));
    }
    told
}

/// Returns the requirement id and the rulebook sections of a group's arrival, and the turn in
/// words.
fn when(rules: &Rules, arrival: &Arrival) -> (&'static str, &'static [&'static str], String) {
    let (game, scenario) = (&rules.game, rules.scenario());
    match arrival.due() {
        Some(Due::Turn(turn)) if turn == scenario.turns.first => {
            ("CW-FRE-01", &["CM 8.5", "CM 14.3.1"], format!("{}.", describe::turn(game, turn)))
        }
        Some(Due::Turn(turn)) => {
            let (id, sections): (_, &[_]) = if scenario.setup.hexes.is_empty() {
                ("CW-FRE-03", &["CM 8.5", "CM 14.3.2"])
            } else {
                ("CW-SCN-05", &["CM 8.5", "CM 14.2.1"])
            };
            (id, sections, format!("{}.", describe::turn(game, turn)))
        }
        Some(Due::Table(DueTable { when, turns })) => {
            let faces = (1_u8..).zip(turns);
            let faces = faces.map(|(face, turn)| say!("scenario-face", face, turn));
            let faces = faces.collect::<Vec<_>>().join(", ");
            let words = say!("scenario-by-table", turn = describe::turn(game, when), faces);
            ("CW-FRE-04", &["CM 8.5", "CM 14.3.2"], words)
        }
        Some(Due::EachTurn(EachTurn { from, modifier })) => {
            let words = say!(
                "scenario-each-turn",
                turn = describe::turn(game, from),
                side = &game.side_names[arrival.side],
                modifier = describe::signed(modifier),
            );
            ("CW-POP-01", &["CM 14.4"], words)
        }
        None => ("CW-REI-01", &["CM 8.5"], String::new()),
    }
}

/// Returns the sentence that describes the entry of a group, such as `Early, Thomas enter at 0115`.
fn enters(rules: &Rules, arrival: &Arrival) -> String {
    let members: Vec<Mover> = entry::members(arrival).collect();
    let (count, hex) = (members.len(), describe::hex(&rules.game, arrival.hex));
    say!("scenario-enters", movers = names(rules, members.into_iter()), count, hex)
}

fn names(rules: &Rules, movers: impl Iterator<Item = Mover>) -> String {
    let name = |mover: Mover| match mover {
        Mover::Unit(unit) => describe::unit(&rules.game, unit),
        Mover::Leader(leader) => describe::leader(&rules.game, leader),
    };
    movers.map(name).collect::<Vec<_>>().join(", ")
}
