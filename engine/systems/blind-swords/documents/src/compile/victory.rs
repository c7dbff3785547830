//! Compilation of victory points and levels.

use blind_swords::game::{AutomaticWin, HexPoints, PerArm, Victory};
use document::Located;
use document::tree::At;
use kernel::{Grid, Ratio, Side};

use crate::codes;
use crate::model::victory::{BrokenStrength, Victory as ModelVictory};
use crate::model::{HexNumber, Keyed, PerSide};

use super::context::Context;
use super::scenario::hexes_of;

/// Maximum total of the points in a list of hexes. It ensures that the sum over all turns cannot
/// overflow.
const MOST_POINTS: i32 = 10_000;

const NOTHING: Ratio = Ratio::new(0, 1);

/// Compiles the victory conditions. T-31.
pub(super) fn victory(context: &mut Context<'_>, data: &ModelVictory, at: At<'_>) -> Victory {
    Victory {
        at_end: points(context, &data.at_end, at.key("at-end")),
        each_turn: points(context, &data.each_turn, at.key("each-turn")),
        occupied_each_turn: occupied(context, data, at.key("occupied-each-turn")),
        broken_sp: broken_sp(context, data.broken_strength, at.key("broken-strength")),
        eliminated_artillery_sp: context.factor(&data.eliminated_artillery_strength),
        captured_artillery_sp: data
            .captured_artillery_strength
            .as_ref()
            .map_or(NOTHING, |points| context.factor(points)),
        automatic: automatic(context, &data.automatic),
        levels: data.levels.clone(),
    }
}

/// Compiles the victory points for strength points of broken units. Batteries do not break. VIC-03.
fn broken_sp(context: &mut Context<'_>, data: BrokenStrength, at: At<'_>) -> PerArm<Ratio> {
    let mut factor = |ratio, at: At<'_>| context.factor(&Located::new(ratio, at.place()));
    match data {
        BrokenStrength::Any(points) => {
            let points = factor(points, at);
            PerArm::from_fn(|_| points)
        }
        BrokenStrength::ByArm(arms) => PerArm {
            infantry: factor(arms.infantry, at.key("infantry")),
            cavalry: factor(arms.cavalry, at.key("cavalry")),
            artillery: NOTHING,
        },
    }
}

fn points(
    context: &mut Context<'_>,
    data: &PerSide<Keyed<HexNumber, i16>>,
    at: At<'_>,
) -> Vec<HexPoints> {
    let mut points = Vec::new();
    for (side, hexes) in [(Side::Usa, &data.usa), (Side::Csa, &data.csa)] {
        for (number, worth) in hexes.iter() {
            let place = at.key(side.id()).place_of_key(&number.to_string());
            if let Some(hex) = context.hex(*number, place) {
                points.push(HexPoints { side, hex, points: i32::from(*worth) });
            }
        }
    }
    limited(context, points, at)
}

/// Returns the points unchanged. Reports an error if their total exceeds the limit.
fn limited(context: &mut Context<'_>, points: Vec<HexPoints>, at: At<'_>) -> Vec<HexPoints> {
    let sum: i32 = points.iter().map(|hex| hex.points.abs()).sum();
    if sum > MOST_POINTS {
        let message = format!("too many points for hexes: {sum}, expected at most {MOST_POINTS}");
        context.refuse(codes::LIMIT, at.place(), message);
        return Vec::new();
    }
    points
}

fn occupied(context: &mut Context<'_>, data: &ModelVictory, at: At<'_>) -> Vec<HexPoints> {
    let mut points = Vec::new();
    for row in &data.occupied_each_turn {
        let hexes = hexes_of(context, &row.hexes);
        let worth = i32::from(row.points);
        points.extend(hexes.into_iter().map(|hex| HexPoints {
            side: row.side,
            hex,
            points: worth,
        }));
        if points.len() > Grid::MAX_HEXES {
            break;
        }
    }
    limited(context, points, at)
}

fn automatic(
    context: &mut Context<'_>,
    data: &PerSide<Vec<Located<HexNumber>>>,
) -> Vec<AutomaticWin> {
    let mut wins = Vec::new();
    for (side, hexes) in [(Side::Usa, &data.usa), (Side::Csa, &data.csa)] {
        let hexes = hexes.iter().filter_map(|number| context.listed_hex(number));
        wins.extend(hexes.map(|hex| AutomaticWin { side, hex }));
    }
    wins
}
