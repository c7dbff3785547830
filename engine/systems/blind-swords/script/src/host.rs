//! Host that runs script functions on behalf of the rules.

use std::fmt;
use std::sync::Arc;

use blind_swords::event::Event;
use blind_swords::game::Game;
use blind_swords::script::{Argument, Scripts};
use blind_swords::{Position, Table};
use kernel::{Play, Sixteenths};
use rhai::{CallFnOptions, Dynamic, Scope};

use crate::call::{Call, Handle, Running};
use crate::compile::{self, Compiled, Report};
use crate::coverage::{self, Bodies};
use crate::diagnostic::ScriptDiag;
use crate::exported::Exported;
use crate::failures;
use crate::guard::Guards;
use crate::limits;
use crate::meter::{Apart, Run};
use crate::source::Sources;

/// Compiled scripts of a package, ready to run.
pub struct Host {
    compiled: Compiled,
    guards: Guards,
}

impl Host {
    /// Compiles scripts.
    ///
    /// # Errors
    /// All diagnostics, if the scripts have errors.
    pub fn new(sources: &Sources) -> Result<Self, Vec<ScriptDiag>> {
        match Compiled::new(sources) {
            (compiled, problems) if problems.is_empty() => Ok(Self::guarded(compiled)),
            (_, problems) => Err(problems),
        }
    }

    /// Returns a host whose scripts record the function bodies and branches that they run, with the
    /// list of these bodies. `None` if the scripts cannot be compiled. [`Bodies::unmarked`]
    /// converts the positions of the host's diagnostics.
    pub fn watched(sources: &Sources) -> Option<(Self, Bodies)> {
        let (marked, bodies) = coverage::marked(sources);
        let (compiled, problems) = Compiled::watched(&marked);
        // A guard would record no bodies.
        problems.is_empty().then_some((Self { compiled, guards: Guards::default() }, bodies))
    }

    /// Compiles scripts and checks them like [`check`](crate::check). Returns a host if there are
    /// no errors.
    pub fn checked(sources: &Sources, game: Option<&Game>) -> (Option<Self>, Report) {
        let (compiled, report) = compile::checked(sources, game);
        (report.problems.is_empty().then(|| Self::guarded(compiled)), report)
    }

    fn guarded(compiled: Compiled) -> Self {
        let guards = Guards::of(compiled.files.iter().map(|file| &file.ast), compiled.functions());
        Self { compiled, guards }
    }

    /// Returns the functions that documents may name.
    pub fn functions(&self) -> impl Iterator<Item = &Exported> {
        self.compiled.functions()
    }

    /// Runs a read-only test function and returns its result.
    ///
    /// # Errors
    /// If the function does not exist, fails, or does not return a boolean.
    pub fn try_test(
        &self,
        function: &str,
        arguments: &[Argument],
        position: Position<'_>,
    ) -> Result<bool, ScriptDiag> {
        match self.guards.answer(function, arguments, position) {
            Some(answer) => Ok(answer),
            None => self.try_test_unguarded(function, arguments, position),
        }
    }

    /// Works like [`Self::try_test`], but always interprets the function. Both give the same
    /// result for the same operations.
    ///
    /// # Errors
    /// As for [`Self::try_test`].
    pub fn try_test_unguarded(
        &self,
        function: &str,
        arguments: &[Argument],
        position: Position<'_>,
    ) -> Result<bool, ScriptDiag> {
        let answer = self.look(function, arguments, position)?;
        let mistaken = |kind| self.mistaken(function, arguments, "a bool", &format!("a {kind}"));
        answer.as_bool().map_err(mistaken)
    }

    /// Runs a read-only counting function and returns its number.
    ///
    /// # Errors
    /// If the function does not exist, fails, or does not return a whole or fractional number
    /// within [`limits::POINTS`].
    pub fn try_count(
        &self,
        function: &str,
        arguments: &[Argument],
        position: Position<'_>,
    ) -> Result<Sixteenths, ScriptDiag> {
        let answer = self.look(function, arguments, position)?;
        let within = -limits::POINTS..=limits::POINTS;
        let (number, found) = match answer.as_int() {
            Ok(whole) => {
                let number = i32::try_from(whole).ok().filter(|number| within.contains(number));
                (number.map(Sixteenths::whole), whole.to_string())
            }
            Err(kind) => match answer.try_cast::<Sixteenths>() {
                Some(number) => (Some(number), number.to_string()),
                None => (None, format!("a {kind}")),
            },
        };
        let (least, most) = (Sixteenths::whole(*within.start()), Sixteenths::whole(*within.end()));
        let wanted = format!("a number from -{0} to {0}", limits::POINTS);
        number
            .filter(|number| (least..=most).contains(number))
            .ok_or_else(|| self.mistaken(function, arguments, &wanted, &found))
    }

