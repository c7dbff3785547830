//! Agreement of options and refusals. At a decision, the rules must either offer or refuse every
//! conceivable answer, and a refusal must name its rule.

use std::collections::BTreeSet;

use kernel::{Among, Ask, Position, Ruleset};
use session::{Match, Verdict, answer};

/// Checks that every conceivable answer is either offered or refused. Returns the number of answers
/// checked.
///
/// # Errors
/// A message about the first answer that is both offered and refused, or neither. Also if a refusal
/// lacks a requirement, section or value, or if the verdict on an answer's id is wrong.
pub fn probe<F: Ruleset>(game: &Match<F>) -> Result<u32, String> {
    let Some(ask @ Ask::Choose { question, options, .. }) = game.ask() else { return Ok(0) };
    let position = game.position();
    let ids = options.iter().map(|&option| answer::id(ask, option, position.package)).collect();
    let mut count = 0;
    for choice in F::candidates(Among::All(position.package, question)) {
        let offered = options.binary_search(&choice).is_ok();
        let id = answer::id(ask, choice, position.package);
        judge(position, question, choice, offered)
            .and_then(|()| agrees(game, &id, &ids))
            .map_err(|what| format!("{id} for `{}`: {what}", F::kind(question)))?;
        count += 1;
    }
    Ok(count)
}

/// Checks one choice: its legality, its refusal, and whether it is offered.
fn judge<F: Ruleset>(
    position: Position<'_, F>,
    question: &F::Question,
    choice: F::Choice,
    offered: bool,
) -> Result<(), String> {
    match (F::why(position, question, choice), offered) {
        (None, true) => Ok(()),
        (None, false) => Err("legal but not offered".to_owned()),
        (Some(why), true) => Err(format!("offered but refused by {why:?}")),
        (Some(why), false) => {
            let (letters, digits) = why.requirement.rsplit_once('-').unwrap_or_default();
            let named = letters.starts_with(|c: char| c.is_ascii_uppercase())
                && !digits.is_empty()
                && digits.bytes().all(|byte| byte.is_ascii_digit());
            if !named || why.section.is_empty() {
                return Err(format!("refused without citing a rule: {why:?}"));
            }
            // A reason without a blank is only the key of a missing message. A brace belongs to a
            // placeholder without a value.
            if !why.reason.contains(' ') || why.reason.contains(['{', '}']) {
                return Err(format!("refused with the text {:?}", why.reason));
            }
            Ok(())
        }
    }
}

/// Checks the verdict on the id of an answer. An offered id must be legal. A rule must forbid any
/// other id.
fn agrees<F: Ruleset>(game: &Match<F>, id: &str, offered: &BTreeSet<String>) -> Result<(), String> {
    match game.why(id) {
        Ok(Verdict::Legal) if offered.contains(id) => Ok(()),
        Ok(Verdict::Illegal(reason)) if !offered.contains(id) && !reason.rule.is_empty() => Ok(()),
        other => Err(format!("`{id}` is answered with {other:?}")),
    }
}
