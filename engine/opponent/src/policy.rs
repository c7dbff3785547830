//! What a side would do now: every question is weighed by the rule that asks it.

use blind_swords::{Choice, Question};

use crate::mind::Mind;
use crate::moves::{self, March};
use crate::stand::Spirit;
use crate::tally::Weighed;
use crate::{activations, assaults, fires, others};

/// What speaks for each answer to a question, as far as it was looked at: at least one.
pub(crate) fn weigh(
    mind: Mind<'_>,
    march: &mut March,
    question: &Question,
    options: &[Choice],
) -> Vec<Weighed> {
    match question {
        Question::Chits(question) => others::chits(mind, question, options),
        Question::Activation(question) => activations::weigh(mind, question, options),
        Question::Fog(question) => others::fog(mind, question, options),
        Question::Script(question) => others::script(mind, question, options),
        Question::Artillery(question) => others::artillery(mind, question, options),
        Question::Fire(question) => fires::weigh(mind, question, options),
        Question::Tie(question) => others::tie(mind, question, options),
        Question::Panic(_) => others::panic(mind, options),
        Question::Move(question) => moves::weigh(mind, march, question, options),
        Question::Skirmish(withdrawal) => {
            moves::places(mind, withdrawal.unit, options, Spirit::Wary)
        }
        Question::Cavalry(withdrawal) => {
            moves::places(mind, withdrawal.unit, options, Spirit::Wary)
        }
        Question::Retreat(question) => others::retreat(mind, question, options),
        Question::Assault(question) => assaults::weigh(mind, question, options),
        Question::Advance(question) => others::advance(mind, question, options),
        Question::Rally(question) => others::rally(mind, question, options),
        Question::Overstack(question) => others::overstack(mind, question, options),
        Question::Placement(question) => others::placement(mind, question, options),
        Question::Entry(entrant) => others::entry(mind, *entrant, options),
    }
}
