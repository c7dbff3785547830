//! What becomes of chits.

use blind_swords::check::chits::playable_now;
use blind_swords::choice::Word;
use blind_swords::game::Window;
use blind_swords::question::ChitQuestion;
use blind_swords::{Choice, Look, Question, Scene};

use crate::ground::{Milli, POINT};
use crate::mind::Mind;
use crate::tally::{Tally, Term, Weighed, weigh_each};

/// A cup with so few chits is nearly empty: who still holds one plays it.
const NEARLY_EMPTY: usize = 2;

/// So much a chit may seem to harm in the window of its event and is played for all that: half a point.
const IN_ITS_WINDOW: Milli = POINT / 2;

/// What speaks for each answer to a question of chits. What an event does only its script knows.
pub(crate) fn weigh(mind: Mind<'_>, question: &ChitQuestion, options: &[Choice]) -> Vec<Weighed> {
    weigh_each(options, |choice| Tally::of(Term::Moment, moment(mind, question, choice)))
}

/// Whether a question is one of chits that are worth a trial, which alone tells what comes of playing rather than keeping
/// them. What is held is kept while other moments are to come.
pub(crate) fn plays_or_keeps(mind: Mind<'_>, question: &Question) -> bool {
    match question {
        Question::Chits(question) => match question {
            ChitQuestion::HeldDeclare(_, window) | ChitQuestion::HeldPlay(_, window) => {
                is_last(mind, *window)
            }
            ChitQuestion::Drawn(..) | ChitQuestion::EventWindow(..) => true,
            ChitQuestion::Key(_) | ChitQuestion::HeldOrder => false,
        },
        _ => false,
    }
}

/// The answers that may follow from one, each in a row: whoever says that he plays plays one chit or another.
pub(crate) fn rows(scene: Scene<'_>, question: &Question, choice: Choice) -> Vec<Vec<Choice>> {
    let Question::Chits(question) = question else { return vec![vec![choice]] };
    match (question, choice) {
        (ChitQuestion::HeldDeclare(side, window), Choice::Word(Word::Play)) => {
            let playable = playable_now(scene, *side, *window);
            playable.map(|chit| vec![choice, Choice::Chit(chit)]).collect()
        }
        _ => vec![vec![choice]],
    }
}

/// Whether an answer keeps for later what could be played now.
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

/// What a chit that is kept may still be good for: something for each draw to come in this turn.
pub(crate) fn kept(mind: Mind<'_>, question: &Question, choice: Choice) -> Tally {
    let draws = if keeps(question, choice) { mind.scene.board.cup_size() } else { 0 };
    Tally::of(Term::Kept, mind.weights.keep * draws as Milli)
}

/// What speaks for playing a chit in the window of its event before what comes of it is counted: such a moment may not come
/// again, and most of what it does there, at the end of a march or in a fight, is not seen at its end.
pub(crate) fn in_its_window(question: &Question, choice: Choice) -> Tally {
    let plays = matches!(choice, Choice::Chit(_));
    match question {
        Question::Chits(ChitQuestion::EventWindow(..)) if plays => {
            Tally::of(Term::Moment, IN_ITS_WINDOW)
        }
        _ => Tally::default(),
    }
}

fn moment(mind: Mind<'_>, question: &ChitQuestion, choice: Choice) -> Milli {
    match (question, choice) {
        // What can be played at more occasions is the better to have.
        (ChitQuestion::Key(_), Choice::Chit(chit)) => {
            mind.scene.chit(chit).event().map_or(0, |event| event.windows.len() as Milli)
        }
        (ChitQuestion::HeldDeclare(_, window), Choice::Word(word)) => {
            Milli::from((word == Word::Play) == is_last(mind, *window))
        }
        (ChitQuestion::HeldPlay(_, window), choice) => {
            Milli::from((choice != Word::Done.into()) == is_last(mind, *window))
        }
        (ChitQuestion::HeldOrder, Choice::Side(side)) => Milli::from(side == mind.side),
        (ChitQuestion::EventWindow(..), Choice::Chit(_)) => 1,
        (ChitQuestion::Drawn(..), Choice::Word(Word::Hold)) => 3,
        (ChitQuestion::Drawn(..), Choice::Word(Word::Play)) => 2,
        (ChitQuestion::Drawn(..), Choice::Word(_)) => 1,
        _ => 0,
    }
}

