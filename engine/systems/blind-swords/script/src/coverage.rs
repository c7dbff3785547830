//! Coverage of scripts. Each function body and branch begins with a call that records its
//! execution.
//!
//! A failing function has no effect, so an error in an untested branch could go unnoticed in a
//! match. The calls are inserted only for trial runs, not for matches.

use std::cell::RefCell;
use std::collections::BTreeSet;

use rhai::{AST, ASTNode, Engine, INT, Position, Stmt};

use crate::diagnostic::ScriptDiag;
use crate::lint::each_node;
use crate::sandbox;
use crate::source::Sources;

/// Function called at the start of each body. No script function can have this name.
const NOTE: &str = "__body";

thread_local! {
    static REACHED: RefCell<BTreeSet<INT>> = const { RefCell::new(BTreeSet::new()) };
}

/// Function body or branch whose execution is recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Body {
    /// File path shown in messages.
    pub file: String,
    /// Line of the opening brace, from 1.
    pub line: usize,
    /// Column of the opening brace, from 1.
    pub column: usize,
    /// Construct to which the body belongs.
    pub kind: BodyKind,
}

/// Construct that a body belongs to: a function or a branch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BodyKind {
    /// The body belongs to a function with this name.
    Function(String),
    /// The body belongs to an `if`, an `else`, a loop, a `switch` arm, a `try` or a `catch`.
    Branch,
}

/// All recorded bodies, in the order of their numbers.
#[derive(Clone, Debug, Default)]
pub struct Bodies(Vec<Body>);

impl Bodies {
    /// Returns the bodies that have not run on this thread since [`forget`].
    pub fn untried(&self) -> Vec<&Body> {
        let bodies = self.0.iter().enumerate();
        REACHED.with_borrow(|reached| {
            let is_new = |n: usize| !reached.contains(&(n as INT));
            bodies.filter(|(n, _)| is_new(*n)).map(|(_, body)| body).collect()
        })
    }

    /// Whether any body of a file has run.
    pub fn ran_in(&self, file: &str) -> bool {
        let mut bodies = self.0.iter().enumerate();
        REACHED.with_borrow(|reached| {
            bodies.any(|(n, body)| body.file == file && reached.contains(&(n as INT)))
        })
    }

    /// Whether all bodies of a file have run.
    pub fn all_ran_in(&self, file: &str) -> bool {
        self.untried().iter().all(|body| body.file != file)
    }

    /// Converts the position of a diagnostic in an instrumented script to the position in the
    /// original source.
    #[must_use]
    pub fn unmarked(&self, problem: &ScriptDiag) -> ScriptDiag {
        let before = self.0.iter().enumerate().filter(|(_, body)| {
            body.file == problem.file && body.line == problem.line && body.column < problem.column
        });
        let mut column = problem.column;
        for (n, body) in before.collect::<Vec<_>>() {
            let width = mark(n).len();
            if body.column < column {
                column = (column - width.min(column - 1)).max(body.column);
            }
        }
        ScriptDiag { column, ..problem.clone() }
    }
}

/// Clears the recorded executions of this thread.
pub fn forget() {
    REACHED.with_borrow_mut(BTreeSet::clear);
}

/// Returns a copy of the scripts in which every body records its execution, and the list of bodies.
pub fn marked(sources: &Sources) -> (Sources, Bodies) {
    let engine = sandbox::engine();
    let (mut all, mut bodies) = (Sources::new(), Bodies::default());
    for (name, source) in sources.iter() {
        let mut text = source.text.clone();
        if let Ok(ast) = engine.compile_with_scope(&sandbox::constants(), &source.text) {
            let mut found = bodies_of(&source.path, &ast);
            found.retain(|body| offset(&source.text, body).is_some());
            let first = bodies.0.len();
            for (n, body) in found.iter().enumerate().rev() {
                let at = offset(&source.text, body).expect("only such bodies are left");
                text.insert_str(at, &mark(first + n));
            }
            bodies.0.extend(found);
        }
        all = all.with(name, source.path.as_str(), text);
    }
    (all, bodies)
}

/// Registers the function that records the execution of a body.
pub(crate) fn register(engine: &mut Engine) {
    engine.register_fn(NOTE, |n: INT| {
        REACHED.with_borrow_mut(|reached| reached.insert(n));
    });
}

fn mark(n: usize) -> String {
    format!("{NOTE}({n});")
}

/// Returns the bodies of a file, sorted by position.
fn bodies_of(path: &str, ast: &AST) -> Vec<Body> {
    let mut bodies = Vec::new();
    let mut add = |at: Position, kind: BodyKind| {
        if let (Some(line), Some(column)) = (at.line(), at.position()) {
            bodies.push(Body { file: path.to_owned(), line, column, kind });
        }
    };
    for function in ast.iter_fn_def().filter(|function| !function.name.starts_with("anon$")) {
        add(function.body.start_position(), BodyKind::Function(function.name.to_string()));
    }
    each_node(ast, |node| match node {
        ASTNode::Stmt(Stmt::If(flow, _)) => {
            add(flow.body.position(), BodyKind::Branch);
            add(flow.branch.position(), BodyKind::Branch);
        }
        ASTNode::Stmt(Stmt::While(flow, _) | Stmt::Do(flow, ..)) => {
            add(flow.body.position(), BodyKind::Branch);
        }
        ASTNode::Stmt(Stmt::For(parts, _)) => add(parts.2.body.position(), BodyKind::Branch),
        ASTNode::Stmt(Stmt::Switch(parts, _)) => {
            let arms = parts.1.expressions.iter();
            arms.for_each(|arm| add(arm.rhs.position(), BodyKind::Branch));
        }
        ASTNode::Stmt(Stmt::TryCatch(flow, _)) => {
            add(flow.body.position(), BodyKind::Branch);
            add(flow.branch.position(), BodyKind::Branch);
        }
        _ => {}
    });
    bodies.sort_by_key(|body| (body.line, body.column));
    bodies.dedup_by_key(|body| (body.line, body.column));
    bodies
}

/// Returns the offset of the byte after a body's opening brace. `None` if the body has no brace: an
/// `else if`, or a `switch` arm that is an expression.
fn offset(text: &str, body: &Body) -> Option<usize> {
    let start: usize = text.split_inclusive('\n').take(body.line - 1).map(str::len).sum();
    let line = &text[start..];
    let (at, brace) = line.char_indices().nth(body.column - 1)?;
    (brace == '{').then_some(start + at + 1)
}
