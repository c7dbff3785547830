//! Static evaluation of all questions. Each kind of question has its own evaluation function.

use blind_swords::{Choice, Question};

use crate::evaluation::moves::{self, March};
use crate::evaluation::stand::Spirit;
use crate::evaluation::tally::Weighed;
use crate::evaluation::{
    activations, artillery, assaults, chits, fires, places, rallies, scripts, victims,
};
use crate::position::eval_context::EvalContext;

/// Evaluates the options of a question. The result contains at least one option.
pub(crate) fn weigh(
    context: EvalContext<'_>,
    march: &mut March,
    question: &Question,
    options: &[Choice],
) -> Vec<Weighed> {
    match question {
        Question::Chits(question) => chits::weigh(context, question, options),
        Question::Activation(question) => activations::weigh(context, question, options),
        Question::Fog(question) => victims::fog(context, question, options),
        Question::Script(_) => scripts::weigh(context, options),
        Question::Artillery(question) => artillery::weigh(context, question, options),
        Question::Fire(question) => fires::weigh(context, question, options),
        Question::Tie(_) => victims::tie(context, options),
        Question::Panic(_) => victims::panic(context, options),
        Question::Move(question) => moves::weigh(context, march, question, options),
        Question::Skirmish(withdrawal) => {
            places::weigh(context, withdrawal.unit, options, Spirit::Wary)
        }
        Question::Cavalry(withdrawal) => {
            places::weigh(context, withdrawal.unit, options, Spirit::Wary)
        }
        Question::Retreat(question) => places::retreat(context, question, options),
        Question::Assault(question) => assaults::weigh(context, question, options),
        Question::Advance(question) => places::advance(context, question, options),
        Question::Rally(question) => rallies::weigh(context, question, options),
        Question::Overstack(question) => places::overstack(context, question, options),
        Question::Placement(question) => places::placement(context, question, options),
        Question::Entry(entrant) => places::entry(context, *entrant, options),
    }
}
