//! Evaluation of artillery actions.

use blind_swords::check::legality;
use blind_swords::choice::Word;
use blind_swords::game::{Arm, UnitId};
use blind_swords::question::{ArtilleryAction, ArtilleryQuestion, MoveOrder, Occasion, Volley};
use blind_swords::{Choice, PositionExt};
use kernel::HexId;

use crate::evaluation::fires::Shot;
use crate::evaluation::stand::Outlook;
use crate::evaluation::tally::{Tally, Term, Weighed, weigh_each};
use crate::evaluation::{fires, moves};
use crate::position::eval_context::EvalContext;
use crate::position::ground::Milli;

/// Lowest value for which a battery fires. If no fire reaches this value, the battery looks for
/// another position.
const WORTH_A_FIRE: Milli = 100;
/// Lowest gain for which a battery changes its position.
const WORTH_LIMBERING: Milli = 150;

/// Evaluates the options of a question in an artillery step. SS 9.0.
pub(crate) fn weigh(
    context: EvalContext<'_>,
    question: &ArtilleryQuestion,
    options: &[Choice],
) -> Vec<Weighed> {
    let outlook = Outlook::of(context);
    match question {
        ArtilleryQuestion::Hex(_) => first_that_acts(options, |choice| {
            choice.hex().map_or_else(|_| Tally::default(), |hex| best_in(&outlook, hex))
        }),
        ArtilleryQuestion::Unit(_) => first_that_acts(options, |choice| {
            choice.unit().map_or_else(|_| Tally::default(), |unit| act(&outlook, unit))
        }),
        ArtilleryQuestion::Action(ArtilleryAction { unit, .. }) => {
            weigh_each(options, |choice| match choice {
                Choice::Word(Word::Fire) => fire(context, *unit),
                Choice::Word(Word::Move) => go(&outlook, *unit),
                _ => Tally::default(),
            })
        }
    }
}

/// Returns the first option with a useful action. The order in which batteries act seldom matters,
/// so the search stops there.
fn first_that_acts(options: &[Choice], of: impl Fn(Choice) -> Tally) -> Vec<Weighed> {
    let weighed = |&choice: &Choice| Weighed { choice, tally: of(choice) };
    let acts = options.iter().map(weighed).find(|weighed| weighed.tally.total() > 0);
    acts.or_else(|| options.last().map(weighed)).into_iter().collect()
}

/// Action of a battery in an artillery step.
pub(crate) enum GunAction {
    /// The battery fires at this target.
    Fires(Shot),
    /// The battery moves to this hex.
    Goes(HexId),
}

/// Returns the battery in a hex with the most valuable action, and that action. `None` if no
/// battery has a useful action.
pub(crate) fn foremost(outlook: &Outlook<'_>, hex: HexId) -> Option<(UnitId, GunAction)> {
    let position = outlook.context.position;
    let guns = position.board.units_in(hex).filter(|&unit| position.arm(unit) != Arm::Infantry);
    let first = guns.max_by_key(|&unit| act(outlook, unit).total())?;
    action(outlook, first).map(|action| (first, action))
}

/// Returns the best action of a battery. `None` if no action is useful.
pub(crate) fn action(outlook: &Outlook<'_>, unit: UnitId) -> Option<GunAction> {
    if act(outlook, unit).total() <= 0 {
        return None;
    }
    let worth_firing = fire(outlook.context, unit).total() >= WORTH_A_FIRE;
    if worth_firing { fires(outlook.context, unit) } else { goes(outlook, unit) }
}

/// Returns the best fire of a battery, as an action. `None` if no fire is useful.
pub(crate) fn fires(context: EvalContext<'_>, unit: UnitId) -> Option<GunAction> {
    let here = context.position.board.hex_of(unit)?;
    let volley = Volley::new(context.side, Occasion::ArtilleryStep(here));
    fires::best_shot(context, &volley, unit).map(|(shot, _)| GunAction::Fires(shot))
}

/// Returns the best move of a battery, as an action. `None` if no move is useful.
pub(crate) fn goes(outlook: &Outlook<'_>, unit: UnitId) -> Option<GunAction> {
    moves::destination(outlook, unit, MoveOrder::Artillery(unit)).map(GunAction::Goes)
}

/// Returns the highest value of an action by any battery in a hex.
fn best_in(outlook: &Outlook<'_>, hex: HexId) -> Tally {
    let position = outlook.context.position;
    let guns = position.board.units_in(hex).filter(|&unit| position.arm(unit) != Arm::Infantry);
    guns.map(|unit| act(outlook, unit)).max_by_key(Tally::total).unwrap_or_default()
}

/// Evaluates the best action of a battery: its best fire if that is worthwhile, otherwise its best
/// move.
fn act(outlook: &Outlook<'_>, unit: UnitId) -> Tally {
    if outlook.context.position.board.acted().contains(unit.index()) {
        return Tally::default();
    }
    let fires = fire(outlook.context, unit);
    if fires.total() >= WORTH_A_FIRE { fires } else { go(outlook, unit) }
}

fn fire(context: EvalContext<'_>, unit: UnitId) -> Tally {
    let Some(here) = context.position.board.hex_of(unit) else { return Tally::default() };
    let volley = Volley::new(context.side, Occasion::ArtilleryStep(here));
    let question = ArtilleryQuestion::Action(ArtilleryAction { unit, has_fired: false }).into();
    if legality::check(context.position, &question, Word::Fire.into()).is_err() {
        return Tally::default();
    }
    Tally::of(Term::Guns, fires::most_by(context, &volley, unit))
}

fn go(outlook: &Outlook<'_>, unit: UnitId) -> Tally {
    let gain = moves::gain(outlook, unit, MoveOrder::Artillery(unit));
    if gain.total() > WORTH_LIMBERING { gain } else { Tally::default() }
}
