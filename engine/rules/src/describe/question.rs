//! What is asked, in the rulebook's terms.

use kernel::HexId;

use super::name::{brigade, chit, number, side, unit_name, units};
use crate::check::deployment;
use crate::game::{DeploymentId, FogEffect, Game, UnitSet, Window};
use crate::look::Look;
use crate::question::{
    ArtilleryAction, Assaulters, Entrant, MoveOrder, Occasion, Question, Rallying, RetreatWalk,
    Volley, WithdrawalOccasion,
};
use crate::system::Scene;

/// The decision in words, for the side that makes it.
pub fn prompt(scene: Scene<'_>, question: &Question) -> String {
    let game = scene.game();
    match question {
        Question::KeyChit(who) => format!("{}: choose the key chit", side(game, *who)),
        Question::ArtilleryHex(who) => {
            format!("{}: which hex acts in this artillery step?", side(game, *who))
        }
        Question::ArtilleryUnit(hex) => {
            format!("Artillery step in {}: which unit acts next?", number(game, *hex))
        }
        Question::ArtilleryAction(action) => artillery_action(game, action),
        Question::HeldDeclare(who, window) => held_declare(game, *who, *window),
        Question::HeldOrder => "Which side plays its held chits first?".to_owned(),
        Question::HeldPlay(who, _) => format!("{}: which held chit is played?", side(game, *who)),
        Question::ChitDrawn(who, drawn) => {
            format!("{} drew {}: what becomes of it?", side(game, *who), chit(game, *drawn))
        }
        Question::FortunesBrigade(drawn) => {
            format!("{} is negated: which brigade loses its activation?", chit(game, *drawn))
        }
        Question::FogUnit(effect) => format!("{}: which unit?", fog(game, *effect)),
        Question::FogHex(effect, unit) => {
            format!("{}: where does {} go?", fog(game, *effect), unit_name(game, *unit))
        }
        Question::ActivateBrigade(drawn) => {
            format!("{}: which brigade is activated?", chit(game, *drawn))
        }
        Question::Order(which) => format!("{}: which order?", brigade(game, *which)),
        Question::EventWindow(who, window) => {
            format!("{}: play an event {}?", side(game, *who), moment(*window))
        }
        Question::Script(question) => question.prompt.to_string(),
        _ => combat_prompt(scene, question),
    }
}

/// The decision without anything that only the side that makes it may know.
pub const fn topic(question: &Question) -> &'static str {
    match question {
        Question::KeyChit(_) => "chooses a key chit",
        Question::HeldDeclare(..) | Question::HeldPlay(..) => "considers held chits",
        Question::HeldOrder => "decides who plays held chits first",
        Question::ChitDrawn(..) => "looks at the event chit drawn",
        Question::EventWindow(..) => "considers an event",
        Question::Script(_) => "decides about an event",
        Question::FireUnit(_)
        | Question::FireTarget(..)
        | Question::FireJoin(..)
        | Question::FireCanister(..)
        | Question::FireAnnounce(..)
        | Question::FirePrimary(..) => "chooses fire",
        Question::MoveUnit(_) | Question::MoveStack(..) | Question::MoveHex(_) => "moves",
        Question::RetreatUnit(_) | Question::RetreatHex(_) => "retreats",
        Question::AdvanceUnit(_) | Question::AdvanceHex(_) => "advances",
        Question::RallyUnit(_) | Question::RallyAction(..) | Question::RebuildHex(..) => "rallies",
        Question::ArtilleryHex(_) | Question::ArtilleryUnit(_) | Question::ArtilleryAction(_) => {
            "acts in the Artillery Phase"
        }
        Question::Order(_) => "chooses an order",
        Question::ActivateBrigade(_) => "chooses a brigade",
        _ => "decides",
    }
}

