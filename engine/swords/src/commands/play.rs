//! `swords play`: a match at the terminal.

use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use kernel::PerSide;
use session::{Chance, Seat, Setup};

use crate::desk::{self, Desk};
use crate::failure::Failure;
use crate::games::{self, Shelf};
use crate::options::OptionSetting;
use crate::plain;
use crate::screen;

/// Plays a battle, or goes on with one that was saved.
#[derive(Debug, Args)]
pub(crate) struct Play {
    /// A game by its id under `games/` or by its path, or the file of a saved match.
    game: String,
    /// The scenario; the first one where none is named.
    #[arg(long)]
    scenario: Option<String>,
    /// Who plays the Union: human or random.
    #[arg(long, default_value_t)]
    usa: Seat,
    /// Who plays the Confederacy: human or random.
    #[arg(long, default_value_t)]
    csa: Seat,
    /// The seed of dice and draws; by chance where none is given.
    #[arg(long)]
    seed: Option<u64>,
    /// Who rolls the dice and draws the chits.
    #[arg(long, value_enum, default_value_t)]
    dice: Dice,
    /// An optional rule to use, or an option of the rules as NAME=VALUE.
    #[arg(long = "option", value_name = "NAME")]
    options: Vec<OptionSetting>,
    /// The file in which the match is saved; a new one under `saves/` where none is named.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Line by line, for pipes and screen readers; without a terminal always.
    #[arg(long)]
    plain: bool,
}

/// Who rolls the dice and draws the chits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Dice {
    /// The program.
    #[default]
    Seeded,
    /// You: real dice and a real cup, typed in.
    Manual,
}

impl Play {
    /// Runs the command.
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let shelf = Shelf::here();
        let mut desk =
            if Path::new(&self.game).is_file() { self.resume(shelf)? } else { self.begin(&shelf)? };
        let at_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
        if at_terminal && !self.plain { screen::run(&mut desk) } else { plain::run(&mut desk) }
    }

    fn begin(&self, shelf: &Shelf) -> Result<Desk, Failure> {
        let opened = shelf.open(&self.game)?;
        let scenario = games::scenario(&opened.game, self.scenario.as_deref())?;
        let scenario = opened.game.scenarios[scenario.index()].id.clone();
        let path = self.save.clone().unwrap_or_else(|| desk::free_name(&opened.game.id, &scenario));
        let setup = Setup {
            package: shelf.lasting_name(&self.game),
            scenario,
            options: self.options.iter().map(OptionSetting::pair).collect(),
            seats: PerSide { usa: self.usa, csa: self.csa },
            seed: self.seed.unwrap_or_else(|| u64::from(rand::random::<u32>())),
            dice: match self.dice {
                Dice::Seeded => Chance::Seeded,
                Dice::Manual => Chance::Manual,
            },
        };
        Desk::begin(setup, &opened, &path)
    }

    fn resume(&self, shelf: Shelf) -> Result<Desk, Failure> {
        let (desk, problem) = Desk::resume(Path::new(&self.game), &shelf.library())?;
        if let Some(problem) = problem {
            eprintln!("{problem}\nThe match goes on from the last board before it.");
        }
        Ok(desk)
    }
}