    fn look(
        &self,
        function: &str,
        arguments: &[Argument],
        position: Position<'_>,
    ) -> Result<Dynamic, ScriptDiag> {
        let function = self.find(function, arguments.len())?;
        let rules = Arc::new(position.package.clone());
        self.call(function, arguments, &Handle::new(Running::Looks(rules, position.board.clone())))
    }

    /// Returns the diagnostic for a function whose result has the wrong type.
    fn mistaken(
        &self,
        name: &str,
        arguments: &[Argument],
        wanted: &str,
        found: &str,
    ) -> ScriptDiag {
        let message = format!("`{name}` must return {wanted}, not {found}");
        match self.find(name, arguments.len()) {
            Ok(function) => ScriptDiag::new(&function.file, function.begins, message),
            Err(problem) => problem,
        }
    }

    fn find(&self, name: &str, parameters: usize) -> Result<&Exported, ScriptDiag> {
        self.compiled.function(name, parameters).ok_or_else(|| {
            let known = self.compiled.named(name).first();
            let message = match known {
                Some(known) => format!(
                    "wrong number of arguments for `{name}`: {parameters}, expected {}",
                    known.parameters
                ),
                None => format!("unknown script function `{name}`"),
            };
            let (file, begins) = known
                .map_or(("scripts", rhai::Position::NONE), |known| (&known.file, known.begins));
            ScriptDiag::new(file, begins, message)
        })
    }

    fn call(
        &self,
        function: &Exported,
        arguments: &[Argument],
        handle: &Handle,
    ) -> Result<Dynamic, ScriptDiag> {
        let Some(_running) = Run::begin() else {
            let message = format!("scripts are nested more than {} deep", limits::NESTED_SCRIPTS);
            return Err(ScriptDiag::new(&function.file, function.begins, message));
        };
        let ast = &self.compiled.files[function.index].ast;
        let options = CallFnOptions::new().with_tag(handle.clone()).rewind_scope(false);
        let arguments: Vec<_> = arguments.iter().map(value).collect();
        let name = function.name.as_str();
        let engine = &self.compiled.engine;
        engine
            .call_fn_with_options(options, &mut Scope::new(), ast, name, arguments)
            .map_err(|error| ScriptDiag::of_run(&error, &function.file, function.begins))
    }

    /// Runs a function that may ask questions and emit events. A failing function has no effect.
    /// The inner result reports whether the script succeeded.
    ///
    /// # Errors
    /// If the table suspends the play: an answer is missing, or the rules exceed a limit.
    pub fn try_run(
        &self,
        function: &str,
        arguments: &[Argument],
        table: &mut Table,
    ) -> Play<Result<(), ScriptDiag>> {
        let before = table.checkpoint();
        let result = self.play(function, arguments, table)?;
        if result.is_err() {
            table.rewind(before);
        }
        Ok(result)
    }

    fn play(
        &self,
        function: &str,
        arguments: &[Argument],
        table: &mut Table,
    ) -> Play<Result<(), ScriptDiag>> {
        let function = match self.find(function, arguments.len()) {
            Ok(function) => function,
            Err(problem) => return Ok(Err(problem)),
        };
        let call = Call::new(table.take(), Arc::clone(&function.rule));
        let handle = Handle::new(Running::Acts(Box::new(call)));
        let result = self.call(function, arguments, &handle);
        if let Running::Acts(call) = &mut *handle.lock() {
            *table = call.table.take();
            call.stopped.take().map_or(Ok(()), Err)?;
        }
        Ok(result.map(drop))
    }
}

impl Scripts for Host {
    fn run(&self, function: &str, arguments: &[Argument], table: &mut Table) -> Play {
        if let Err(problem) = self.try_run(function, arguments, table)? {
            failures::note(&problem);
            let (function, message) = (function.into(), problem.to_string().into());
            table.emit(Event::ScriptFailed { function, message });
        }
        Ok(())
    }

    fn apart(&self, work: &mut dyn FnMut()) {
        let _count = Apart::begin();
        work();
    }

    fn test(&self, function: &str, arguments: &[Argument], position: Position<'_>) -> bool {
        self.try_test(function, arguments, position).inspect_err(failures::note).unwrap_or(false)
    }

    fn count(&self, function: &str, arguments: &[Argument], position: Position<'_>) -> Sixteenths {
        let counted = self.try_count(function, arguments, position).inspect_err(failures::note);
        counted.unwrap_or(Sixteenths::ZERO)
    }
}

impl fmt::Debug for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let files: Vec<_> = self.compiled.files.iter().map(|file| &file.path).collect();
        f.debug_struct("Host").field("files", &files).finish_non_exhaustive()
    }
}

fn value(argument: &Argument) -> Dynamic {
    match *argument {
        Argument::Side(side) => Dynamic::from(side),
        Argument::Chit(chit) => Dynamic::from(chit),
        Argument::Unit(unit) => Dynamic::from(unit),
        Argument::Hex(hex) => Dynamic::from(hex),
        Argument::Word(word) => word.into(),
    }
}
