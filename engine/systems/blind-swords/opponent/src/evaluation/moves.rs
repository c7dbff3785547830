//! Evaluation of moves.

use blind_swords::check::movement;
use blind_swords::choice::Word;
use blind_swords::game::UnitId;
use blind_swords::position_ext::{members, only};
use blind_swords::question::{MoveOrder, MoveQuestion, Walk};
use blind_swords::{Choice, PositionExt};
use kernel::{HexId, Posture};

use crate::evaluation::stand::{Outlook, Spirit, Standing};
use crate::evaluation::tally::{Tally, Term, Weighed, weigh_each};
use crate::position::eval_context::EvalContext;
use crate::position::ground::Milli;

/// Lowest value for which a unit moves.
const WORTH_A_MOVE: Milli = 40;

/// Remaining part of a planned path. The bot plans the path when it chooses the unit that moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct March {
    unit: Option<UnitId>,
    path: Vec<HexId>,
    /// Evaluation of the whole move.
    tally: Tally,
}

impl March {
    /// Returns the hex at the end of the path. `None` if the unit is already there.
    pub(crate) fn goal(&self) -> Option<HexId> {
        self.path.last().copied()
    }
}

/// Planned path, with its value compared with staying.
struct Plan {
    path: Vec<HexId>,
    tally: Tally,
}

/// Evaluates the options of a move question.
pub(crate) fn weigh(
    context: EvalContext<'_>,
    march: &mut March,
    question: &MoveQuestion,
    options: &[Choice],
) -> Vec<Weighed> {
    match question {
        MoveQuestion::Unit(order) => who(context, march, *order, options),
        // The bot never moves units together as a stack. Each unit takes its own path.
        MoveQuestion::Stack(..) => {
            let goes = |choice: Choice| Milli::from(choice == Word::Go.into());
            weigh_each(options, |choice| Tally::of(Term::Way, goes(choice)))
        }
        MoveQuestion::Hex(walk) => where_to(context, march, walk, options),
    }
}

/// Returns the first unit for which a move is worthwhile, and stores its path. Units at the front
/// come first.
fn who(
    context: EvalContext<'_>,
    march: &mut March,
    order: MoveOrder,
    options: &[Choice],
) -> Vec<Weighed> {
    let outlook = Outlook::of(context);
    let mut units: Vec<UnitId> = options.iter().filter_map(|choice| choice.unit().ok()).collect();
    units.sort_by_key(|&unit| {
        let here = context.position.board.hex_of(unit);
        let goal = outlook.goal(unit);
        (here.zip(goal).map_or(0, |(here, goal)| goal.way[here.index()]), unit)
    });
    for unit in units {
        let Ok(walk) = movement::begin(context.position, order, &only(unit)) else { continue };
        let plan = plan(&outlook, &walk, unit);
        if plan.tally.total() >= WORTH_A_MOVE {
            *march = March { unit: Some(unit), path: plan.path, tally: plan.tally };
            return vec![Weighed { choice: Choice::Unit(unit), tally: plan.tally }];
        }
    }
    options
        .iter()
        .filter(|choice| choice.unit().is_err())
        .chain(options)
        .take(1)
        .map(|&choice| Weighed { choice, tally: Tally::default() })
        .collect()
}

fn where_to(
    context: EvalContext<'_>,
    march: &mut March,
    walk: &Walk,
    options: &[Choice],
) -> Vec<Weighed> {
    let leader = members(&walk.movers).next().expect("somebody moves");
    let known = march.unit == Some(leader)
        && match march.path.first() {
            Some(next) => {
                options.contains(&Choice::Hex(*next))
                    && context.position.game().map.grid.adjacent(walk.here, *next)
            }
            None => options.contains(&Word::Stop.into()),
        };
    if !known {
        let plan = plan(&Outlook::of(context), walk, leader);
        *march = March { unit: Some(leader), path: plan.path, tally: plan.tally };
    }
    let choice =
        if march.path.is_empty() { Word::Stop.into() } else { Choice::Hex(march.path.remove(0)) };
    let choice = if options.contains(&choice) { choice } else { options[0] };
    vec![Weighed { choice, tally: march.tally }]
}

