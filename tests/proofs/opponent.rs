//! The computer player uses only information that its seat has, and it is deterministic.

use std::fmt::Write as _;
use std::sync::{Arc, Mutex};

use black_box::{TestLibrary, every_setup, number};
use blind_swords::check::chits::held_by;
use blind_swords::question::secrecy_of;
use blind_swords::view::Seen;
use blind_swords::{BlindSwords, Board, Choice, Position, Question, Rules};
use blind_swords_table::answer::Record;
use blind_swords_table::journal::board_hash;
use blind_swords_table::stream::{Purpose, Stream};
use blind_swords_table::{Chance, Edition, Match, Seat, Setup, Sources, save};
use kernel::{Advice, Answer, Ask, Driver, Level, Log, Opponent as _, PerSide, Side, Table};
use opponent::{BotRegistry, Budget, Skill, Weights};

/// Callback that examines each decision of a bot.
type Inspection =
    Box<dyn FnMut(Position<'_>, &Board, Side, &Question, &[Choice], Choice) -> Watch + Send>;

/// Whether the game continues after an observed decision.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Watch {
    On,
    Enough,
}

/// Driver with two bots. It passes each of their decisions to a callback.
struct Watched {
    sources: Sources<BlindSwords>,
    start: Board,
    look: Inspection,
    asked: u32,
    enough: u32,
}

impl Driver<BlindSwords> for Watched {
    fn begin(&mut self, position: Position<'_>) {
        self.start = position.board.clone();
        self.sources.begin(position);
    }

    fn answer(
        &mut self,
        ask: &Ask<BlindSwords>,
        position: Position<'_>,
    ) -> Option<Answer<BlindSwords>> {
        let answer = self.sources.answer(ask, position)?;
        self.sources.note(ask, &answer, position);
        if let (Ask::Choose { side, question, options }, Answer::Choice(choice)) = (ask, &answer) {
            self.asked += 1;
            if self.asked > self.enough {
                return None;
            }
            let look = &mut self.look;
            if look(position, &self.start, *side, question, options, *choice) == Watch::Enough {
                return None;
            }
        }
        Some(answer)
    }
}

/// Plays a game between two bots of a level. The game ends after at most `enough` decisions.
fn watch(rules: &Arc<Rules>, level: Level, seed: u64, enough: u32, look: Inspection) {
    let seats = PerSide { usa: Seat::Plays(level), csa: Seat::Plays(level) };
    let sources = Sources::new(seed, seats, Chance::Seeded);
    let watched = Watched { sources, start: Board::empty(rules), look, asked: 0, enough };
    let start = Board::start(rules);
    let mut table: Table<BlindSwords> =
        Table::new(Arc::clone(rules), start, Box::new(watched), Log::Dropped);
    while table.board().result().is_none() && table.play().is_ok() {}
}

fn rules(setup: &Setup) -> Arc<Rules> {
    let opened = TestLibrary.open(&setup.package).unwrap_or_else(|problems| panic!("{problems}"));
    opened.rules(&setup.scenario, &setup.options).expect("a good setup")
}

/// CMD-01, CMD-05, CHIT-05, A-26: hidden information affects neither a bot's choice, nor its
/// reasons, nor its search effort. The test replaces all hidden information with random
/// information, and compares the decisions. It examines every `nth` decision with hidden
/// information, also within plays. Some of the bots have not observed the start of the game.
///
/// The test compares `positions` positions in each scenario, in games with consecutive seeds.
fn decides_by_its_view(skill: Skill, positions: u32, nth: u32) {
    for setup in every_setup(0) {
        let rules = rules(&setup);
        let asked = Arc::new(Mutex::new(0));
        let mut games = 0;
        while *asked.lock().expect("nobody fails") < positions {
            assert!(games < 20 + positions, "{}: nothing is hidden in it", setup.scenario);
            let seed = setup.seed.low() + u64::from(games);
            let look = compares(&rules, skill, seed, (positions, nth), &asked);
            watch(&rules, Level::Captain, seed, u32::MAX, look);
            games += 1;
        }
        println!("{} {}: {positions} positions in {games} games", setup.package, setup.scenario);
    }
}

