//! New matches: set up, brought as a save, or opened again for their owner.

use kernel::{PerSide, Side};
use serde::Deserialize;
use session::post::{Offered, Post};
use session::{
    AnyMatch, Asking, Chance, MatchError, NoSuchSeat, Options, Seat, Seed, Setup, edition_of,
};

use crate::Lobby;
use crate::host::check_may_sit;
use crate::key::Key;
use crate::ledger::{About, Kind, Stored, now};
use crate::live::Live;
use crate::refused::Refused;
use crate::seats::{self, Place, Seats, Waits};
use crate::words;

/// A match to be made.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewMatch {
    /// The game.
    pub game: String,
    /// The scenario; the first one where none is named.
    #[serde(default)]
    pub scenario: Option<String>,
    /// Optional rules of the scenario, and options of the rules profile.
    #[serde(default)]
    pub options: Options,
    /// The seed of dice and draws; by chance where none is given. Nobody chooses it who plays against somebody.
    #[serde(default)]
    pub seed: Option<Seed>,
    /// Who rolls the dice.
    #[serde(default)]
    pub dice: Chance,
    /// Who is asked at secret moments; everybody, where two play.
    #[serde(default)]
    pub asking: Asking,
    /// Who sits for the Union.
    #[serde(default)]
    pub usa: Player,
    /// Who sits for the Confederacy.
    #[serde(default)]
    pub csa: Player,
    /// The lesson that is played: it brings its own scenario, seats and luck.
    #[serde(default)]
    pub lesson: Option<String>,
    /// What it is called.
    #[serde(default)]
    pub title: String,
    /// Whether everybody sees it in the list.
    #[serde(default)]
    pub listed: bool,
    /// The clocks that it has, if any.
    #[serde(default)]
    pub clocks: Option<Clocked>,
}

/// Clocks that are wanted for a match.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clocked {
    /// How many minutes each side wants to need at most.
    #[serde(default)]
    pub minutes: Option<u16>,
}

/// Who will sit in a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub enum Player {
    /// Whoever makes the match.
    #[default]
    Me,
    /// Whoever takes up the invitation.
    Invited,
    /// Whoever of all who see the list comes first.
    Open,
    /// Somebody elsewhere, with whom a letter goes to and fro.
    Post,
    /// A bot.
    Bot(Seat),
}

/// A match that was made.
#[derive(Clone, Debug)]
pub struct Created {
    /// The id of the match, by which it is asked for.
    pub id: String,
    /// Opens the seats of whoever made it.
    pub key: Option<Key>,
    /// For those who are invited.
    pub invitations: PerSide<Option<Key>>,
}

impl NewMatch {
    fn names_what_lessons_bring(&self) -> bool {
        let seats = [self.usa, self.csa].iter().any(|player| *player != Player::Me);
        let scenario = self.scenario.is_some() || !self.options.is_empty();
        seats || scenario || self.seed.is_some() || self.dice != Chance::Seeded
    }
}

impl TryFrom<String> for Player {
    type Error = NoSuchSeat;

    fn try_from(word: String) -> Result<Self, NoSuchSeat> {
        match word.as_str() {
            "me" => Ok(Self::Me),
            "invite" => Ok(Self::Invited),
            "open" => Ok(Self::Open),
            "post" => Ok(Self::Post),
            "human" => Err(NoSuchSeat(word)),
            bot => bot.parse().map(Self::Bot),
        }
    }
}

impl From<Seat> for Player {
    fn from(seat: Seat) -> Self {
        match seat {
            Seat::Human => Self::Me,
            bot => Self::Bot(bot),
        }
    }
}

