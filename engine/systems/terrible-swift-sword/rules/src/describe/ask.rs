use kernel::{HexId, say};

use super::{brigade, direction, formation, hex, leader, unit, units};
use crate::check::{fire, fire_plan, march, pay};
use crate::choice::{Choice, Mover, Word};
use crate::game::{Game, LeaderId, LeaderSet, UnitId, UnitSet};
use crate::position_ext::PositionExt;
use crate::question::{
    ChargeQuestion, FirePhase, FireQuestion, LeaderQuestion, MeleeQuestion, MoveQuestion, Payment,
    Question, RetreatCause, SetUpQuestion, Transfer,
};
use crate::system::{Position, Roll};

/// Returns the prompt of a question.
pub fn prompt(position: Position<'_>, question: &Question) -> String {
    let game = position.game();
    match question {
        Question::SetUp(question) => of_set_up(game, *question),
        Question::Pay(Payment::Movement) => say!("ask-pay", points = position.board.morale()),
        Question::Pay(Payment::Melee) => say!("ask-pay-melee", points = position.board.morale()),
        Question::Move(question) => of_move(position, question),
        Question::Facing(facing) => say!("ask-facing", hex = hex(game, facing.hex)),
        Question::Fire(question) => of_fire(game, question),
        Question::Reaction(reaction) => {
            let occasion = match reaction.occasion {
                crate::question::Occasion::Withdrawal | crate::question::Occasion::Covering => {
                    "withdrawal"
                }
                crate::question::Occasion::Retreat => "retreat",
                crate::question::Occasion::Limbering => "limbering",
            };
            say!("ask-reaction", target = unit(game, reaction.target), occasion)
        }
        Question::Split(split) => {
            say!("ask-overshoot", unit = unit(game, split.unit), hex = hex(game, split.aimed))
        }
        Question::Charge(ChargeQuestion::Whom) => say!("ask-charge"),
        Question::Charge(ChargeQuestion::Target(own)) => {
            say!("ask-charge-hex", unit = unit(game, *own))
        }
        Question::Withdrawal(_) => say!("ask-withdraw"),
        Question::Advance(at) => say!("ask-advance", hex = hex(game, *at)),
        Question::Melee(MeleeQuestion::Leave(at)) => say!("ask-leave", hex = hex(game, *at)),
        Question::Melee(MeleeQuestion::Where) => say!("ask-melee"),
        Question::Melee(MeleeQuestion::Who(at, ..)) => say!("ask-melee-unit", hex = hex(game, *at)),
        Question::Loss(loss) => say!("ask-loss", hex = hex(game, loss.hex)),
        Question::Retreat(retreat) => {
            let cause = if retreat.cause == RetreatCause::Rout { "rout" } else { "retreat" };
            let (unit, hexes) = (unit(game, retreat.unit), retreat.owed);
            say!("ask-retreat", unit, cause, hexes)
        }
        Question::Crowded(_) => say!("ask-captured"),
        Question::Leader(question) => of_leader(game, question),
        Question::Rally(own) => say!("ask-rally", leader = leader(game, *own)),
        Question::Swap(at) => say!("ask-swap", hex = hex(game, *at)),
        Question::Transfer(Transfer::From(_)) => say!("ask-transfer"),
        Question::Transfer(Transfer::To(from)) => {
            say!("ask-transfer-to", unit = unit(game, *from))
        }
        Question::Transfer(Transfer::Rounds(from, to)) => {
            say!("ask-transfer-rounds", unit = unit(game, *from), other = unit(game, *to))
        }
        Question::Guard(wagon) => say!("ask-guard", unit = unit(game, *wagon)),
        Question::Wagon(wagon) => say!("ask-wagon", unit = unit(game, *wagon)),
    }
}

fn of_set_up(game: &Game, question: SetUpQuestion) -> String {
    match question {
        SetUpQuestion::Plan => say!("ask-setup-plan"),
        SetUpQuestion::Unit(own, _) => say!("ask-setup-unit", unit = unit(game, own)),
        SetUpQuestion::Formation(own) => say!("ask-setup-formation", unit = unit(game, own)),
        SetUpQuestion::Leader(own) => say!("ask-setup-leader", leader = leader(game, own)),
    }
}

