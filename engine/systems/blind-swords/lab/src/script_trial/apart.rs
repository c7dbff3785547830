//! Direct calls of script functions that random play may never reach.

use std::sync::Arc;

use blind_swords::board::{BoardSetup, Moment};
use blind_swords::check::victory;
use blind_swords::event::Event;
use blind_swords::game::{
    BrokenBox, ChitId, EventChit, Hooks, MomentKind, Trigger, UnitId, UnitSet, Window,
};
use blind_swords::position_ext::only;
use blind_swords::rules::Rules;
use blind_swords::script::{Argument, Scripts};
use blind_swords::view;
use blind_swords::{Board, Position, PositionExt};
use blind_swords_table::stream::Stream;
use kernel::{HexId, Side};

use super::stage::{Stage, seed, table};

/// Calls the triggers of a scenario. For each, a suitable unit is placed in the hex, since random
/// play may never enter it.
pub(super) fn call_triggers(rules: &Arc<Rules>, board: &Board, stage: &Stage) {
    for trigger in &rules.scenario().triggers {
        let hexes = trigger.hexes.iter().enumerate().filter(|(_, is_meant)| **is_meant);
        let mut hexes = hexes.map(|(hex, _)| HexId(hex as u16));
        let hex = hexes.find(|hex| board.any_in(*hex).is_none());
        let unit = board.units().find(|unit| sets_off(rules, board, trigger, *unit));
        let (Some(hex), Some(unit)) = (hex, unit) else { continue };
        let mut setup = BoardSetup::of(rules, board.clone());
        setup.establish(&Event::Returned { unit, hex });
        let mut table = table(rules, setup.finish(), 0);
        let arguments = [Argument::Unit(unit), Argument::Hex(hex)];
        // An error here comes from the rules, not from the script. The stage records script
        // failures itself.
        let _ = stage.run(&trigger.call, &arguments, &mut table);
    }
}

fn sets_off(rules: &Rules, board: &Board, trigger: &Trigger, unit: UnitId) -> bool {
    board.hex_of(unit).is_some()
        && rules.game.units.side(unit) == trigger.side
        && trigger.units.as_ref().is_none_or(|units| units.contains(unit.index()))
}

/// Breaks, eliminates or removes about a third of the units next to an enemy, and calls the
/// scenario's hooks for each of these units. A removed unit leaves the map at a random edge hex.
/// Returns the resulting board.
pub(super) fn lose(rules: &Arc<Rules>, board: Board, stage: &Stage, stream: &mut Stream) -> Board {
    let grid = &rules.game.map.grid;
    let edge: Vec<HexId> = grid.hexes().filter(|&hex| grid.is_on_any_edge(hex)).collect();
    let mut table = table(rules, board, seed(stream));
    for unit in table.board().units() {
        let Some(mut hex) = table.board().hex_of(unit) else { continue };
        let is_near = table.position().next_to_enemy(hex, rules.game.units.side(unit));
        let (event, hook): (_, fn(&Hooks) -> &Option<String>) = match stream.below(9) {
            0 => (Event::Broken { unit, into: BrokenBox::One }, |hooks| &hooks.on_broken),
            1 => (Event::Eliminated { unit }, |hooks| &hooks.on_eliminated),
            2 => (Event::LeftMap { unit }, |hooks| &hooks.on_leave_map),
            _ => continue,
        };
        if !is_near || table.board().result().is_some() {
            continue;
        }
        if let Event::LeftMap { .. } = event
            && let Some(&left) = edge.get(stream.below(edge.len() as u32) as usize)
        {
            hex = left;
        }
        let before = table.checkpoint();
        table.emit(event);
        let Some(function) = hook(&rules.scenario().hooks) else { continue };
        let arguments = [Argument::Unit(unit), Argument::Hex(hex)];
        if stage.run(function, &arguments, &mut table).is_err() {
            table.rewind(before);
        }
    }
    table.board().clone()
}

/// Computes the score and the numbers that both players see. Otherwise their script functions run
/// only when a player views the position.
pub(super) fn look(rules: &Rules, board: &Board) {
    let position = Position { package: rules, board };
    let _points = victory::score(position);
    let _shown = view::shown(position).count();
}

