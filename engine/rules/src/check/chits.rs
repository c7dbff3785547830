//! What may be done with chits. CMD-01, CHIT-02 to CHIT-07, CHIT-23.

use kernel::{Formality, Side};

use super::activation;
use crate::board::ChitPlace;
use crate::choice::{Choice, Word};
use crate::game::{ChitId, ChitKind, CommandEvent, EventChit, TrackId, Window};
use crate::look::Look;
use crate::profile::{ChitBack, HeldChitSecrecy, Profile};
use crate::question::{ChitQuestion, Question};
use crate::refusal::{Check, Evidence, Refusal, not_an_answer, require};
use crate::script::{Argument, permits};
use crate::system::Scene;

/// Who draws the chits of a turn. SS 10.2. CHIT-04.
pub const fn puller(turn: u8) -> Side {
    if turn.is_multiple_of(2) { Side::Usa } else { Side::Csa }
}

/// Whether held chits lie face down before the enemy. CHIT-05, V-24, A-26.
pub fn held_are_hidden(profile: &Profile) -> bool {
    profile.held_chit_secrecy == HeldChitSecrecy::Hidden
}

/// All that a person might propose.
pub fn candidates(scene: Scene<'_>, question: &ChitQuestion) -> Vec<Choice> {
    match *question {
        ChitQuestion::Key(side) => event_chits(scene, side),
        ChitQuestion::HeldDeclare(..) => vec![Word::Play.into(), Word::Pass.into()],
        ChitQuestion::HeldOrder => Side::BOTH.map(Choice::Side).to_vec(),
        ChitQuestion::HeldPlay(side, _) => held_or(scene, side, Word::Done),
        ChitQuestion::Drawn(..) => {
            [Word::Play, Word::Common, Word::Hold].map(Choice::from).to_vec()
        }
        ChitQuestion::EventWindow(side, _) => held_or(scene, side, Word::Pass),
    }
}

/// Whether a choice is legal.
pub fn check(scene: Scene<'_>, question: &ChitQuestion, choice: Choice) -> Check {
    match *question {
        ChitQuestion::Key(side) => key_chit(scene, side, choice.chit()?),
        ChitQuestion::HeldDeclare(side, window) => match choice.word()? {
            Word::Play => require(playable_now(scene, side, window).next().is_some(), NOTHING_HELD),
            Word::Pass => Ok(()),
            _ => not_an_answer().err(),
        },
        ChitQuestion::HeldOrder => choice.side().map(drop),
        ChitQuestion::HeldPlay(side, window) => match choice {
            Choice::Chit(chit) => held_chit(scene, side, window, chit),
            Choice::Word(Word::Done) => Ok(()),
            _ => not_an_answer().err(),
        },
        ChitQuestion::Drawn(side, chit) => drawn(scene, side, chit, choice.word()?),
        ChitQuestion::EventWindow(side, window) => match choice {
            Choice::Chit(chit) => held_chit(scene, side, window, chit),
            Choice::Word(Word::Pass) => Ok(()),
            _ => not_an_answer().err(),
        },
    }
}

const NOTHING_HELD: Refusal =
    Refusal::new("CHIT-02", "SS 10.1", "the side holds no chit that it can play now");

/// What a side holds that it may play at a moment, each chit once.
pub fn playable_now(
    scene: Scene<'_>,
    side: Side,
    window: Window,
) -> impl Iterator<Item = ChitId> + '_ {
    scene.held_by(side).filter(move |&chit| held_chit(scene, side, window, chit).is_ok())
}

/// Which questions about chits are put to a side that can only decline: of whoever holds chits nobody knows whether
/// one of them can be played, unless they lie open. How many he holds is known.
pub fn formality(scene: Scene<'_>, side: Side, question: &Question) -> Formality {
    match question {
        Question::Chits(
            ChitQuestion::HeldDeclare(..)
            | ChitQuestion::HeldPlay(..)
            | ChitQuestion::EventWindow(..),
        ) if held_are_hidden(scene.profile()) && scene.held_by(side).next().is_some() => {
            Formality::Declinable
        }
        Question::Chits(ChitQuestion::Drawn(..)) => Formality::Asked,
        Question::Chits(
            ChitQuestion::Key(_)
            | ChitQuestion::HeldOrder
            | ChitQuestion::HeldDeclare(..)
            | ChitQuestion::HeldPlay(..)
            | ChitQuestion::EventWindow(..),
        )
        | Question::Activation(_)
        | Question::Fog(_)
        | Question::Artillery(_)
        | Question::Fire(_)
        | Question::Tie(_)
        | Question::Panic(_)
        | Question::Move(_)
        | Question::Skirmish(_)
        | Question::Cavalry(_)
        | Question::Retreat(_)
        | Question::Assault(_)
        | Question::Advance(_)
        | Question::Rally(_)
        | Question::Overstack(_)
        | Question::Placement(_)
        | Question::Entry(_)
        | Question::Script(_) => Formality::None,
    }
}

