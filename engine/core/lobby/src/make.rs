//! Creation of matches from a setup, a save or an offer by mail. Also issues and replaces keys.

use kernel::{PerSide, Side};
use serde::Deserialize;
use session::pbem::{Offered, Post};
use session::{
    AnyMatch, Asking, Chance, MatchError, NoSuchSeat, Options, Seat, Seed, Setup, edition_of,
};

use crate::Lobby;
use crate::host::check_may_sit;
use crate::key::Key;
use crate::live::Live;
use crate::live::notice::Notice;
use crate::match_store::{About, Kind, Stored, now};
use crate::refused::Refused;
use crate::seats::{self, Place, Seats, Waits};
use crate::words;

/// Request to create a match.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewMatch {
    /// Id of the package that the match plays.
    pub game: String,
    /// Id of the scenario. The default is the first scenario.
    #[serde(default)]
    pub scenario: Option<String>,
    /// Optional rules of the scenario and options of the rules profile, by name.
    #[serde(default)]
    pub options: Options,
    /// Seed of dice and draws. Random by default. Not allowed in a match with an invited opponent.
    #[serde(default)]
    pub seed: Option<Seed>,
    /// Source of dice and draws. By default, the seed.
    #[serde(default)]
    pub dice: Chance,
    /// Policy for asking a side a question that may have only one option. A match with an invited
    /// opponent always uses [`Asking::Everybody`].
    #[serde(default)]
    pub asking: Asking,
    /// Player who gets the Union seat. By default, the maker.
    #[serde(default)]
    pub usa: Player,
    /// Player who gets the Confederate seat. By default, the maker.
    #[serde(default)]
    pub csa: Player,
    /// Id of the lesson to play. The lesson defines scenario, seats and seed.
    #[serde(default)]
    pub lesson: Option<String>,
    /// Title that the list of matches shows. Empty by default.
    #[serde(default)]
    pub title: String,
    /// Whether the public list shows the match. Defaults to false.
    #[serde(default)]
    pub listed: bool,
    /// Clocks of the match. `None` if the match has none.
    #[serde(default)]
    pub clocks: Option<Clocked>,
}

/// Settings for the clocks of a new match.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clocked {
    /// Time limit of each side in minutes. `None` if the clocks have no limit.
    #[serde(default)]
    pub minutes: Option<u16>,
}

/// Player who will take a seat of a new match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub enum Player {
    /// The person who makes the match.
    #[default]
    Me,
    /// The person who accepts the invitation.
    Invited,
    /// The first visitor who takes the seat from the match list.
    Open,
    /// An opponent who exchanges mail files.
    Post,
    /// A bot, which plays from the start.
    Bot(Seat),
}

