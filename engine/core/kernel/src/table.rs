use std::fmt::Debug;
use std::sync::Arc;

use crate::{
    Answer, Ask, Cast, Dice, Entry, Fault, Nobody, Outside, Play, Scene, Side, Suspend, System,
    Throw, Weight,
};

/// How many questions, rolls and draws one play may need before it counts as endless.
const MAX_ASKS_IN_A_PLAY: u32 = 100_000;

/// A fact on its way to the board; [`System`] shows how it is read there. Only [`Table::emit`] makes one, so that
/// nobody else can have [`System::apply`] write:
///
/// ```compile_fail,E0423
/// fn forged<S: kernel::System>(event: &S::Event) -> kernel::Fact<'_, S> {
///     kernel::Fact(event)
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Fact<'a, S: System>(&'a S::Event);

impl<'a, S: System> Fact<'a, S> {
    /// The fact itself.
    pub const fn event(self) -> &'a S::Event {
        self.0
    }
}

/// Whether facts are kept after they are applied.
///
/// ```
/// use kernel::{Log, Nobody, PerSide, Side, Table};
/// # mod race { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
/// use race::Race;
///
/// let told = |log| {
///     let rows = PerSide::default();
///     let mut table: Table<Race> = Table::new(Race::course().into(), rows, Box::new(Nobody), log);
///     table.emit((Side::Usa, 2));
///     (table.board().usa, table.entries().len())
/// };
/// assert_eq!(told(Log::Kept), (2, 1));
/// assert_eq!(told(Log::Dropped), (2, 0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Log {
    /// Kept with their paths.
    Kept,
    /// Applied and forgotten, for simulation.
    Dropped,
}

/// A question that waits for its answer.
///
/// ```
/// use kernel::{Ask, Log, Nobody, PerSide, Side, Table};
/// # mod race { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
/// use race::{Pace, Race};
///
/// let rows = PerSide { usa: 4, csa: 2 };
/// let mut table: Table<Race> =
///     Table::new(Race::course().into(), rows, Box::new(Nobody), Log::Kept);
/// assert!(table.play().is_err());
/// let pending = table.pending().expect("nobody answers");
/// let Ask::Choose { side, options, .. } = &pending.ask else { panic!("a side chooses first") };
/// assert_eq!((*side, &options[..]), (Side::Csa, &[Pace::Walk, Pace::Run][..]));
/// assert_eq!(*pending.path, [Side::Csa]);
/// ```
#[derive(Clone, Debug)]
pub struct Pending<S: System> {
    /// What the outside did not answer.
    pub ask: Ask<S>,
    /// The steps from the play down to the procedure that asks.
    pub path: Arc<[S::Step]>,
}

/// A position that a table had, to which that table can go back.
///
/// ```
/// use kernel::{Log, Nobody, PerSide, Side, Table};
/// # mod race { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
/// use race::Race;
///
/// let (course, rows) = (Race::course().into(), PerSide::default());
/// let mut table: Table<Race> = Table::new(course, rows, Box::new(Nobody), Log::Kept);
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
    /// The position to which the table would go back.
    pub const fn board(&self) -> &S::Board {
        &self.board
    }
}

/// Where the rules meet the outside: the board, the log, and the one door through which choices,
/// rolls and draws come in.
///
/// A table owns all it holds, so that it can be handed to a script and back.
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
/// let (course, outside) = (Race::course().into(), Box::new(Recorded(answers.collect())));
/// let mut table: Table<Race> = Table::new(course, PerSide::default(), outside, Log::Kept);
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
    /// Tells the table from all others.
    seal: Arc<()>,
    package: Arc<S::Package>,
    board: S::Board,
    log: Log,
    entries: Vec<Entry<S>>,
    path: Vec<S::Step>,
    /// The path of what was told or asked last: most of what follows has the same.
    shared_path: Option<Arc<[S::Step]>>,
    outside: Box<dyn Outside<S>>,
    pending: Option<Pending<S>>,
    asked: u32,
}

