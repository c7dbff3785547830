use std::fmt::Debug;
use std::sync::Arc;

use crate::{
    Answer, Ask, Cast, Dice, Driver, Entry, Fault, Play, Position, Side, SilentDriver, Suspend,
    System, Throw, Weight,
};

/// Maximum number of questions, rolls and draws in one play. A play that exceeds it is treated as
/// an endless loop.
const MAX_ASKS_IN_A_PLAY: u32 = 100_000;

/// A fact to apply to the board; [`System`] shows how to read it. Only [`Table::emit`] creates
/// facts, so that no other code can call [`System::apply`]:
///
/// ```compile_fail,E0423
/// fn forged<S: kernel::System>(event: &S::Event) -> kernel::Fact<'_, S> {
///     kernel::Fact(event)
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Fact<'a, S: System>(&'a S::Event);

impl<'a, S: System> Fact<'a, S> {
    /// Returns the fact that the table applies.
    pub const fn event(self) -> &'a S::Event {
        self.0
    }
}

/// Retention of facts after they are applied.
///
/// ```
/// use kernel::{Log, SilentDriver, PerSide, Side, Table};
/// # mod race { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
/// use race::Race;
///
/// let told = |log| {
///     let rows = PerSide::default();
///     let mut table: Table<Race> = Table::new(Race::course().into(), rows, Box::new(SilentDriver), log);
///     table.emit((Side::Usa, 2));
///     (table.board().usa, table.entries().len())
/// };
/// assert_eq!(told(Log::Kept), (2, 1));
/// assert_eq!(told(Log::Dropped), (2, 0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Log {
    /// The log keeps all facts, with their paths.
    Kept,
    /// The table drops each fact once it is applied. Simulations use this setting.
    Dropped,
}

/// A request that waits for its answer.
///
/// ```
/// use kernel::{Ask, Log, SilentDriver, PerSide, Side, Table};
/// # mod race { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
/// use race::{Pace, Race};
///
/// let rows = PerSide { usa: 4, csa: 2 };
/// let mut table: Table<Race> =
///     Table::new(Race::course().into(), rows, Box::new(SilentDriver), Log::Kept);
/// assert!(table.play().is_err());
/// let pending = table.pending().expect("nobody answers");
/// let Ask::Choose { side, options, .. } = &pending.ask else { panic!("a side chooses first") };
/// assert_eq!((*side, &options[..]), (Side::Csa, &[Pace::Walk, Pace::Run][..]));
/// assert_eq!(*pending.path, [Side::Csa]);
/// ```
#[derive(Clone, Debug)]
pub struct Pending<S: System> {
    /// Request that the driver has not answered yet.
    pub ask: Ask<S>,
    /// Steps from the play down to the procedure that asks.
    pub path: Arc<[S::Step]>,
}

/// A play that waits at a question: its start, its choices and rolls so far, and the current
/// position. [`Table::paused`] returns it, and [`enumerate_option`](crate::enumerate_option) has an
/// example.
#[derive(Debug)]
pub struct PausedPlay<'a, S: System> {
    /// Package of the match.
    pub package: &'a Arc<S::Package>,
    /// Board at the start of the play.
    pub began: &'a S::Board,
    /// Choices of the play so far, in order, with those of single options.
    pub chosen: &'a [S::Choice],
    /// Answers to the rolls and draws of the play so far, in order.
    pub rolled: &'a [Answer<S>],
    /// Number of facts of the play so far.
    pub told: usize,
    /// Board at the question.
    pub board: &'a S::Board,
}

impl<S: System> Clone for PausedPlay<'_, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S: System> Copy for PausedPlay<'_, S> {}

impl<'a, S: System> PausedPlay<'a, S> {
    /// Returns the position at the question.
    pub fn position(self) -> Position<'a, S> {
        Position { package: self.package, board: self.board }
    }
}