/// Questions of fire, movement and close combat.
fn combat_prompt(scene: Scene<'_>, question: &Question) -> String {
    let game = scene.game();
    match question {
        Question::FireUnit(volley) => fire_unit(game, volley),
        Question::FireTarget(_, firer) => {
            format!("{} fires: at which hex?", unit_name(game, *firer))
        }
        Question::FireJoin(volley, firers) => {
            format!("{} fire{}: does another unit join?", units(game, firers), at(game, volley))
        }
        Question::FireCanister(volley, firers) => {
            format!("{} fire{}: use canister?", units(game, firers), at(game, volley))
        }
        Question::FireAnnounce(_, announced) => match announced.last() {
            Some(fire) => format!(
                "Fire at {} is announced: resolve it, or announce another?",
                number(game, fire.target)
            ),
            None => "Announce a fire?".to_owned(),
        },
        Question::FirePrimary(target, _) => {
            format!("Converging fire at {}: which is the primary hexside?", number(game, *target))
        }
        Question::Lead(among) => from_ties(game, "Equal strength: which is the lead unit", among),
        Question::NextLargest(among) => {
            from_ties(game, "Equal strength: which counts as next largest", among)
        }
        Question::Attacker(among) => {
            from_ties(game, "Equal strength: which counts as largest attacker", among)
        }
        Question::Panic(pool) => {
            format!("Panic in {}: which unit?", number(game, pool.hex))
        }
        Question::MoveUnit(order) => move_unit(game, order),
        Question::MoveStack(_, movers) => {
            format!("{}: does another unit move along?", moves(game, movers))
        }
        Question::MoveHex(walk) => format!(
            "{} from {}, {} MP left: where to?",
            moves(game, &walk.movers),
            number(game, walk.here),
            walk.left
        ),
        _ => close_prompt(scene, question),
    }
}

/// Questions of withdrawal, retreat, close combat and rally.
fn close_prompt(scene: Scene<'_>, question: &Question) -> String {
    let game = scene.game();
    match question {
        Question::SkirmishHex(withdrawal) => {
            format!("Skirmishers of {} withdraw: where to?", unit_name(game, withdrawal.unit))
        }
        Question::CavalryWithdraw(withdrawal) => {
            let what = match withdrawal.occasion {
                WithdrawalOccasion::CloseCombat => "is attacked",
                WithdrawalOccasion::Approach => "sees the enemy come near",
            };
            format!("{} {what}: withdraw or stand?", unit_name(game, withdrawal.unit))
        }
        Question::RetreatUnit(among) => {
            format!("{} retreat: which unit first?", units(game, among))
        }
        Question::RetreatHex(walk) => retreat(game, walk),
        Question::AssaultUnit(Assaulters::Brigade(which)) => {
            format!("{}: which unit attacks in close combat?", brigade(game, *which))
        }
        Question::AssaultUnit(Assaulters::Cavalry(unit)) => {
            format!("{}: attack in close combat?", unit_name(game, *unit))
        }
        Question::AssaultTarget(unit) => {
            format!("{} attacks: which hex?", unit_name(game, *unit))
        }
        Question::AssaultNext => "Which close combat is fought next?".to_owned(),
        Question::AssaultHex(attackers, _) => {
            format!("{} attack: which is the Assaulting Hex?", units(game, attackers))
        }
        Question::AdvanceUnit(advance) => {
            format!("{} is vacated: which unit advances?", number(game, advance.into))
        }
        Question::AdvanceHex(unit) => {
            format!("{} may advance a second hex: where to?", unit_name(game, *unit))
        }
        Question::RallyUnit(Rallying::Brigade(which)) => {
            format!("{}: which unit rallies?", brigade(game, *which))
        }
        Question::RallyUnit(Rallying::Artillery(who)) => {
            format!("{}, Artillery Rally Step: which battery rallies?", side(game, *who))
        }
        Question::RallyAction(_, unit) => format!("{} rallies: how?", unit_name(game, *unit)),
        Question::RebuildHex(_, unit) => {
            format!("{} comes back to the map: where?", unit_name(game, *unit))
        }
        Question::DisplaceHex(unit) => {
            format!("{} has no room where it is: where to?", unit_name(game, *unit))
        }
        Question::OverstackUnit(hex) => {
            format!("{} holds too much: which unit leaves it?", number(game, *hex))
        }
        Question::OverstackHex(unit) => {
            format!("{} leaves the full hex: where to?", unit_name(game, *unit))
        }
        Question::PlacementUnit(zone) => {
            format!("{}: place which unit?", zone_name(scene, *zone))
        }
        Question::PlacementHex(zone, unit) => {
            format!("{}: {} stands where?", zone_name(scene, *zone), unit_name(game, *unit))
        }
        Question::EntryHex(Entrant::Brigade(which)) => {
            format!("{} enters the map: where?", brigade(game, *which))
        }
        Question::EntryHex(Entrant::Unit(which)) => {
            format!("{} enters the map: where?", unit_name(game, *which))
        }
        other => other.kind().to_owned(),
    }
}