/// Plays each event on its own, in every window in which the event is playable. Random play may
/// never open some windows, such as a window at a draw, in a skipped phase, or within a procedure.
pub(super) fn play_events(
    rules: &Arc<Rules>,
    board: &Board,
    events: &[ChitId],
    stage: &Stage,
    stream: &mut Stream,
) {
    for &id in events {
        let chit = &rules.game.chits[id.index()];
        let (Some(event), Some(side)) = (chit.event(), chit.side) else { continue };
        let arguments = [Argument::Side(side), Argument::Chit(id)];
        for Occasion { board, repeats } in occasions(rules, board, event, side) {
            let position = Position { package: rules, board: &board };
            if event.can_play.as_ref().is_some_and(|asks| !stage.test(asks, &arguments, position)) {
                continue;
            }
            let seed = seed(stream);
            // Windows without a procedure share the current board. Another game of the event there
            // may reach a branch that the first did not.
            if repeats == Repeats::Yes && stage.has_reached(&event.on_play) {
                continue;
            }
            let mut table = table(rules, board, seed);
            // An error here comes from the rules, not from the script. The stage records script
            // failures itself.
            let _ = stage.run(&event.on_play, &arguments, &mut table);
        }
    }
}

/// Board on which an event may be played.
struct Occasion {
    board: Board,
    repeats: Repeats,
}

/// Whether an earlier occasion of the event has the same board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Repeats {
    No,
    Yes,
}

/// Returns boards on which the event may be played. A window during a procedure gives two boards
/// with that procedure in progress, after a good roll and after a bad roll. Any other window gives
/// the current board.
fn occasions(rules: &Arc<Rules>, board: &Board, event: &EventChit, side: Side) -> Vec<Occasion> {
    let mut found = Vec::new();
    let mut repeats = Repeats::No;
    for window in &event.windows {
        match window.moment(side) {
            None if is_in_activation(*window) && board.activation().is_none() => {}
            None => {
                found.push(Occasion { board: board.clone(), repeats });
                repeats = Repeats::Yes;
            }
            Some((kind, whose)) => found.extend([false, true].map(|bad| {
                let mut setup = BoardSetup::of(rules, board.clone());
                let moment = Some(under_way(rules, board, kind, whose).rolled(bad));
                setup.establish(&Event::MomentSet { moment: moment.map(Box::new) });
                Occasion { board: setup.finish(), repeats: Repeats::No }
            })),
        }
    }
    found
}

/// Whether the events of a window require an active brigade. They do, except in `Draw`, `Held` and
/// `Final`.
const fn is_in_activation(window: Window) -> bool {
    !matches!(window, Window::Draw | Window::Held | Window::Final)
}

/// Returns a procedure of the given kind in progress, for units of one side. The units are next to
/// an enemy, or as near to one as possible.
fn under_way(rules: &Rules, board: &Board, kind: MomentKind, side: Side) -> Moment {
    let position = Position { package: rules, board };
    let chits = (0..rules.game.chits.len()).map(ChitId::from_index);
    let mut generals = chits.filter(|&chit| {
        position.chit(chit).side == Some(side) && position.chit(chit).leader().is_some()
    });
    if let (MomentKind::Command, Some(chit)) = (kind, generals.next()) {
        return Moment::of_command(chit, side);
    }
    let enemies: Vec<HexId> = position.hexes_of(side.other()).collect();
    let grid = &rules.game.map.grid;
    let away = |hex: HexId| enemies.iter().map(|&enemy| grid.distance(hex, enemy)).min();
    let nearest = position.on_map(side).min_by_key(|&(_, hex)| away(hex));
    let Some((unit, hex)) = nearest else {
        return Moment::at(kind, UnitSet::EMPTY, side, HexId(0));
    };
    let fires = matches!(kind, MomentKind::Fire | MomentKind::AfterFire);
    let target =
        enemies.into_iter().filter(|_| fires).min_by_key(|&enemy| grid.distance(hex, enemy));
    Moment::at(kind, only(unit), side, target.unwrap_or(hex))
}