/// Makes a match. Computers that sit in it are not waited for.
///
/// # Errors
/// If it cannot be played, or kept.
pub fn create(lobby: &impl Lobby, new: NewMatch) -> Result<Created, Refused> {
    let is_open = [new.usa, new.csa].contains(&Player::Open);
    if is_open && !new.listed {
        let words = "cannot open a seat to anyone in an unlisted match: set `listed`";
        return Err(Refused::malformed(words));
    }
    let invites = is_open || [new.usa, new.csa].contains(&Player::Invited);
    if invites && new.seed.is_some() {
        return Err(Refused::chosen_chance());
    }
    if [new.usa, new.csa].contains(&Player::Post) {
        if new.clocks.is_some() {
            return Err(Refused::malformed("`clocks` is not allowed in a match by mail"));
        }
        return offer(lobby, new);
    }
    let shelved = lobby.shelf().shelved(&new.game).map_err(|_| Refused::unknown("game"))?;
    for player in [new.usa, new.csa] {
        if let Player::Bot(bot) = player {
            let seated = shelved.edition.may_sit(bot);
            seated.map_err(|error| Refused::malformed(error.to_string()))?;
        }
    }
    let (setup, players) = match &new.lesson {
        Some(lesson) => {
            if new.names_what_lessons_bring() {
                return Err(Refused::malformed(
                    "a lesson sets its own scenario, options, seed, dice and seats: leave them out",
                ));
            }
            let setup = shelved.edition.lesson_setup(&new.game, lesson)?;
            let players = PerSide::from_fn(|side| Player::from(setup.seats[side]));
            (setup, players)
        }
        None => {
            let first = || shelved.edition.scenarios().into_iter().next().map(|first| first.id);
            let setup = Setup {
                package: new.game,
                scenario: new.scenario.or_else(first).unwrap_or_default(),
                options: new.options,
                seats: PerSide::default(),
                seed: new.seed.unwrap_or_else(Seed::fresh),
                dice: new.dice,
                asking: if invites { Asking::Everybody } else { new.asking },
                lesson: None,
            };
            (setup, PerSide { usa: new.usa, csa: new.csa })
        }
    };
    let id = fresh_id();
    let (seats, mut created) = deal(&id, players);
    let about = About {
        id,
        title: words::title(&new.title)?,
        game: setup.package.clone(),
        scenario: setup.scenario.clone(),
        kind: Kind::Match,
        listed: new.listed,
        over: false,
        closed: false,
        touched: now(),
        maker: lobby.visitor(),
    };
    created.id.clone_from(&about.id);
    let mut live = Live::begin(about, setup, seats, lobby.shelf(), lobby.ledger())?;
    if let Some(Clocked { minutes }) = new.clocks {
        live.set_clocks(lobby.ledger(), minutes)?;
    }
    live.formalities(lobby.ledger())?;
    lobby.add(live)?;
    Ok(created)
}

/// Offers a match by post: whoever makes it has one side, and the first letter to send.
fn offer(lobby: &impl Lobby, new: NewMatch) -> Result<Created, Refused> {
    let sides = PerSide { usa: new.usa, csa: new.csa };
    let own = Side::BOTH.into_iter().find(|side| sides[*side] == Player::Me);
    let own = own
        .filter(|side| sides[side.other()] == Player::Post)
        .ok_or_else(|| Refused::malformed("expected `me` for one side and `post` for the other"))?;
    let fixed = new.seed.is_some() || new.dice != Chance::Seeded || new.lesson.is_some();
    if fixed || new.listed {
        return Err(Refused::malformed(
            "`seed`, `dice`, `lesson` and `listed` are not allowed in a match by mail: leave them out",
        ));
    }
    let shelved = lobby.shelf().shelved(&new.game).map_err(|_| Refused::unknown("game"))?;
    let first = || shelved.edition.scenarios().into_iter().next().map(|first| first.id);
    let offered = Offered {
        package: new.game,
        scenario: new.scenario.or_else(first).unwrap_or_default(),
        options: new.options,
    };
    keep_post(lobby, Post::offer(&offered, own, lobby.shelf())?, &new.title)
}

/// Joins a match that somebody offers by post.
///
/// # Errors
/// If the letter is none, cannot be played, or cannot be kept.
pub fn join(lobby: &impl Lobby, text: &str) -> Result<Created, Refused> {
    keep_post(lobby, Post::join(text, lobby.shelf())?, "")
}

fn keep_post(lobby: &impl Lobby, post: Post, title: &str) -> Result<Created, Refused> {
    let key = Key::fresh();
    let seats = PerSide::from_fn(|side| Place {
        lock: (side == post.side()).then(|| key.lock()),
        ..Place::of(Seat::Human)
    });
    let setup = post.game().setup();
    let about = About {
        id: fresh_id(),
        title: words::title(title)?,
        game: setup.package.clone(),
        scenario: setup.scenario.clone(),
        kind: Kind::Match,
        listed: false,
        over: false,
        closed: false,
        touched: now(),
        maker: lobby.visitor(),
    };
    let created = Created { id: about.id.clone(), key: Some(key), ..Created::nobody() };
    lobby.add(Live::by_post(about, post, seats, lobby.ledger())?)?;
    Ok(created)
}

