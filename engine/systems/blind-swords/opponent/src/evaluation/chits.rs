//! Evaluation of questions about chits.

use blind_swords::check::chits::playable_now;
use blind_swords::choice::Word;
use blind_swords::game::Window;
use blind_swords::question::ChitQuestion;
use blind_swords::{Choice, Position, PositionExt, Question};

use crate::evaluation::tally::{Tally, Term, Weighed, weigh_each};
use crate::position::eval_context::EvalContext;
use crate::position::ground::{Milli, POINT};

/// Number of chits at which the cup counts as nearly empty. A bot then plays a held chit.
const NEARLY_EMPTY: usize = 2;

/// Bonus for playing a chit in the window of its event: half a point. A bot therefore plays the
/// chit even if a simulation shows a smaller loss for its side.
const IN_ITS_WINDOW: Milli = POINT / 2;

/// Evaluates the options of a question about chits. The static evaluation does not know the effect
/// of an event, which its script determines.
pub(crate) fn weigh(
    context: EvalContext<'_>,
    question: &ChitQuestion,
    options: &[Choice],
) -> Vec<Weighed> {
    weigh_each(options, |choice| Tally::of(Term::Moment, moment(context, question, choice)))
}

/// Whether the bot should simulate a question about chits, since only a simulation shows the value
/// of playing one. As long as other windows will open, a held chit is kept without simulation.
pub(crate) fn plays_or_keeps(context: EvalContext<'_>, question: &Question) -> bool {
    match question {
        Question::Chits(question) => match question {
            ChitQuestion::HeldDeclare(_, window) | ChitQuestion::HeldPlay(_, window) => {
                is_last(context, *window)
            }
            ChitQuestion::Drawn(..) | ChitQuestion::EventWindow(..) => true,
            ChitQuestion::Key(_) | ChitQuestion::HeldOrder => false,
        },
        _ => false,
    }
}

/// Returns the sequences of answers that can follow from an option. After the decision to play,
/// there is one sequence for each playable chit.
pub(crate) fn rows(
    position: Position<'_>,
    question: &Question,
    choice: Choice,
) -> Vec<Vec<Choice>> {
    let Question::Chits(question) = question else { return vec![vec![choice]] };
    match (question, choice) {
        (ChitQuestion::HeldDeclare(side, window), Choice::Word(Word::Play)) => {
            let playable = playable_now(position, *side, *window);
            playable.map(|chit| vec![choice, Choice::Chit(chit)]).collect()
        }
        _ => vec![vec![choice]],
    }
}

/// Whether an option keeps a chit that the side could play now.
pub(crate) fn keeps(question: &Question, choice: Choice) -> bool {
    let (Question::Chits(question), Choice::Word(word)) = (question, choice) else { return false };
    match question {
        ChitQuestion::HeldDeclare(_, window) | ChitQuestion::HeldPlay(_, window) => {
            matches!(word, Word::Pass | Word::Done) && *window != Window::Final
        }
        ChitQuestion::EventWindow(..) | ChitQuestion::Drawn(..) => {
            matches!(word, Word::Pass | Word::Hold)
        }
        ChitQuestion::Key(_) | ChitQuestion::HeldOrder => false,
    }
}

/// Returns the value of keeping a chit: a fixed amount for each remaining draw of the turn.
pub(crate) fn kept(context: EvalContext<'_>, question: &Question, choice: Choice) -> Tally {
    let draws = if keeps(question, choice) { context.position.board.cup_size() } else { 0 };
    Tally::of(Term::Kept, context.weights.keep * draws as Milli)
}

/// Returns the bonus for playing a chit in the window of its event. The window may not open again,
/// and a simulation misses most of the effect on marches and fights.
pub(crate) fn in_its_window(question: &Question, choice: Choice) -> Tally {
    let plays = matches!(choice, Choice::Chit(_));
    match question {
        Question::Chits(ChitQuestion::EventWindow(..)) if plays => {
            Tally::of(Term::Moment, IN_ITS_WINDOW)
        }
        _ => Tally::default(),
    }
}

fn moment(context: EvalContext<'_>, question: &ChitQuestion, choice: Choice) -> Milli {
    match (question, choice) {
        // A chit that can be played in more windows is more valuable.
        (ChitQuestion::Key(_), Choice::Chit(chit)) => {
            context.position.chit(chit).event().map_or(0, |event| event.windows.len() as Milli)
        }
        (ChitQuestion::HeldDeclare(_, window), Choice::Word(word)) => {
            Milli::from((word == Word::Play) == is_last(context, *window))
        }
        (ChitQuestion::HeldPlay(_, window), choice) => {
            Milli::from((choice != Word::Done.into()) == is_last(context, *window))
        }
        (ChitQuestion::HeldOrder, Choice::Side(side)) => Milli::from(side == context.side),
        (ChitQuestion::EventWindow(..), Choice::Chit(_)) => 1,
        (ChitQuestion::Drawn(..), Choice::Word(Word::Hold)) => 3,
        (ChitQuestion::Drawn(..), Choice::Word(Word::Play)) => 2,
        (ChitQuestion::Drawn(..), Choice::Word(_)) => 1,
        _ => 0,
    }
}

