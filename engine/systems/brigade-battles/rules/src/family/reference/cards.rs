//! Glossary cards of terms and abbreviations.

use kernel::{Card, NamedFigure, filled};

/// Returns all cards, in the order in which a newcomer meets their terms.
pub(super) fn cards(figures: &[NamedFigure]) -> Vec<Card> {
    let card = |(name, also, text): &Written| Card {
        name,
        also: also.to_vec(),
        text: filled(text, figures),
    };
    CARDS.iter().map(card).collect()
}

/// Name, synonyms, and text with figure names in braces.
type Written = (&'static str, &'static [&'static str], &'static str);

const CARDS: &[Written] = &[
    (
        "Sequence of play",
        &["sequence of play", "player turn", "phases"],
        "A game turn is two player turns. In each: Command Phase, Artillery Phase, Movement Phase, Combat Phase with the enemy's defensive fire and then your offensive fire, Rally Phase.",
    ),
    (
        "Strength points",
        &["SP"],
        "The number on a counter: the strength with which a unit fires, and what it loses. At 0 it is eliminated. {men}",
    ),
    (
        "Morale",
        &["morale", "green", "black", "gold"],
        "The colour of a unit's strength: green {green}, black {black}, gold {gold}. A morale check fails if the modified die is higher.",
    ),
    (
        "Morale check",
        &["M", "morale check"],
        "Roll the die, {leader-die} with a leader who commands the unit. A result above the morale value fails. Under fire an unmodified 10 fails too, and a unit that fails routs; R-06 says what a 10 does to a rally.",
    ),
    (
        "Zone of control",
        &["ZOC", "zone of control", "enemy zone"],
        "The six hexes around a unit that is not routed. An enemy who enters must stop, and pays {leave-zone} movement point to leave.",
    ),
    (
        "Command",
        &["in command"],
        "A unit is in command within {radius} hexes of a leader who commands it, or {replacement-radius} of a replacement. Only units in command may enter enemy zones of control, march in column or rally.",
    ),
    (
        "Out of command",
        &["out of command"],
        "A unit that no leader reaches in the Command Phase. It may fire, but it may not enter an enemy zone of control, march in column or rally this turn.",
    ),
    ("Independent", &["independent"], "A unit that is always in command."),
    (
        "Replacement",
        &["replacement"],
        "The back of a leader's counter, after he was hit: his command range is {replacement-radius} hexes. If he is hit again, he leaves the game.",
    ),
    (
        "Movement points",
        &["MP", "movement points"],
        "What a unit spends to enter hexes: infantry {foot}, limbered artillery {limbered}, mounted cavalry {mounted}, dismounted cavalry {dismounted}, leaders {leader-points}.",
    ),
    (
        "Column",
        &["column rate", "in column"],
        "The march rate more than {column-beyond} hexes from the enemy: {column} movement point for a hex by road or of easy ground ({column-terrain}). On the Combat Chart a column is a range of strength.",
    ),
    (
        "Limbered",
        &["limbered"],
        "Artillery hitched up to move. It cannot fire, and fire at it shifts {limbered-shift} column to the right.",
    ),
    (
        "Unlimbered",
        &["unlimbered"],
        "Artillery ready to fire. It cannot move before it limbers, which costs {change} movement points.",
    ),
    ("Mounted", &["mounted"], "Cavalry in the saddle: {mounted} movement points."),
    (
        "Dismounted",
        &["dismounted"],
        "Cavalry on foot: {dismounted} movement points. It fights like infantry.",
    ),
    (
        "Line of sight",
        &["LOS", "line of sight"],
        "The straight line between two hex centres. Higher hexes and these kinds of terrain between block it: {blocking}. So does a friendly unit adjacent to the target. Adjacent hexes always see each other.",
    ),
    (
        "Flank fire",
        &["flank fire"],
        "Fire from at least {flank-hexes} hexes adjacent to the target: {flank} to the die.",
    ),
    (
        "Defensive fire",
        &["defensive fire"],
        "The first half of the Combat Phase: the side that does not move fires, artillery and infantry alike.",
    ),
    (
        "Offensive fire",
        &["offensive fire"],
        "The second half of the Combat Phase: infantry and dismounted cavalry of the moving side fire.",
    ),
    (
        "Retreat",
        &["R", "retreat", "retreats"],
        "The unit goes back {retreat} hexes, towards its retreat hex and away from the enemy. Enemy zones of control cost it strength points.",
    ),
    (
        "Routed",
        &["rout", "routs", "routed"],
        "The unit flees {rout} hexes. Until it rallies it exerts no zone of control, does not fire, and moves one hex a turn.",
    ),
    (
        "Shattered",
        &["shattered"],
        "Infantry or cavalry that has lost about half its strength, for good. It fires, but may not move into an enemy zone of control nor march in column.",
    ),
    (
        "Rally",
        &["rally", "rallies"],
        "In its Rally Phase a routed unit in command takes a morale check. If it passes it is no longer routed.",
    ),
    (
        "Night",
        &["night", "at night"],
        "Night: {night}. No unit moves into an enemy zone of control, and fire reaches {night-range} hex.",
    ),
    (
        "Fate",
        &["Fate marker", "Fate markers"],
        "A marker named after a leader. Spend it to reroll one die that concerns a unit under him and in his range. The second roll stands.",
    ),
    (
        "Objective",
        &["objective", "objectives"],
        "A hex worth {objective} VP to the {holder} side at the end of each turn in which one of its combat units occupies it: {objectives}.",
    ),
    (
        "Victory points",
        &["VP", "victory points"],
        "Each enemy strength point lost is worth {strength-vp}, each step of an enemy leader {leader-vp}; objectives score each turn. The {holder} side needs a {what-counts} of {balance}, with {from-objectives} from objectives.",
    ),
];
