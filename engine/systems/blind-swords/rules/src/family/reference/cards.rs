//! Terms, abbreviations and symbols, each with a card.

use kernel::Card;

use crate::game::Game;

/// Returns all cards, in the order in which a newcomer meets their terms.
pub(super) fn cards(game: &Game) -> Vec<Card> {
    let fixed = CARDS.iter().map(|(name, also, text)| Card {
        name,
        also: also.to_vec(),
        text: (*text).to_owned(),
    });
    let stacking = Card {
        name: STACKING,
        also: vec!["stack", "stacking limit"],
        text: format!(
            "A hex holds at most {} strength points of units at their printed strength. Artillery counts by its own table. A unit may not choose to stop where the limit would be exceeded.",
            game.stacking.limit
        ),
    };
    fixed.chain([stacking]).collect()
}

/// Names of all cards, in order.
pub fn card_names() -> impl Iterator<Item = &'static str> {
    CARDS.iter().map(|(name, ..)| *name).chain([STACKING])
}

/// Card that contains a figure of the game.
const STACKING: &str = "Stacking";

/// Cards without figures: name, synonyms, and meaning.
const CARDS: &[(&str, &[&str], &str)] = &[
    (
        "Strength",
        &["SP", "strength points"],
        "The first number on a counter: a unit's muskets or guns. It sets the column of the unit's fire. A shaken unit counts one less, a disrupted unit two less. Long range halves strength and extreme range quarters it. C is a cadre, half a point.",
    ),
    (
        "Cohesion",
        &["CR", "cohesion rating"],
        "The last number on a counter: how well a unit holds together. Most tests compare a die with it. A morale marker lowers it by one or two, and lack of support by one more. It is never below 0.",
    ),
    (
        "Movement points",
        &["MP"],
        "Points that a unit spends to enter hexes. The order of its brigade sets how many it has. Terrain, slopes and water set the cost of each hex.",
    ),
    ("Fresh", &["fresh"], "The front of a counter: a unit at full strength."),
    (
        "Battleworn",
        &["BW", "battleworn", "worn"],
        "The back of a counter, marked with a white corner: a unit that has lost much of its strength. If depleted again, it takes a Break Test. It can be rebuilt.",
    ),
    (
        "Cadre",
        &["cadre"],
        "The remains of a small unit, printed as C. It counts half a strength point.",
    ),
    ("Rifles", &["Rf"], "Rifled muskets or guns, with a longer range than smoothbores."),
    (
        "Smoothbores",
        &["Sm"],
        "Smoothbore muskets or guns, with a short range. Smoothbore guns are at their best with canister.",
    ),
    (
        "Mixed guns",
        &["Mx"],
        "A battery of rifled and smoothbore guns. At long range it fires with less than its full strength.",
    ),
    ("Carbines", &["Sr", "CC"], "The cavalry's firearms, effective only at short range."),
    (
        "Morale Hit",
        &["MH", "2MH", "morale hit", "morale hits"],
        "A loss of morale. The first Morale Hit makes a unit shaken, the second disrupted. A third means a Break Test.",
    ),
    (
        "Shaken",
        &["shaken"],
        "One Morale Hit, shown by a round S on the counter. The unit has one less strength and cohesion, and gives no support.",
    ),
    (
        "Disrupted",
        &["disrupted"],
        "Two Morale Hits, shown by a square D on the counter. The unit has two less strength and cohesion. Another Morale Hit means a Break Test.",
    ),
    (
        "Depletion",
        &["D", "D2", "DALL", "depletion", "depleted"],
        "A fresh unit flips to battleworn. A battleworn unit takes a Break Test. D affects the lead unit, D2 the next largest as well, and DALL every unit in the hex.",
    ),
    (
        "Attacker depleted",
        &["AD", "BD"],
        "In close combat the largest attacker is depleted. With BD, so is the defending lead unit.",
    ),
    ("Attacker's Morale Hit", &["AMH"], "In close combat the largest attacker takes a Morale Hit."),
    (
        "Attacker retreats",
        &["AR1", "AR2", "AR"],
        "In close combat the largest attacker retreats that many hexes.",
    ),
    (
        "Retreat",
        &["R1", "R2", "R3", "retreat", "retreats"],
        "The unit retreats that many hexes, and must end that far away. In close combat all defenders retreat.",
    ),
    (
        "Break Test",
        &["BT", "break test"],
        "Roll a die against the unit's cohesion. On that number or less the unit holds and takes a Morale Hit. On more it breaks and goes to the Broken Track. A battery that fails is lost.",
    ),
    (
        "Panic",
        &["P", "(P)", "panic", "panics"],
        "Panic spreads to another weak unit in the hex or adjacent to it. The enemy chooses the unit, which suffers the panic result.",
    ),
    (
        "Cohesion test",
        &["Routine", "Tough", "Severe", "close fight", "Close Fight"],
        "A hit calls for two dice on the cohesion table: one for losses, one for retreat. Routine is the mildest test and Severe the worst. Close combat always calls for one, at least a Close Fight.",
    ),
    (
        "Lead unit",
        &["lead unit", "lead"],
        "The unit in a hex with the highest printed strength. It tests for the whole stack and takes most of the results.",
    ),
    (
        "Support",
        &["support", "supported", "without support"],
        "Steady friendly units in the same hex or adjacent: of its own brigade for infantry, infantry of any brigade for artillery. A unit without support has one less cohesion.",
    ),
    (
        "Column",
        &["column", "columns"],
        "The Combat Results Table has a column for each band of strength. Terrain, visibility and position shift the column right or left.",
    ),
    ("Effective range", &["Effective"], "Close enough to fire at full strength."),
    ("Long range", &["Long"], "At this range, fire strength is halved."),
    ("Extreme range", &["Extreme"], "At this range, fire strength is quartered."),
    (
        "Canister",
        &["canister"],
        "Artillery fire at the shortest range, at one and a half times its strength.",
    ),
    (
        "Converging fire",
        &["Converging fire", "primary hexside"],
        "Fire from several sides at one hex. One hexside is the primary one. Fire from its flank or rear counts for more.",
    ),
    ("Obscured", &["obscured"], "Visible, but poorly. Fire at it is shifted left."),
    (
        "Line of sight",
        &["sight"],
        "Whether one hex can see another. Higher ground, woods and units between them may block it. Use the Sight tool to check.",
    ),
    (
        "Close combat",
        &["close combat", "Assaulting Hex"],
        "Units adjacent to the enemy attack after defensive fire. The strongest attacking hex sets the column. Odds and flanks shift it.",
    ),
    (
        "Defensive fire",
        &["defensive fire"],
        "The units attacked, and those that support them, fire before the attack is fought.",
    ),
    (
        "Disengagement fire",
        &["disengagement fire"],
        "Enemy units adjacent to a unit that moves away may fire at it, at half strength.",
    ),
    (
        "Brigade",
        &["brigade", "brigades"],
        "Units with the same colour band. They act together under one order, and support only each other.",
    ),
    (
        "Activation",
        &["activated", "activation", "active"],
        "A brigade acts when a chit of its general or its division is played. It fires, moves, fights close combat and rallies, in that order.",
    ),
    (
        "Order",
        &["order", "Attack", "Maneuver", "Defend", "Regroup"],
        "What a brigade may do in its activation. The Orders chart lists movement points and permissions.",
    ),
    (
        "Cup",
        &["cup"],
        "The turn's chits are drawn from the cup one at a time until it is empty. Nobody knows who acts next.",
    ),
    (
        "Chit",
        &["chit", "chits"],
        "A counter drawn from the cup: a division or general that activates a brigade, one side's event, Fortunes of War, or Fog of War.",
    ),
    (
        "Key chit",
        &["key chit"],
        "The one event chit that each side guarantees for the cup each turn. It is chosen in secret.",
    ),
    (
        "Held chit",
        &["held chit", "held chits"],
        "A chit that was drawn and kept, to be played later in the turn.",
    ),
    (
        "Fortunes of War",
        &["Fortunes of War"],
        "A chit that negates the next one drawn. An event or an army commander has no effect this time. In a division, one brigade loses its activation.",
    ),
    (
        "Fog of War",
        &["Fog of War"],
        "A chit that brings confusion: a unit moves without orders, or a general is hit.",
    ),
    (
        "Skirmish Order",
        &["Skirmish Order", "skirmishers"],
        "A unit in open order, shown by a dashed frame. It is hard to hit, slows the enemy, and falls back instead of fighting.",
    ),
    (
        "Broken Track",
        &["Broken Track", "Available"],
        "Broken units wait here. Each turn they move one box closer to Available, where they can be rebuilt.",
    ),
    (
        "Rally",
        &["rally", "rallies", "recover", "Recover"],
        "At the end of its activation a brigade removes morale markers, as its order allows.",
    ),
    (
        "Rebuild",
        &["rebuild", "Rebuild"],
        "On a die roll a battleworn unit becomes fresh, or a broken unit returns to the map.",
    ),
    (
        "Victory points",
        &["VP", "points"],
        "Hexes marked with a figure count for the side whose colour it has, at the end or each turn; so do broken and lost enemies. The level of victory goes by the difference.",
    ),
    (
        "Overhead fire",
        &["over units"],
        "Artillery fire over other units. The fire is shifted left.",
    ),
    (
        "Angled ground",
        &["angled"],
        "Rough or steep ground. Artillery can neither enter it nor fire from it.",
    ),
    (
        "Slope",
        &["slope up", "slope down", "steep"],
        "A hexside between two levels. Moving uphill costs extra points, and the slope helps the defender. A steep slope costs extra both ways.",
    ),
    ("Level", &["level"], "The height of a hex. Units on higher ground see farther."),
];