fn of_move(position: Position<'_>, question: &MoveQuestion) -> String {
    let game = position.game();
    match question {
        MoveQuestion::Whom => say!("ask-move-unit"),
        MoveQuestion::March(own) => {
            let guide = march::guide(position, &march::walks(position, *own));
            let guide = guide.map_or(String::new(), |it| movers(game, it.units, it.leaders));
            say!("ask-march", brigade = brigade(game, *own), guide)
        }
        MoveQuestion::Gate(own) => say!("ask-enter-brigade", brigade = brigade(game, *own)),
        MoveQuestion::Formation(own) => say!("ask-enter-formation", unit = unit(game, *own)),
        MoveQuestion::Entry(mover, _) => say!("ask-enter-hex", mover = mover.name(game)),
        MoveQuestion::Step(walk) => {
            let movers = movers(game, walk.units, walk.leaders);
            say!("ask-move-hex", movers, hex = hex(game, walk.here))
        }
    }
}

/// Returns the names of the units and leaders that move together.
fn movers(game: &Game, moving: UnitSet, leaders: LeaderSet) -> String {
    let names = leaders.iter().map(|it| leader(game, LeaderId::from_index(it)).to_owned());
    let own = moving.iter().map(|it| unit(game, UnitId::from_index(it)).to_owned());
    kernel::words::all_of(own.chain(names))
}

fn of_fire(game: &Game, question: &FireQuestion) -> String {
    match question {
        FireQuestion::Target(FirePhase::Defensive) => say!("ask-target-defensive"),
        FireQuestion::Target(FirePhase::Offensive) => say!("ask-target-offensive"),
        FireQuestion::Firers(_, at, volley) if volley.is_empty() => {
            say!("ask-fire-first", hex = hex(game, *at))
        }
        FireQuestion::Firers(_, at, volley) => {
            say!("ask-fire-more", hex = hex(game, *at), units = units(game, volley.units()))
        }
        FireQuestion::Second(_, at, _) => say!("ask-fire-second", hex = hex(game, *at)),
    }
}

fn of_leader(game: &Game, question: &LeaderQuestion) -> String {
    match question {
        LeaderQuestion::Along(own, to) => {
            say!("ask-leader-along", leader = leader(game, *own), hex = hex(game, *to))
        }
        LeaderQuestion::Joins(own, _) => say!("ask-leader-joins", leader = leader(game, *own)),
        LeaderQuestion::Replacement(own) => {
            say!("ask-leader-replacement", leader = leader(game, *own))
        }
    }
}

/// Returns advice on a question for newcomers: its meaning, and the choice that most players make.
pub fn coach(question: &Question) -> String {
    match question {
        Question::SetUp(SetUpQuestion::Plan) => say!("coach-setup"),
        Question::SetUp(_) => say!("coach-setup-unit"),
        Question::Pay(Payment::Movement) => say!("coach-pay"),
        Question::Pay(Payment::Melee) => say!("coach-pay-melee"),
        Question::Move(MoveQuestion::March(_)) => say!("coach-march"),
        Question::Move(
            MoveQuestion::Gate(_) | MoveQuestion::Formation(_) | MoveQuestion::Entry(..),
        ) => say!("coach-enter"),
        Question::Move(MoveQuestion::Step(_)) => say!("coach-move-hex"),
        Question::Move(_) => say!("coach-move"),
        Question::Facing(_) => say!("coach-facing"),
        Question::Fire(_) => say!("coach-fire"),
        Question::Reaction(_) => say!("coach-reaction"),
        Question::Split(_) => say!("coach-overshoot"),
        Question::Charge(_) => say!("coach-charge"),
        Question::Withdrawal(_) => say!("coach-withdraw"),
        Question::Advance(_) => say!("coach-advance"),
        Question::Melee(MeleeQuestion::Leave(_)) => say!("coach-leave"),
        Question::Melee(_) => say!("coach-melee"),
        Question::Loss(_) => say!("coach-loss"),
        Question::Retreat(_) => say!("coach-retreat"),
        Question::Crowded(_) => say!("coach-captured"),
        Question::Leader(_) => say!("coach-leader"),
        Question::Rally(_) => say!("coach-rally"),
        Question::Swap(_) => say!("coach-swap"),
        Question::Transfer(_) => say!("coach-transfer"),
        Question::Guard(_) => say!("coach-guard"),
        Question::Wagon(_) => say!("coach-wagon"),
    }
}

