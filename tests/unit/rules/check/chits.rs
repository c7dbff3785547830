use blind_swords::board::{ActivationStep, BrigadeStatus, ChitPlace};
use blind_swords::check::chits::*;
use blind_swords::choice::Choice;
use blind_swords::event::Event;
use blind_swords::game::{ChitKind, CommandEvent, Order, TrackId, Window};
use blind_swords::question::ChitQuestion;
use kernel::Side;
use testing::field::Field;

/// SS 10.2. CHIT-04: the Union draws on even turns, and the Confederate on odd turns.
#[test]
fn the_union_draws_on_even_turns() {
    assert_eq!(puller(4), Side::Usa);
    assert_eq!(puller(7), Side::Csa);
}

const USA: Side = Side::Usa;

/// SS 8.1. CMD-01: a side chooses its key chit from its own event chits in the pool.
#[test]
fn a_key_chit_is_an_own_event_of_the_pool() {
    let mut field = Field::clear();
    field.chits(ChitPlace::Pool, &["u1", "u2", "c1"]);
    let question = ChitQuestion::Key(USA);
    assert_eq!(field.options(&question), ["u1", "u2"]);
    assert_eq!(field.refusal(&question, "u3"), "CMD-01");
    let other = check(field.position(), &question, Choice::Chit(field.chit("c1")));
    assert_eq!(other.expect_err("the enemy's").requirement, "CMD-01");
}

/// SS 10.4a. CHIT-06: a held event can be played only in its own step. For `u2` this is the step
/// for held chits, and for `u3` the final step.
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

/// SS 10.4a. CHIT-24: an event's script decides whether the event can be played.
#[test]
fn an_event_asks_its_script() {
    let mut field = Field::clear();
    field.chits(ChitPlace::Held, &["u2"]);
    let chit = field.chit("u2").index();
    let ChitKind::Event(event) = &mut field.game().chits[chit].kind else { panic!("an event") };
    event.can_play = Some("can_play".to_owned());
    let question = ChitQuestion::HeldPlay(USA, Window::Held);
    assert_eq!(field.refusal(&question, "u2"), "");
    field.rules.scripts = std::sync::Arc::new(blind_swords::script::NoScripts);
    assert_eq!(field.refusal(&question, "u2"), "CHIT-24");
}

/// SS 10.6. CHIT-15: a held commander chit cannot be played if no brigade is eligible.
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

/// SS 10.3a, 10.4. CHIT-05: a drawn event is played or held. `u1` must be played at once, and `u2`
/// can be held.
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

/// SS 10.4b. CHIT-07, V-26: a chit can be used as a common event only if the side has a track in
/// use.
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

/// BS 7.3. CHIT-05, V-26: by option, the other face of a chit is a command event. This requires a
/// game with a command event.
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
        provenance: None,
    };
    field.game().command_events.usa = Some(event(None));
    assert_eq!(field.options(&question), ["common", "hold"]);
    field.game().command_events.usa = Some(event(Some("can_order")));
    field.rules.scripts = std::sync::Arc::new(blind_swords::script::NoScripts);
    assert_eq!(field.refusal(&question, "common"), "CHIT-24");
    field.option("chit_back", "none");
    assert_eq!(field.refusal(&question, "common"), "CHIT-07");
}

fn tracked() -> Field {
    let mut field = Field::clear();
    field.track(USA, "north");
    field
}

/// CHIT-23: only one chit of a group can be played on the same activation.
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