/// Returns a callback that replaces all information hidden from the side, and compares the bot's
/// decisions. The callback ends the game after enough comparisons.
fn compares(
    rules: &Arc<Rules>,
    skill: Skill,
    seed: u64,
    (enough, nth): (u32, u32),
    asked: &Arc<Mutex<u32>>,
) -> Inspection {
    let (own, count, mut hidden) = (Arc::clone(rules), Arc::clone(asked), 0);
    let (mut deal, registry) = (Stream::new(seed, Purpose::Chance), BotRegistry::default());
    Box::new(move |position, start, side, question, options, _| {
        if *count.lock().expect("nobody fails") >= enough {
            return Watch::Enough;
        }
        let view = Seen::of(position, side);
        let other = view.imagine(&own, |limit| deal.below(limit));
        if other == *position.board {
            return Watch::On;
        }
        hidden += 1;
        if hidden % nth != 0 {
            return Watch::On;
        }
        let elsewhere = Position { package: &*own, board: &other };
        assert_eq!(Seen::of(elsewhere, side), view);
        let choose = |position: Position<'_>, begins: bool| {
            let mut player = registry.heuristic(&own, side, skill);
            if begins {
                player.begin(position);
            }
            let Advice { choice, because, others } =
                player.advise(side, question, options, position);
            (choice, because, others, player.work())
        };
        let begins = position.board == start;
        assert_eq!(choose(position, begins), choose(elsewhere, begins), "{question:?}");
        *count.lock().expect("nobody fails") += 1;
        Watch::On
    })
}

#[test]
fn a_captain_decides_by_what_its_seat_knows() {
    decides_by_its_view(Skill::of(Level::Captain), number("POSITIONS", 20), 1);
}

#[test]
fn a_general_decides_by_what_its_seat_knows() {
    let budget = Budget { breadth: 3, by_approach: 1, samples: 1, decisions: 1000 };
    decides_by_its_view(Skill::Tried(Weights::STANDARD, budget), number("POSITIONS", 3), 5);
}

/// A side's view contains all information that the side has.
#[test]
fn what_a_side_holds_itself_is_in_its_view() {
    let setup = &every_setup(0)[0];
    let rules = rules(setup);
    let seen = Arc::new(Mutex::new(0));
    let (count, own) = (Arc::clone(&seen), Arc::clone(&rules));
    let look: Inspection = Box::new(move |position, _, side, _, _, _| {
        let (mine, theirs) = (Seen::of(position, side), Seen::of(position, side.other()));
        let holds = held_by(position, side).next().is_some();
        let other = theirs.imagine(&own, |limit| limit - 1);
        let moved = Seen::of(Position { package: &*own, board: &other }, side) != mine;
        *count.lock().expect("nobody fails") += u32::from(holds && moved);
        Watch::On
    });
    watch(&rules, Level::Captain, 1, 300, look);
    assert!(*seen.lock().expect("nobody fails") > 10);
}

/// Public advice depends only on the recommended choice. It does not reveal the side's private
/// information.
#[test]
fn the_second_wording_gives_nothing_away() {
    let (mut compared, mut named) = (0, 0);
    for setup in every_setup(4) {
        let rules = rules(&setup);
        let (own, mut deal) = (Arc::clone(&rules), Stream::new(setup.seed, Purpose::Chance));
        let found = Arc::new(Mutex::new((0, 0)));
        let (registry, count) = (BotRegistry::default(), Arc::clone(&found));
        let look: Inspection = Box::new(move |position, _, side, question, options, _| {
            let other = Seen::of(position, side.other()).imagine(&own, |limit| deal.below(limit));
            if other == *position.board || secrecy_of(question.kind()).is_private() {
                return Watch::On;
            }
            let advise = |position: Position<'_>| {
                let mut captain = registry.heuristic(&own, side, Skill::of(Level::Captain));
                captain.advise(side, question, options, position)
            };
            let (here, there) =
                (advise(position), advise(Position { package: &*own, board: &other }));
            let openly = |advice: &Advice<Choice>| -> Vec<(String, String)> {
                let told = advice.because.iter();
                told.map(|because| (because.openly.clone(), because.rule.clone())).collect()
            };
            if here.choice == there.choice {
                assert_eq!(openly(&here), openly(&there), "{question:?}");
                let mut count = count.lock().expect("nobody fails");
                count.0 += 1;
                count.1 += here.because.iter().filter(|it| it.openly != it.what).count();
            }
            Watch::On
        });
        watch(&rules, Level::Captain, 4, number("DECISIONS", 150), look);
        let found = *found.lock().expect("nobody fails");
        (compared, named) = (compared + found.0, named + found.1);
    }
    assert!(compared > 100 && named > 100, "{compared} compared, {named} in other words");
}

/// A game that was saved midway and loaded continues as if it had not been interrupted.
#[test]
fn an_opponent_does_the_same_after_its_game_was_put_away() {
    for setup in every_setup(7) {
        let seats = PerSide { usa: Seat::Plays(Level::Captain), csa: Seat::Plays(Level::Sergeant) };
        // This save is in the middle of a move that the bot planned as a whole.
        goes_on_as_before(&Setup { seats, ..setup }, (300, 700), "move.hex");
    }
}

