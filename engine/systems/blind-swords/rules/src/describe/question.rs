//! Prompts of the questions that players answer, in the rulebook's terms.

use kernel::say;

use super::name::{brigade, chit, number, side, unit_name, units};
use crate::check::deployment;
use crate::game::{DeploymentId, FogEffect, FogRow, Game, UnitSet, Window};
use crate::position_ext::{PositionExt, members};
use crate::question::{
    ActivationQuestion, AdvanceQuestion, ArtilleryAction, ArtilleryQuestion, AssaultQuestion,
    Assaulters, ChitQuestion, Entrant, FireQuestion, FogQuestion, MoveOrder, MoveQuestion,
    Occasion, OverstackQuestion, PlacementQuestion, Question, RallyQuestion, Rallying,
    RetreatQuestion, RetreatWalk, TieQuestion, Volley, Withdrawal, WithdrawalOccasion,
};
use crate::rulebook;
use crate::system::Position;

/// Returns the prompt of the question for the side that must answer.
pub fn prompt(position: Position<'_>, question: &Question) -> String {
    let game = position.game();
    match question {
        Question::Chits(question) => of_chits(game, question),
        Question::Activation(question) => of_activation(game, question),
        Question::Fog(question) => of_fog(game, question),
        Question::Script(question) => question.prompt.to_string(),
        Question::Artillery(question) => of_artillery(game, question),
        Question::Fire(question) => of_fire(position, question),
        Question::Tie(question) => of_tie(game, question),
        Question::Panic(pool) => say!("prompt-panic", hex = number(game, pool.hex)),
        Question::Move(question) => of_move(game, question),
        Question::Skirmish(withdrawal) => {
            say!("prompt-skirmish", unit = unit_name(game, withdrawal.unit))
        }
        Question::Cavalry(withdrawal) => of_withdrawal(game, withdrawal),
        Question::Retreat(question) => of_retreat(game, question),
        Question::Assault(question) => of_assault(game, question),
        Question::Advance(question) => of_advance(game, question),
        Question::Rally(question) => of_rally(game, question),
        Question::Overstack(question) => of_overstack(game, question),
        Question::Placement(question) => of_placement(position, question),
        Question::Entry(entrant) => of_entry(game, *entrant),
    }
}

fn of_chits(game: &Game, question: &ChitQuestion) -> String {
    match question {
        ChitQuestion::Key(who) => say!("prompt-key-chit", side = side(game, *who)),
        ChitQuestion::HeldDeclare(who, window) => {
            say!("prompt-held-declare", side = side(game, *who), moment = moment(*window))
        }
        ChitQuestion::HeldOrder => say!("prompt-held-order"),
        ChitQuestion::HeldPlay(who, _) => say!("prompt-held-play", side = side(game, *who)),
        ChitQuestion::Drawn(who, drawn) => {
            say!("prompt-drawn", side = side(game, *who), chit = chit(game, *drawn))
        }
        ChitQuestion::EventWindow(who, window) => {
            say!("prompt-event", side = side(game, *who), moment = moment(*window))
        }
    }
}

fn of_activation(game: &Game, question: &ActivationQuestion) -> String {
    match question {
        ActivationQuestion::FortunesBrigade(drawn) => {
            say!("prompt-fortunes-brigade", chit = chit(game, *drawn))
        }
        ActivationQuestion::Brigade(drawn) => say!("prompt-brigade", chit = chit(game, *drawn)),
        ActivationQuestion::Order(which) => say!("prompt-order", brigade = brigade(game, *which)),
    }
}

fn of_fog(game: &Game, question: &FogQuestion) -> String {
    match question {
        FogQuestion::Unit(effect) => say!("prompt-fog-unit", effect = fog(game, *effect)),
        FogQuestion::Hex(effect, unit) => {
            say!("prompt-fog-hex", effect = fog(game, *effect), unit = unit_name(game, *unit))
        }
    }
}

fn of_artillery(game: &Game, question: &ArtilleryQuestion) -> String {
    match question {
        ArtilleryQuestion::Hex(who) => say!("prompt-artillery-hex", side = side(game, *who)),
        ArtilleryQuestion::Unit(hex) => say!("prompt-artillery-unit", hex = number(game, *hex)),
        ArtilleryQuestion::Action(action) => artillery_action(game, action),
    }
}