/// Returns the path to the best hex that a unit can reach.
fn plan(outlook: &Outlook<'_>, walk: &Walk, unit: UnitId) -> Plan {
    let context = outlook.context;
    let stays = Plan { path: Vec::new(), tally: Tally::default() };
    let Some(ways) = movement::ways(context.position, walk) else { return stays };
    let post = outlook.post(unit, spirit(walk.order));
    let home = post.stand(walk.here);
    let leaving = leaving(context, walk.here, &home);
    let mut best = None;
    let mut most = home.total();
    for hex in ways.stops() {
        if post.at_most(hex) <= most {
            continue;
        }
        let there = post.arrive(hex).with_more_exposure(leaving);
        if there.total() > most {
            (best, most) = (Some((there, hex)), there.total());
        }
    }
    best.map_or(stays, |(there, hex)| Plan {
        path: ways.path_to(hex),
        tally: there.tally().less(&home.tally()),
    })
}

/// Returns the loss that a unit must expect from adjacent enemies' fire when it leaves its hex: a
/// third of its exposure there. 0 if no enemy is adjacent.
fn leaving(context: EvalContext<'_>, here: HexId, home: &Standing) -> Milli {
    if context.position.next_to_enemy(here, context.side) { home.exposure() / 3 } else { 0 }
}

const fn spirit(order: MoveOrder) -> Spirit {
    match order {
        MoveOrder::Brigade(_, order) => match order.posture() {
            Posture::Attack => Spirit::Bold,
            Posture::Defend => Spirit::Steady,
            Posture::Move | Posture::Rest => Spirit::Wary,
        },
        MoveOrder::Artillery(_) => Spirit::Steady,
        MoveOrder::Event(granted) => {
            if granted.engage {
                Spirit::Bold
            } else {
                Spirit::Wary
            }
        }
    }
}

/// Evaluates every option of a move question, compared with staying. Options that are not needed to
/// find the best one are included.
pub(crate) fn weigh_all(
    context: EvalContext<'_>,
    question: &MoveQuestion,
    options: &[Choice],
) -> Vec<Weighed> {
    match question {
        MoveQuestion::Unit(order) => {
            let outlook = Outlook::of(context);
            weigh_each(options, |choice| {
                let unit = choice.unit();
                unit.map_or_else(|_| Tally::default(), |unit| gain(&outlook, unit, *order))
            })
        }
        MoveQuestion::Stack(..) => Vec::new(),
        MoveQuestion::Hex(walk) => steps(context, walk, options),
    }
}

/// Evaluates each possible next step by the best hex that the unit can reach through it.
fn steps(context: EvalContext<'_>, walk: &Walk, options: &[Choice]) -> Vec<Weighed> {
    let Some(leader) = members(&walk.movers).next() else { return Vec::new() };
    let outlook = Outlook::of(context);
    let mut steps = vec![Weighed { choice: Word::Stop.into(), tally: Tally::default() }];
    let Some(ways) = movement::ways(context.position, walk) else { return steps };
    let post = outlook.post(leader, spirit(walk.order));
    let home = post.stand(walk.here);
    let leaving = leaving(context, walk.here, &home);
    for hex in ways.stops() {
        let Some(&first) = ways.path_to(hex).first() else { continue };
        let there = post.arrive(hex).with_more_exposure(leaving);
        let (choice, tally) = (Choice::Hex(first), there.tally().less(&home.tally()));
        match steps.iter_mut().find(|known| known.choice == choice) {
            Some(known) if known.tally.total() >= tally.total() => {}
            Some(known) => known.tally = tally,
            None => steps.push(Weighed { choice, tally }),
        }
    }
    steps.retain(|step| options.contains(&step.choice));
    steps
}

/// Evaluates a move that ends in the unit's current hex.
pub(crate) fn stays(context: EvalContext<'_>, walk: &Walk) -> Tally {
    let Some(leader) = members(&walk.movers).next() else { return Tally::default() };
    Outlook::of(context).post(leader, spirit(walk.order)).stand(walk.here).tally()
}

/// Returns the hex at the end of a unit's best move under an order. `None` if no move is
/// worthwhile.
pub(crate) fn destination(outlook: &Outlook<'_>, unit: UnitId, order: MoveOrder) -> Option<HexId> {
    let walk = movement::begin(outlook.context.position, order, &only(unit)).ok()?;
    plan(outlook, &walk, unit).path.last().copied()
}

/// Returns the value of the best move of a unit under an order.
pub(crate) fn gain(outlook: &Outlook<'_>, unit: UnitId, order: MoveOrder) -> Tally {
    match movement::begin(outlook.context.position, order, &only(unit)) {
        Ok(walk) if walk.left > kernel::Sixteenths::ZERO => plan(outlook, &walk, unit).tally,
        _ => Tally::default(),
    }
}
