//! Policy of static evaluation: each question goes to its evaluation function.

use blind_swords::{Choice, Question};

use crate::mind::Mind;
use crate::moves::{self, March};
use crate::stand::Spirit;
use crate::tally::Weighed;
use crate::{activations, artillery, assaults, chits, fires, places, rallies, scripts, victims};

/// Evaluates the options of a question, at least one of them.
pub(crate) fn weigh(
    mind: Mind<'_>,
    march: &mut March,
    question: &Question,
    options: &[Choice],
) -> Vec<Weighed> {
    match question {
        Question::Chits(question) => chits::weigh(mind, question, options),
        Question::Activation(question) => activations::weigh(mind, question, options),
        Question::Fog(question) => victims::fog(mind, question, options),
        Question::Script(_) => scripts::weigh(mind, options),
        Question::Artillery(question) => artillery::weigh(mind, question, options),
        Question::Fire(question) => fires::weigh(mind, question, options),
        Question::Tie(_) => victims::tie(mind, options),
        Question::Panic(_) => victims::panic(mind, options),
        Question::Move(question) => moves::weigh(mind, march, question, options),
        Question::Skirmish(withdrawal) => {
            places::weigh(mind, withdrawal.unit, options, Spirit::Wary)
        }
        Question::Cavalry(withdrawal) => {
            places::weigh(mind, withdrawal.unit, options, Spirit::Wary)
        }
        Question::Retreat(question) => places::retreat(mind, question, options),
        Question::Assault(question) => assaults::weigh(mind, question, options),
        Question::Advance(question) => places::advance(mind, question, options),
        Question::Rally(question) => rallies::weigh(mind, question, options),
        Question::Overstack(question) => places::overstack(mind, question, options),
        Question::Placement(question) => places::placement(mind, question, options),
        Question::Entry(entrant) => places::entry(mind, *entrant, options),
    }
}
