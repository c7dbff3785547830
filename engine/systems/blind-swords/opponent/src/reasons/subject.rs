//! Subjects of explanations. The opponent does not store a subject, but derives it from the answer.

use blind_swords::choice::Word;
use blind_swords::game::{BrigadeId, Order, UnitId};
use blind_swords::position_ext::members;
use blind_swords::question::{
    ActivationQuestion, AdvanceQuestion, ArtilleryQuestion, Entrant, FogQuestion, MoveQuestion,
    OverstackQuestion, PlacementQuestion, RallyQuestion, RetreatQuestion,
};
use blind_swords::{Choice, PositionExt, Question};
use kernel::HexId;

use super::Asked;
use crate::evaluation::artillery::{self, GunAction};
use crate::evaluation::assaults::{self, Fight};
use crate::evaluation::fires::{self, Shot};
use crate::evaluation::stand::Outlook;
use crate::evaluation::{activations, rallies};
use crate::position::eval_context::EvalContext;

/// Action or unit that an explanation is about.
pub(super) enum Subject {
    /// Fire at a target.
    Shot(Shot),
    /// Attack on a hex.
    Fight(Fight),
    /// Hex that a unit could move to.
    Place(UnitId, HexId),
    /// Brigade that acts under an order.
    Brigade(BrigadeId, Order),
    /// Unit that recovers.
    Recovers(UnitId),
    /// Unit that makes a rebuild attempt.
    Rebuilds(UnitId),
    /// Unit that suffers a result.
    Struck(UnitId),
    /// No subject. No subject could be derived from the answer.
    Nothing,
}

pub(super) fn of(asked: &Asked<'_>) -> Subject {
    found(asked).unwrap_or(Subject::Nothing)
}

fn found(asked: &Asked<'_>) -> Option<Subject> {
    let Asked { context, question, choice, march } = *asked;
    let comes = |unit: UnitId| {
        let hex = choice.hex().ok().or_else(|| context.position.board.hex_of(unit));
        hex.map(|hex| Subject::Place(unit, hex))
    };
    let struck = || choice.unit().ok().map(Subject::Struck);
    match question {
        Question::Fire(question) => fires::shot(context, question, choice).map(Subject::Shot),
        Question::Assault(question) => {
            assaults::fight(context, question, choice).map(Subject::Fight)
        }
        Question::Move(MoveQuestion::Unit(_)) => {
            Some(Subject::Place(choice.unit().ok()?, march.goal()?))
        }
        Question::Move(MoveQuestion::Hex(walk)) => {
            let hex = choice.hex().ok().map_or(walk.here, |hex| march.goal().unwrap_or(hex));
            members(&walk.movers).next().map(|unit| Subject::Place(unit, hex))
        }
        Question::Activation(question) => order(context, question, choice),
        Question::Artillery(question) => guns(context, question, choice),
        Question::Rally(question) => rally(context, question, choice).or_else(|| match question {
            RallyQuestion::RebuildHex(_, unit) | RallyQuestion::DisplaceHex(unit) => comes(*unit),
            RallyQuestion::Unit(_) | RallyQuestion::Action(..) => None,
        }),
        Question::Skirmish(withdrawal) => comes(withdrawal.unit),
        Question::Cavalry(withdrawal) => comes(withdrawal.unit),
        Question::Retreat(RetreatQuestion::Hex(walk)) => comes(walk.unit),
        Question::Advance(AdvanceQuestion::Unit(advance)) => {
            Some(Subject::Place(choice.unit().ok()?, advance.into))
        }
        Question::Advance(AdvanceQuestion::Hex(unit))
        | Question::Overstack(OverstackQuestion::Hex(unit))
        | Question::Placement(PlacementQuestion::Hex(_, unit)) => comes(*unit),
        Question::Entry(Entrant::Unit(unit)) => comes(*unit),
        Question::Entry(Entrant::Brigade(brigade)) => {
            comes(*context.position.game().brigades[brigade.index()].units.first()?)
        }
        Question::Fog(FogQuestion::Hex(_, unit))
            if context.position.side_of(*unit) == context.side =>
        {
            comes(*unit)
        }
        Question::Tie(_)
        | Question::Panic(_)
        | Question::Fog(FogQuestion::Unit(_))
        | Question::Overstack(OverstackQuestion::Unit(_)) => struck(),
        _ => None,
    }
}

fn order(
    context: EvalContext<'_>,
    question: &ActivationQuestion,
    choice: Choice,
) -> Option<Subject> {
    match (question, choice) {
        (ActivationQuestion::Order(brigade), Choice::Order(order)) => {
            Some(Subject::Brigade(*brigade, order))
        }
        (
            ActivationQuestion::Brigade(_) | ActivationQuestion::FortunesBrigade(_),
            Choice::Brigade(brigade),
        ) => {
            let order = activations::most_urgent(&Outlook::of(context), brigade);
            Some(Subject::Brigade(brigade, order))
        }
        (
            ActivationQuestion::Order(_)
            | ActivationQuestion::Brigade(_)
            | ActivationQuestion::FortunesBrigade(_),
            _,
        ) => None,
    }
}

fn guns(context: EvalContext<'_>, question: &ArtilleryQuestion, choice: Choice) -> Option<Subject> {
    let outlook = Outlook::of(context);
    let (unit, action) = match (question, choice) {
        (ArtilleryQuestion::Hex(_), Choice::Hex(hex)) => artillery::foremost(&outlook, hex)?,
        (ArtilleryQuestion::Unit(_), Choice::Unit(unit)) => {
            (unit, artillery::action(&outlook, unit)?)
        }
        (ArtilleryQuestion::Action(action), Choice::Word(Word::Fire)) => {
            (action.unit, artillery::fires(context, action.unit)?)
        }
        (ArtilleryQuestion::Action(action), Choice::Word(Word::Move)) => {
            (action.unit, artillery::goes(&outlook, action.unit)?)
        }
        (
            ArtilleryQuestion::Hex(_) | ArtilleryQuestion::Unit(_) | ArtilleryQuestion::Action(_),
            _,
        ) => return None,
    };
    Some(match action {
        GunAction::Fires(shot) => Subject::Shot(shot),
        GunAction::Goes(hex) => Subject::Place(unit, hex),
    })
}

fn rally(context: EvalContext<'_>, question: &RallyQuestion, choice: Choice) -> Option<Subject> {
    let (unit, rebuilds) = match (question, choice) {
        (RallyQuestion::Unit(rallying), Choice::Unit(unit)) => {
            (unit, rallies::would_rebuild(context, *rallying, unit))
        }
        (RallyQuestion::Action(_, unit), Choice::Word(word)) => (*unit, word == Word::Rebuild),
        (
            RallyQuestion::Unit(_)
            | RallyQuestion::Action(..)
            | RallyQuestion::RebuildHex(..)
            | RallyQuestion::DisplaceHex(_),
            _,
        ) => return None,
    };
    Some(if rebuilds { Subject::Rebuilds(unit) } else { Subject::Recovers(unit) })
}
