//! `swords mail`: a match by mail between two people.

use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::Args;
use kernel::{Side, say};
use session::Seat;
use session::pbem::{Glance, Limit, Offered, Order};
use session::stream::{Purpose, Stream};

use crate::arguments::options::{self, OptionSetting};
use crate::arguments::seats;
use crate::failure::Failure;
use crate::format::{Format, Plain};
use crate::global::Global;
use crate::matches::by_post::{self, ByPost};
use crate::matches::kept::KeptMatch;
use crate::matches::saves::Saves;
use crate::output::out;
use crate::packages::games::{self, PackageIndex};
use crate::{plain, screen};

/// Play a match by mail: two players send each other one file, the mail file.
///
/// Open the mail file and play until the other side must act. The program then updates the mail file: send it by email
/// or in a forum, and open the reply. Your opponent cannot read your hidden choices in it. Neither player can see a roll
/// before the decision that leads to it, or repeat it. The program refuses a mail file that was changed in transit, and
/// names the line.
#[derive(Debug, Args)]
pub(crate) struct Mail {
    /// The mail file, which the players send to each other.
    mail_file: PathBuf,
    /// Start a match of this game, and write the first mail file.
    #[arg(long, value_name = "GAME")]
    begin: Option<String>,
    /// The scenario (default: the first one).
    #[arg(long, requires = "begin")]
    scenario: Option<String>,
    /// An optional rule to use, or a rules option as NAME=VALUE. Repeat it for more.
    #[arg(long = "option", value_name = "NAME", requires = "begin")]
    options: Vec<OptionSetting>,
    /// The side that you play.
    #[arg(long, value_name = "SIDE", value_parser = seats::side)]
    side: Option<Side>,
    /// A standing order for one kind of reaction window. WHEN is `never`, or the lowest chance of harm, in percent, at
    /// which the program reacts. Repeat the option for more orders. The new orders replace the old ones, and your
    /// opponent sees them.
    #[arg(long = "order", value_name = "KIND=WHEN")]
    orders: Vec<Standing>,
    /// Let the computer play for you until the other side must act.
    #[arg(long, value_name = "SEAT", value_parser = seats::bot(), conflicts_with = "plain")]
    bot: Option<Seat>,
    /// Check the mail file of a finished match line by line, and write it as a save to this file.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["begin", "side", "orders", "bot", "plain"])]
    verify: Option<PathBuf>,
    /// Print the mail file for the body of a mail or a forum post, in lines of 76 columns.
    #[arg(long, conflicts_with_all = ["begin", "side", "orders", "bot", "plain", "verify"])]
    wrapped: bool,
    /// Play at the terminal line by line, for pipes and screen readers.
    #[arg(long)]
    plain: bool,
}

/// A standing order as typed on the command line.
#[derive(Clone, Debug)]
struct Standing(Order);

impl FromStr for Standing {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let expected =
            || "expected KIND=never or KIND=PERCENT, such as reaction.unit=40".to_owned();
        let (at, when) = text.split_once('=').ok_or_else(expected)?;
        let act = match when {
            "never" => Limit::Never,
            chance => {
                let chance = chance.parse().ok().filter(|chance| (1..=100).contains(chance));
                Limit::Chance(chance.ok_or_else(expected)?)
            }
        };
        Ok(Self(Order { at: at.to_owned(), act }))
    }
}

