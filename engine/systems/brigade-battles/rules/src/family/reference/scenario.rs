//! What a scenario has of its own, told from its data. CM 12, 14.

use kernel::{Article, HexId};

use crate::check::entry;
use crate::choice::Mover;
use crate::describe;
use crate::game::{Arm, Arrival, Due, Held, Opening, SetUp};
use crate::rules::Rules;

/// The rules of the scenario, in the order in which they come up.
pub(super) fn articles(rules: &Rules) -> Vec<Article> {
    let scenario = rules.scenario();
    let setup = (!scenario.setup.is_empty()).then(|| set_up(rules)).into_iter().flatten();
    let opening = match scenario.opening {
        Opening::ArtilleryOnly => Some(opening(rules)),
        Opening::Whole => None,
    };
    let held = scenario.held.iter().flat_map(|held| self::held(rules, held));
    let arrivals = scenario.arrivals.iter().flat_map(|arrival| arrives(rules, arrival));
    setup.chain(opening).chain(held).chain(arrivals).collect()
}

/// An article of the scenario.
fn article(rules: &Rules, id: &str, title: String, sections: &[&str], text: String) -> Article {
    Article {
        id: id.to_owned(),
        chapter: rules.scenario().name.clone(),
        title,
        sections: sections.iter().map(|&section| section.to_owned()).collect(),
        text,
    }
}

/// CM 14.1.2, 14.2.1. CW-SCN-01 to CW-SCN-03.
fn set_up(rules: &Rules) -> Vec<Article> {
    let (game, scenario) = (&rules.game, rules.scenario());
    let placed = |SetUp { unit, hex }: &SetUp| {
        format!("{} {}", describe::unit(game, *unit), game.map.number(*hex))
    };
    let placed: Vec<_> = scenario.setup.iter().map(placed).collect();
    let text = format!("These units begin on the map: {}.", placed.join(", "));
    let mut told =
        vec![article(rules, "CW-SCN-01", "Set-up".to_owned(), &["CM 12", "CM 14.2.1"], text)];
    let has_faces = |arm: Arm| arm.formations().len() > 1;
    if scenario.setup.iter().any(|placed| has_faces(game.units[placed.unit.index()].arm)) {
        let text = "Before the first turn each side chooses the formation of its units: artillery limbered or unlimbered, cavalry mounted or dismounted.";
        told.push(article(
            rules,
            "CW-SCN-02",
            "Formations at the start".to_owned(),
            &["CM 14.1.2"],
            text.to_owned(),
        ));
    }
    if !scenario.leaders.is_empty() {
        let names: Vec<_> =
            scenario.leaders.iter().map(|leader| describe::leader(game, *leader)).collect();
        let text = format!(
            "These leaders begin in the hex of a unit that they command or adjacent to one, as their side chooses: {}.",
            names.join(", ")
        );
        let title = "Leaders at the start".to_owned();
        told.push(article(rules, "CW-SCN-03", title, &["CM 14.1.2"], text));
    }
    told
}

/// CM 14.2.2. CW-SCN-04.
fn opening(rules: &Rules) -> Article {
    let first = describe::turn(&rules.game, rules.scenario().first_turn);
    let text = format!(
        "On {first} each side plays only its Artillery Phase. Its Fired markers are removed at the end of that turn."
    );
    article(rules, "CW-SCN-04", "The first turn".to_owned(), &["CM 14.2.2"], text)
}

/// CM 14.2.3. CW-SCN-06, CW-SCN-07.
fn held(rules: &Rules, held: &Held) -> [Article; 2] {
    let movers = held.units.iter().copied().map(Mover::Unit);
    let who = names(rules, movers.chain(held.leaders.iter().copied().map(Mover::Leader)));
    let until = describe::turn(&rules.game, held.until);
    let text = format!(
        "These may not move before {until}: {who}. Until then artillery among them may limber, unlimber and fire."
    );
    let forced = format!(
        "Held units retreat and rout like others. Before {until} they neither advance nor move while routed."
    );
    [
        article(rules, "CW-SCN-06", "Held units".to_owned(), &["CM 14.2.3"], text),
        article(rules, "CW-SCN-07", "Held units under fire".to_owned(), &["CM 14.2.3"], forced),
    ]
}