/// A general follows the plan of its order even after another process has loaded the save.
#[test]
#[ignore = "a general thinks for seven seconds: nightly"]
fn a_general_remembers_its_plan_after_its_game_was_put_away() {
    let seats = PerSide { usa: Seat::Plays(Level::General), csa: Seat::Plays(Level::General) };
    let setup = every_setup(7).into_iter().find(|setup| setup.scenario == "valley-vengeance");
    let setup = Setup { seats, ..setup.expect("a short scenario") };
    goes_on_as_before(&setup, (40, 140), "move.unit");
}

/// Saves a game at the first answer of the given kind after `after` answers, and loads the save.
/// Compares the loaded game and its save with an uninterrupted one, up to `end` answers.
fn goes_on_as_before(setup: &Setup, (after, end): (usize, usize), kind: &str) {
    let opened = TestLibrary.open(&setup.package).unwrap_or_else(|problems| panic!("{problems}"));
    let unstarted =
        || Match::unstarted(setup.clone(), session::Printed::contents(&*opened), rules(setup));
    let mut whole = unstarted();
    whole.pause_after(end);
    whole.run().expect("it can be played");
    let of_kind = |record: &Record| record.kind == kind;
    let middle = whole.records().iter().skip(after).position(of_kind).expect("it is asked");
    let mut left = unstarted();
    left.pause_after(after + middle + 1);
    left.run().expect("it can be played");
    let loaded = save::load::<BlindSwords>(&left.journal().text(), &*opened).expect("a save");
    let (records, expected) = (loaded.game.records(), whole.records());
    let differs = expected.iter().zip(&records).position(|(own, other)| own != other);
    assert!(differs.is_none() && records.len() >= end, "{} at {differs:?}", setup.scenario);
    let saves = [&whole, &loaded.game].map(|game| game.journal().text());
    let [own, other] = saves.each_ref().map(|save| save.lines());
    let differs = own.zip(other).find(|(own, other)| own != other);
    assert_eq!(differs, None, "{}: the saves differ", setup.scenario);
}

/// Advice names the choice that the bot would make, and its main reasons. Asking for advice changes
/// nothing.
#[test]
fn an_opponent_says_what_it_would_do_and_why() {
    let setup = Setup { seats: PerSide::default(), ..every_setup(5).remove(0) };
    let mut game = crate::proofs::begin(&setup);
    let mut stream = Stream::new(5, Purpose::UsaBot);
    let mut reasons = 0;
    for _ in 0..150 {
        let (decision, before) = (game.decision().expect("it goes on"), game.journal().text());
        if let Some(hint) = game.hint(Level::Captain) {
            let by_bot = game.bot_choice(Seat::Plays(Level::Captain), &mut stream);
            assert_eq!(Some(&hint.id), by_bot.as_ref());
            assert!(decision.options.iter().any(|option| option.id == hint.id), "{hint}");
            assert!(hint.instead.iter().all(|other| other.less > 0 && other.id != hint.id));
            assert!(hint.because.is_sorted_by_key(|because| -because.worth.abs()));
            assert_eq!(game.journal().text(), before);
            reasons += u32::from(!hint.because.is_empty());
            game.choose(&hint.id).expect("an option");
        } else {
            let id = crate::proofs::any(&decision, &mut stream);
            game.choose(&id).expect("an option");
        }
    }
    assert!(reasons > 50, "{reasons}");
}

/// Bots make the same decisions on every machine. The test compares the hash of all decisions with
/// a constant.
#[test]
fn opponents_decide_alike_on_every_machine() {
    let mut told = String::new();
    let pairs = [
        ("valley-vengeance", Level::Captain, Level::Sergeant, usize::MAX),
        ("the-stone-wall", Level::Sergeant, Level::Captain, usize::MAX),
        ("valley-vengeance", Level::General, Level::Recruit, 150),
    ];
    for (scenario, usa, csa, enough) in pairs {
        let setup = every_setup(11).into_iter().find(|setup| setup.scenario == scenario);
        let seats = PerSide { usa: Seat::Plays(usa), csa: Seat::Plays(csa) };
        let setup = Setup { seats, ..setup.expect("a scenario of a game") };
        let opened =
            TestLibrary.open(&setup.package).unwrap_or_else(|problems| panic!("{problems}"));
        let mut game = Match::unstarted(setup.clone(), &opened.hash, rules(&setup));
        game.pause_after(enough);
        game.run().expect("it can be played");
        let (decisions, board) = (game.records().len(), board_hash(game.board()));
        writeln!(
            told,
            "{scenario}, {} against {}: {decisions} decisions, {board}",
            usa.id(),
            csa.id()
        )
        .expect("a string takes everything");
    }
    insta::assert_snapshot!(told);
}