fn of_fire(position: Position<'_>, question: &FireQuestion) -> String {
    let game = position.game();
    match question {
        FireQuestion::Unit(volley) => fire_unit(position, volley),
        FireQuestion::Target(_, firer) => {
            say!("prompt-fire-target", unit = unit_name(game, *firer))
        }
        FireQuestion::Join(volley, firers) => {
            let (units, count) = several(game, firers);
            match volley.target {
                Some(hex) => say!("prompt-fire-join-at", units, count, hex = number(game, hex)),
                None => say!("prompt-fire-join", units, count),
            }
        }
        FireQuestion::Canister(volley, firers) => {
            let (units, count) = several(game, firers);
            match volley.target {
                Some(hex) => say!("prompt-canister-at", units, count, hex = number(game, hex)),
                None => say!("prompt-canister", units, count),
            }
        }
        FireQuestion::Announce(_, announced) => match announced.last() {
            Some(fire) => say!("prompt-announce-another", hex = number(game, fire.target)),
            None => say!("prompt-announce"),
        },
        FireQuestion::Primary(target, _) => {
            say!("prompt-primary-hexside", hex = number(game, *target))
        }
    }
}

fn of_tie(game: &Game, question: &TieQuestion) -> String {
    let units = units(game, question.units());
    match question {
        TieQuestion::Lead(_) => say!("prompt-tie-lead", units),
        TieQuestion::NextLargest(_) => say!("prompt-tie-next-largest", units),
        TieQuestion::Attacker(_) => say!("prompt-tie-attacker", units),
    }
}

fn of_move(game: &Game, question: &MoveQuestion) -> String {
    match question {
        MoveQuestion::Unit(order) => move_unit(game, order),
        MoveQuestion::Stack(_, movers) => {
            let (units, count) = several(game, movers);
            say!("prompt-move-stack", units, count)
        }
        MoveQuestion::Hex(walk) => {
            let (units, count) = several(game, &walk.movers);
            say!("prompt-move-hex", units, count, hex = number(game, walk.here), left = walk.left)
        }
    }
}

fn of_withdrawal(game: &Game, withdrawal: &Withdrawal) -> String {
    let unit = unit_name(game, withdrawal.unit);
    match withdrawal.occasion {
        WithdrawalOccasion::CloseCombat => say!("prompt-withdraw-attacked", unit),
        WithdrawalOccasion::Approach => say!("prompt-withdraw-approached", unit),
    }
}

fn of_retreat(game: &Game, question: &RetreatQuestion) -> String {
    match question {
        RetreatQuestion::Unit(among) => {
            let (units, count) = several(game, among);
            say!("prompt-retreat-unit", units, count)
        }
        RetreatQuestion::Hex(walk) => retreat(game, walk),
    }
}

fn of_assault(game: &Game, question: &AssaultQuestion) -> String {
    match question {
        AssaultQuestion::Unit(Assaulters::Brigade(which)) => {
            say!("prompt-assault-unit", brigade = brigade(game, *which))
        }
        AssaultQuestion::Unit(Assaulters::Cavalry(unit)) => {
            say!("prompt-assault-cavalry", unit = unit_name(game, *unit))
        }
        AssaultQuestion::Target(unit) => {
            say!("prompt-assault-target", unit = unit_name(game, *unit))
        }
        AssaultQuestion::Next => say!("prompt-assault-next"),
        AssaultQuestion::Hex(attackers, _) => {
            let (units, count) = several(game, attackers);
            say!("prompt-assaulting-hex", units, count)
        }
    }
}

fn of_advance(game: &Game, question: &AdvanceQuestion) -> String {
    match question {
        AdvanceQuestion::Unit(advance) => {
            say!("prompt-advance-unit", hex = number(game, advance.into))
        }
        AdvanceQuestion::Hex(unit) => say!("prompt-advance-hex", unit = unit_name(game, *unit)),
    }
}

fn of_rally(game: &Game, question: &RallyQuestion) -> String {
    match question {
        RallyQuestion::Unit(Rallying::Brigade(which)) => {
            say!("prompt-rally-unit", brigade = brigade(game, *which))
        }
        RallyQuestion::Unit(Rallying::Artillery(who)) => {
            say!("prompt-rally-battery", side = side(game, *who))
        }
        RallyQuestion::Action(_, unit) => say!("prompt-rally", unit = unit_name(game, *unit)),
        RallyQuestion::RebuildHex(_, unit) => {
            say!("prompt-rebuild-hex", unit = unit_name(game, *unit))
        }
        RallyQuestion::DisplaceHex(unit) => {
            say!("prompt-displace-hex", unit = unit_name(game, *unit))
        }
    }
}

fn of_overstack(game: &Game, question: &OverstackQuestion) -> String {
    match question {
        OverstackQuestion::Unit(hex) => say!("prompt-overstack-unit", hex = number(game, *hex)),
        OverstackQuestion::Hex(unit) => say!("prompt-overstack-hex", unit = unit_name(game, *unit)),
    }
}

fn of_placement(position: Position<'_>, question: &PlacementQuestion) -> String {
    match question {
        PlacementQuestion::Unit(zone) => {
            say!("prompt-place-unit", zone = zone_name(position, *zone))
        }
        PlacementQuestion::Hex(zone, unit) => {
            let unit = unit_name(position.game(), *unit);
            say!("prompt-place-hex", zone = zone_name(position, *zone), unit)
        }
    }
}

