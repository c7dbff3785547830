//! `swords play`: a match in the browser or at the terminal.

use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use kernel::{PerSide, say};
use laboratory::Examined;
use server::{NewMatch, Player};
use session::{Asking, Chance, Seat, Seed, Setup};

use crate::arguments::options::{self, OptionSetting};
use crate::arguments::seats;
use crate::commands::table::{self, Browser, Opening};
use crate::failure::Failure;
use crate::matches::kept::KeptMatch;
use crate::matches::saved::{self, Saved};
use crate::matches::saves::Saves;
use crate::packages::games::{self, PackageIndex};
use crate::plain;
use crate::screen;

/// Play a battle, or continue a saved one.
#[derive(Debug, Args)]
pub(crate) struct Play {
    /// A game (its id, its folder or its packed file), a saved match, or the id of a match played in the browser.
    game: String,
    /// The scenario (default: the first one).
    #[arg(long)]
    scenario: Option<String>,
    /// The player of the Union (default: a person).
    #[arg(long, value_name = "SEAT", value_parser = seats::anybody())]
    usa: Option<Seat>,
    /// The player of the Confederacy (default: a person).
    #[arg(long, value_name = "SEAT", value_parser = seats::anybody())]
    csa: Option<Seat>,
    /// The seed of dice and draws (default: random).
    #[arg(long)]
    seed: Option<Seed>,
    /// The source of dice rolls and chit draws (default: the program).
    #[arg(long, value_enum)]
    dice: Option<Dice>,
    /// An optional rule to use, or a rules option as NAME=VALUE. Repeat it for more.
    #[arg(long = "option", value_name = "NAME")]
    options: Vec<OptionSetting>,
    /// Play at the terminal, full screen.
    #[arg(long, conflicts_with = "plain")]
    terminal: bool,
    /// Play at the terminal line by line, for pipes and screen readers.
    #[arg(long)]
    plain: bool,
    /// The save file of a match at the terminal (default: a new file in the folder of saves).
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// The port of the page.
    #[arg(long, conflicts_with_all = ["terminal", "plain"])]
    port: Option<u16>,
    /// Print the address of the page and do not open a browser.
    #[arg(long, conflicts_with_all = ["terminal", "plain"])]
    no_browser: bool,
}

/// Source of dice rolls and chit draws.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Dice {
    /// The program rolls the dice and draws the chits.
    #[default]
    Seeded,
    /// You: roll real dice, draw from a real cup and type in the results.
    Manual,
}

/// User interface in which the match is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Table {
    Browser,
    Screen,
    Lines,
}

impl Dice {
    const fn chance(self) -> Chance {
        match self {
            Self::Seeded => Chance::Seeded,
            Self::Manual => Chance::Manual,
        }
    }
}

impl Play {
    /// Whether the command does not need the folder of saves. A match at the terminal is stored in
    /// the save that the command line names.
    pub(crate) fn names_its_file(&self) -> bool {
        let is_at_terminal = self.terminal || self.plain;
        is_at_terminal && (self.save.is_some() || games::is_save(&self.game))
    }

    pub(crate) fn run(&self, package_index: &PackageIndex, saves: &Saves) -> Result<(), Failure> {
        let table = self.table()?;
        if games::is_save(&self.game) || table::is_match_id(&self.game) {
            self.refuse_what_is_settled()?;
        }
        if table::is_match_id(&self.game) && table != Table::Browser {
            let what =
                "cannot continue a browser match in the terminal: leave --terminal or --plain out";
            return Err(Failure::Usage(what.to_owned()));
        }
        match table {
            Table::Browser => self.in_browser(package_index, saves),
            Table::Screen => self.at_terminal(package_index, saves, screen::run),
            Table::Lines => self.at_terminal(package_index, saves, plain::run),
        }
    }

