//! What is asked, in the rulebook's terms.

use kernel::HexId;

use super::name::{acting, brigade, chit, number, side, unit_name, units};
use crate::check::deployment;
use crate::game::{DeploymentId, FogEffect, FogRow, Game, UnitSet, Window};
use crate::look::Look;
use crate::question::{
    ActivationQuestion, AdvanceQuestion, ArtilleryAction, ArtilleryQuestion, AssaultQuestion,
    Assaulters, ChitQuestion, Entrant, FireQuestion, FogQuestion, MoveOrder, MoveQuestion,
    Occasion, OverstackQuestion, PlacementQuestion, Question, RallyQuestion, Rallying,
    RetreatQuestion, RetreatWalk, TieQuestion, Volley, Withdrawal, WithdrawalOccasion,
};
use crate::rulebook;
use crate::system::Scene;

/// The decision in words, for the side that makes it.
pub fn prompt(scene: Scene<'_>, question: &Question) -> String {
    let game = scene.game();
    match question {
        Question::Chits(question) => of_chits(game, question),
        Question::Activation(question) => of_activation(game, question),
        Question::Fog(question) => of_fog(game, question),
        Question::Script(question) => question.prompt.to_string(),
        Question::Artillery(question) => of_artillery(game, question),
        Question::Fire(question) => of_fire(scene, question),
        Question::Tie(question) => of_tie(game, question),
        Question::Panic(pool) => format!("Panic in {}: which unit?", number(game, pool.hex)),
        Question::Move(question) => of_move(game, question),
        Question::Skirmish(withdrawal) => {
            format!("Skirmishers of {} withdraw: where to?", unit_name(game, withdrawal.unit))
        }
        Question::Cavalry(withdrawal) => of_withdrawal(game, withdrawal),
        Question::Retreat(question) => of_retreat(game, question),
        Question::Assault(question) => of_assault(game, question),
        Question::Advance(question) => of_advance(game, question),
        Question::Rally(question) => of_rally(game, question),
        Question::Overstack(question) => of_overstack(game, question),
        Question::Placement(question) => of_placement(scene, question),
        Question::Entry(entrant) => of_entry(game, *entrant),
    }
}

fn of_chits(game: &Game, question: &ChitQuestion) -> String {
    match question {
        ChitQuestion::Key(who) => format!("{}: choose the key chit", side(game, *who)),
        ChitQuestion::HeldDeclare(who, window) => {
            format!("{}: play held chits {}?", side(game, *who), moment(*window))
        }
        ChitQuestion::HeldOrder => "Which side plays its held chits first?".to_owned(),
        ChitQuestion::HeldPlay(who, _) => {
            format!("{}: which held chit is played?", side(game, *who))
        }
        ChitQuestion::Drawn(who, drawn) => {
            format!("{} drew {}: play it now or hold it?", side(game, *who), chit(game, *drawn))
        }
        ChitQuestion::EventWindow(who, window) => {
            format!("{}: play an event {}?", side(game, *who), moment(*window))
        }
    }
}

fn of_activation(game: &Game, question: &ActivationQuestion) -> String {
    match question {
        ActivationQuestion::FortunesBrigade(drawn) => {
            format!("{} is negated: which brigade loses its activation?", chit(game, *drawn))
        }
        ActivationQuestion::Brigade(drawn) => {
            format!("{}: which brigade is activated?", chit(game, *drawn))
        }
        ActivationQuestion::Order(which) => format!("{}: which order?", brigade(game, *which)),
    }
}

fn of_fog(game: &Game, question: &FogQuestion) -> String {
    match question {
        FogQuestion::Unit(effect) => format!("{}: which unit?", fog(game, *effect)),
        FogQuestion::Hex(effect, unit) => {
            format!("{}: where does {} go?", fog(game, *effect), unit_name(game, *unit))
        }
    }
}

fn of_artillery(game: &Game, question: &ArtilleryQuestion) -> String {
    match question {
        ArtilleryQuestion::Hex(who) => {
            format!("{}: which hex acts in this artillery step?", side(game, *who))
        }
        ArtilleryQuestion::Unit(hex) => {
            format!("Artillery step in {}: which unit acts next?", number(game, *hex))
        }
        ArtilleryQuestion::Action(action) => artillery_action(game, action),
    }
}