fn of_entry(game: &Game, entrant: Entrant) -> String {
    let name = match entrant {
        Entrant::Brigade(which) => brigade(game, which),
        Entrant::Unit(which) => unit_name(game, which),
    };
    say!("prompt-entry", name)
}

fn zone_name(position: Position<'_>, zone: DeploymentId) -> &str {
    &deployment::deployment(position, zone).name
}

fn artillery_action(game: &Game, action: &ArtilleryAction) -> String {
    let unit = unit_name(game, action.unit);
    if action.has_fired {
        say!("prompt-artillery-after-fire", unit)
    } else {
        say!("prompt-artillery-action", unit)
    }
}

fn fire_unit(position: Position<'_>, volley: &Volley) -> String {
    let game = position.game();
    let side = side(game, volley.side);
    match &volley.occasion {
        Occasion::FireStep => say!("prompt-fire-step", side),
        Occasion::ArtilleryStep(hex) => say!("prompt-artillery-fire", hex = number(game, *hex)),
        Occasion::Event(_) => say!("prompt-fire-event", side),
        Occasion::Disengagement(leaving) => {
            let units = units(game, leaving);
            if rulebook::is_first(position.profile()) {
                say!("prompt-fire-disengagement", side, units)
            } else {
                say!("prompt-fire-opportunity", side, units)
            }
        }
        Occasion::Defensive(hex, attackers) => {
            let (units, count) = several(game, attackers);
            say!("prompt-fire-defensive", side, units, count, hex = number(game, *hex))
        }
    }
}

fn move_unit(game: &Game, order: &MoveOrder) -> String {
    match order {
        MoveOrder::Brigade(which, _) => say!("prompt-move-unit", brigade = brigade(game, *which)),
        MoveOrder::Artillery(unit) => say!("prompt-move-artillery", unit = unit_name(game, *unit)),
        MoveOrder::Event(_) => say!("prompt-move-event"),
    }
}

fn retreat(game: &Game, walk: &RetreatWalk) -> String {
    let (unit, step, distance) = (unit_name(game, walk.unit), walk.path.len(), walk.distance);
    if step <= usize::from(distance) {
        say!("prompt-retreat-hex", unit, step, distance)
    } else {
        say!("prompt-retreat-on", unit, distance)
    }
}

/// Returns the names of units, and their number, which determines the verb form of a message.
fn several(game: &Game, those: &UnitSet) -> (String, usize) {
    (units(game, those), members(those).count())
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
            say!("fog-uncontrolled-advance", side = side(game, who))
        }
        FogEffect::UncontrolledWithdrawal(who) => {
            say!("fog-uncontrolled-withdrawal", side = side(game, who))
        }
        FogEffect::GeneralCasualty(who) => say!("fog-general-casualty", side = side(game, who)),
    }
}

/// Returns the time at which an event or a held chit can be played, as a phrase that follows the
/// word "play".
pub(super) fn moment(window: Window) -> String {
    match window {
        Window::Draw => say!("moment-draw"),
        Window::Held => say!("moment-held"),
        Window::Final => say!("moment-final"),
        Window::EnemyOrders => say!("moment-enemy-orders"),
        Window::OwnMovement => say!("moment-own-movement"),
        Window::EnemyMovement => say!("moment-enemy-movement"),
        Window::OwnCloseCombat => say!("moment-own-close-combat"),
        Window::OwnFire => say!("moment-own-fire"),
        Window::EnemyFire => say!("moment-enemy-fire"),
        Window::AfterOwnFire => say!("moment-after-own-fire"),
        Window::AfterEnemyFire => say!("moment-after-enemy-fire"),
        Window::OwnTest => say!("moment-own-test"),
        Window::EnemyTest => say!("moment-enemy-test"),
        Window::OwnBreakTest => say!("moment-own-break-test"),
        Window::EnemyBreakTest => say!("moment-enemy-break-test"),
        Window::OwnRetreat => say!("moment-own-retreat"),
        Window::EnemyRetreat => say!("moment-enemy-retreat"),
        Window::OwnRally => say!("moment-own-rally"),
        Window::EnemyRally => say!("moment-enemy-rally"),
        Window::OwnRebuild => say!("moment-own-rebuild"),
        Window::EnemyRebuild => say!("moment-enemy-rebuild"),
        Window::OwnDefence => say!("moment-own-defence"),
        Window::EnemyDefence => say!("moment-enemy-defence"),
        Window::OwnArtillery => say!("moment-own-artillery"),
        Window::EnemyArtillery => say!("moment-enemy-artillery"),
        Window::OwnCommand => say!("moment-own-command"),
        Window::EnemyCommand => say!("moment-enemy-command"),
    }
}
