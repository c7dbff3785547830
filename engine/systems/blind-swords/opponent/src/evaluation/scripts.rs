//! Evaluation of questions that scripts ask. The static evaluation does not know the effects of
//! their options.

use blind_swords::choice::Word;
use blind_swords::{Choice, PositionExt, Question};

use crate::evaluation::tally::{Tally, Term, Weighed, weigh_each};
use crate::position::eval_context::EvalContext;

/// Whether the options are strings from a script. Only a simulation shows the effects of such
/// options.
pub(crate) fn offers_texts(question: &Question) -> bool {
    matches!(question, Question::Script(asked) if !asked.alternatives.is_empty())
}

/// Evaluates the options of a question that a script asks. It prefers the best unit, the hex that
/// is best against the enemy, and yes to no. A script that offers own units usually helps the
/// chosen one, and a script that offers enemy units usually harms it.
pub(crate) fn weigh(context: EvalContext<'_>, options: &[Choice]) -> Vec<Weighed> {
    weigh_each(options, |choice| match choice {
        Choice::Unit(unit) if context.position.side_of(unit) == context.side => {
            Tally::of(Term::Moment, context.stake(unit) / 100)
        }
        Choice::Unit(unit) => Tally::of(Term::Harm, context.stake(unit) / 100),
        Choice::Hex(hex) if context.position.enemy_in(hex, context.side) => {
            Tally::of(Term::Harm, context.stake_in(hex))
        }
        Choice::Word(Word::Yes) => Tally::of(Term::Moment, 1),
        _ => Tally::default(),
    })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use blind_swords::board::{ChitStep, Phase};
    use blind_swords::event::Event;
    use blind_swords::question::{ScriptKind, ScriptQuestion};
    use blind_swords::script::{Argument, Scripts};
    use blind_swords::{BlindSwords, Position, Table};
    use kernel::{Answer, Ask, Driver, Log, Opponent, Play, Side, Sixteenths};
    use testing::field::Field;

    use super::*;
    use crate::evaluation::tally::best;
    use crate::heuristic::{BotRegistry, HeuristicPlayer, Skill};
    use crate::position::ground::Ground;
    use crate::weights::Weights;

    /// A side that may choose an enemy unit chooses one whose loss hurts the enemy.
    #[test]
    fn of_the_enemy_the_best_is_hurt() {
        let mut field = Field::clear();
        field.put("g1", "2110").put("g3", "2310");
        let ground = Ground::new(Arc::new(field.rules.clone()));
        let (position, weights) = (field.position(), &Weights::STANDARD);
        let context =
            EvalContext { position, side: Side::Usa, ground: &ground, weights, battle_plan: None };
        let units = [field.unit("g1"), field.unit("g3")];
        let most = units.into_iter().max_by_key(|&unit| context.stake(unit)).expect("two");
        assert_ne!(context.stake(units[0]), context.stake(units[1]));
        let chosen = best(&weigh(context, &units.map(Choice::Unit))).expect("two");
        assert_eq!(chosen.choice, Choice::Unit(most));
    }

    /// Script that awards points according to the index of the chosen option.
    #[derive(Debug)]
    struct Council([i32; 3]);

    impl Scripts for Council {
        fn run(&self, _: &str, _: &[Argument], table: &mut Table) -> Play {
            let among: Vec<_> = (0..3).map(Choice::Alternative).collect();
            let question = ScriptQuestion {
                kind: ScriptKind::CHOICE,
                side: Side::Usa,
                prompt: "What now?".into(),
                rule: "own".into(),
                among: among.clone().into(),
                alternatives: ["this", "that", "neither"].map(str::to_owned).into(),
            };
            let chosen = table.choose(Side::Usa, Question::Script(question), among)?;
            let Choice::Alternative(place) = chosen else { return Ok(()) };
            let points = self.0[usize::from(place)];
            table.emit(Event::PointsAwarded { side: Side::Usa, points });
            Ok(())
        }

        fn test(&self, _: &str, _: &[Argument], _: Position<'_>) -> bool {
            true
        }

        fn count(&self, _: &str, _: &[Argument], _: Position<'_>) -> Sixteenths {
            Sixteenths::ZERO
        }
    }

    /// Driver that answers the first question with the bot's choice and records the reasons.
    struct Asked(HeuristicPlayer, Vec<Choice>);

    impl Driver<BlindSwords> for Asked {
        fn answer(
            &mut self,
            ask: &Ask<BlindSwords>,
            at: Position<'_>,
        ) -> Option<Answer<BlindSwords>> {
            let Ask::Choose { side, question, options } = ask else { return None };
            let advice = self.0.advise(*side, question, options, at);
            let choice = self.0.choose(*side, question, options, at);
            assert_eq!((advice.choice, advice.because.len()), (choice, 1));
            self.1.push(choice);
            Some(Answer::Choice(choice))
        }
    }

    /// Among several strings from a script, the bot takes the one with the best effect, not the
    /// first.
    #[test]
    fn texts_are_tried() {
        for (worths, expected) in [([0, 9, 3], 9), ([2, 0, 7], 7), ([5, 4, 0], 5)] {
            let mut field = Field::clear();
            field.put("a1", "2110").put("g1", "2310").phase(Phase::ChitDraw(ChitStep::Declare));
            field.game().scenarios[0].hooks.on_phase = Some("council".to_owned());
            field.rules.scripts = Arc::new(Council(worths));
            let rules = Arc::new(field.rules.clone());
            let skill = Skill::AtSight(Weights::STANDARD);
            let mut heuristic = BotRegistry::default().heuristic(&rules, Side::Usa, skill);
            heuristic.begin(field.position());
            let asked = Box::new(Asked(heuristic, Vec::new()));
            let mut table = Table::new(rules, field.board.clone(), asked, Log::Dropped);
            // The cup is empty, so the turn ends and its script hook runs.
            table.play().expect("all is answered");
            assert_eq!(table.board().vp()[Side::Usa], expected, "{worths:?}");
        }
    }
}