/// Returns the purpose of a die roll in words.
pub fn roll(position: Position<'_>, roll: &Roll) -> String {
    let game = position.game();
    let name = |own: &UnitId| unit(game, *own);
    match roll {
        Roll::Fire(own, _) => say!("roll-fire", unit = name(own)),
        Roll::Aim(own) => say!("roll-aim", unit = name(own)),
        Roll::Ammunition(own) => say!("roll-ammunition", unit = name(own)),
        Roll::Caisson(own) => say!("roll-caisson", unit = name(own)),
        Roll::Rounds(own) => say!("roll-rounds", unit = name(own)),
        Roll::Leader(own) => say!("roll-leader", leader = leader(game, *own)),
        Roll::Rout(own) => say!("roll-rout", unit = name(own)),
        Roll::RoutAgain(own) => say!("roll-rout-again", unit = name(own)),
        Roll::Melee(own) => say!("roll-melee", unit = name(own)),
        Roll::Demoralisation(own) => say!("roll-demoralisation", brigade = brigade(game, *own)),
        Roll::Rating(own) => say!("roll-rating", brigade = brigade(game, *own)),
        Roll::Strategy => say!("roll-strategy"),
    }
}

/// Returns the label of an option.
pub fn label(position: Position<'_>, question: &Question, choice: Choice) -> String {
    let game = position.game();
    match choice {
        Choice::Hex(at) => target(position, question, at).unwrap_or_else(|| hex(game, at)),
        Choice::Unit(own) => party(question, Mover::Unit(own), unit(game, own)),
        Choice::Share(own, points) => say!("choice-share", unit = unit(game, own), points),
        Choice::Leader(own) => party(question, Mover::Leader(own), leader(game, own)),
        Choice::Brigade(own) if matches!(question, Question::Move(_)) => {
            say!("choice-march", brigade = brigade(game, own))
        }
        Choice::Brigade(own) => {
            let points = pay::price(position, own);
            say!("choice-pay", brigade = brigade(game, own), points)
        }
        Choice::Formation(own) if matches!(question, Question::Move(MoveQuestion::Step(_))) => {
            say!("choice-change", formation = own.id())
        }
        Choice::Formation(own) => formation(own),
        Choice::Facing(way) => say!("choice-face", direction = direction(game, way)),
        Choice::Number(number) => number.to_string(),
        Choice::Word(Word::Plan) => said_plan(position, question),
        Choice::Word(word) => said(question, word),
    }
}

/// Returns the label of a unit or leader. During a move, a mover in the hex joins or stays behind.
fn party(question: &Question, mover: Mover, name: &str) -> String {
    match question {
        Question::Move(MoveQuestion::Step(walk)) if walk.movers().any(|it| it == mover) => {
            say!("choice-drop", name)
        }
        Question::Move(MoveQuestion::Step(_)) => say!("choice-join", name),
        _ => name.to_owned(),
    }
}

/// Returns the label of a hex that a side may attack: with the enemies in it. `None` for the hexes of
/// other questions.
fn target(position: Position<'_>, question: &Question, at: HexId) -> Option<String> {
    let enemy = match question {
        Question::Fire(FireQuestion::Target(phase)) => fire::firing_side(position, *phase).other(),
        Question::Melee(MeleeQuestion::Where) | Question::Charge(ChargeQuestion::Target(_)) => {
            position.board.active().other()
        }
        _ => return None,
    };
    let game = position.game();
    let top = position.top(enemy, at)?;
    let others = position.stack(enemy, at).count() - 1;
    Some(say!("choice-target", hex = hex(game, at), unit = unit(game, top), others))
}

/// Returns the label of the plan of a fire phase: `Fire by the plan: A and B at 2018; C at 2020`.
fn said_plan(position: Position<'_>, question: &Question) -> String {
    let game = position.game();
    let Question::Fire(FireQuestion::Target(phase)) = question else {
        return said(question, Word::Plan);
    };
    let fires = fire_plan::plan(position, *phase).into_iter().map(|fire| {
        let units = units(game, fire.volley.whole);
        say!("planned-fire", units, hex = hex(game, fire.hex))
    });
    say!("choice-plan", fires = fires.collect::<Vec<_>>().join("; "))
}

fn said(question: &Question, word: Word) -> String {
    match (word, question) {
        (Word::Done, Question::Fire(FireQuestion::Second(..))) => say!("choice-no-second"),
        (Word::Done, Question::Fire(_)) => say!("choice-done-fire"),
        (Word::Done, Question::Move(_)) => say!("choice-done-move"),
        (Word::Done, Question::Pay(_)) => say!("choice-done-pay"),
        (Word::Done, Question::Charge(_)) => say!("choice-done-charge"),
        (Word::Done, Question::Melee(_)) => say!("choice-done-melee"),
        (word, _) => say!("choice", word = word.id()),
    }
}
