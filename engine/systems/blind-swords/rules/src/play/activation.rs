//! The Brigade Activation Phase. SS 7.0, 10.7, 11.0, BS 4.0. SEQ-02, CHIT-17 to CHIT-19, ACT-03.

use kernel::{Fault, Play, Sixteenths};

use crate::board::{Activation, ActivationKind, ActivationStep};
use crate::check;
use crate::event::Event;
use crate::game::{Activity, BrigadeId, ChitId, ChitKind, Recovery, Window};
use crate::play::flow::Flow;
use crate::play::{
    close_combat, events, fire, hooks, movement, orders, overstack, rally, reinforcements,
    used_chit,
};
use crate::position_ext::PositionExt;
use crate::system::{Position, Step, Table};

/// Begins a brigade's activation. In a Full Activation the brigade's reinforcements enter. SS 10.7,
/// 13.8. CHIT-17, CHIT-18, REIN-01.
///
/// # Errors
/// If the table suspends the play, or with a fault if a brigade is already active.
pub fn begin(
    table: &mut Table,
    brigade: BrigadeId,
    kind: ActivationKind,
    chit: Option<ChitId>,
) -> Play {
    if table.board().activation().is_some() {
        return Err(Fault("a brigade is active already".to_owned()).into());
    }
    let position = table.position();
    let recycles =
        chit.is_some_and(|chit| matches!(position.chit(chit).kind, ChitKind::Division { .. }));
    table.emit(Event::ActivationBegan { brigade, kind, chit, recycles });
    table.within(Step::Activation(brigade), |table| match kind {
        ActivationKind::Full => reinforcements::enter(table, brigade),
        ActivationKind::Limited => begin_step(table, ActivationStep::Fire),
    })
}

/// Runs one play of the current step of the activation. SS 7.0. SEQ-02.
///
/// # Errors
/// If the table suspends the play, or with a fault if no brigade is active.
pub fn play(table: &mut Table) -> Play {
    let Activation { brigade, step, .. } = *active(table)?;
    table.within(Step::Activation(brigade), |table| {
        let flow =
            table.within(Step::ActivationStep(step), |table| conduct(table, brigade, step))?;
        match flow {
            Flow::Done if !table.board().is_over() => leave_step(table, step),
            Flow::Done | Flow::Goes => Ok(()),
        }
    })
}

/// Begins a step. The Movement Step begins with the events that change allowances. SS 13.2. ACT-02,
/// CHIT-24.
///
/// # Errors
/// If the table suspends the play, or with a fault if no brigade is active.
pub fn begin_step(table: &mut Table, step: ActivationStep) -> Play {
    let brigade = active(table)?.brigade;
    table.within(Step::ActivationStep(step), |table| {
        table.emit(Event::StepBegan { step });
        if step == ActivationStep::Movement { movement_windows(table, brigade) } else { Ok(()) }
    })
}

fn active(table: &Table) -> Play<&Activation> {
    let nobody = || Fault("no brigade is active".to_owned()).into();
    table.board().activation().ok_or_else(nobody)
}

fn conduct(table: &mut Table, brigade: BrigadeId, step: ActivationStep) -> Play<Flow> {
    match step {
        ActivationStep::Orders => orders::play(table, brigade).map(|()| Flow::Done),
        ActivationStep::Fire => fire::step(table),
        ActivationStep::Movement => movement::step(table),
        ActivationStep::Declare => declare(table, brigade).map(|()| Flow::Done),
        ActivationStep::CloseCombat => close_combat::fight_next(table),
        ActivationStep::Rally => rally::step(table),
    }
}

/// Opens the windows for movement events. The owner's events come before the enemy's. FAQ Event
/// Chits. CHIT-24, V-74.
fn movement_windows(table: &mut Table, brigade: BrigadeId) -> Play {
    let side = table.position().game().brigades[brigade.index()].side;
    events::window(table, side, Window::OwnMovement)?;
    if events::step_of_enemy_movement(&table.package().profile) == ActivationStep::Movement {
        events::window(table, side.other(), Window::EnemyMovement)?;
    }
    Ok(())
}

/// Opens the owner's event window, then asks the owner to declare close combats. SS 14.1. CC-02.
fn declare(table: &mut Table, brigade: BrigadeId) -> Play {
    let side = table.position().game().brigades[brigade.index()].side;
    events::window(table, side, Window::OwnCloseCombat)?;
    if table.board().is_over() { Ok(()) } else { close_combat::declare(table) }
}

/// Starts the next permitted step, or ends the activation. Overstacked hexes are settled after the
/// last step with movement, so reinforcements may remain overstacked until then. SS 6.1, 6.3, 13.8.
/// STK-02, STK-07, REIN-01, REIN-03.
fn leave_step(table: &mut Table, step: ActivationStep) -> Play {
    let next = next_step(table.position(), active(table)?, step);
    if next.is_none_or(|next| next > ActivationStep::Movement) {
        overstack::settle(table)?;
    }
    match next {
        _ if table.board().is_over() => Ok(()),
        Some(next) => begin_step(table, next),
        None => end(table),
    }
}

/// Returns the next step that the activation permits. `None` if no step remains. SS 11.2 to 11.5.
/// ORD-02.
fn next_step(
    position: Position<'_>,
    activation: &Activation,
    after: ActivationStep,
) -> Option<ActivationStep> {
    use ActivationStep::{CloseCombat, Declare, Fire, Movement, Orders, Rally};
    let steps = [Orders, Fire, Movement, Declare, CloseCombat, Rally];
    let later = steps.into_iter().filter(|&step| step > after);
    later.into_iter().find(|&step| is_permitted(position, activation, step))
}

/// Whether the activation permits a step. A Limited Activation has no order and permits only fire.
/// SS 11.2 to 11.5, 10.7. ORD-02, CHIT-18.
fn is_permitted(position: Position<'_>, activation: &Activation, step: ActivationStep) -> bool {
    let Some(order) = activation.order else { return step == ActivationStep::Fire };
    let row = position.package.order(order);
    match step {
        ActivationStep::Orders => false,
        ActivationStep::Fire => row.permits(Activity::Fire),
        ActivationStep::Movement => {
            let mut units = position.brigade_on_map(activation.brigade);
            units
                .any(|(unit, _)| check::movement::ordered(position, order, unit) > Sixteenths::ZERO)
        }
        ActivationStep::Declare => row.permits(Activity::CloseCombat),
        ActivationStep::CloseCombat => !activation.assaults.is_empty(),
        ActivationStep::Rally => row.recovery != Recovery::None || row.permits(Activity::Rebuild),
    }
}

/// Ends the activation. The activating chit returns to the cup or is discarded. SS 10.7. CHIT-19,
/// SEQ-03.
fn end(table: &mut Table) -> Play {
    hooks::run(table, |hooks| &hooks.on_activation_end, &[])?;
    let Activation { brigade, chit, recycles, .. } = *active(table)?;
    table.emit(Event::ActivationEnded { brigade });
    match chit {
        Some(chit) if recycles => used_chit::recycle(table, chit),
        Some(chit) => used_chit::discard(table, chit),
        None => {}
    }
    Ok(())
}