/// A saved state of a table, to which the same table can return.
///
/// ```
/// use kernel::{Log, SilentDriver, PerSide, Side, Table};
/// # mod race { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
/// use race::Race;
///
/// let (course, rows) = (Race::course().into(), PerSide::default());
/// let mut table: Table<Race> = Table::new(course, rows, Box::new(SilentDriver), Log::Kept);
/// table.emit((Side::Usa, 2));
/// let checkpoint = table.checkpoint();
/// table.emit((Side::Csa, 6));
/// assert_eq!((checkpoint.board().csa, table.board().csa), (0, 6));
/// table.rewind(checkpoint);
/// assert_eq!((*table.board(), table.entries().len()), (PerSide { usa: 2, csa: 0 }, 1));
/// ```
#[derive(Clone, Debug)]
pub struct Checkpoint<S: System> {
    seal: Arc<()>,
    board: S::Board,
    entries: usize,
}

impl<S: System> Checkpoint<S> {
    /// Returns the board at the checkpoint.
    pub const fn board(&self) -> &S::Board {
        &self.board
    }
}

/// The interface between the rules and their driver: the board, the log, and the only source of
/// choices, rolls and draws.
///
/// A table owns all its data, so that it can be passed to a script and back.
///
/// ```
/// use kernel::{Answer, Dice, Die, Log, PerSide, Side, Table};
/// # mod race { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs"));
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/recorded.rs")); }
/// use race::{Pace, Race, Recorded};
///
/// let five = Dice::One(Die::OF_SIX[4]);
/// let answers =
///     [Pace::Walk, Pace::Run].map(Answer::Choice).into_iter().chain([Answer::Dice(five)]);
/// let (course, driver) = (Race::course().into(), Box::new(Recorded(answers.collect())));
/// let mut table: Table<Race> = Table::new(course, PerSide::default(), driver, Log::Kept);
/// table.play().expect("who walks needs no die");
/// table.play().expect("a five was rolled");
/// assert_eq!(*table.board(), PerSide { usa: 2, csa: 5 });
/// assert!(table.play().is_err() && table.path().is_empty(), "there is no third answer");
/// assert_eq!(table.pending().expect("the question").path[..], [Side::Usa]);
/// let [walked, ran] = &table.take_entries()[..] else { panic!("two facts") };
/// assert_eq!([walked.event, ran.event], [(Side::Usa, 2), (Side::Csa, 5)]);
/// assert_eq!(ran.path[..], [Side::Csa], "in the step of that side");
/// assert!(table.entries().is_empty());
/// assert_eq!(table.shared_package().len(), table.package().len(), "the course");
/// ```
pub struct Table<S: System> {
    /// Identity of the table, compared to detect a checkpoint of another table.
    seal: Arc<()>,
    package: Arc<S::Package>,
    board: S::Board,
    log: Log,
    entries: Vec<Entry<S>>,
    path: Vec<S::Step>,
    /// Path of the latest fact or question. Most facts have the same path as the one before, so
    /// they share it.
    shared_path: Option<Arc<[S::Step]>>,
    driver: Box<dyn Driver<S>>,
    pending: Option<Pending<S>>,
    asked: u32,
    /// Number of facts of the play, kept or not.
    told: usize,
    chosen: Vec<S::Choice>,
    rolled: Vec<Answer<S>>,
}

impl<S: System> Table<S> {
    /// Builds a table with a start position. `log` says whether the table keeps the facts.
    pub fn new(
        package: Arc<S::Package>,
        board: S::Board,
        driver: Box<dyn Driver<S>>,
        log: Log,
    ) -> Self {
        let (entries, path) = (Vec::new(), Vec::new());
        Self {
            seal: Arc::default(),
            package,
            board,
            log,
            entries,
            path,
            shared_path: None,
            driver,
            pending: None,
            asked: 0,
            told: 0,
            chosen: Vec::new(),
            rolled: Vec::new(),
        }
    }

