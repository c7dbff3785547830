//! Players that follow a plan, as named on the command line.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use blind_swords_table::{Opened, library};
use kernel::Level;
use registry::rivals::{self, BattlePlan};
use session::{Seat, Setup};

use crate::failure::Failure;
use crate::packages::games::PackageIndex;

/// Prefix that marks a player on the command line as a plan file.
const PLAN: &str = "plan:";

/// A player as named on the command line: a bot, or a player that follows a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Player {
    /// A bot that plays to win at a given level, or a simple bot.
    Sits(Seat),
    /// A player that follows a plan from a file.
    File(PathBuf),
    /// A player that follows a plan of the game, or a built-in plan such as `rush`.
    Named(String),
}

impl Player {
    /// Returns the bot that the rules must support for this player to play. For a player with a
    /// plan, this is a captain.
    pub(super) const fn seat(&self) -> Seat {
        match self {
            Self::Sits(seat) => *seat,
            Self::File(_) | Self::Named(_) => Seat::Plays(Level::Captain),
        }
    }

    /// Returns the name of the player's plan in the game. Plans from files are renamed on loading.
    /// `None` for a bot.
    fn plan<'a>(&'a self, files: &'a BTreeMap<&Path, String>) -> Option<&'a str> {
        match self {
            Self::Sits(_) => None,
            Self::File(path) => files.get(path.as_path()).map(String::as_str),
            Self::Named(name) => Some(name),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.strip_prefix(PLAN) {
            Some(file) if is_file(file) => Ok(Self::File(PathBuf::from(file))),
            Some(name) => Ok(Self::Named(name.to_owned())),
            None => {
                let seat: Seat = text.parse().map_err(|_| expected(text))?;
                if seat == Seat::Human { Err(expected(text)) } else { Ok(Self::Sits(seat)) }
            }
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sits(seat) => write!(f, "{seat}"),
            Self::File(path) => write!(f, "{PLAN}{}", path.display()),
            Self::Named(name) => write!(f, "{PLAN}{name}"),
        }
    }
}

/// A game that is played by two players, at least one of whom follows a plan.
pub(super) struct Planned {
    /// Game, including the plans that were read from files.
    pub(super) opened: Opened,
    /// Plans of the two players. `None` for a bot.
    pub(super) battle_plans: [Option<Arc<BattlePlan>>; 2],
}

/// Opens the game for two players. `None` if neither has a plan.
pub(super) fn of(
    package_index: &PackageIndex,
    game: &str,
    setup: &Setup,
    players: [&Player; 2],
) -> Result<Option<Planned>, Failure> {
    if players.iter().all(|player| matches!(player, Player::Sits(_))) {
        return Ok(None);
    }
    let files = players.into_iter().filter_map(|player| match player {
        Player::File(path) => Some(path.as_path()),
        Player::Sits(_) | Player::Named(_) => None,
    });
    let (loaded, names) = package_index.load_with_plans(game, files)?;
    let opened = library::ready(&loaded);
    let battle_plan =
        |name: &str| rivals::battle_plan(&opened, setup, name).map_err(Failure::Usage);
    let [first, second] = players.map(|player| player.plan(&names).map(battle_plan).transpose());
    let battle_plans = [first?, second?];
    Ok(Some(Planned { opened, battle_plans }))
}

fn is_file(text: &str) -> bool {
    text.ends_with(".yaml")
}

fn expected(text: &str) -> String {
    let bots: Vec<&str> = Seat::players().map(Seat::id).collect();
    format!("unknown player `{text}`: expected {} or {PLAN}FILE", bots.join(", "))
}