fn of_fire(scene: Scene<'_>, question: &FireQuestion) -> String {
    let game = scene.game();
    match question {
        FireQuestion::Unit(volley) => fire_unit(scene, volley),
        FireQuestion::Target(_, firer) => {
            format!("{} fires: at which hex?", unit_name(game, *firer))
        }
        FireQuestion::Join(volley, firers) => {
            format!("{}{}: does another unit join?", fires(game, firers), at(game, volley))
        }
        FireQuestion::Canister(volley, firers) => {
            format!("{}{}: use canister?", fires(game, firers), at(game, volley))
        }
        FireQuestion::Announce(_, announced) => match announced.last() {
            Some(fire) => format!(
                "Fire at {} is announced: resolve it, or announce another?",
                number(game, fire.target)
            ),
            None => "Announce a fire?".to_owned(),
        },
        FireQuestion::Primary(target, _) => {
            format!("Converging fire at {}: which is the primary hexside?", number(game, *target))
        }
    }
}

fn of_tie(game: &Game, question: &TieQuestion) -> String {
    let counts = match question {
        TieQuestion::Lead(_) => "is the lead unit",
        TieQuestion::NextLargest(_) => "counts as next largest",
        TieQuestion::Attacker(_) => "counts as largest attacker",
    };
    format!("Equal strength: which {counts}: {}?", units(game, question.units()))
}

fn of_move(game: &Game, question: &MoveQuestion) -> String {
    match question {
        MoveQuestion::Unit(order) => move_unit(game, order),
        MoveQuestion::Stack(_, movers) => {
            format!("{}: does another unit move along?", moves(game, movers))
        }
        MoveQuestion::Hex(walk) => format!(
            "{} from {}, {} MP left: where to?",
            moves(game, &walk.movers),
            number(game, walk.here),
            walk.left
        ),
    }
}

fn of_withdrawal(game: &Game, withdrawal: &Withdrawal) -> String {
    let what = match withdrawal.occasion {
        WithdrawalOccasion::CloseCombat => "is attacked",
        WithdrawalOccasion::Approach => "is approached by the enemy",
    };
    format!("{} {what}: withdraw or stand?", unit_name(game, withdrawal.unit))
}

fn of_retreat(game: &Game, question: &RetreatQuestion) -> String {
    match question {
        RetreatQuestion::Unit(among) => {
            format!("{}: which unit first?", acting(game, among, "retreat"))
        }
        RetreatQuestion::Hex(walk) => retreat(game, walk),
    }
}

fn of_assault(game: &Game, question: &AssaultQuestion) -> String {
    match question {
        AssaultQuestion::Unit(Assaulters::Brigade(which)) => {
            format!("{}: which unit attacks in close combat?", brigade(game, *which))
        }
        AssaultQuestion::Unit(Assaulters::Cavalry(unit)) => {
            format!("{}: attack in close combat?", unit_name(game, *unit))
        }
        AssaultQuestion::Target(unit) => format!("{} attacks: which hex?", unit_name(game, *unit)),
        AssaultQuestion::Next => "Which close combat is fought next?".to_owned(),
        AssaultQuestion::Hex(attackers, _) => {
            format!("{}: which is the Assaulting Hex?", attack(game, attackers))
        }
    }
}

fn of_advance(game: &Game, question: &AdvanceQuestion) -> String {
    match question {
        AdvanceQuestion::Unit(advance) => {
            format!("{} is vacated: which unit advances?", number(game, advance.into))
        }
        AdvanceQuestion::Hex(unit) => {
            format!("{} may advance a second hex: where to?", unit_name(game, *unit))
        }
    }
}

fn of_rally(game: &Game, question: &RallyQuestion) -> String {
    match question {
        RallyQuestion::Unit(Rallying::Brigade(which)) => {
            format!("{}: which unit rallies?", brigade(game, *which))
        }
        RallyQuestion::Unit(Rallying::Artillery(who)) => {
            format!("{}, Artillery Rally Step: which battery rallies?", side(game, *who))
        }
        RallyQuestion::Action(_, unit) => format!("{} rallies: how?", unit_name(game, *unit)),
        RallyQuestion::RebuildHex(_, unit) => {
            format!("{} returns to the map: where?", unit_name(game, *unit))
        }
        RallyQuestion::DisplaceHex(unit) => {
            format!("{} has no room in its hex: where to?", unit_name(game, *unit))
        }
    }
}

