//! Terms, abbreviations and symbols, each with a card.

use kernel::Card;

use crate::game::Game;

/// All cards, in the order in which a newcomer meets their terms.
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
            "A hex holds units of up to {} strength points in all, at their printed strength; guns count by a table of their own. Nobody may choose to stop where there would be more.",
            game.stacking.limit
        ),
    };
    fixed.chain([stacking]).collect()
}

/// The names of all cards, in their order.
pub fn card_names() -> impl Iterator<Item = &'static str> {
    CARDS.iter().map(|(name, ..)| *name).chain([STACKING])
}

/// The card that has a figure of the game.
const STACKING: &str = "Stacking";

/// Cards whose text needs no figure: the name, what else it is called, and what it means.
const CARDS: &[(&str, &[&str], &str)] = &[
    (
        "Strength",
        &["SP", "strength points"],
        "The first figure of a counter: how many muskets or guns a unit brings. It decides the column of its fire. Shaken and disrupted units count one and two less; long range halves it, extreme range quarters it. C is a cadre, half a point.",
    ),
    (
        "Cohesion",
        &["CR", "cohesion rating"],
        "The last figure of a counter: how well a unit holds together. Most tests compare a die with it. A morale marker takes one or two off, lack of support one more; it is never below 0.",
    ),
    (
        "Movement points",
        &["MP"],
        "What a unit may spend on entering hexes. The order of its brigade says how many; ground, slopes and water say what each step costs.",
    ),
    ("Fresh", &["fresh"], "The front of a counter: a unit at its full strength."),
    (
        "Battleworn",
        &["BW", "battleworn", "worn"],
        "The back of a counter, marked with a white corner: a unit that has lost much of its strength. Worn once more it takes a Break Test. It can be rebuilt.",
    ),
    ("Cadre", &["cadre"], "What is left of a small unit, printed as C: it counts half a point."),
    ("Rifles", &["Rf"], "Rifled muskets or guns: they reach farther than smoothbores."),
    (
        "Smoothbores",
        &["Sm"],
        "Smoothbore muskets or guns: short in reach. Such guns are at their best with canister.",
    ),
    (
        "Mixed guns",
        &["Mx"],
        "A battery of rifled and smoothbore guns: less than its strength counts at long range.",
    ),
    ("Carbines", &["Sr", "CC"], "The arms of cavalry, good at short range only."),
    (
        "Morale Hit",
        &["MH", "2MH", "morale hit", "morale hits"],
        "A blow to the spirit. The first makes a unit shaken, the second disrupted; one more means a Break Test.",
    ),
    (
        "Shaken",
        &["shaken"],
        "One Morale Hit, a round S at the counter: one less strength and cohesion, and it supports nobody.",
    ),
    (
        "Disrupted",
        &["disrupted"],
        "Two Morale Hits, a square D at the counter: two less strength and cohesion. Another Morale Hit means a Break Test.",
    ),
    (
        "Depletion",
        &["D", "D2", "DALL", "depletion", "depleted"],
        "A unit goes from fresh to battleworn; one that is battleworn takes a Break Test. D is the lead unit, D2 the next largest too, DALL all in the hex.",
    ),
    (
        "Attacker depleted",
        &["AD", "BD"],
        "In close combat the largest attacker is depleted; with BD the defending lead unit as well.",
    ),
    ("Attacker's Morale Hit", &["AMH"], "In close combat the largest attacker takes a Morale Hit."),
    (
        "Attacker retreats",
        &["AR1", "AR2", "AR"],
        "In close combat the largest attacker goes back so many hexes.",
    ),
    (
        "Retreat",
        &["R1", "R2", "R3", "retreat", "retreats"],
        "The unit goes back so many hexes, and has to end so far away; in close combat all defenders do.",
    ),
    (
        "Break Test",
        &["BT", "break test"],
        "A die against the unit's cohesion. Up to it the unit holds, one step more shaken; above it the unit breaks and leaves the map for the Broken Track. A battery that fails is lost.",
    ),
    (
        "Panic",
        &["P", "(P)", "panic", "panics"],
        "Fright spreads to another weak unit in the hex or beside it, chosen by the enemy: it takes the same shock.",
    ),
    (
        "Cohesion test",
        &["Routine", "Tough", "Severe", "close fight", "Close Fight"],
        "What a hit calls for: two dice on the cohesion table, one for losses, one for flight. Routine is the mildest, Severe the worst. In close combat there is always one, at least a Close Fight.",
    ),
    (
        "Lead unit",
        &["lead unit", "lead"],
        "The strongest of a hex by its printed strength: it is tested for all and takes most results.",
    ),
    (
        "Support",
        &["support", "supported", "without support"],
        "Steady comrades in the same hex or beside it: for infantry those of its brigade, for guns steady infantry of any. Who has none counts one less cohesion.",
    ),
    (
        "Column",
        &["column", "columns"],
        "The Combat Results Table has a column for each range of strength. Ground, sight and position shift it to the right or to the left.",
    ),
    ("Effective range", &["Effective"], "Near enough to count in full."),
    ("Long range", &["Long"], "The strength of a fire at this range is halved."),
    ("Extreme range", &["Extreme"], "The strength of a fire at this range is quartered."),
    ("Canister", &["canister"], "Guns at the shortest range: half as strong again."),
    (
        "Converging fire",
        &["Converging fire", "primary hexside"],
        "Fires from several sides at one hex. One side is the primary one; what comes from flank or rear of it counts for more.",
    ),
    ("Obscured", &["obscured"], "Seen, but not well: fire at it is shifted to the left."),
    (
        "Line of sight",
        &["sight"],
        "Whether one hex is seen from another. Higher ground, woods and units between may block it. The tool Sight shows it.",
    ),
    (
        "Close combat",
        &["close combat", "Assaulting Hex"],
        "Units next to an enemy attack him after his defensive fire. The strongest attacking hex gives the column, the odds and the flanks shift it.",
    ),
    (
        "Defensive fire",
        &["defensive fire"],
        "Who is attacked, and who supports him, fires before the attack is fought.",
    ),
    (
        "Disengagement fire",
        &["disengagement fire"],
        "Enemies next to a unit that moves away may fire at it, at half strength.",
    ),
    (
        "Brigade",
        &["brigade", "brigades"],
        "Units with the same band: they act together under one order, and support only each other.",
    ),
    (
        "Activation",
        &["activated", "activation", "active"],
        "A brigade acts when a chit of its general or its division is played: fire, movement, close combat, rally, in that order.",
    ),
    (
        "Order",
        &["order", "Attack", "Maneuver", "Defend", "Regroup"],
        "What a brigade may do in its activation. The chart of orders has the points and permissions of each.",
    ),
    (
        "Cup",
        &["cup"],
        "From it the chits of a turn are drawn one by one until it is empty. Who acts when is therefore never sure.",
    ),
    (
        "Chit",
        &["chit", "chits"],
        "A piece drawn from the cup: a division or a general that sets a brigade going, an event of one side, Fortunes of War, or Fog of War.",
    ),
    (
        "Key chit",
        &["key chit"],
        "The one event chit that a side makes sure to have in the cup in a turn. It is chosen in secret.",
    ),
    (
        "Held chit",
        &["held chit", "held chits"],
        "A chit that was drawn and kept, to be played at a later moment of the turn.",
    ),
    (
        "Fortunes of War",
        &["Fortunes of War"],
        "A chit that undoes the next one drawn: an event or the army's general is lost for this time, and of a division one brigade loses its activation.",
    ),
    (
        "Fog of War",
        &["Fog of War"],
        "A chit that brings confusion: a unit goes where nobody sent it, or a general is hit.",
    ),
    (
        "Skirmish Order",
        &["Skirmish Order", "skirmishers"],
        "A unit spread out, with a dashed frame: hard to hit, slow for the enemy to pass, and it gives way instead of fighting.",
    ),
    (
        "Broken Track",
        &["Broken Track", "Available"],
        "Where broken units wait. Each turn they come a box nearer to Available, from which they can be rebuilt.",
    ),
    (
        "Rally",
        &["rally", "rallies", "recover", "Recover"],
        "At the end of its activation a brigade sheds morale markers, as its order allows.",
    ),
    (
        "Rebuild",
        &["rebuild", "Rebuild"],
        "By a die a battleworn unit becomes fresh, or a broken one comes back to the map.",
    ),
    (
        "Victory points",
        &["VP", "points"],
        "Hexes marked with a figure count for the side whose colour it has, at the end or each turn; so do broken and lost enemies. The level of victory goes by the difference.",
    ),
    (
        "Overhead fire",
        &["over units"],
        "Guns that fire over others: the fire is shifted to the left.",
    ),
    ("Angled ground", &["angled"], "Rough or steep ground: guns neither stand nor fire there."),
    (
        "Slope",
        &["slope up", "slope down", "steep"],
        "A hexside between two levels. Uphill it costs points and helps the defender; a steep one costs both ways.",
    ),
    ("Level", &["level"], "How high the ground of a hex lies. Who stands higher sees farther."),
];
