//! Briefing before the first move: victory conditions, the two armies, and special rules.

use kernel::{Briefing, Content, Item, Items, Panel, PerSide, Row, Side, Switch, say};

use super::reference::{exits, groups};
use crate::describe;
use crate::game::Arm;
use crate::rules::Rules;

/// Returns the briefing of the scenario.
pub(super) fn briefing(rules: &Rules) -> Briefing {
    let (game, scenario) = (&rules.game, rules.scenario());
    let last = scenario.turns.last;
    let hills = scenario.hills.iter().flat_map(|hill| &hill.hexes);
    Briefing {
        title: say!("briefing-title", game = &game.title, scenario = &scenario.title),
        about: scenario.description.clone(),
        length: say!(
            "briefing-turns",
            last,
            from = describe::time(rules, 1),
            to = describe::time(rules, last)
        ),
        sections: vec![wins(rules), armies(rules), special(rules)],
        goals: hills.map(|hex| game.map.number(*hex)).collect(),
    }
}

/// Returns a panel with the victory conditions and the ways to score points. ST 22. ST-VIC-01 to
/// ST-VIC-10.
fn wins(rules: &Rules) -> Panel {
    let (game, scenario) = (&rules.game, rules.scenario());
    let levels = &scenario.levels;
    let goal = say!(
        "briefing-levels",
        marginal = levels.marginal,
        substantial = levels.substantial,
        decisive = levels.decisive
    );
    let (points, exit) = (&scenario.points, &scenario.exit);
    let exiting = &game.side_names[exit.side];
    let rows = [
        (say!("briefing-infantry-killed"), points.infantry_killed),
        (say!("briefing-infantry-captured"), points.infantry_captured),
        (say!("briefing-cavalry"), points.cavalry_lost),
        (say!("briefing-gun-destroyed"), points.gun_destroyed),
        (say!("briefing-gun-captured"), points.gun_captured),
        (say!("briefing-leader-lost"), points.leader_lost),
        (say!("briefing-leader-captured"), points.leader_captured),
        (say!("briefing-exit-infantry", side = exiting), exit.infantry),
        (say!("briefing-exit-cavalry", side = exiting), exit.cavalry),
        (say!("briefing-morale", side = &game.side_names[game.charts.morale.side]), points.morale),
    ];
    let hills = scenario.hills.iter().map(|hill| {
        (say!("briefing-hill", hill = &hill.name, side = &game.side_names[hill.side]), hill.points)
    });
    let brigades = game.brigades.iter().map(|brigade| {
        let side = &game.side_names[brigade.side];
        (say!("briefing-brigade", brigade = &brigade.name, side), brigade.points)
    });
    let row =
        |(what, points): (String, u16)| Row { side: None, cells: vec![what, points.to_string()] };
    let parts = vec![
        Content::Words(goal),
        Content::Table {
            head: vec![say!("briefing-worth"), say!("section-points")],
            rows: rows.into_iter().chain(hills).chain(brigades).map(row).collect(),
        },
    ];
    Panel { title: say!("briefing-wins"), parts }
}

/// Returns a panel that compares the two armies by arm. ST 2.4.
fn armies(rules: &Rules) -> Panel {
    let arms = [Arm::Infantry, Arm::Cavalry, Arm::Artillery, Arm::Wagon].map(|arm| {
        let of_side = |side| strength(rules, side, arm);
        (say!("arm", arm = arm.id()), PerSide::from_fn(of_side))
    });
    Briefing::armies(say!("briefing-armies"), &rules.game.side_names, &say!("figure-none"), arms)
}

fn strength(rules: &Rules, side: Side, arm: Arm) -> Option<String> {
    let own = rules.game.units.iter().filter(|info| info.side == side && info.arm == arm);
    let own: Vec<_> = own.collect();
    let points: u32 = own.iter().map(|info| u32::from(info.strength)).sum();
    (!own.is_empty()).then(|| say!("briefing-strength", units = own.len(), points))
}

/// Returns a panel with the special rules of the scenario: zones, exits, army morale and
/// chosen optional rules. ST 19, 21, 22.
fn special(rules: &Rules) -> Panel {
    let (game, scenario) = (&rules.game, rules.scenario());
    let track = &game.charts.morale;
    let morale = say!(
        "briefing-morale-track",
        side = &game.side_names[track.side],
        start = track.start,
        each = track.each_turn,
        brigade = track.brigade
    );
    let held = game.brigades.iter().filter(|brigade| brigade.release > 0);
    let held = held
        .map(|brigade| say!("briefing-held", brigade = &brigade.name, points = brigade.release));
    let zones = groups(rules, |_| true).into_iter();
    let in_use = scenario.options.iter().zip(&rules.options);
    let options = in_use.filter(|(_, switch)| **switch == Switch::On);
    let options = options.map(|(option, _)| format!("{}: {}", option.name, option.description));
    let all = zones.chain([exits(rules), morale]).chain(held).chain(options);
    let items = all.map(|text| Item { text, ..Item::default() }).collect();
    Panel {
        title: say!("briefing-special"),
        parts: vec![Content::Items(Items { items, ..Items::default() })],
    }
}
