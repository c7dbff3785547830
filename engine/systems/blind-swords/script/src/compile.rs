//! Compilation of scripts to callable functions.

use std::collections::{BTreeMap, BTreeSet};

use blind_swords::game::Game;
use rhai::module_resolvers::StaticModuleResolver;
use rhai::{AST, Engine, Module, ParseErrorType, Position, Scope};

use crate::arms::{self, Arm};
use crate::closures;
use crate::compared;
use crate::coverage;
use crate::diagnostic::ScriptDiag;
use crate::exported::Exported;
use crate::lint::{self, Import};
use crate::sandbox;
use crate::source::{self, Source, Sources};
use crate::words;

/// Errors, warnings and functions that a check of scripts finds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Errors, sorted by file and line.
    pub problems: Vec<ScriptDiag>,
    /// Warnings, sorted by file and line.
    pub doubts: Vec<ScriptDiag>,
    /// Functions that documents may refer to by name.
    pub functions: Vec<Exported>,
}

/// Checks scripts without running them. The checks cover syntax, imports, unknown functions,
/// endless loops and, if a game is given, ids.
pub fn check(sources: &Sources, game: Option<&Game>) -> Report {
    checked(sources, game).1
}

/// Compiles and checks scripts.
pub(crate) fn checked(sources: &Sources, game: Option<&Game>) -> (Compiled, Report) {
    let (compiled, mut problems) = Compiled::new(sources);
    problems.extend(compiled.files.iter().flat_map(|file| lint::endless(&file.path, &file.ast)));
    let mut doubts = Vec::new();
    if let Some(game) = game {
        for file in &compiled.files {
            problems.extend(lint::ids(&file.path, &file.ast, game));
            problems.extend(compared::never(&file.path, (&file.ast, &file.arms), game));
            doubts.extend(lint::inland(&file.path, &file.ast, game));
        }
    }
    sort(&mut problems);
    let functions = compiled.functions().cloned().collect();
    (compiled, Report { problems, doubts, functions })
}

/// Parsed script file, with its import statements.
pub(crate) struct File {
    pub(crate) name: String,
    pub(crate) path: String,
    pub(crate) ast: AST,
    arms: Vec<Arm>,
    imports: Vec<Import>,
}

/// Compiled scripts of a package.
pub(crate) struct Compiled {
    pub(crate) engine: Engine,
    pub(crate) files: Vec<File>,
    /// Files that could not be read. Importing such a file causes no additional error.
    unread: BTreeSet<String>,
    functions: BTreeMap<String, Vec<Exported>>,
}

impl Compiled {
    /// Compiles all files. A file with errors cannot run.
    pub(crate) fn new(sources: &Sources) -> (Self, Vec<ScriptDiag>) {
        Self::with(sandbox::engine(), sources)
    }

    /// Compiles scripts that record each function body or branch they run.
    pub(crate) fn watched(marked: &Sources) -> (Self, Vec<ScriptDiag>) {
        let mut engine = sandbox::engine();
        coverage::register(&mut engine);
        Self::with(engine, marked)
    }

    fn with(engine: Engine, sources: &Sources) -> (Self, Vec<ScriptDiag>) {
        let (files, functions) = (Vec::new(), BTreeMap::new());
        let mut compiled = Self { engine, files, unread: BTreeSet::new(), functions };
        let mut problems = Vec::new();
        for (name, source) in sources.iter() {
            compiled.parse(name, source, &mut problems);
        }
        compiled.lint(&mut problems);
        compiled.export(&mut problems);
        if problems.is_empty() {
            compiled.link(&mut problems);
        }
        sort(&mut problems);
        (compiled, problems)
    }

    /// Returns the function with the given name and number of parameters. `None` if the scripts
    /// have no such function.
    pub(crate) fn function(&self, name: &str, parameters: usize) -> Option<&Exported> {
        self.functions.get(name)?.iter().find(|function| function.parameters == parameters)
    }

    /// Returns all functions, sorted by name.
    pub(crate) fn functions(&self) -> impl Iterator<Item = &Exported> {
        self.functions.values().flatten()
    }

    /// Returns all functions with a name, which differ in their number of parameters.
    pub(crate) fn named(&self, name: &str) -> &[Exported] {
        self.functions.get(name).map_or(&[], Vec::as_slice)
    }

    fn parse(&mut self, name: &str, source: &Source, problems: &mut Vec<ScriptDiag>) {
        match self.engine.compile_with_scope(&sandbox::constants(), &source.text) {
            Ok(mut ast) => {
                ast.set_source(source.path.as_str());
                let imports = lint::imports(&ast);
                let arms = arms::of(&self.engine, &source.text);
                let (name, path) = (name.to_owned(), source.path.clone());
                self.files.push(File { name, path, ast, arms, imports });
            }
            Err(error) => {
                self.unread.insert(name.to_owned());
                let problem = ScriptDiag::new(&source.path, error.1, words::of_parse(&error.0));
                problems.push(problem.unknown(undefined(error.err_type())));
            }
        }
    }

