//! Legality of the use of chits. CMD-01, CHIT-02 to CHIT-07, CHIT-23.

use kernel::{ForcedPrompt, Side};

use super::activation;
use crate::board::ChitPlace;
use crate::choice::{Choice, Word};
use crate::game::{ChitId, ChitKind, CommandEvent, EventChit, TrackId, Window};
use crate::position_ext::PositionExt;
use crate::profile::{ChitBack, HeldChitSecrecy, Profile};
use crate::question::{ChitQuestion, Question};
use crate::refusal::{Check, Evidence, Refusal, not_an_answer, require};
use crate::script::{Argument, permits};
use crate::system::Position;

/// Returns the side that draws the chits of a turn. SS 10.2. CHIT-04.
pub const fn puller(turn: u8) -> Side {
    if turn.is_multiple_of(2) { Side::Usa } else { Side::Csa }
}

/// Whether held chits are hidden from the other side. CHIT-05, V-24, A-26.
pub fn held_are_hidden(profile: &Profile) -> bool {
    profile.held_chit_secrecy == HeldChitSecrecy::Hidden
}

/// Returns the kinds of chits that a side holds, sorted by id. CHIT-05.
pub fn held_by(position: Position<'_>, side: Side) -> impl Iterator<Item = ChitId> + '_ {
    let held = position.board.chit_copies().iter().filter(|copy| copy.place == ChitPlace::Held);
    let ours =
        held.map(|copy| copy.kind).filter(move |&chit| position.chit(chit).side == Some(side));
    // Skipping repeats needs no set, because copies of a kind are adjacent.
    let mut last = None;
    ours.filter(move |&chit| last.replace(chit) != Some(chit))
}

/// Whether a chit is currently in the game, inside or outside the cup. CHIT-13.
pub fn is_in_game(position: Position<'_>, chit: ChitId) -> bool {
    let always = position.chit(chit).leader().is_some_and(|leader| leader.always_in_game);
    let copies = position.board.chit_copies().iter();
    always || copies.filter(|copy| copy.kind == chit).any(|copy| copy.place != ChitPlace::Out)
}

/// Returns all candidate answers to a question about chits, legal or not.
pub fn candidates(position: Position<'_>, question: &ChitQuestion) -> Vec<Choice> {
    match *question {
        ChitQuestion::Key(side) => event_chits(position, side),
        ChitQuestion::HeldDeclare(..) => vec![Word::Play.into(), Word::Pass.into()],
        ChitQuestion::HeldOrder => Side::BOTH.map(Choice::Side).to_vec(),
        ChitQuestion::HeldPlay(side, _) => held_or(position, side, Word::Done),
        ChitQuestion::Drawn(..) => {
            [Word::Play, Word::Common, Word::Hold].map(Choice::from).to_vec()
        }
        ChitQuestion::EventWindow(side, _) => held_or(position, side, Word::Pass),
    }
}

/// Checks whether a choice is a legal answer to a question about chits.
pub fn check(position: Position<'_>, question: &ChitQuestion, choice: Choice) -> Check {
    match *question {
        ChitQuestion::Key(side) => key_chit(position, side, choice.chit()?),
        ChitQuestion::HeldDeclare(side, window) => match choice.word()? {
            Word::Play => {
                require(playable_now(position, side, window).next().is_some(), NOTHING_HELD)
            }
            Word::Pass => Ok(()),
            _ => not_an_answer().err(),
        },
        ChitQuestion::HeldOrder => choice.side().map(drop),
        ChitQuestion::HeldPlay(side, window) => match choice {
            Choice::Chit(chit) => held_chit(position, side, window, chit),
            Choice::Word(Word::Done) => Ok(()),
            _ => not_an_answer().err(),
        },
        ChitQuestion::Drawn(side, chit) => drawn(position, side, chit, choice.word()?),
        ChitQuestion::EventWindow(side, window) => match choice {
            Choice::Chit(chit) => held_chit(position, side, window, chit),
            Choice::Word(Word::Pass) => Ok(()),
            _ => not_an_answer().err(),
        },
    }
}

const NOTHING_HELD: Refusal = Refusal::new("CHIT-02", "SS 10.1", "chit-02-side-holds-no-chit-can");

/// Returns the kinds of held chits that a side may play in a window, without repeats.
pub fn playable_now(
    position: Position<'_>,
    side: Side,
    window: Window,
) -> impl Iterator<Item = ChitId> + '_ {
    held_by(position, side).filter(move |&chit| held_chit(position, side, window, chit).is_ok())
}