fn zone_name(scene: Scene<'_>, zone: DeploymentId) -> &str {
    &deployment::deployment(scene, zone).name
}

fn artillery_action(game: &Game, action: &ArtilleryAction) -> String {
    let name = unit_name(game, action.unit);
    if action.has_fired {
        format!("{name} has fired: does it move too?")
    } else {
        format!("{name}: fire or move?")
    }
}

fn held_declare(game: &Game, who: kernel::Side, window: Window) -> String {
    let who = side(game, who);
    match window {
        Window::Final => format!("{who}: play held chits for the last time this turn?"),
        _ => format!("{who}: play held chits before the next draw?"),
    }
}

fn fire_unit(game: &Game, volley: &Volley) -> String {
    let who = side(game, volley.side);
    match &volley.occasion {
        Occasion::FireStep => format!("{who}, Fire Step: which unit fires?"),
        Occasion::ArtilleryStep(hex) => format!("Guns in {}: which fires?", number(game, *hex)),
        Occasion::Event(_) => format!("{who}, fire by event: which unit fires?"),
        Occasion::Disengagement(leaving) => {
            format!("{who}: disengagement fire at {}?", units(game, leaving))
        }
        Occasion::Defensive(hex, attackers) => format!(
            "{who}: defensive fire at {}, who attack {}?",
            units(game, attackers),
            number(game, *hex)
        ),
    }
}

fn move_unit(game: &Game, order: &MoveOrder) -> String {
    match order {
        MoveOrder::Brigade(which, _) => format!("{}: which unit moves?", brigade(game, *which)),
        MoveOrder::Artillery(unit) => format!("{}: move?", unit_name(game, *unit)),
        MoveOrder::Event(_) => "Movement by event: which unit moves?".to_owned(),
    }
}

fn retreat(game: &Game, walk: &RetreatWalk) -> String {
    let (name, step) = (unit_name(game, walk.unit), walk.path.len());
    let (distance, hexes) = (walk.distance, if walk.distance == 1 { "hex" } else { "hexes" });
    if step <= usize::from(distance) {
        format!("{name} retreats: {step} of {distance} {hexes}")
    } else {
        format!("{name} retreats on, to end {distance} {hexes} away")
    }
}

fn from_ties(game: &Game, words: &str, among: &UnitSet) -> String {
    format!("{words}: {}?", units(game, among))
}

fn moves(game: &Game, movers: &UnitSet) -> String {
    let verb = if movers.iter().count() == 1 { "moves" } else { "move" };
    format!("{} {verb}", units(game, movers))
}

/// Where a volley is aimed, if its target is named.
fn at(game: &Game, volley: &Volley) -> String {
    let to = |hex: HexId| format!(" at {}", number(game, hex));
    volley.target.map_or_else(String::new, to)
}

pub(super) fn fog(game: &Game, effect: FogEffect) -> String {
    match effect {
        FogEffect::UncontrolledAdvance(who) => {
            format!("Uncontrolled advance of a {} unit", side(game, who))
        }
        FogEffect::UncontrolledWithdrawal(who) => {
            format!("Uncontrolled withdrawal of a {} unit", side(game, who))
        }
        FogEffect::GeneralCasualty(who) => format!("A {} general may be hit", side(game, who)),
    }
}

pub(super) const fn moment(window: Window) -> &'static str {
    match window {
        Window::Draw => "as it is drawn",
        Window::Held => "before the next draw",
        Window::Final => "for the last time this turn",
        Window::EnemyOrders => "after the enemy's order",
        Window::OwnMovement => "before the own Movement Step",
        Window::EnemyMovement => "before the enemy's Movement Step",
        Window::OwnCloseCombat => "before the own Close Combat Step",
    }
}