impl Mail {
    /// Returns the global options that the command uses. Only the verification of a mail file uses
    /// an output format. All other uses of the command store the player's own copy.
    pub(crate) const fn heeds(&self) -> &'static [Global] {
        match self.verify {
            _ if self.wrapped => &[],
            Some(_) => &[Global::Format, Global::Games],
            None => &[Global::Games, Global::Saves],
        }
    }

    pub(crate) fn run(
        &self,
        package_index: &PackageIndex,
        saves: &Saves,
        format: Format,
    ) -> Result<(), Failure> {
        if self.wrapped {
            let text = session::pbem::wrapped(&by_post::read(&self.mail_file)?);
            out!("{}", text.map_err(|error| wrong(&self.mail_file, &error))?.trim_end());
            return Ok(());
        }
        if let Some(save) = &self.verify {
            return self.verified(save, package_index, format);
        }
        let mut by_post = match &self.begin {
            Some(game) => self.offer(game, package_index, saves)?,
            None => self.open(package_index, saves)?,
        };
        if let Some(twice) = self.ordered_twice() {
            return Err(Failure::Usage(format!("--order {twice} is given twice: leave one out")));
        }
        if !self.orders.is_empty() {
            by_post.order(self.orders.iter().map(|order| order.0.clone()).collect())?;
        }
        if let Some(seat) = self.bot {
            seats::check(&*package_index.open(&by_post.game().setup().package)?.edition, seat)?;
            return answer_all(by_post, seat);
        }
        let edition = package_index.open(&by_post.game().setup().package)?;
        let mut kept = KeptMatch::by_post(edition.edition, by_post);
        if self.plain || kept.decision().is_none() {
            plain::run(&mut kept)
        } else {
            screen::run(&mut kept)
        }
    }

    fn ordered_twice(&self) -> Option<&str> {
        let kinds: Vec<&str> = self.orders.iter().map(|order| order.0.at.as_str()).collect();
        (1..kinds.len()).find(|n| kinds[..*n].contains(&kinds[*n])).map(|n| kinds[n])
    }

    fn offer(
        &self,
        game: &str,
        package_index: &PackageIndex,
        saves: &Saves,
    ) -> Result<ByPost, Failure> {
        if self.mail_file.exists() {
            let path = self.mail_file.display().to_string();
            return Err(Failure::Usage(say!("mail-exists", path)));
        }
        let edition = package_index.open(game)?;
        let offered = Offered {
            package: package_index.lasting_name(game),
            scenario: games::scenario_id(&*edition, self.scenario.as_deref())?,
            options: options::all(&self.options)?,
        };
        let side = self.side.unwrap_or(Side::Usa);
        ByPost::offer(&self.mail_file, &offered, side, (package_index, saves))
    }

    fn open(&self, package_index: &PackageIndex, saves: &Saves) -> Result<ByPost, Failure> {
        let text = by_post::read(&self.mail_file)?;
        let glance = Glance::at(&text);
        let glance = glance.map_err(|error| wrong(&self.mail_file, &error))?;
        let own = |side: &Side| saves.own_copy(&glance.id, *side).is_file();
        let own: Vec<Side> = Side::BOTH.into_iter().filter(own).collect();
        let side = match (self.side, &own[..]) {
            (Some(side), _) => side,
            (None, [side]) => *side,
            (None, []) => glance.begun_by.other(),
            (None, _) => glance.side_to_move,
        };
        if own.contains(&side) {
            let copy = saves.own_copy(&glance.id, side);
            return ByPost::open(&self.mail_file, &text, &copy, package_index);
        }
        if side == glance.begun_by {
            let path = self.mail_file.display().to_string();
            return Err(Failure::Wrong(say!("mail-no-copy", path, side = side.id())));
        }
        ByPost::join(&self.mail_file, &text, (package_index, saves))
    }

    fn verified(
        &self,
        save: &Path,
        package_index: &PackageIndex,
        format: Format,
    ) -> Result<(), Failure> {
        let text = by_post::read(&self.mail_file)?;
        let verified = session::pbem::verify(&text, package_index.library());
        let verified = verified.map_err(|error| wrong(&self.mail_file, &error))?;
        session::save::SaveFile::create(save, verified.game.journal().lines())
            .map_err(|error| Failure::Wrong(error.to_string()))?;
        let outcome = verified.game.outcome().unwrap_or_default();
        match format.plain()? {
            Plain::Human => {
                let (lines, rolls) = (verified.lines, verified.throws);
                let path = save.display().to_string();
                out!("{}", say!("mail-verified", lines, rolls, outcome, path));
            }
            Plain::Json => out!(
                "{}",
                serde_json::json!({
                    "lines": verified.lines, "throws": verified.throws, "outcome": outcome
                })
            ),
        }
        Ok(())
    }
}

/// Lets a bot answer for the player until the other side must act.
fn answer_all(mut by_post: ByPost, seat: Seat) -> Result<(), Failure> {
    let mut any = Stream::new(session::Seed::fresh(), Purpose::UsaBot);
    if by_post.is_offered_draw() {
        by_post.reply_as_bot()?;
    }
    while let Some(decision) = by_post.decision() {
        let id = by_post.game().bot_choice(seat, &mut any);
        let id = id.unwrap_or_else(|| decision.options[0].id.clone());
        if let Err(error) = by_post.choose(&id)? {
            return Err(Failure::Wrong(error.to_string()));
        }
    }
    let over = || by_post.game().outcome().unwrap_or_else(|| say!("game-over"));
    out!("{}", by_post.pause().unwrap_or_else(over));
    Ok(())
}

fn wrong(path: &Path, error: &session::pbem::Refused) -> Failure {
    Failure::Wrong(format!("{}: {error}", path.display()))
}