    /// Runs one play to its end.
    ///
    /// # Errors
    /// See [`System::next`]. After an error, the board is in the middle of the play, and the caller
    /// must rewind to a checkpoint.
    pub fn play(&mut self) -> Play {
        self.begin();
        S::next(self)
    }

    /// Clears the path and the question of an interrupted play.
    pub fn begin(&mut self) {
        self.asked = 0;
        self.told = 0;
        self.chosen.clear();
        self.rolled.clear();
        self.pending = None;
        self.path.clear();
        self.driver.begin(Position { package: &self.package, board: &self.board });
    }

    /// Returns the map, units, charts and options. Constant during a match.
    pub fn package(&self) -> &S::Package {
        &self.package
    }

    /// Returns the package in shared ownership, for callers that outlive the table.
    pub fn shared_package(&self) -> Arc<S::Package> {
        Arc::clone(&self.package)
    }

    /// Returns the position after all facts so far.
    pub const fn board(&self) -> &S::Board {
        &self.board
    }

    /// Returns the package and the board together.
    pub fn position(&self) -> Position<'_, S> {
        Position { package: &self.package, board: &self.board }
    }

    /// Returns the current play, given the board at its start.
    pub fn paused<'a>(&'a self, began: &'a S::Board) -> PausedPlay<'a, S> {
        PausedPlay {
            package: &self.package,
            began,
            chosen: &self.chosen,
            rolled: &self.rolled,
            told: self.told,
            board: &self.board,
        }
    }

    /// Saves the current state, for [`Self::rewind`].
    pub fn checkpoint(&self) -> Checkpoint<S> {
        let (seal, board) = (Arc::clone(&self.seal), self.board.clone());
        Checkpoint { seal, board, entries: self.entries.len() }
    }

    /// Restores an earlier state of this table. The log then holds only facts from before the
    /// checkpoint that no caller has taken.
    ///
    /// # Panics
    /// If the checkpoint is from another table.
    pub fn rewind(&mut self, to: Checkpoint<S>) {
        assert!(Arc::ptr_eq(&self.seal, &to.seal), "a table goes back to its own past only");
        self.board = to.board;
        self.entries.truncate(to.entries);
    }

    /// Returns the facts since the last [`Self::take_entries`].
    pub fn entries(&self) -> &[Entry<S>] {
        &self.entries
    }

    /// Removes all facts from the log and returns them.
    pub fn take_entries(&mut self) -> Vec<Entry<S>> {
        std::mem::take(&mut self.entries)
    }

    /// Returns the question that stopped the play, if there is one.
    pub const fn pending(&self) -> Option<&Pending<S>> {
        self.pending.as_ref()
    }

    /// Returns the steps from the play down to the current procedure.
    pub fn path(&self) -> &[S::Step] {
        &self.path
    }

    /// Applies a fact to the board, and records it if the log is kept.
    pub fn emit(&mut self, event: S::Event) {
        S::apply(&self.package, &mut self.board, Fact(&event));
        self.told += 1;
        if self.log == Log::Kept {
            let path = self.current_path();
            self.entries.push(Entry { event, path });
        }
    }

    /// Asks a side to choose. A single option is chosen without asking, unless [`Driver::puts`]
    /// returns true.
    ///
    /// Options must be in ascending order, since answers are looked up by binary search. Panics
    /// otherwise.
    ///
    /// ```
    /// use kernel::{Answer, Log, PerSide, Side, Table};
    /// # mod race { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs"));
    /// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/recorded.rs")); }
    /// use race::{Pace, Race, Recorded};
    ///
    /// let driver = Box::new(Recorded([Answer::Choice(Pace::Run)].into()));
    /// let rows = PerSide::default();
    /// let mut table: Table<Race> = Table::new(Race::course().into(), rows, driver, Log::Kept);
    /// let mut choose = |options| table.choose(Side::Usa, "pace", options);
    /// assert_eq!(choose(vec![Pace::Walk]).ok(), Some(Pace::Walk), "nobody is asked");
    /// assert_eq!(choose(vec![Pace::Walk, Pace::Run]).ok(), Some(Pace::Run), "as it is answered");
    /// assert!(choose(vec![]).is_err(), "a question has an answer");
    /// ```
    ///
    /// # Errors
    /// [`Suspend::Waiting`] if there is no answer. A fault if there is no option, or if the answer
    /// is not one of them.
    pub fn choose(
        &mut self,
        side: Side,
        question: S::Question,
        options: Vec<S::Choice>,
    ) -> Play<S::Choice> {
        self.choose_among(side, question, |_, _| options)
    }

    /// Asks a side to choose among the options that `options` returns. A driver that repeats a play
    /// needs no options.
    ///
    /// ```
    /// use kernel::{Answer, Log, PerSide, Side, Table};
    /// # mod race { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs"));
    /// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/recorded.rs")); }
    /// use race::{Pace, Race, Recorded};
    ///
    /// let driver = Box::new(Recorded([Answer::Choice(Pace::Run)].into()));
    /// let rows = PerSide::default();
    /// let mut table: Table<Race> = Table::new(Race::course().into(), rows, driver, Log::Kept);
    /// let both = |_: kernel::Position<'_, Race>, _: &_| vec![Pace::Walk, Pace::Run];
    /// assert_eq!(table.choose_among(Side::Usa, "pace", both).ok(), Some(Pace::Run));
    /// ```
    ///
    /// # Errors
    /// See [`Table::choose`].
    pub fn choose_among(
        &mut self,
        side: Side,
        question: S::Question,
        options: impl FnOnce(Position<'_, S>, &S::Question) -> Vec<S::Choice>,
    ) -> Play<S::Choice> {
        let choice = match self.driver.repeat() {
            Some(choice) => choice,
            None => {
                let options = options(self.position(), &question);
                self.decide(side, question, options)?
            }
        };
        self.chosen.push(choice);
        Ok(choice)
    }

    fn decide(
        &mut self,
        side: Side,
        question: S::Question,
        options: Vec<S::Choice>,
    ) -> Play<S::Choice> {
        assert!(options.is_sorted(), "options are sorted: {options:?}");
        match options[..] {
            [] => Err(Fault(format!("no options for {question:?}")).into()),
            [only] => {
                let ask = Ask::Choose { side, question, options };
                let position = Position { package: self.package.as_ref(), board: &self.board };
                if self.driver.puts(&ask, position) { self.put(&ask) } else { Ok(only) }
            }
            _ => self.put(&Ask::Choose { side, question, options }),
        }
    }

    fn put(&mut self, ask: &Ask<S>) -> Play<S::Choice> {
        let answer = self.ask(ask)?;
        ask.accept(&answer)
    }

    /// Rolls dice; [`Play`] has an example.
    ///
    /// # Errors
    /// [`Suspend::Waiting`] if there is no answer. [`Suspend::Fault`] if the answer is not a
    /// possible result.
    pub fn roll(&mut self, side: Side, roll: S::Roll, throw: Throw) -> Play<Dice> {
        match self.cast(side, roll, throw)? {
            Cast::Dice(dice) => Ok(dice),
            Cast::Given(outcome) => {
                Err(Fault(format!("expected dice, found the outcome {outcome:?}")).into())
            }
        }
    }

    /// Rolls dice for a chart. A test may supply the chart result instead of the dice; [`Cast`] has
    /// an example.
    ///
    /// # Errors
    /// [`Suspend::Waiting`] if there is no answer. [`Suspend::Fault`] if the answer is not a
    /// possible result.
    pub fn cast(&mut self, side: Side, roll: S::Roll, throw: Throw) -> Play<Cast<S::Outcome>> {
        let answer = self.ask(&Ask::Roll { side, roll, throw })?;
        self.rolled.push(answer.clone());
        match answer {
            Answer::Dice(dice) if throw.can_show(dice) => Ok(Cast::Dice(dice)),
            Answer::Outcome(outcome) => Ok(Cast::Given(outcome)),
            answer => Err(Fault(format!("expected {}, found {answer:?}", throw.words())).into()),
        }
    }

    /// Draws one item at random.
    ///
    /// ```
    /// use kernel::{Answer, Log, PerSide, Table, Weight};
    /// # mod race { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs"));
    /// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/recorded.rs")); }
    /// use race::{Pace, Race, Recorded};
    ///
    /// let drawn = || Answer::Drawn(Pace::Run);
    /// let driver = Box::new(Recorded([drawn(), drawn()].into()));
    /// let rows = PerSide::default();
    /// let mut table: Table<Race> = Table::new(Race::course().into(), rows, driver, Log::Kept);
    /// let [walk, run] = [Pace::Walk, Pace::Run].map(|choice| Weight { choice, weight: 1 });
    /// assert_eq!(table.draw(vec![walk, run]).ok(), Some(Pace::Run));
    /// assert!(table.draw(vec![walk]).is_err(), "what is drawn was there");
    /// ```
    ///
    /// # Errors
    /// [`Suspend::Waiting`] if there is no answer. A fault if there is nothing to draw, or if the
    /// answer is not among the items.
    pub fn draw(&mut self, among: Vec<Weight<S::Choice>>) -> Play<S::Choice> {
        if among.is_empty() {
            return Err(Fault("nothing is there to draw".to_owned()).into());
        }
        let ask = Ask::Draw { among };
        let answer = self.ask(&ask)?;
        self.rolled.push(answer.clone());
        ask.accept(&answer)
    }

    /// Runs a procedure as a step of the path; [`System`] has an example.
    ///
    /// # Errors
    /// The errors of the procedure.
    pub fn within<T>(
        &mut self,
        step: S::Step,
        procedure: impl FnOnce(&mut Self) -> Play<T>,
    ) -> Play<T> {
        self.path.push(step);
        let result = procedure(self);
        self.path.pop();
        result
    }

    /// Takes the table and leaves an empty one. Scripts run on a table that they own.
    ///
    /// ```
    /// use kernel::{Log, SilentDriver, PerSide, Table};
    /// # mod race { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
    /// use race::Race;
    ///
    /// let (course, rows) = (Race::course().into(), PerSide { usa: 4, csa: 7 });
    /// let mut table: Table<Race> = Table::new(course, rows, Box::new(SilentDriver), Log::Kept);
    /// let own = table.take();
    /// assert_eq!((*own.board(), *table.board()), (rows, PerSide::default()));
    /// table = own;
    /// assert_eq!(*table.board(), rows);
    /// ```
    #[must_use]
    pub fn take(&mut self) -> Self {
        let hollow = Self::new(
            Arc::clone(&self.package),
            S::Board::default(),
            Box::new(SilentDriver),
            Log::Dropped,
        );
        std::mem::replace(self, hollow)
    }

    fn ask(&mut self, ask: &Ask<S>) -> Play<Answer<S>> {
        self.asked += 1;
        if self.asked > MAX_ASKS_IN_A_PLAY {
            return Err(Fault(format!("one play exceeds {MAX_ASKS_IN_A_PLAY} questions")).into());
        }
        let position = Position { package: self.package.as_ref(), board: &self.board };
        let (driver, mut answered) = (&mut self.driver, None);
        S::ask_driver(&self.package, &mut || answered = driver.answer(ask, position));
        if let Some(answer) = answered {
            return Ok(answer);
        }
        let path = self.current_path();
        self.pending = Some(Pending { ask: ask.clone(), path });
        Err(Suspend::Waiting)
    }

    fn current_path(&mut self) -> Arc<[S::Step]> {
        let known = self.shared_path.take().filter(|known| known[..] == self.path[..]);
        let path = known.unwrap_or_else(|| Arc::from(&self.path[..]));
        Arc::clone(self.shared_path.insert(path))
    }
}