/// What the back of a drawn event chit is good for.
#[derive(Clone, Copy, Debug)]
pub enum Back<'a> {
    /// It is spent on a track in use. CHIT-07.
    Track(TrackId),
    /// It is used as the side's command event. CHIT-05.
    CommandEvent(&'a CommandEvent),
}

/// What a side may do with the back of a drawn event chit, if anything. SS 10.4b, BS 7.3. CHIT-05,
/// CHIT-07, V-26.
pub fn back(scene: Scene<'_>, side: Side) -> Option<Back<'_>> {
    match scene.profile().chit_back {
        ChitBack::None => None,
        ChitBack::CommonEventTracks => track_for(scene, side).map(Back::Track),
        ChitBack::CommandEvent => {
            scene.game().command_events[side].as_ref().map(Back::CommandEvent)
        }
    }
}

/// The track on which a side may spend its event chits, if one is in use. SS 10.4b. CHIT-07.
fn track_for(scene: Scene<'_>, side: Side) -> Option<TrackId> {
    let tracks = scene.package.scenario().tracks.iter().enumerate();
    let ours = tracks.filter(|(_, track)| track.side == side);
    ours.map(|(index, _)| TrackId::from_index(index)).find(|&track| scene.board.track(track) > 0)
}

/// SS 8.1. CMD-01.
fn key_chit(scene: Scene<'_>, side: Side, chit: ChitId) -> Check {
    let info = scene.chit(chit);
    require(
        info.side == Some(side) && info.event().is_some(),
        Refusal::new("CMD-01", "SS 8.1", "{} is not an event chit of the side").with(chit),
    )?;
    require(
        scene.board.chits_at(chit, ChitPlace::Pool) > 0,
        Refusal::new("CMD-01", "SS 8.1", "{} is not among the chits to choose from").with(chit),
    )
}

/// SS 10.1, 10.4a, 10.6. CHIT-02, CHIT-06, CHIT-15.
fn held_chit(scene: Scene<'_>, side: Side, window: Window, chit: ChitId) -> Check {
    let info = scene.chit(chit);
    require(
        info.side == Some(side) && scene.board.chits_at(chit, ChitPlace::Held) > 0,
        Refusal::new("CHIT-06", "SS 10.4a", "the side does not hold {}")
            .with(chit)
            .showing(Evidence::Moments),
    )?;
    match &info.kind {
        ChitKind::Event(event) => playable(scene, side, chit, event, window),
        ChitKind::Cic { .. } => commander(scene, chit, window),
        ChitKind::Division { .. }
        | ChitKind::Brigade { .. }
        | ChitKind::FogOfWar
        | ChitKind::Wild { .. }
        | ChitKind::FortunesOfWar => {
            Refusal::new("CHIT-06", "SS 10.4a", "{} is not held").with(chit).err()
        }
    }
}

/// SS 10.6, 17.1. CHIT-15, END-01.
fn commander(scene: Scene<'_>, chit: ChitId, window: Window) -> Check {
    require(
        matches!(window, Window::Held | Window::Final),
        Refusal::new("CHIT-15", "SS 10.6", "{} is played in a held chit step").with(chit),
    )?;
    require(
        activation::any_brigade_for(scene, chit),
        Refusal::new("CHIT-15", "SS 10.6", "{} has no brigade that it can activate").with(chit),
    )
}

/// SS 10.4a. CHIT-06, CHIT-23, CHIT-24.
fn playable(
    scene: Scene<'_>,
    side: Side,
    chit: ChitId,
    event: &EventChit,
    window: Window,
) -> Check {
    require(
        event.windows.contains(&window),
        Refusal::new("CHIT-06", "SS 10.4a", "{} is not played at this moment")
            .with(chit)
            .showing(Evidence::Moments),
    )?;
    require(
        !is_spent_on_activation(scene, event),
        Refusal::new("CHIT-23", "FAQ Event Chits", "{} was played on this activation already")
            .with(chit),
    )?;
    let arguments = [Argument::Side(side), Argument::Chit(chit)];
    require(
        permits(scene, event.can_play.as_deref(), &arguments),
        Refusal::new("CHIT-24", "SS 10.4a", "{} has nothing to be played on now").with(chit),
    )
}

/// Whether a chit of the same group was played on this activation. FAQ Event Chits. CHIT-23.
fn is_spent_on_activation(scene: Scene<'_>, event: &EventChit) -> bool {
    let (Some(group), Some(activation)) = (&event.once_per_activation, scene.board.activation())
    else {
        return false;
    };
    let same_group = |played: usize| {
        let played = scene.game().chits[played].event();
        played.is_some_and(|played| played.once_per_activation.as_ref() == Some(group))
    };
    activation.played.iter().any(same_group)
}

/// SS 10.3a, 10.4. CHIT-05, CHIT-07.
fn drawn(scene: Scene<'_>, side: Side, chit: ChitId, word: Word) -> Check {
    let Some(event) = scene.chit(chit).event() else { return not_an_answer().err() };
    match word {
        Word::Play => playable(scene, side, chit, event, Window::Draw),
        Word::Hold => require(
            event.holdable,
            Refusal::new("CHIT-05", "SS 10.4a", "{} is played at once or not at all").with(chit),
        ),
        Word::Common => common_event(scene, side, chit),
        _ => not_an_answer().err(),
    }
}

/// SS 10.4b, BS 7.3. CHIT-05, CHIT-07, CHIT-24.
fn common_event(scene: Scene<'_>, side: Side, chit: ChitId) -> Check {
    let useless = Refusal::new(
        "CHIT-07",
        "SS 10.4b",
        "the side can do nothing with the back of the chit now",
    );
    let Some(Back::CommandEvent(event)) = back(scene, side) else {
        return require(back(scene, side).is_some(), useless);
    };
    let arguments = [Argument::Side(side), Argument::Chit(chit)];
    require(
        permits(scene, event.can_play.as_deref(), &arguments),
        Refusal::new("CHIT-24", "BS 7.3", "the command event has nothing to be used on now"),
    )
}

fn event_chits(scene: Scene<'_>, side: Side) -> Vec<Choice> {
    let chits = scene.game().chits.iter().enumerate();
    let events = chits.filter(|(_, chit)| chit.side == Some(side) && chit.event().is_some());
    events.map(|(index, _)| Choice::Chit(ChitId::from_index(index))).collect()
}

fn held_or(scene: Scene<'_>, side: Side, leave: Word) -> Vec<Choice> {
    scene.held_by(side).map(Choice::Chit).chain([leave.into()]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{ActivationStep, BrigadeStatus};
    use crate::event::Event;
    use crate::game::Order;
    use crate::testing::Field;

    /// SS 10.2. CHIT-04.
    #[test]
    fn the_union_draws_on_even_turns() {
        assert_eq!(puller(4), Side::Usa);
        assert_eq!(puller(7), Side::Csa);
    }

    const USA: Side = Side::Usa;

    /// SS 8.1. CMD-01.
    #[test]
    fn a_key_chit_is_an_own_event_of_the_pool() {
        let mut field = Field::clear();
        field.chits(ChitPlace::Pool, &["u1", "u2", "c1"]);
        let question = ChitQuestion::Key(USA);
        assert_eq!(field.options(&question), ["u1", "u2"]);
        assert_eq!(field.refusal(&question, "u3"), "CMD-01");
        let other = check(field.scene(), &question, Choice::Chit(field.chit("c1")));
        assert_eq!(other.expect_err("the enemy's").requirement, "CMD-01");
    }

    /// SS 10.4a. CHIT-06: `u2` is for the held step, `u3` for the final one.
    #[test]
    fn a_held_event_is_played_at_its_moment_only() {
        let mut field = Field::clear();
        field.chits(ChitPlace::Held, &["u2", "u3"]);
        let (held, last) = (Window::Held, Window::Final);
        assert_eq!(field.options(&ChitQuestion::HeldPlay(USA, held)), ["u2", "done"]);
        assert_eq!(field.refusal(&ChitQuestion::HeldPlay(USA, held), "u3"), "CHIT-06");
        assert_eq!(field.options(&ChitQuestion::HeldPlay(USA, last)), ["u3", "done"]);
        assert_eq!(field.options(&ChitQuestion::HeldDeclare(USA, held)), ["play", "pass"]);
        assert_eq!(field.refusal(&ChitQuestion::HeldDeclare(Side::Csa, held), "play"), "CHIT-02");
    }

    /// SS 10.4a. CHIT-24: the script of an event says whether there is something to play it on.
    #[test]
    fn an_event_asks_its_script() {
        let mut field = Field::clear();
        field.chits(ChitPlace::Held, &["u2"]);
        let chit = field.chit("u2").index();
        let ChitKind::Event(event) = &mut field.game().chits[chit].kind else { panic!("an event") };
        event.can_play = Some("can_play".to_owned());
        let question = ChitQuestion::HeldPlay(USA, Window::Held);
        assert_eq!(field.refusal(&question, "u2"), "");
        field.rules.scripts = std::sync::Arc::new(crate::script::NoScripts);
        assert_eq!(field.refusal(&question, "u2"), "CHIT-24");
    }

    /// SS 10.6. CHIT-15: a commander without a brigade stays in hand.
    #[test]
    fn a_held_commander_needs_a_brigade() {
        let mut field = Field::clear();
        field.chits(ChitPlace::Held, &["north"]);
        let question = ChitQuestion::HeldPlay(USA, Window::Held);
        assert_eq!(field.refusal(&question, "north"), "CHIT-15");
        field.status(BrigadeStatus::Activated, &["a"]);
        assert_eq!(field.refusal(&question, "north"), "");
        let window = ChitQuestion::EventWindow(USA, Window::OwnMovement);
        assert_eq!(field.refusal(&window, "north"), "CHIT-15");
    }

    /// SS 10.3a, 10.4. CHIT-05: `u1` is played at once or not at all, `u2` can be held.
    #[test]
    fn a_drawn_event_is_played_or_held() {
        let mut field = Field::clear();
        let question = |field: &Field, id| ChitQuestion::Drawn(USA, field.chit(id));
        assert_eq!(field.options(&question(&field, "u1")), ["play"]);
        assert_eq!(field.refusal(&question(&field, "u1"), "hold"), "CHIT-05");
        assert_eq!(field.options(&question(&field, "u2")), ["hold"]);
        assert_eq!(field.refusal(&question(&field, "u2"), "play"), "CHIT-06");
        assert_eq!(field.refusal(&question(&field, "u2"), "common"), "CHIT-07");
        field.option("chit_back", "none");
        assert_eq!(field.refusal(&question(&field, "u2"), "common"), "CHIT-07");
    }

    /// SS 10.4b. CHIT-07, V-26.
    #[test]
    fn a_common_event_needs_a_track_in_use() {
        let mut field = tracked();
        let question = ChitQuestion::Drawn(USA, field.chit("u2"));
        assert_eq!(field.refusal(&question, "common"), "CHIT-07");
        field.happen(&Event::TrackSet { track: TrackId(0), reached: 1 });
        assert_eq!(field.options(&question), ["common", "hold"]);
        let enemy = ChitQuestion::Drawn(Side::Csa, field.chit("c2"));
        assert_eq!(field.refusal(&enemy, "common"), "CHIT-07");
        field.option("chit_back", "none");
        assert_eq!(field.refusal(&question, "common"), "CHIT-07");
    }

    /// BS 7.3. CHIT-05, V-26: the back is a command event where the game has one.
    #[test]
    fn a_command_event_needs_a_game_that_has_it() {
        let mut field = Field::clear();
        field.option("chit_back", "command_event");
        let question = ChitQuestion::Drawn(USA, field.chit("u2"));
        assert_eq!(field.refusal(&question, "common"), "CHIT-07");
        let event = |can_play: Option<&str>| CommandEvent {
            name: "Orders".to_owned(),
            can_play: can_play.map(str::to_owned),
            on_play: "orders".to_owned(),
            help: String::new(),
        };
        field.game().command_events.usa = Some(event(None));
        assert_eq!(field.options(&question), ["common", "hold"]);
        field.game().command_events.usa = Some(event(Some("can_order")));
        field.rules.scripts = std::sync::Arc::new(crate::script::NoScripts);
        assert_eq!(field.refusal(&question, "common"), "CHIT-24");
        field.option("chit_back", "none");
        assert_eq!(field.refusal(&question, "common"), "CHIT-07");
    }

    fn tracked() -> Field {
        let mut field = Field::clear();
        field.track(USA, "north");
        field
    }

    /// CHIT-23: the second chit of a group is refused on the same activation.
    #[test]
    fn a_group_is_played_once_on_an_activation() {
        let mut field = Field::clear();
        for id in ["c6", "c5"] {
            let chit = field.chit(id).index();
            let ChitKind::Event(event) = &mut field.game().chits[chit].kind else { panic!() };
            event.once_per_activation = Some("fatigue".to_owned());
            event.windows = vec![Window::EnemyMovement];
        }
        field.chits(ChitPlace::Held, &["c5", "c6"]).put("a1", "2110");
        field.activate("a", Order::Attack, ActivationStep::Movement);
        let question = ChitQuestion::EventWindow(Side::Csa, Window::EnemyMovement);
        assert_eq!(field.options(&question), ["c5", "c6", "pass"]);
        let (chit, on) = (field.chit("c6"), Some(field.brigade("a")));
        field.happen(&Event::ChitPlayed { side: Side::Csa, chit, on });
        assert_eq!(field.refusal(&question, "c5"), "CHIT-23");
        assert_eq!(field.board.chits_at(field.chit("c5"), ChitPlace::Held), 1);
    }
}