/// Decides whether the rules ask a question about chits that the side can only decline. The number
/// of held chits is public. If held chits are hidden, a skipped question would reveal that none can
/// be played.
pub fn forced_prompt(position: Position<'_>, side: Side, question: &Question) -> ForcedPrompt {
    let Question::Chits(question) = question else { return ForcedPrompt::Skip };
    match question {
        ChitQuestion::HeldDeclare(..)
        | ChitQuestion::HeldPlay(..)
        | ChitQuestion::EventWindow(..) => {
            let may_hold_it =
                held_are_hidden(position.profile()) && held_by(position, side).next().is_some();
            if may_hold_it { ForcedPrompt::AutoPass } else { ForcedPrompt::Skip }
        }
        ChitQuestion::Drawn(..) => ForcedPrompt::Ask,
        ChitQuestion::Key(_) | ChitQuestion::HeldOrder => ForcedPrompt::Skip,
    }
}

/// Possible use for the back of a drawn event chit.
#[derive(Clone, Copy, Debug)]
pub enum Back<'a> {
    /// The side spends the chit on this track. CHIT-07.
    Track(TrackId),
    /// The side plays this event, printed on the back of its chits. CHIT-05.
    CommandEvent(&'a CommandEvent),
}

/// Returns the possible use of the back of a drawn event chit, if any. SS 10.4b, BS 7.3. CHIT-05,
/// CHIT-07, V-26.
pub fn back(position: Position<'_>, side: Side) -> Option<Back<'_>> {
    match position.profile().chit_back {
        ChitBack::None => None,
        ChitBack::CommonEventTracks => track_for(position, side).map(Back::Track),
        ChitBack::CommandEvent => {
            position.game().command_events[side].as_ref().map(Back::CommandEvent)
        }
    }
}

/// Returns the track on which a side may spend its event chits. `None` if no such track is in use.
/// SS 10.4b. CHIT-07.
fn track_for(position: Position<'_>, side: Side) -> Option<TrackId> {
    let tracks = position.package.scenario().tracks.iter().enumerate();
    let ours = tracks.filter(|(_, track)| track.side == side);
    ours.map(|(index, _)| TrackId::from_index(index)).find(|&track| position.board.track(track) > 0)
}

/// Checks whether a side may choose a chit as its key chit. SS 8.1. CMD-01.
fn key_chit(position: Position<'_>, side: Side, chit: ChitId) -> Check {
    let info = position.chit(chit);
    require(
        info.side == Some(side) && info.event().is_some(),
        Refusal::new("CMD-01", "SS 8.1", "cmd-01-not-event-chit-side").with(chit),
    )?;
    require(
        position.board.chits_at(chit, ChitPlace::Pool) > 0,
        Refusal::new("CMD-01", "SS 8.1", "cmd-01-not-among-chits-choose").with(chit),
    )
}

/// Checks whether a side may play a held chit in a window. SS 10.1, 10.4a, 10.6. CHIT-02, CHIT-06,
/// CHIT-15.
fn held_chit(position: Position<'_>, side: Side, window: Window, chit: ChitId) -> Check {
    let info = position.chit(chit);
    require(
        info.side == Some(side) && position.board.chits_at(chit, ChitPlace::Held) > 0,
        Refusal::new("CHIT-06", "SS 10.4a", "chit-06-side-does-not-hold")
            .with(chit)
            .showing(Evidence::Moments),
    )?;
    match &info.kind {
        ChitKind::Event(event) => playable(position, side, chit, event, window),
        ChitKind::Cic { .. } => commander(position, chit, window),
        ChitKind::Division { .. }
        | ChitKind::Brigade { .. }
        | ChitKind::FogOfWar
        | ChitKind::Wild { .. }
        | ChitKind::FortunesOfWar => {
            Refusal::new("CHIT-06", "SS 10.4a", "chit-06-not-held").with(chit).err()
        }
    }
}

/// Checks whether a commander's chit may be played. The window must be a held chit step, and the
/// chit must have a brigade to activate. SS 10.6, 17.1. CHIT-15, END-01.
fn commander(position: Position<'_>, chit: ChitId, window: Window) -> Check {
    require(
        matches!(window, Window::Held | Window::Final),
        Refusal::new("CHIT-15", "SS 10.6", "chit-15-played-held-chit-step").with(chit),
    )?;
    require(
        activation::any_brigade_for(position, chit),
        Refusal::new("CHIT-15", "SS 10.6", "chit-15-no-brigade-can-activate").with(chit),
    )
}

/// Checks whether a side may play an event in a window. SS 10.4a. CHIT-06, CHIT-23, CHIT-24.
fn playable(
    position: Position<'_>,
    side: Side,
    chit: ChitId,
    event: &EventChit,
    window: Window,
) -> Check {
    require(
        event.windows.contains(&window),
        Refusal::new("CHIT-06", "SS 10.4a", "chit-06-not-played-moment")
            .with(chit)
            .showing(Evidence::Moments),
    )?;
    require(
        !is_spent_on_activation(position, event),
        Refusal::new("CHIT-23", "FAQ Event Chits", "chit-23-played-activation-already").with(chit),
    )?;
    let arguments = [Argument::Side(side), Argument::Chit(chit)];
    require(
        permits(position, event.can_play.as_deref(), &arguments),
        Refusal::new("CHIT-24", "SS 10.4a", "chit-24-nothing-played-now").with(chit),
    )
}

/// Whether a chit of the same group has been played on this activation. FAQ Event Chits. CHIT-23.
fn is_spent_on_activation(position: Position<'_>, event: &EventChit) -> bool {
    let (Some(group), Some(activation)) = (&event.once_per_activation, position.board.activation())
    else {
        return false;
    };
    let same_group = |played: usize| {
        let played = position.game().chits[played].event();
        played.is_some_and(|played| played.once_per_activation.as_ref() == Some(group))
    };
    activation.played.iter().any(same_group)
}

/// Checks whether a side may play, hold or spend a drawn event. SS 10.3a, 10.4. CHIT-05, CHIT-07.
fn drawn(position: Position<'_>, side: Side, chit: ChitId, word: Word) -> Check {
    let Some(event) = position.chit(chit).event() else { return not_an_answer().err() };
    match word {
        Word::Play => playable(position, side, chit, event, Window::Draw),
        Word::Hold => require(
            event.holdable,
            Refusal::new("CHIT-05", "SS 10.4a", "chit-05-played-once-not-all").with(chit),
        ),
        Word::Common => common_event(position, side, chit),
        _ => not_an_answer().err(),
    }
}

/// Checks whether a side may use the back of a drawn event chit. SS 10.4b, BS 7.3. CHIT-05,
/// CHIT-07, CHIT-24.
fn common_event(position: Position<'_>, side: Side, chit: ChitId) -> Check {
    let useless = Refusal::new("CHIT-07", "SS 10.4b", "chit-07-side-can-do-nothing-back");
    let Some(Back::CommandEvent(event)) = back(position, side) else {
        return require(back(position, side).is_some(), useless);
    };
    let arguments = [Argument::Side(side), Argument::Chit(chit)];
    require(
        permits(position, event.can_play.as_deref(), &arguments),
        Refusal::new("CHIT-24", "BS 7.3", "chit-24-command-event-nothing-used-now"),
    )
}

fn event_chits(position: Position<'_>, side: Side) -> Vec<Choice> {
    let chits = position.game().chits.iter().enumerate();
    let events = chits.filter(|(_, chit)| chit.side == Some(side) && chit.event().is_some());
    events.map(|(index, _)| Choice::Chit(ChitId::from_index(index))).collect()
}

fn held_or(position: Position<'_>, side: Side, leave: Word) -> Vec<Choice> {
    held_by(position, side).map(Choice::Chit).chain([leave.into()]).collect()
}