    /// Refuses command-line options that a saved match has already fixed.
    fn refuse_what_is_settled(&self) -> Result<(), Failure> {
        let named = [
            ("--scenario", self.scenario.is_some()),
            ("--usa", self.usa.is_some()),
            ("--csa", self.csa.is_some()),
            ("--seed", self.seed.is_some()),
            ("--dice", self.dice.is_some()),
            ("--option", !self.options.is_empty()),
            ("--save", self.save.is_some()),
        ];
        options::refuse_what_is_settled(named)
    }

    fn table(&self) -> Result<Table, Failure> {
        let at_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
        match (self.terminal, self.plain) {
            (_, true) => Ok(Table::Lines),
            (true, false) => Ok(if at_terminal { Table::Screen } else { Table::Lines }),
            (false, false) if self.save.is_some() => Err(Failure::Usage(
                "cannot use --save: the browser keeps its own matches; leave it out, or add --terminal".to_owned(),
            )),
            (false, false) => Ok(Table::Browser),
        }
    }

    fn in_browser(&self, package_index: &PackageIndex, saves: &Saves) -> Result<(), Failure> {
        let browser = if self.no_browser { Browser::Left } else { Browser::Opened };
        let opening = self.opening(package_index)?;
        table::play((package_index, saves), opening, self.port, browser)
    }

    /// Returns the match that the browser opens, and checks that it can be played.
    fn opening(&self, package_index: &PackageIndex) -> Result<Opening, Failure> {
        if games::is_save(&self.game) {
            return saved::read_save(Path::new(&self.game), package_index).map(Opening::Save);
        }
        if table::is_match_id(&self.game) {
            return Ok(Opening::Again(self.game.clone()));
        }
        let edition = package_index.open(&self.game)?;
        let setup = self.setup(package_index, &*edition)?;
        options::check(&*edition, &setup)?;
        Ok(Opening::New(Box::new(NewMatch {
            game: setup.package,
            scenario: Some(setup.scenario),
            options: setup.options,
            seed: Some(setup.seed),
            dice: setup.dice,
            asking: setup.asking,
            usa: Player::from(setup.seats.usa),
            csa: Player::from(setup.seats.csa),
            lesson: None,
            title: String::new(),
            listed: false,
            clocks: None,
        })))
    }

    fn at_terminal(
        &self,
        package_index: &PackageIndex,
        saves: &Saves,
        run: fn(&mut KeptMatch) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let mut kept = self.kept(package_index, saves)?;
        let ended = run(&mut kept);
        kept.tell_player_faults();
        ended
    }

    fn kept(&self, package_index: &PackageIndex, saves: &Saves) -> Result<KeptMatch, Failure> {
        if games::is_save(&self.game) {
            self.resume(package_index)
        } else {
            self.begin(package_index, saves)
        }
    }

    fn begin(&self, package_index: &PackageIndex, saves: &Saves) -> Result<KeptMatch, Failure> {
        let edition = package_index.open(&self.game)?;
        let setup = self.setup(package_index, &*edition)?;
        let path = match &self.save {
            Some(named) => named.clone(),
            None => saves.ready()?.free_name(edition.id(), &setup.scenario),
        };
        package_index.keep(&setup.package);
        Saved::begin(setup, edition.edition, &path).map(KeptMatch::of)
    }

    fn setup(
        &self,
        package_index: &PackageIndex,
        edition: &dyn Examined,
    ) -> Result<Setup, Failure> {
        Ok(Setup {
            package: package_index.lasting_name(&self.game),
            scenario: games::scenario_id(edition, self.scenario.as_deref())?,
            options: options::all(&self.options)?,
            seats: PerSide { usa: self.usa.unwrap_or_default(), csa: self.csa.unwrap_or_default() },
            seed: self.seed.unwrap_or_else(Seed::fresh),
            dice: self.dice.unwrap_or_default().chance(),
            asking: Asking::default(),
            lesson: None,
        })
    }

    fn resume(&self, package_index: &PackageIndex) -> Result<KeptMatch, Failure> {
        let (saved, problem) = Saved::resume(Path::new(&self.game), package_index)?;
        if let Some(problem) = problem {
            session::complain!("{problem}\n{}", say!("continues-before"));
        }
        Ok(KeptMatch::of(saved))
    }
}
