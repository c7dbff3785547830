//! Probabilities of a fire combat, in the form that the web page displays. CM 9.5 to 9.8.

use kernel::{Chance, ChancePart, Chances, Reckoned, say};

use crate::describe;
use crate::event::Attack;
use crate::game::Result;
use crate::odds::Odds;
use crate::position_ext::PositionExt;
use crate::system::Position;

/// Converts odds to the probabilities that the web page displays.
pub(super) fn chances(position: Position<'_>, odds: &Odds, given: &[String]) -> Chances {
    let (game, attack) = (position.game(), &odds.attack);
    let from = attack.firers().iter().map(crate::game::UnitId::from_index);
    let from = from.filter_map(|unit| position.board.hex_of(unit));
    let results = odds.results.iter();
    let results = results.map(|(result, ways)| Chance { what: result.to_string(), ways: *ways });
    Chances {
        of: odds.of,
        harm: odds.harm,
        recoil: 0,
        title: say!("odds-title", target = describe::unit(game, attack.target)),
        target: Some(position.map().number(attack.hex)),
        from: from.map(|hex| position.map().number(hex)).collect(),
        given: given.join(", "),
        effects: effects(odds),
        parts: parts(odds),
        sums: sums(position, attack),
        results: results.collect(),
        taken: Vec::new(),
        note: String::new(),
    }
}

fn effects(odds: &Odds) -> Vec<Chance> {
    let losses = odds.losses.iter().filter(|(points, _)| *points > 0);
    let losses = losses.map(|(points, ways)| (say!("effect-loss", points = *points), *ways));
    let fates = fates(odds).map(|(fate, ways)| (say!("effect", fate), ways));
    let nothing = (odds.harm < odds.of).then(|| (say!("effect-none"), odds.of - odds.harm));
    let all = nothing.into_iter().chain(losses).chain(fates);
    all.map(|(what, ways)| Chance { what, ways }).collect()
}

/// Returns the outcomes other than losses, each with its message id and its number of ways.
/// Outcomes that cannot occur are left out.
pub(super) fn fates(odds: &Odds) -> impl Iterator<Item = (&'static str, u32)> {
    let fates = [
        ("retreats", odds.retreat),
        ("routs", odds.rout),
        ("eliminated", odds.eliminated),
        ("leader", odds.leader),
        ("cut", odds.cut),
    ];
    fates.into_iter().filter(|(_, ways)| *ways > 0)
}

/// Returns the parts of the probability bar by severity: no effect, morale check, loss, retreat.
fn parts(odds: &Odds) -> Vec<ChancePart> {
    let mut parts: Vec<ChancePart> = Vec::new();
    for (result, ways) in &odds.results {
        let grade = match result {
            Result::None => 0,
            Result::Check => 1,
            Result::Loss(_) => 2,
            Result::Retreat(_) => 4,
        };
        match parts.iter_mut().find(|part| part.grade == grade) {
            Some(part) => part.ways += ways,
            None => parts.push(ChancePart { grade, ways: *ways }),
        }
    }
    parts.sort_unstable_by_key(|part| part.grade);
    parts
}

fn sums(position: Position<'_>, attack: &Attack) -> Vec<Reckoned> {
    let (game, chart) = (position.game(), &position.game().charts.combat);
    let row =
        |what: String, value: String, rule: &str| Reckoned { what, value, rule: rule.to_owned() };
    let shots = attack.shots.iter().map(|shot| {
        row(describe::unit(game, shot.unit).to_owned(), describe::shot(shot), "CM 9.5")
    });
    let column = chart.column_words(attack.base);
    let base = say!("sum-strength-column", points = attack.points, column);
    let strength = row(say!("sum-strength"), base, "CM 9.5");
    let limbered = (attack.base != attack.column).then(|| {
        let column = say!("sum-column", column = chart.column_words(attack.column));
        row(say!("sum-limbered"), column, "CM 9.5")
    });
    let modifiers = attack.modifiers.iter().map(|modifier| {
        row(describe::reason(game, modifier), describe::signed(modifier.die), "CM 9.5")
    });
    shots.chain([strength]).chain(limbered).chain(modifiers).collect()
}