/// CM 8.5, 14.2.1, 14.3, 14.4. CW-SCN-05, CW-FRE-01 to CW-FRE-04, CW-POP-01, CW-POP-02.
fn arrives(rules: &Rules, arrival: &Arrival) -> Vec<Article> {
    let option = |index: usize| &rules.scenario().options[index].name;
    let title = |what: &str| match (arrival.option, arrival.without) {
        (Some(with), _) => format!("{} ({})", arrival.name, option(with)),
        (None, Some(without)) => format!("{}{what} (without {})", arrival.name, option(without)),
        (None, None) => format!("{}{what}", arrival.name),
    };
    let (id, sections, when) = when(rules, arrival);
    let text = format!("{}: {}", enters(rules, arrival), when);
    let mut told = vec![article(rules, id, title(""), sections, text)];
    if let Some(latest) = arrival.latest {
        let text = format!(
            "You may hold any of these units back, but only until {}.",
            describe::turn(&rules.game, latest)
        );
        told.push(article(rules, "CW-FRE-01", title(": coming later"), &["CM 14.3.1"], text));
    }
    if let Some(points) = arrival.allowance {
        let text = format!(
            "On the turn on which they are first due, units have at most {points} movement points."
        );
        told.push(article(rules, "CW-FRE-02", title(": a slow start"), &["CM 14.3.1"], text));
    }
    if let Some(price) = &arrival.price {
        let side = &rules.game.side_names[arrival.side.other()];
        let except: Vec<_> = price.not_on.iter().map(ToString::to_string).collect();
        let except = if except.is_empty() {
            String::new()
        } else {
            format!(", except on turn {}", except.join(" or "))
        };
        let text = format!(
            "When the group enters, the {side} side scores {} VP at once{except}.",
            price.points
        );
        told.push(article(rules, "CW-POP-02", title(": the price"), &["CM 14.4"], text));
    }
    told
}

/// The requirement, its sections, and when a group is due.
fn when(rules: &Rules, arrival: &Arrival) -> (&'static str, &'static [&'static str], String) {
    let (game, scenario) = (&rules.game, rules.scenario());
    match &arrival.due {
        Due::Turn(turn) if *turn == scenario.first_turn => {
            ("CW-FRE-01", &["CM 8.5", "CM 14.3.1"], format!("{}.", describe::turn(game, *turn)))
        }
        Due::Turn(turn) => {
            let (id, sections): (_, &[_]) = if scenario.setup.is_empty() {
                ("CW-FRE-03", &["CM 8.5", "CM 14.3.2"])
            } else {
                ("CW-SCN-05", &["CM 8.5", "CM 14.2.1"])
            };
            (id, sections, format!("{}.", describe::turn(game, *turn)))
        }
        Due::Table { on, turns } => {
            let faces = (1..).zip(turns).map(|(face, turn)| format!("{face}: turn {turn}"));
            let faces: Vec<_> = faces.collect();
            let words =
                format!("on {} roll the die. {}.", describe::turn(game, *on), faces.join(", "));
            ("CW-FRE-04", &["CM 8.5", "CM 14.3.2"], words)
        }
        Due::EachTurn { from, modifier } => {
            let words = format!(
                "from {} on, the {} side rolls the die at the start of each turn, {} to it. If the result is less than the number of the turn, the group enters on that turn.",
                describe::turn(game, *from),
                game.side_names[arrival.side],
                describe::signed(*modifier)
            );
            ("CW-POP-01", &["CM 14.4"], words)
        }
    }
}

/// `Early, Thomas enter at 0115`.
fn enters(rules: &Rules, arrival: &Arrival) -> String {
    let members: Vec<Mover> = entry::members(arrival).collect();
    let enter = if members.len() == 1 { "enters" } else { "enter" };
    let (who, hex): (_, HexId) = (names(rules, members.into_iter()), arrival.hex);
    format!("{who} {enter} at {}", describe::hex(&rules.game, hex))
}

fn names(rules: &Rules, movers: impl Iterator<Item = Mover>) -> String {
    let name = |mover: Mover| match mover {
        Mover::Unit(unit) => describe::unit(&rules.game, unit),
        Mover::Leader(leader) => describe::leader(&rules.game, leader),
    };
    movers.map(name).collect::<Vec<_>>().join(", ")
}