    fn lint(&self, problems: &mut Vec<ScriptDiag>) {
        let native = lint::native_functions(&self.engine);
        for file in &self.files {
            problems.extend(lint::shape(&file.path, &file.ast));
            problems.extend(closures::misplaced(&file.path, &file.ast));
            problems.extend(closures::sides(&file.path, &file.ast));
            problems.extend(lint::questions(&file.path, &file.ast));
            problems.extend(self.unknown_imports(file));
            problems.extend(lint::calls(&file.path, &file.ast, &native, &self.imported(file)));
        }
    }

    fn unknown_imports(&self, file: &File) -> Vec<ScriptDiag> {
        let is_there = |name: &str| self.file(name).is_some() || self.unread.contains(name);
        let unknown = file.imports.iter().filter(|import| !is_there(&import.name));
        let problem = |import: &Import| {
            let message = format!("unknown script `{}`", import.name);
            ScriptDiag::new(&file.path, import.position, message)
        };
        unknown.map(problem).collect()
    }

    /// Returns the files that a file imports, by alias. The value is `None` for a file that could
    /// not be read.
    fn imported<'a>(&'a self, file: &'a File) -> BTreeMap<&'a str, Option<&'a AST>> {
        let found = |import: &'a Import| {
            let known = self.file(&import.name).map(|file| &file.ast);
            (known.is_some() || self.unread.contains(&import.name))
                .then_some((import.alias.as_str(), known))
        };
        file.imports.iter().filter_map(found).collect()
    }

    fn file(&self, name: &str) -> Option<&File> {
        self.files.iter().find(|file| file.name == name)
    }

    /// Collects the functions that documents may refer to. A package's function hides a shared
    /// function of the same name.
    fn export(&mut self, problems: &mut Vec<ScriptDiag>) {
        for shared in [false, true] {
            let mut functions = Vec::new();
            for (index, file) in self.files.iter().enumerate() {
                if source::is_shared(&file.name) == shared {
                    functions.extend(lint::exported(&file.path, &file.ast, index));
                }
            }
            functions.retain(|function| !self.functions.contains_key(&function.name));
            for function in functions {
                let known = self.functions.entry(function.name.clone()).or_default();
                problems.extend(duplicate(known, &function));
                known.push(function);
            }
        }
    }

    /// Builds a module for each imported file, after the modules of the files that it imports.
    fn link(&mut self, problems: &mut Vec<ScriptDiag>) {
        let mut resolver = StaticModuleResolver::new();
        let mut waiting: BTreeSet<&str> = self
            .files
            .iter()
            .flat_map(|file| &file.imports)
            .map(|import| import.name.as_str())
            .collect();
        while !waiting.is_empty() {
            let ready = |name: &&str| {
                let file = self.file(name);
                file.is_some_and(|file| {
                    file.imports.iter().all(|import| !waiting.contains(import.name.as_str()))
                })
            };
            let Some(next) = waiting.iter().copied().find(|name| ready(name)) else {
                problems.extend(waiting.iter().filter_map(|name| self.cycle(name)));
                return;
            };
            waiting.remove(next);
            if let Some(file) = self.file(next) {
                match Module::eval_ast_as_new(Scope::new(), &file.ast, &self.engine) {
                    Ok(module) => resolver.insert(next, module),
                    Err(error) => {
                        problems.push(ScriptDiag::of_run(&error, &file.path, Position::NONE));
                    }
                }
            }
            self.engine.set_module_resolver(resolver.clone());
        }
    }

    fn cycle(&self, name: &str) -> Option<ScriptDiag> {
        let file = self.file(name)?;
        let import = file.imports.first()?;
        let message = format!("import cycle between `{name}` and `{}`", import.name);
        Some(ScriptDiag::new(&file.path, import.position, message))
    }
}

/// Returns the unknown name that caused a parse error. `None` if the error has another cause.
fn undefined(error: &ParseErrorType) -> Option<&str> {
    match error {
        ParseErrorType::VariableUndefined(name) | ParseErrorType::ModuleUndefined(name) => {
            Some(name)
        }
        _ => None,
    }
}

fn duplicate(known: &[Exported], function: &Exported) -> Option<ScriptDiag> {
    let same = known.iter().find(|other| other.parameters == function.parameters)?;
    let message = format!(
        "duplicate function `{}`: {} also defines it; rename one",
        function.name, same.file
    );
    Some(ScriptDiag::new(&function.file, function.begins, message))
}

fn sort(problems: &mut [ScriptDiag]) {
    problems.sort_by(|a, b| (&a.file, a.line, a.column).cmp(&(&b.file, b.line, b.column)));
}