/// Takes in a save, to be looked at or gone on with.
///
/// # Errors
/// If it is no save of a game that is here, or cannot be kept.
pub fn bring(lobby: &impl Lobby, text: &str, kind: Kind) -> Result<Created, Refused> {
    let game = match kind {
        Kind::Match => resume(lobby, text)?,
        Kind::Replay => edition_of(text, lobby.shelf())?.replay(text, None)?.game,
    };
    let setup = game.setup();
    let id = fresh_id();
    let (seats, mut created) = match kind {
        Kind::Match => deal(&id, PerSide::from_fn(|side| Player::from(setup.seats[side]))),
        Kind::Replay => (PerSide::from_fn(|_| Place::of(Seat::Human)), Created::nobody()),
    };
    let about = About {
        id,
        title: String::new(),
        game: setup.package.clone(),
        scenario: setup.scenario.clone(),
        kind,
        listed: false,
        over: game.is_over(),
        closed: false,
        touched: now(),
        maker: lobby.visitor(),
    };
    created.id.clone_from(&about.id);
    let lines: Vec<String> = game.journal().lines().to_vec();
    Refused::check_budget()?;
    lobby.ledger().create(&about, &seats, &lines)?;
    let stored =
        Stored { about, seats, kept: lines.len(), lines, chat: Vec::new(), damage: Vec::new() };
    lobby.add(Live::load(stored, lobby.shelf(), lobby.ledger())?)?;
    Ok(created)
}

fn resume(lobby: &impl Lobby, text: &str) -> Result<Box<dyn AnyMatch>, Refused> {
    let loaded = edition_of(text, lobby.shelf())?.load_by_hand(text)?;
    match loaded.problem {
        Some(problem) => Err(MatchError::Misfit(problem).into()),
        None => Ok(loaded.game),
    }
}

/// Takes up an invitation: it is good once. Whoever names a number of his own may ask again with it, and is given
/// the same key, if the answer was lost.
///
/// # Errors
/// If the key is no invitation that is free, or it cannot be kept.
pub fn claim(
    lobby: &impl Lobby,
    id: &str,
    invitation: Key,
    nonce: Option<Key>,
) -> Result<(Side, Key), Refused> {
    lobby.change(id, |live| {
        let key = nonce.map_or_else(Key::fresh, |nonce| invitation.taken_up(nonce));
        if let Some(side) = seats::claimed(&live.seats, invitation, key) {
            return Ok((side, key));
        }
        let side = seats::invited(&live.seats, invitation).ok_or_else(Refused::no_key)?;
        check_may_sit(lobby, &live.seats[side], lobby.visitor())?;
        let (lock, claimed) = (Some(key.lock()), Some(invitation.lock()));
        let waits = Waits { since: now(), by: lobby.visitor() };
        let place = Place { lock, claimed, waits: Some(waits), ..Place::of(live.seats[side].who) };
        lobby.ledger().claim(id, side, invitation.lock(), key.lock(), waits)?;
        live.seats[side] = place;
        let told = format!("The {} player has joined", live.game.side_names()[side]);
        live.say(lobby.ledger(), None, told)?;
        live.tick(lobby.ledger());
        Ok((side, key))
    })
}

/// A new key for all seats of persons, in place of the old ones: for whoever owns the machine.
///
/// # Errors
/// If there is no such match, or it cannot be kept.
pub fn reopen(lobby: &impl Lobby, id: &str) -> Result<Created, Refused> {
    let key = Key::fresh();
    lobby.change(id, |live| {
        for side in Side::BOTH {
            let place = Place { lock: Some(key.lock()), ..Place::of(live.seats[side].who) };
            if live.seats[side].who == Seat::Human {
                lobby.ledger().seat(id, side, &place)?;
                live.seats[side] = place;
            }
        }
        Ok(Created { id: id.to_owned(), key: Some(key), invitations: PerSide::default() })
    })
}

impl Created {
    fn nobody() -> Self {
        Self { id: String::new(), key: None, invitations: PerSide::default() }
    }
}

/// Seats, and the keys that open them.
fn deal(id: &str, players: PerSide<Player>) -> (Seats, Created) {
    let mut created = Created::nobody();
    let seats = PerSide::from_fn(|side| match players[side] {
        Player::Bot(bot) => Place::of(bot),
        Player::Post => Place::of(Seat::Human),
        Player::Me => {
            let key = *created.key.get_or_insert_with(Key::fresh);
            Place { lock: Some(key.lock()), ..Place::of(Seat::Human) }
        }
        invited @ (Player::Invited | Player::Open) => {
            let is_open = invited == Player::Open;
            let invitation = if is_open { Key::open(id, side) } else { Key::fresh() };
            created.invitations[side] = Some(invitation);
            Place { invitation: Some(invitation.lock()), ..Place::of(Seat::Human) }
        }
    });
    (seats, created)
}

/// An id that nobody could have guessed.
fn fresh_id() -> String {
    format!("{:020x}", rand::random::<u128>() >> 48)
}