/// Whether few further windows will open for a held chit on this turn.
fn is_last(context: EvalContext<'_>, window: Window) -> bool {
    window == Window::Final || context.position.board.cup_size() <= NEARLY_EMPTY
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use blind_swords::board::{ActivationKind, ChitPlace, ChitStep, Phase};
    use blind_swords::event::Event;
    use blind_swords::script::{Argument, Scripts};
    use blind_swords::{Position, Table};
    use kernel::{Opponent, Play, Side, Sixteenths};
    use testing::field::Field;

    use super::*;
    use crate::heuristic::{BotRegistry, Skill};
    use crate::search::general::Budget;
    use crate::weights::Weights;

    /// Script that awards victory points to the side that plays an event.
    #[derive(Debug)]
    struct Prize(i32);

    impl Scripts for Prize {
        fn run(&self, _: &str, _: &[Argument], table: &mut Table) -> Play {
            table.emit(Event::PointsAwarded { side: Side::Usa, points: self.0 });
            Ok(())
        }

        fn test(&self, _: &str, _: &[Argument], _: Position<'_>) -> bool {
            true
        }

        fn count(&self, _: &str, _: &[Argument], _: Position<'_>) -> Sixteenths {
            Sixteenths::ZERO
        }
    }

    /// Ids of the chits in a cup that is nearly empty.
    const LAST: [&str; 2] = ["x", "y"];

    /// Returns the North's choice before a draw from a cup, and its evaluation as log lines. The
    /// North holds an event worth `points`.
    fn declared(cup: &[&str], points: i32, weights: Weights) -> (Choice, Vec<String>) {
        let mut field = Field::clear();
        field.put("a1", "2110").put("g1", "2310");
        field.chits(ChitPlace::Held, &["u2"]).chits(ChitPlace::Cup, cup);
        field.phase(Phase::ChitDraw(ChitStep::Declare));
        field.rules.scripts = Arc::new(Prize(points));
        let rules = Arc::new(field.rules.clone());
        let mut heuristic =
            BotRegistry::default().heuristic(&rules, Side::Usa, Skill::AtSight(weights));
        heuristic.begin(field.position());
        let question = Question::Chits(ChitQuestion::HeldDeclare(Side::Usa, Window::Held));
        let options = [Word::Play, Word::Pass].map(Choice::from);
        let advice = heuristic.advise(Side::Usa, &question, &options, field.position());
        assert_eq!(
            heuristic.choose(Side::Usa, &question, &options, field.position()),
            advice.choice
        );
        (advice.choice, advice.because.into_iter().map(|because| because.what).collect())
    }

    /// The bot compares the value of playing a chit now with the value of keeping it for later
    /// draws.
    #[test]
    fn a_chit_is_played_where_that_brings_more_than_keeping_it() {
        let standard = Weights::STANDARD;
        let (choice, because) = declared(&LAST, 1, standard);
        assert_eq!((choice, &*because), (Word::Play.into(), &[Term::Foreseen.words()][..]));
        let (choice, because) = declared(&LAST, 0, standard);
        assert_eq!((choice, &*because), (Word::Pass.into(), &[Term::Kept.words()][..]));
        let dear = Weights { keep: 600, ..standard };
        assert_eq!(declared(&LAST, 1, dear).0, Word::Pass.into());
        assert_eq!(declared(&LAST, 2, dear).0, Word::Play.into());
    }

    /// As long as other windows will open, the bot keeps a chit, whatever its value.
    #[test]
    fn a_chit_is_kept_while_the_cup_is_full() {
        let full = ["x", "y", "c1"];
        assert_eq!(declared(&full, 9, Weights::STANDARD).0, Word::Pass.into());
    }

    /// A bot whose `keep` weight is 0 plays a chit when the cup is nearly empty, whatever its
    /// value.
    #[test]
    fn a_sergeant_does_not_try_chits() {
        assert_eq!(declared(&LAST, 0, Weights::SERGEANT).0, Word::Play.into());
    }

    /// Returns the South's choice after the North has given an order. The South has the given
    /// skill, and may play an event worth `points`.
    fn at_its_moment(points: i32, skill: Skill) -> Choice {
        let mut field = Field::clear();
        field.put("a1", "2110").put("g1", "2116");
        field.chits(ChitPlace::Held, &["c4"]).chits(ChitPlace::Cup, &LAST);
        field.phase(Phase::ChitDraw(ChitStep::Declare));
        let (brigade, kind) = (field.brigade("a"), ActivationKind::Full);
        field.happen(&Event::ActivationBegan { brigade, kind, chit: None, recycles: false });
        field.rules.scripts = Arc::new(Prize(-points));
        let rules = Arc::new(field.rules.clone());
        let mut heuristic = BotRegistry::default().heuristic(&rules, Side::Csa, skill);
        heuristic.begin(field.position());
        let question = Question::Chits(ChitQuestion::EventWindow(Side::Csa, Window::EnemyOrders));
        let options = [Choice::Chit(field.chit("c4")), Word::Pass.into()];
        heuristic.choose(Side::Csa, &question, &options, field.position())
    }

    /// A Captain does not simulate the activation, and plays any event that does no visible harm. A
    /// General simulates it, and keeps an event that brings no benefit.
    #[test]
    fn a_captain_plays_at_its_moment_what_does_no_harm() {
        let plays = |points, skill| at_its_moment(points, skill) != Word::Pass.into();
        let captain = Skill::AtSight(Weights::STANDARD);
        assert_eq!([2, 0, -2].map(|points| plays(points, captain)), [true, true, false]);
        let general = Skill::Tried(Weights::STANDARD, Budget::GENERAL);
        assert_eq!([2, 0, -2].map(|points| plays(points, general)), [true, false, false]);
    }

    /// At the end of a turn no draws remain.
    #[test]
    fn nothing_is_kept_for_after_the_end() {
        let pass = Choice::from(Word::Pass);
        for (window, kept) in [(Window::Held, true), (Window::Final, false)] {
            let question = Question::Chits(ChitQuestion::HeldDeclare(Side::Usa, window));
            assert_eq!(keeps(&question, pass), kept);
        }
    }
}
