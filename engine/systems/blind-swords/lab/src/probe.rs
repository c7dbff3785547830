//! Whether offer and refusal agree: at a decision everything that a player could mean is either
//! offered, or refused by a rule that is named.

use std::collections::BTreeSet;

use kernel::{Ask, Family, Scene};
use session::{Match, Verdict, answer};

/// Asks of everything that can be meant at all whether it answers the decision that waits, and gives how much
/// was asked of.
///
/// # Errors
/// The first that is offered and refused, or neither; whose refusal names no requirement or no
/// section, or lacks a value; or whose id is answered otherwise.
pub fn probe<F: Family>(game: &Match<F>) -> Result<u32, String> {
    let Some(ask @ Ask::Choose { question, options, .. }) = game.ask() else { return Ok(0) };
    let scene = game.scene();
    let ids = options.iter().map(|&option| answer::id(ask, option, scene.package)).collect();
    let mut count = 0;
    for choice in F::everything(scene.package, question) {
        let offered = options.binary_search(&choice).is_ok();
        let id = answer::id(ask, choice, scene.package);
        judge(scene, question, choice, offered)
            .and_then(|()| agrees(game, &id, &ids))
            .map_err(|what| format!("{id} for `{}`: {what}", F::kind(question)))?;
        count += 1;
    }
    Ok(count)
}

/// The check, the words and the offer of one choice.
fn judge<F: Family>(
    scene: Scene<'_, F>,
    question: &F::Question,
    choice: F::Choice,
    offered: bool,
) -> Result<(), String> {
    match (F::why(scene, question, choice), offered) {
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
            // A reason without a blank is the key of a message that is missing.
            if !why.reason.contains(' ') || why.reason.contains(['{', '}']) {
                return Err(format!("refused with the text {:?}", why.reason));
            }
            Ok(())
        }
    }
}

/// The id is answered as the choice is, or as another choice of the same id that is offered.
fn agrees<F: Family>(game: &Match<F>, id: &str, offered: &BTreeSet<String>) -> Result<(), String> {
    match game.why(id) {
        Ok(Verdict::Legal) if offered.contains(id) => Ok(()),
        Ok(Verdict::Illegal(reason)) if !offered.contains(id) && !reason.rule.is_empty() => Ok(()),
        other => Err(format!("`{id}` is answered with {other:?}")),
    }
}