impl<S: System> Table<S> {
    /// A table with a board on it.
    pub fn new(
        package: Arc<S::Package>,
        board: S::Board,
        outside: Box<dyn Outside<S>>,
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
            outside,
            pending: None,
            asked: 0,
        }
    }

    /// Runs one play to its end.
    ///
    /// # Errors
    /// As [`System::next`]. The board then stands where the play stopped: the caller goes back to
    /// a checkpoint.
    pub fn play(&mut self) -> Play {
        self.begin();
        S::next(self)
    }

    /// Forgets the path and the question of a play that was left in the middle.
    pub fn begin(&mut self) {
        self.asked = 0;
        self.pending = None;
        self.path.clear();
        self.outside.begin(Scene { package: &self.package, board: &self.board });
    }

    /// Map, units, charts, options: the same all through a match.
    pub fn package(&self) -> &S::Package {
        &self.package
    }

    /// The same to hold on to, for who outlives the table.
    pub fn shared_package(&self) -> Arc<S::Package> {
        Arc::clone(&self.package)
    }

    /// The position: all facts so far, applied.
    pub const fn board(&self) -> &S::Board {
        &self.board
    }

    /// The package and the position together.
    pub fn scene(&self) -> Scene<'_, S> {
        Scene { package: &self.package, board: &self.board }
    }

    /// What is needed to come back to this moment.
    pub fn checkpoint(&self) -> Checkpoint<S> {
        let (seal, board) = (Arc::clone(&self.seal), self.board.clone());
        Checkpoint { seal, board, entries: self.entries.len() }
    }

    /// Goes back to a moment of this table: its position, and of the facts that are still in the log
    /// those that had happened.
    ///
    /// # Panics
    /// If the checkpoint is another table's.
    pub fn rewind(&mut self, to: Checkpoint<S>) {
        assert!(Arc::ptr_eq(&self.seal, &to.seal), "a table goes back to its own past only");
        self.board = to.board;
        self.entries.truncate(to.entries);
    }

    /// The facts since the last [`Self::take_entries`].
    pub fn entries(&self) -> &[Entry<S>] {
        &self.entries
    }

    /// Takes the facts out of the log.
    pub fn take_entries(&mut self) -> Vec<Entry<S>> {
        std::mem::take(&mut self.entries)
    }

    /// The question that stopped the play.
    pub const fn pending(&self) -> Option<&Pending<S>> {
        self.pending.as_ref()
    }

    /// The steps that lead to the present moment.
    pub fn path(&self) -> &[S::Step] {
        &self.path
    }

    /// A fact: applied to the board, then recorded if the log is kept.
    pub fn emit(&mut self, event: S::Event) {
        S::apply(&self.package, &mut self.board, Fact(&event));
        if self.log == Log::Kept {
            let path = self.current_path();
            self.entries.push(Entry { event, path });
        }
    }

    /// Asks a side to choose. A single option answers itself, unless the outside wants the question put.
    ///
    /// Options are in ascending order, so that an answer is quickly found among them; others panic.
    ///
    /// ```
    /// use kernel::{Answer, Log, PerSide, Side, Table};
    /// # mod race { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs"));
    /// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/recorded.rs")); }
    /// use race::{Pace, Race, Recorded};
    ///
    /// let outside = Box::new(Recorded([Answer::Choice(Pace::Run)].into()));
    /// let rows = PerSide::default();
    /// let mut table: Table<Race> = Table::new(Race::course().into(), rows, outside, Log::Kept);
    /// let mut choose = |options| table.choose(Side::Usa, "pace", options);
    /// assert_eq!(choose(vec![Pace::Walk]).ok(), Some(Pace::Walk), "nobody is asked");
    /// assert_eq!(choose(vec![Pace::Walk, Pace::Run]).ok(), Some(Pace::Run), "as it is answered");
    /// assert!(choose(vec![]).is_err(), "a question has an answer");
    /// ```
    ///
    /// # Errors
    /// [`Suspend::Waiting`] without an answer; a fault if there is no option, or the answer is not
    /// one of them.
    pub fn choose(
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
                let scene = Scene { package: self.package.as_ref(), board: &self.board };
                if self.outside.puts(&ask, scene) { self.put(&ask) } else { Ok(only) }
            }
            _ => self.put(&Ask::Choose { side, question, options }),
        }
    }

    fn put(&mut self, ask: &Ask<S>) -> Play<S::Choice> {
        let answer = self.ask(ask)?;
        ask.accept(&answer)
    }

    /// Rolls dice; [`Play`] shows it.
    ///
    /// # Errors
    /// [`Suspend::Waiting`] without an answer; a fault if the answer is nothing that they can show.
    pub fn roll(&mut self, side: Side, roll: S::Roll, throw: Throw) -> Play<Dice> {
        match self.cast(side, roll, throw)? {
            Cast::Dice(dice) => Ok(dice),
            Cast::Given(outcome) => {
                Err(Fault(format!("expected dice, found the outcome {outcome:?}")).into())
            }
        }
    }

    /// Rolls dice for a chart, where a test may give the outcome instead; [`Cast`] shows it.
    ///
    /// # Errors
    /// [`Suspend::Waiting`] without an answer; a fault if the answer is nothing that they can show.
    pub fn cast(&mut self, side: Side, roll: S::Roll, throw: Throw) -> Play<Cast<S::Outcome>> {
        match self.ask(&Ask::Roll { side, roll, throw })? {
            Answer::Dice(dice) if throw.can_show(dice) => Ok(Cast::Dice(dice)),
            Answer::Outcome(outcome) => Ok(Cast::Given(outcome)),
            answer => Err(Fault(format!("expected {}, found {answer:?}", throw.words())).into()),
        }
    }

    /// Draws one blindly.
    ///
    /// ```
    /// use kernel::{Answer, Log, PerSide, Table, Weight};
    /// # mod race { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs"));
    /// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/recorded.rs")); }
    /// use race::{Pace, Race, Recorded};
    ///
    /// let drawn = || Answer::Drawn(Pace::Run);
    /// let outside = Box::new(Recorded([drawn(), drawn()].into()));
    /// let rows = PerSide::default();
    /// let mut table: Table<Race> = Table::new(Race::course().into(), rows, outside, Log::Kept);
    /// let [walk, run] = [Pace::Walk, Pace::Run].map(|choice| Weight { choice, weight: 1 });
    /// assert_eq!(table.draw(vec![walk, run]).ok(), Some(Pace::Run));
    /// assert!(table.draw(vec![walk]).is_err(), "what is drawn was there");
    /// ```
    ///
    /// # Errors
    /// [`Suspend::Waiting`] without an answer; a fault if nothing is there to draw, or the answer
    /// is not among it.
    pub fn draw(&mut self, among: Vec<Weight<S::Choice>>) -> Play<S::Choice> {
        if among.is_empty() {
            return Err(Fault("nothing is there to draw".to_owned()).into());
        }
        let ask = Ask::Draw { among };
        let answer = self.ask(&ask)?;
        ask.accept(&answer)
    }

    /// Runs a procedure as a step of the path; [`System`] shows it.
    ///
    /// # Errors
    /// Those of the procedure.
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

    /// Takes the table away, leaving an empty one: scripts run on a table that they own.
    ///
    /// ```
    /// use kernel::{Log, Nobody, PerSide, Table};
    /// # mod race { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
    /// use race::Race;
    ///
    /// let (course, rows) = (Race::course().into(), PerSide { usa: 4, csa: 7 });
    /// let mut table: Table<Race> = Table::new(course, rows, Box::new(Nobody), Log::Kept);
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
            Box::new(Nobody),
            Log::Dropped,
        );
        std::mem::replace(self, hollow)
    }

    fn ask(&mut self, ask: &Ask<S>) -> Play<Answer<S>> {
        self.asked += 1;
        if self.asked > MAX_ASKS_IN_A_PLAY {
            return Err(Fault(format!("one play exceeds {MAX_ASKS_IN_A_PLAY} questions")).into());
        }
        let scene = Scene { package: self.package.as_ref(), board: &self.board };
        let (outside, mut answered) = (&mut self.outside, None);
        S::outside(&self.package, &mut || answered = outside.answer(ask, scene));
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
