//! Position for a page's map: counters as printed, with the units' state.

use kernel::{Badge, BoardView, Counter, PerSide, Shape, say};

use super::{map_markers, sections, standing};
use crate::board::{Face, Morale, UnitState};
use crate::describe;
use crate::game::{Arm, Mount, UnitId, Values};
use crate::position_ext::PositionExt;
use crate::rules::Rules;
use crate::system::Position;
use crate::view::{self, PhaseSeen, Public, Seen, UnitSeen};

/// Returns the position for a page.
pub(super) fn board_view(rules: &Rules, seen: &Seen) -> BoardView {
    let position = seen.position(rules);
    let (public, chits) = (view::public(position), seen.known_chits(rules));
    let score = standing::score(position, &public);
    BoardView {
        title: rules.scenario().name.clone(),
        when: vec![
            say!("picture-turn", turn = public.turn, last = public.last_turn),
            public.time.to_owned(),
        ],
        score: PerSide::from_fn(|side| public.score[side].clone()),
        standing: standing::standing(&public, &score),
        summary: score,
        path: path(position, &public),
        end: end(position, &public),
        counters: counters(position, &public),
        map_markers: map_markers::map_markers(position),
        sections: sections::sections(position, &public, &chits),
        beside: (say!("title-chits"), sections::beside(&chits)),
        areas: Vec::new(),
    }
}

/// Returns the path to the current step of the sequence of play.
fn path(position: Position<'_>, public: &Public<'_>) -> Vec<String> {
    let PhaseSeen { name, step, side } = public.phase;
    let game = position.game();
    let mut steps = vec![say!("step-turn", turn = public.turn), say!("phase", id = name)];
    steps.extend(step.map(|step| say!("phase", id = step)));
    steps.extend(side.map(|side| game.side_names[side].clone()));
    if let Some(activation) = position.board.activation() {
        steps.push(game.brigades[activation.brigade.index()].name.clone());
        steps.push(activation.step.label());
    }
    steps
}

fn end(position: Position<'_>, public: &Public<'_>) -> Option<(String, String)> {
    let result = public.result.as_ref()?;
    let names = &position.game().side_names;
    let level = result.level.map(str::to_owned);
    let level = level.unwrap_or_else(|| standing::unnamed(position, result.winner));
    let score = format!("{} {}, {} {}", names.usa, result.score.usa, names.csa, result.score.csa);
    Some((level, score))
}

fn counters(position: Position<'_>, public: &Public<'_>) -> Vec<Counter> {
    let units = position.board.units();
    let counter = |unit: UnitId| {
        let id = position.info(unit).id.as_str();
        counter(position, unit, public.units.iter().find(|seen| seen.id == id)?)
    };
    units.filter_map(counter).collect()
}

fn counter(position: Position<'_>, unit: UnitId, seen: &UnitSeen<'_>) -> Option<Counter> {
    let (info, state) = (position.info(unit), position.board.unit(unit));
    let acting = position.board.activation().map(|activation| activation.brigade);
    Some(Counter {
        id: info.id.clone(),
        name: info.name.clone(),
        side: info.side,
        hex: seen.hex?,
        sign: sign(position, unit),
        band: info.brigade.map(crate::game::BrigadeId::index),
        values: values(position, unit),
        figures: figures(position, unit).to_vec(),
        worn: state.face == Face::Battleworn,
        framed: state.skirmish,
        facing: None,
        badges: badges(state.morale, state.mount),
        acted: position.board.acted().contains(unit.index()),
        active: acting.is_some() && info.brigade == acting,
        state: letter(state),
        words: words(position, unit, seen),
    })
}

/// Returns the symbol of a unit's arm. Dismounted cavalry has the symbol of infantry.
fn sign(position: Position<'_>, unit: UnitId) -> &'static str {
    match position.board.unit(unit).mount {
        Mount::Dismounted => Arm::Infantry.id(),
        Mount::Mounted => position.info(unit).arm.id(),
    }
}

/// Returns the values on the counter, followed by the letters of the unit's traits: `9-Rf-5`,
/// `9-Rf-5 S`.
pub fn values(position: Position<'_>, unit: UnitId) -> String {
    let [strength, cohesion] = figures(position, unit);
    let weapon = &position.arms(unit).sign;
    let traits = describe::traits_of(position.game(), position.info(unit));
    let signs: String = traits.filter_map(|it| it.sign).map(|sign| sign.0).collect();
    let printed = format!("{strength}-{weapon}-{cohesion}");
    if signs.is_empty() { printed } else { format!("{printed} {signs}") }
}

/// Returns the strength and cohesion printed on the current face.
fn figures(position: Position<'_>, unit: UnitId) -> [String; 2] {
    let Values { sp, cr } = position.printed(unit);
    [describe::strength(sp), cr.to_string()]
}

/// Returns the letter for the worst state of a unit: `d` disrupted, `s` shaken, `b` battleworn.
const fn letter(state: &UnitState) -> char {
    match (state.morale, state.face) {
        (Morale::Disrupted, _) => 'd',
        (Morale::Shaken, _) => 's',
        (Morale::None, Face::Battleworn) => 'b',
        (Morale::None, Face::Fresh) => ' ',
    }
}

/// Returns the badges of a counter: a disc for Shaken, a square for Disrupted, a triangle for
/// dismounted.
fn badges(morale: Morale, mount: Mount) -> Vec<Badge> {
    let morale = match morale {
        Morale::None => None,
        Morale::Shaken => Some(Badge { letter: 'S', shape: Shape::Disc }),
        Morale::Disrupted => Some(Badge { letter: 'D', shape: Shape::Square }),
    };
    let on_foot = Badge { letter: 'F', shape: Shape::Triangle };
    morale.into_iter().chain((mount == Mount::Dismounted).then_some(on_foot)).collect()
}

/// Describes a unit with its state and its current values.
fn words(position: Position<'_>, unit: UnitId, seen: &UnitSeen<'_>) -> String {
    let mut words = describe::unit(position, unit);
    let states = [
        (seen.unsupported, say!("state-without-support")),
        (seen.frozen, say!("state-may-not-move")),
    ];
    for (_, name) in states.into_iter().filter(|(holds, _)| *holds) {
        words = format!("{words}, {name}");
    }
    match (&seen.sp, seen.cr) {
        (Some(sp), Some(cr)) => say!("picture-now", unit = words, sp, cr),
        _ => words,
    }
}