/// Whether hardly another moment will come to play a held chit.
fn is_last(mind: Mind<'_>, window: Window) -> bool {
    window == Window::Final || mind.scene.board.cup_size() <= NEARLY_EMPTY
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use blind_swords::board::{ActivationKind, ChitPlace, ChitStep, Phase};
    use blind_swords::event::Event;
    use blind_swords::script::{Argument, Scripts};
    use blind_swords::{Scene, Table};
    use kernel::{Opponent, Play, Side, Sixteenths};
    use testing::field::Field;

    use super::*;
    use crate::general::Budget;
    use crate::officer::{Skill, Staff};
    use crate::weights::Weights;

    /// Whoever plays an event gets so many points.
    #[derive(Debug)]
    struct Prize(i32);

    impl Scripts for Prize {
        fn run(&self, _: &str, _: &[Argument], table: &mut Table) -> Play {
            table.emit(Event::PointsAwarded { side: Side::Usa, points: self.0 });
            Ok(())
        }

        fn test(&self, _: &str, _: &[Argument], _: Scene<'_>) -> bool {
            true
        }

        fn count(&self, _: &str, _: &[Argument], _: Scene<'_>) -> Sixteenths {
            Sixteenths::ZERO
        }
    }

    /// A cup from which hardly another chit will come.
    const LAST: [&str; 2] = ["x", "y"];

    /// The answer of the North, which holds an event that brings so many points, before a draw from a cup, and what speaks
    /// for it.
    fn declared(cup: &[&str], points: i32, weights: Weights) -> (Choice, Vec<String>) {
        let mut field = Field::clear();
        field.put("a1", "2110").put("g1", "2310");
        field.chits(ChitPlace::Held, &["u2"]).chits(ChitPlace::Cup, cup);
        field.phase(Phase::ChitDraw(ChitStep::Declare));
        field.rules.scripts = Arc::new(Prize(points));
        let rules = Arc::new(field.rules.clone());
        let mut officer = Staff::default().officer(&rules, Side::Usa, Skill::AtSight(weights));
        officer.begin(field.scene());
        let question = Question::Chits(ChitQuestion::HeldDeclare(Side::Usa, Window::Held));
        let options = [Word::Play, Word::Pass].map(Choice::from);
        let advice = officer.advise(Side::Usa, &question, &options, field.scene());
        assert_eq!(officer.choose(Side::Usa, &question, &options, field.scene()), advice.choice);
        (advice.choice, advice.because.into_iter().map(|because| because.what).collect())
    }

    /// What it brings now is weighed against what it may bring at a later draw.
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

    /// While other moments are to come it is kept, whatever it would bring.
    #[test]
    fn a_chit_is_kept_while_the_cup_is_full() {
        let full = ["x", "y", "c1"];
        assert_eq!(declared(&full, 9, Weights::STANDARD).0, Word::Pass.into());
    }

    /// Who gives nothing for keeping one plays it when the cup is nearly empty, whatever it brings.
    #[test]
    fn a_sergeant_does_not_try_chits() {
        assert_eq!(declared(&LAST, 0, Weights::SERGEANT).0, Word::Play.into());
    }

    /// What the South answers that may play an event after an order of the North, and that takes so many points by it, with
    /// a skill.
    fn at_its_moment(points: i32, skill: Skill) -> Choice {
        let mut field = Field::clear();
        field.put("a1", "2110").put("g1", "2116");
        field.chits(ChitPlace::Held, &["c4"]).chits(ChitPlace::Cup, &LAST);
        field.phase(Phase::ChitDraw(ChitStep::Declare));
        let (brigade, kind) = (field.brigade("a"), ActivationKind::Full);
        field.happen(&Event::ActivationBegan { brigade, kind, chit: None, recycles: false });
        field.rules.scripts = Arc::new(Prize(-points));
        let rules = Arc::new(field.rules.clone());
        let mut officer = Staff::default().officer(&rules, Side::Csa, skill);
        officer.begin(field.scene());
        let question = Question::Chits(ChitQuestion::EventWindow(Side::Csa, Window::EnemyOrders));
        let options = [Choice::Chit(field.chit("c4")), Word::Pass.into()];
        officer.choose(Side::Csa, &question, &options, field.scene())
    }

    /// A captain does not play the activation out, and plays at its moment what does no harm that shows at once. A general
    /// does, and keeps what brings nothing.
    #[test]
    fn a_captain_plays_at_its_moment_what_does_no_harm() {
        let plays = |points, skill| at_its_moment(points, skill) != Word::Pass.into();
        let captain = Skill::AtSight(Weights::STANDARD);
        assert_eq!([2, 0, -2].map(|points| plays(points, captain)), [true, true, false]);
        let general = Skill::Tried(Weights::STANDARD, Budget::GENERAL);
        assert_eq!([2, 0, -2].map(|points| plays(points, general)), [true, false, false]);
    }

    /// At the end of a turn no draw is to come.
    #[test]
    fn nothing_is_kept_for_after_the_end() {
        let pass = Choice::from(Word::Pass);
        for (window, kept) in [(Window::Held, true), (Window::Final, false)] {
            let question = Question::Chits(ChitQuestion::HeldDeclare(Side::Usa, window));
            assert_eq!(keeps(&question, pass), kept);
        }
    }
}
