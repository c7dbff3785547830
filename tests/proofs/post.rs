//! Matches by mail between two programs that exchange only files.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex};

use kernel::{PerSide, Side};
use registry::{Folders, Rulebook};
use session::pbem::{Offered, Post, Stand, verify};
use session::stream::{Purpose, Stream};
use session::{AnyEdition, AnyMatch, Library, Options, Seat};
use tempfile::TempDir;
use testing::explore;
use testing::explore::has_long;

use black_box::{players, root};

/// Packages of every rule system. The test opens each package at most once.
struct Opened {
    folders: Folders<Rulebook>,
    open: Mutex<BTreeMap<String, Arc<dyn AnyEdition>>>,
}

impl Library for Opened {
    fn names(&self) -> Vec<String> {
        self.folders.names()
    }

    fn open(&self, package: &str) -> Result<Arc<dyn AnyEdition>, String> {
        let mut open = self.open.lock().expect("nobody fails here");
        if let Some(edition) = open.get(package) {
            return Ok(Arc::clone(edition));
        }
        let edition = self.folders.open(package)?;
        open.insert(package.to_owned(), Arc::clone(&edition));
        Ok(edition)
    }
}

fn library() -> Opened {
    Opened { folders: Folders::new(root(), &registry::ALL), open: Mutex::default() }
}

/// Number of mail files after which a program restarts and reads its match from its own files.
const RESTARTED: u32 = 50;

/// One of the two programs that play a match by mail.
struct Program<'a> {
    library: &'a dyn Library,
    folder: TempDir,
    seat: Seat,
    any: Stream,
    post: Option<Post>,
    opened: u32,
}

impl<'a> Program<'a> {
    fn new(library: &'a dyn Library, seat: Seat, seed: u64) -> Self {
        let folder = TempDir::new().expect("a folder");
        let any = Stream::new(seed, Purpose::UsaBot);
        Self { library, folder, seat, any, post: None, opened: 0 }
    }

    /// Opens an incoming mail file, plays until the other side must act, and writes the next.
    fn run(&mut self, mail_file: &Path, offered: &Offered, side: Side) -> Stand {
        let own = self.folder.path().join("own");
        self.opened += 1;
        if self.opened.is_multiple_of(RESTARTED) {
            let record = fs::read_to_string(&own).expect("it has one");
            self.post = Some(Post::open(&record, self.library).expect("as it was written"));
        }
        let post = match (self.post.take(), fs::read_to_string(mail_file).ok()) {
            (Some(mut post), Some(text)) => post.receive(&text, self.library).map(|()| post),
            (None, Some(text)) => Post::join(&text, self.library),
            (_, None) => Post::offer(offered, side, self.library),
        };
        let mut post = post.unwrap_or_else(|refused| panic!("{refused}"));
        while post.stand() == Stand::Yours {
            let id = self.answer(post.game());
            post.choose(&id).unwrap_or_else(|refused| panic!("{id}: {refused}"));
        }
        fs::write(own, post.record().join("\n")).expect("its file");
        fs::write(mail_file, post.text()).expect("the mail file");
        self.post.insert(post).stand()
    }

    fn answer(&mut self, game: &dyn AnyMatch) -> String {
        game.bot_choice(self.seat, &mut self.any).expect("it is its turn")
    }
}

/// Result of a match by mail: counts of mail files, draws and revealed secrets, and the last mail
/// file.
struct Went {
    mail_files: u32,
    drawn: usize,
    opened: usize,
    text: String,
}

/// Plays a match until it is over or the programs have exchanged `most` mail files.
fn play(library: &dyn Library, offered: &Offered, seed: u64, most: u32) -> Went {
    let mail_file = TempDir::new().expect("a folder");
    let mail_file = mail_file.path().join("match.letter");
    let seats = players(seed);
    let mut programs = PerSide::from_fn(|side| {
        Program::new(library, seats[side], seed * 2 + u64::from(side == Side::Csa))
    });
    let mut mail_files = 0;
    let mut side = Side::BOTH[seed as usize % 2];
    loop {
        let stand = programs[side].run(&mail_file, offered, side);
        if stand == Stand::Over && mail_files > 0 || mail_files == most {
            break;
        }
        (mail_files, side) = (mail_files + 1, side.other());
    }
    let text = fs::read_to_string(&mail_file).expect("the mail file");
    let kind = |kind: &str| text.matches(&format!("\"kind\":\"{kind}\"")).count();
    Went { mail_files, drawn: kind("drawn"), opened: kind("open"), text }
}

/// Limit on the number of mail files. No match reaches it.
const ENDLESS: u32 = 20_000;
/// Number of mail files for long matches, of which the test plays only the start. Reading a mail
/// file replays the whole match, which takes long.
const BEGINNING: u32 = 40;
/// Number of scenarios, in package order, that are short enough to finish in every test run.
const SHORT: usize = 2;

/// In every scenario of every game, both programs see the same match. The recipient of the last
/// mail file can replay the match. The secrets revealed at the end match all commitments. The
/// players are bots with goals. Only long runs play long matches to the end.
#[test]
fn two_programs_play_to_the_end_with_files_alone() {
    let library = library();
    let mut scenarios: Vec<(String, String)> = Vec::new();
    for package in library.names() {
        let edition = library.open(&package).expect("a package");
        scenarios.extend(edition.scenarios().into_iter().map(|it| (package.clone(), it.id)));
    }
    explore(SHORT as u64 + 1, |seed| {
        let which = seed as usize % scenarios.len();
        let (package, scenario) = &scenarios[which];
        let (package, scenario) = (package.clone(), scenario.clone());
        let edition = library.open(&package).expect("a package");
        let offered = Offered { package, scenario, options: Options::new() };
        let most = if which < SHORT || has_long() { ENDLESS } else { BEGINNING };
        let Went { mail_files, drawn, opened, text } = play(&library, &offered, seed + 3, most);
        if mail_files == BEGINNING && most == BEGINNING {
            return;
        }
        let verified = verify(&text, &library).unwrap_or_else(|refused| panic!("{refused}"));
        assert!(verified.game.outcome().is_some());
        assert!(opened <= drawn && verified.throws < mail_files + 1);
        let save = verified.game.journal().text();
        let replayed = edition.replay(&save, None).expect("it is a save");
        assert_eq!(replayed.game.outcome(), verified.game.outcome());
    });
}