/// A new match with the keys and invitations to give to its players.
#[derive(Clone, Debug)]
pub struct Created {
    /// Id of the match.
    pub id: String,
    /// Key to the maker's seats, or to both seats of a match between bots. `None` if the maker has no
    /// seat and other people play.
    pub key: Option<Key>,
    /// Invitations for the other players. `None` for a side that needs no invitation.
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

/// Creates a match, without waiting for bots.
///
/// # Errors
/// If the match cannot be played or stored.
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
    let package = lobby.package_index().package(&new.game).map_err(|_| Refused::unknown("game"))?;
    for player in [new.usa, new.csa] {
        if let Player::Bot(bot) = player {
            let seated = package.edition.may_sit(bot);
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
            let setup = package.edition.lesson_setup(&new.game, lesson)?;
            let players = PerSide::from_fn(|side| Player::from(setup.seats[side]));
            (setup, players)
        }
        None => {
            let first = || package.edition.scenarios().into_iter().next().map(|first| first.id);
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
    let mut live = Live::begin(about, setup, seats, lobby.package_index(), lobby.match_store())?;
    if let Some(Clocked { minutes }) = new.clocks {
        live.set_clocks(lobby.match_store(), minutes)?;
    }
    live.formalities(lobby.match_store())?;
    lobby.add(live)?;
    Ok(created)
}

/// Offers a match by mail. The maker gets one side, and the first mail file to send.
///
/// # Errors
/// If the match cannot be played or stored.
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
    let package = lobby.package_index().package(&new.game).map_err(|_| Refused::unknown("game"))?;
    let first = || package.edition.scenarios().into_iter().next().map(|first| first.id);
    let offered = Offered {
        package: new.game,
        scenario: new.scenario.or_else(first).unwrap_or_default(),
        options: new.options,
    };
    keep_post(lobby, Post::offer(&offered, own, lobby.package_index())?, &new.title)
}

/// Joins a match offered by mail.
///
/// # Errors
/// If `text` is not a mail file, or if the match cannot be played or stored.
pub fn join(lobby: &impl Lobby, text: &str) -> Result<Created, Refused> {
    keep_post(lobby, Post::join(text, lobby.package_index())?, "")
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
    lobby.add(Live::by_post(about, post, seats, lobby.match_store())?)?;
    Ok(created)
}

/// Adds an uploaded save, to view or to continue.
///
/// # Errors
/// If `text` is not a save of an available game, or if the match cannot be stored.
pub fn bring(lobby: &impl Lobby, text: &str, kind: Kind) -> Result<Created, Refused> {
    bring_titled(lobby, text, kind, "")
}

/// Adds a save as a match with a title.
///
/// # Errors
/// See [`bring`].
pub(crate) fn bring_titled(
    lobby: &impl Lobby,
    text: &str,
    kind: Kind,
    title: &str,
) -> Result<Created, Refused> {
    let game = match kind {
        Kind::Match => resume(lobby, text)?,
        Kind::Replay => edition_of(text, lobby.package_index())?.replay(text, None)?.game,
    };
    let setup = game.setup();
    let id = fresh_id();
    let (seats, mut created) = match kind {
        Kind::Match => deal(&id, PerSide::from_fn(|side| Player::from(setup.seats[side]))),
        Kind::Replay => (PerSide::from_fn(|_| Place::of(Seat::Human)), Created::nobody()),
    };
    let about = About {
        id,
        title: words::title(title)?,
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
    lobby.match_store().create(&about, &seats, &lines)?;
    let stored =
        Stored { about, seats, kept: lines.len(), lines, chat: Vec::new(), damage: Vec::new() };
    lobby.add(Live::load(stored, lobby.package_index(), lobby.match_store())?)?;
    Ok(created)
}

fn resume(lobby: &impl Lobby, text: &str) -> Result<Box<dyn AnyMatch>, Refused> {
    let loaded = edition_of(text, lobby.package_index())?.load_by_hand(text)?;
    match (loaded.differs, loaded.problem) {
        (Some(differs), _) => Err(Refused::other_package(&differs)),
        (None, Some(problem)) => Err(MatchError::Misfit(problem).into()),
        (None, None) => Ok(loaded.game),
    }
}

/// Accepts an invitation, which is valid once. A client may include a random number in the request.
/// If the reply is lost, the client can repeat the request and gets the same key.
///
/// # Errors
/// If the key is not an open invitation, or if the change cannot be stored.
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
        lobby.match_store().claim(id, side, invitation.lock(), key.lock(), waits)?;
        live.seats[side] = place;
        live.announce(lobby.match_store(), &Notice::Joined { side })?;
        live.tick(lobby.match_store());
        Ok((side, key))
    })
}

/// Replaces the keys of all seats held by people by a single new key for the owner of the machine.
///
/// # Errors
/// If there is no such match, or if the change cannot be stored.
pub fn reopen(lobby: &impl Lobby, id: &str) -> Result<Created, Refused> {
    let key = Key::fresh();
    lobby.change(id, |live| {
        for side in Side::BOTH {
            let place = Place { lock: Some(key.lock()), ..Place::of(live.seats[side].who) };
            if live.seats[side].who == Seat::Human {
                lobby.match_store().seat(id, side, &place)?;
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

/// Creates the seats of a match, with their keys and invitations. The maker of a match between bots
/// gets a key to both seats, and may take them over.
fn deal(id: &str, players: PerSide<Player>) -> (Seats, Created) {
    let mut created = Created::nobody();
    if let (Player::Bot(usa), Player::Bot(csa)) = (players.usa, players.csa) {
        let (key, bots) = (Key::fresh(), PerSide { usa, csa });
        created.key = Some(key);
        let place = |side| Place { lock: Some(key.lock()), ..Place::of(bots[side]) };
        return (PerSide::from_fn(place), created);
    }
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

/// Returns an unpredictable match id.
fn fresh_id() -> String {
    format!("{:020x}", rand::random::<u128>() >> 48)
}