fn of_overstack(game: &Game, question: &OverstackQuestion) -> String {
    match question {
        OverstackQuestion::Unit(hex) => {
            format!("{} is over the stacking limit: which unit leaves?", number(game, *hex))
        }
        OverstackQuestion::Hex(unit) => {
            format!("{} leaves the full hex: where to?", unit_name(game, *unit))
        }
    }
}

fn of_placement(scene: Scene<'_>, question: &PlacementQuestion) -> String {
    match question {
        PlacementQuestion::Unit(zone) => format!("{}: place which unit?", zone_name(scene, *zone)),
        PlacementQuestion::Hex(zone, unit) => {
            let name = unit_name(scene.game(), *unit);
            format!("{}: place {name} where?", zone_name(scene, *zone))
        }
    }
}

fn of_entry(game: &Game, entrant: Entrant) -> String {
    let name = match entrant {
        Entrant::Brigade(which) => brigade(game, which),
        Entrant::Unit(which) => unit_name(game, which),
    };
    format!("{name} enters the map: where?")
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

fn fire_unit(scene: Scene<'_>, volley: &Volley) -> String {
    let game = scene.game();
    let who = side(game, volley.side);
    match &volley.occasion {
        Occasion::FireStep => format!("{who}, Fire Step: which unit fires?"),
        Occasion::ArtilleryStep(hex) => format!("Guns in {}: which fires?", number(game, *hex)),
        Occasion::Event(_) => format!("{who}, fire by event: which unit fires?"),
        Occasion::Disengagement(leaving) => {
            let fire = rulebook::reaction_fire(scene.profile());
            format!("{who}: {fire} at {}?", units(game, leaving))
        }
        Occasion::Defensive(hex, attackers) => {
            format!("{who}: defensive fire? {} {}", attack(game, attackers), number(game, *hex))
        }
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

fn moves(game: &Game, movers: &UnitSet) -> String {
    acting(game, movers, "move")
}

fn fires(game: &Game, firers: &UnitSet) -> String {
    acting(game, firers, "fire")
}

fn attack(game: &Game, attackers: &UnitSet) -> String {
    acting(game, attackers, "attack")
}

/// Where a volley is aimed, if its target is named.
fn at(game: &Game, volley: &Volley) -> String {
    let to = |hex: HexId| format!(" at {}", number(game, hex));
    volley.target.map_or_else(String::new, to)
}

pub(crate) fn fog_row(game: &Game, row: FogRow) -> String {
    match row {
        FogRow::Effect(effect) => fog(game, effect),
        FogRow::Script(script) => game.fog_scripts[script.index()].name.clone(),
    }
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
        Window::OwnMovement => "before your own Movement Step",
        Window::EnemyMovement => "before the enemy's Movement Step",
        Window::OwnCloseCombat => "before your own Close Combat Step",
        Window::OwnFire => "before your own units fire",
        Window::EnemyFire => "before the enemy fires",
        Window::AfterOwnFire => "after your own fire",
        Window::AfterEnemyFire => "after the enemy's fire",
        Window::OwnTest => "in your own cohesion test",
        Window::EnemyTest => "in the enemy's cohesion test",
        Window::OwnBreakTest => "in your own Break Test",
        Window::EnemyBreakTest => "in the enemy's Break Test",
        Window::OwnRetreat => "before your own unit retreats",
        Window::EnemyRetreat => "before the enemy retreats",
        Window::OwnRally => "before your own unit rallies",
        Window::EnemyRally => "before the enemy rallies",
        Window::OwnRebuild => "after your own rebuild roll",
        Window::EnemyRebuild => "after the enemy's rebuild roll",
        Window::OwnDefence => "before you defend a hex",
        Window::EnemyDefence => "before the enemy defends a hex",
        Window::OwnArtillery => "before your own unit acts in its artillery step",
        Window::EnemyArtillery => "before the enemy acts in his artillery step",
        Window::OwnCommand => "after your own command roll",
        Window::EnemyCommand => "after the enemy's command roll",
    }
}
