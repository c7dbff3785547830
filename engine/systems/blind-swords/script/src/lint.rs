//! Static checks of scripts.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use blind_swords::game::Game;
use kernel::HexNumber;
use rhai::{
    AST, ASTFlags, ASTNode, Dynamic, Engine, Expr, FnAccess, FnCallExpr, Map, Position, Stmt,
};

use crate::api::{Options, takes_options};
use crate::closures;
use crate::diagnostic::ScriptDiag;
use crate::exported::Exported;
use crate::looked_up::looks_up;

/// Import statement of a script.
pub(crate) struct Import {
    /// Name of the imported script.
    pub(crate) name: String,
    /// Alias under which the file uses the script.
    pub(crate) alias: String,
    /// Position of the statement.
    pub(crate) position: Position,
}

/// Numbers of parameters that each function accepts, by function name.
pub(crate) type Arities = BTreeMap<String, BTreeSet<usize>>;

/// Special functions of the script language that accept any number of arguments.
const ANY_NUMBER: [&str; 4] = ["call", "curry", "throw", "Fn"];
/// Special functions of the script language with a fixed number of arguments.
const OF_LANGUAGE: [(&str, usize); 4] =
    [("type_of", 1), ("is_def_var", 1), ("is_def_fn", 2), ("is_shared", 1)];

/// Functions of the script language that are forbidden, because their results may have any size.
const UNBOUNDED: [&str; 2] = ["pad", "replace"];

/// Returns the imports of a file that name the imported script by a string literal.
pub(crate) fn imports(ast: &AST) -> Vec<Import> {
    let mut imports = Vec::new();
    each_node(ast, |node| {
        if let ASTNode::Stmt(Stmt::Import(import, position)) = node
            && let Expr::StringConstant(name, _) = &import.0
        {
            let (name, alias) = (name.to_string(), import.1.name.to_string());
            imports.push(Import { name, alias, position: *position });
        }
    });
    imports
}

/// Checks the form of a script file. Statements outside functions are errors, and so are imports
/// without a literal name. Assignments through an index are errors, because they would bypass the
/// limit on maps. Lists and maps outside functions are errors, because reading them is not charged.
pub(crate) fn shape(path: &str, ast: &AST) -> Vec<ScriptDiag> {
    let mut problems: Vec<_> = ast
        .statements()
        .iter()
        .filter(|statement| !is_declaration(statement))
        .map(|statement| {
            let message = "unexpected statement: only imports, constants and functions are \
                allowed at the top level";
            ScriptDiag::new(path, statement.position(), message)
        })
        .collect();
    problems.extend(ast.statements().iter().filter_map(|statement| {
        let message =
            "invalid constant: expected a number, a text or a bool; move lists and maps into \
                functions";
        holds_values(statement).then(|| ScriptDiag::new(path, statement.position(), message))
    }));
    each_node(ast, |node| problems.extend(shape_of(path, node)));
    problems.extend(hiding(path, ast));
    problems
}

fn shape_of(path: &str, node: &ASTNode<'_>) -> Option<ScriptDiag> {
    match node {
        ASTNode::Stmt(Stmt::Import(import, position))
            if !matches!(import.0, Expr::StringConstant(..)) =>
        {
            let message = "invalid import: write the name of the script in quotes";
            Some(ScriptDiag::new(path, *position, message))
        }
        ASTNode::Stmt(Stmt::Assignment(assignment)) if goes_through_index(&assignment.1.lhs) => {
            let message = "cannot assign through an index: write `list.set(index, value)`";
            Some(ScriptDiag::new(path, assignment.1.lhs.position(), message))
        }
        _ => None,
    }
}

fn is_declaration(statement: &Stmt) -> bool {
    match statement {
        Stmt::Import(..) | Stmt::Noop(_) => true,
        Stmt::Var(variable, options, _) => {
            options.intersects(ASTFlags::CONSTANT) && variable.1.is_constant()
        }
        _ => false,
    }
}

fn holds_values(statement: &Stmt) -> bool {
    let Stmt::Var(variable, ..) = statement else { return false };
    matches!(variable.1, Expr::Array(..) | Expr::Map(..))
}

fn goes_through_index(expression: &Expr) -> bool {
    match expression {
        Expr::Index(..) => true,
        Expr::Dot(parts, ..) => goes_through_index(&parts.lhs) || goes_through_index(&parts.rhs),
        _ => false,
    }
}

/// Returns all functions of the language and the host, which exist before any script.
pub(crate) fn native_functions(engine: &Engine) -> Arities {
    let mut functions = Arities::new();
    let all = engine.collect_fn_metadata(
        None,
        |function| Some((function.metadata.name.to_string(), function.metadata.num_params)),
        true,
    );
    let all = all.into_iter().filter(|(name, _)| !UNBOUNDED.contains(&name.as_str()));
    let language = OF_LANGUAGE.map(|(name, parameters)| (name.to_owned(), parameters));
    for (name, parameters) in all.chain(language) {
        functions.entry(name).or_default().insert(parameters);
    }
    functions
}

/// Returns errors for calls of unknown functions or with a wrong number of arguments. Calls into
/// files that could not be read are not reported.
pub(crate) fn calls(
    path: &str,
    ast: &AST,
    native: &Arities,
    imported: &BTreeMap<&str, Option<&AST>>,
) -> Vec<ScriptDiag> {
    let own = script_functions(ast, |_| true);
    let modules: BTreeMap<&str, Arities> = imported
        .iter()
        .filter_map(|(alias, ast)| Some((*alias, (*ast)?)))
        .map(|(alias, ast)| (alias, script_functions(ast, |access| access == FnAccess::Public)))
        .collect();
    let mut problems = Vec::new();
    each_call(ast, |call, receivers, position| {
        let root = (!call.namespace.is_empty()).then(|| call.namespace.root());
        if root.is_some_and(|alias| imported.get(alias).is_some_and(Option::is_none)) {
            return;
        }
        let known: Vec<&Arities> = match call.namespace.is_empty() {
            true => vec![&own, native],
            false => modules.get(call.namespace.root()).into_iter().collect(),
        };
        problems.extend(misfit(path, call, receivers, position, &known));
    });
    problems
}

fn misfit(
    path: &str,
    call: &FnCallExpr,
    receivers: usize,
    position: Position,
    known: &[&Arities],
) -> Option<ScriptDiag> {
    let name = call.name.as_str();
    if call.op_token.is_some() || ANY_NUMBER.contains(&name) {
        return None;
    }
    let arities: BTreeSet<usize> =
        known.iter().filter_map(|arities| arities.get(name)).flatten().copied().collect();
    // A method call passes the receiver to a script function as `this`, and to a native function as
    // the first argument.
    let fits = (0..=receivers).any(|more| arities.contains(&(call.args.len() + more)));
    if fits {
        return None;
    }
    if arities.is_empty() {
        let message = format!("unknown function `{name}`");
        return Some(ScriptDiag::new(path, position, message).unknown(Some(name)));
    }
    let expected = list(&arities);
    let message =
        format!("wrong number of arguments for `{name}`: {}, {expected}", call.args.len());
    Some(ScriptDiag::new(path, position, message))
}

fn list(arities: &BTreeSet<usize>) -> String {
    let numbers: Vec<_> = arities.iter().map(ToString::to_string).collect();
    format!("expected {}", numbers.join(" or "))
}

fn script_functions(ast: &AST, wanted: impl Fn(FnAccess) -> bool) -> Arities {
    let mut functions = Arities::new();
    for function in ast.iter_functions().filter(|function| wanted(function.access)) {
        functions.entry(function.name.to_owned()).or_default().insert(function.params.len());
    }
    functions
}

/// Returns the functions of a file that documents may refer to.
pub(crate) fn exported(path: &str, ast: &AST, index: usize) -> Vec<Exported> {
    let public = ast.iter_fn_def().filter(|function| function.access == FnAccess::Public);
    let named = public.filter(|function| !function.name.starts_with("anon$"));
    let mut functions: Vec<_> = named
        .map(|function| Exported {
            name: function.name.to_string(),
            parameters: function.params.len(),
            file: path.to_owned(),
            rule: rule(function.comments.first().map_or("", |comment| comment.as_str())),
            index,
            begins: function.body.start_position(),
        })
        .collect();
    functions.sort_by_key(|function| (function.begins.line(), function.begins.position()));
    functions
}

/// Returns the section at the start of a documentation comment: `SS 22.1 (2)` of `/// SS 22.1 (2).
/// SC1-03.`
fn rule(comment: &str) -> Arc<str> {
    let line = comment.lines().next().unwrap_or_default().trim_start_matches('/').trim();
    line.split(". ").next().unwrap_or_default().trim_end_matches('.').into()
}

/// Returns errors for literal ids that do not exist in the game.
pub(crate) fn ids(path: &str, ast: &AST, game: &Game) -> Vec<ScriptDiag> {
    let mut problems = Vec::new();
    each_call(ast, |call, _, _| {
        let Some(Expr::StringConstant(id, position)) = call.args.last() else { return };
        if let Some(what) = missing(&call.name, id, game) {
            problems.push(ScriptDiag::new(path, *position, format!("unknown {what} `{id}`")));
        }
    });
    problems
}

/// Returns warnings for brigades that a script lets arrive at a hex inside the map.
pub(crate) fn inland(path: &str, ast: &AST, game: &Game) -> Vec<ScriptDiag> {
    let mut doubts = Vec::new();
    each_call(ast, |call, _, _| {
        let Some(Expr::FnCall(place, _)) = call.args.last().filter(|_| call.name == "arrive")
        else {
            return;
        };
        let [Expr::StringConstant(number, position)] = &place.args[..] else { return };
        let hex = number.parse::<HexNumber>().ok().and_then(|number| game.map.grid.hex(number));
        if place.name == "hex" && hex.is_some_and(|hex| !game.map.grid.is_on_any_edge(hex)) {
            let message = format!("`{number}` is not on a map edge");
            doubts.push(ScriptDiag::new(path, *position, message));
        }
    });
    doubts
}

/// Returns errors for invalid options of questions, where the options are literals.
pub(crate) fn questions(path: &str, ast: &AST) -> Vec<ScriptDiag> {
    let mut problems = Vec::new();
    each_call(ast, |call, receivers, _| {
        let Some(written) = call.args.last() else { return };
        if takes_options(&call.name, call.args.len() + receivers)
            && let Some(map) = written.get_literal_value(None).and_then(Dynamic::try_cast::<Map>)
            && let Err(wrong) = Options::read(&map)
        {
            problems.push(ScriptDiag::new(path, written.position(), wrong));
        }
    });
    problems
}

/// Returns errors for endless loops, which a trial run might not reach. Such a loop has no
/// condition, exit or throw. A call of a function that throws counts as an exit, and so does a call
/// of an unknown imported function.
pub(crate) fn endless(path: &str, ast: &AST) -> Vec<ScriptDiag> {
    let (mut loops, mut left) = (BTreeSet::new(), BTreeSet::new());
    let throwing = throwing(ast);
    let leaves =
        |call: &FnCallExpr| !call.namespace.is_empty() || throwing.contains(call.name.as_str());
    ast.walk(&mut |nodes: &[ASTNode<'_>]| {
        let around = nodes.iter().rev().filter_map(looping);
        match nodes.last() {
            Some(ASTNode::Stmt(statement)) if is_unconditional(statement) => {
                loops.insert(statement.position());
            }
            Some(ASTNode::Stmt(Stmt::Return(..))) => left.extend(around),
            Some(
                ASTNode::Stmt(Stmt::FnCall(call, _))
                | ASTNode::Expr(Expr::FnCall(call, _) | Expr::MethodCall(call, _)),
            ) if leaves(call) => left.extend(around),
            Some(ASTNode::Stmt(Stmt::BreakLoop(_, flags, _)))
                if flags.intersects(ASTFlags::BREAK) =>
            {
                left.extend(around.take(1));
            }
            _ => {}
        }
        true
    });
    let message = "endless loop: leave it with `break`, `return` or `throw`";
    loops.difference(&left).map(|position| ScriptDiag::new(path, *position, message)).collect()
}

/// Whether a statement is a loop whose condition never ends it.
fn is_unconditional(statement: &Stmt) -> bool {
    match statement {
        Stmt::While(flow, _) => {
            matches!(flow.expr, Expr::Unit(_) | Expr::BoolConstant(true, _))
        }
        Stmt::Do(flow, flags, _) => {
            let goes_on = !flags.intersects(ASTFlags::NEGATED);
            matches!(flow.expr, Expr::BoolConstant(value, _) if value == goes_on)
        }
        _ => false,
    }
}

/// Returns the functions of a file that contain a `throw`. A `throw` belongs to the last function
/// that begins before it.
fn throwing(ast: &AST) -> BTreeSet<&str> {
    let named = ast.iter_fn_def().filter(|function| !function.name.starts_with("anon$"));
    let begins: BTreeMap<Position, &str> =
        named.map(|function| (function.body.start_position(), function.name.as_str())).collect();
    let mut throwing = BTreeSet::new();
    each_node(ast, |node| {
        if let ASTNode::Stmt(Stmt::Return(_, flags, at)) = node
            && flags.intersects(ASTFlags::BREAK)
        {
            throwing.extend(begins.range(..=*at).next_back().map(|(_, name)| *name));
        }
    });
    throwing
}

fn looping(node: &ASTNode<'_>) -> Option<Position> {
    match node {
        ASTNode::Stmt(Stmt::While(_, at) | Stmt::Do(_, _, at) | Stmt::For(_, at)) => Some(*at),
        _ => None,
    }
}

/// Returns the kind of game element that a function looks up by `id` and that the game lacks.
/// `None` if the game has the element, or if the function looks up nothing.
fn missing(function: &str, id: &str, game: &Game) -> Option<&'static str> {
    let mut scenarios = game.scenarios.iter();
    let what = looks_up(function)?;
    let found = match what {
        "unit" => game.units.iter().any(|unit| unit.id == id),
        "brigade" => game.brigades.iter().any(|brigade| brigade.id == id),
        "chit" => game.chits.iter().any(|chit| chit.id == id),
        "hex" => is_hex(id, game),
        "option" => scenarios.any(|s| s.options.iter().any(|option| option.id == id)),
        "trait" => game.traits.iter().any(|it| it.id == id),
        "track" => scenarios.any(|s| s.tracks.iter().any(|track| track.id == id)),
        "variable" => scenarios.any(|s| s.vars.iter().any(|var| var == id)),
        _ => game.profile.get(id).is_some(),
    };
    (!found).then_some(what)
}

fn is_hex(number: &str, game: &Game) -> bool {
    number.parse::<HexNumber>().is_ok_and(|number| game.map.grid.hex(number).is_some())
}

/// Returns errors for script functions that have the same name as a function of the language.
fn hiding(path: &str, ast: &AST) -> Vec<ScriptDiag> {
    let of_language = |name: &str| UNBOUNDED.contains(&name) || closures::is_caller(name);
    let hiding = ast.iter_fn_def().filter(|function| of_language(&function.name));
    let problem = |function: &rhai::Shared<rhai::ScriptFuncDef>| {
        let message = format!(
            "cannot name a function `{}`: the language has one with this name",
            function.name
        );
        ScriptDiag::new(path, function.body.start_position(), message)
    };
    hiding.map(problem).collect()
}

pub(crate) fn each_node(ast: &AST, mut visit: impl FnMut(&ASTNode<'_>)) {
    ast.walk(&mut |path: &[ASTNode<'_>]| {
        path.last().into_iter().for_each(&mut visit);
        true
    });
}

/// Calls `visit` for every function call. The number passed to `visit` is 1 for a method call,
/// whose receiver may count as an argument, and 0 for any other call.
fn each_call(ast: &AST, mut visit: impl FnMut(&FnCallExpr, usize, Position)) {
    each_node(ast, |node| match node {
        ASTNode::Stmt(Stmt::FnCall(call, position))
        | ASTNode::Expr(Expr::FnCall(call, position)) => visit(call, 0, *position),
        ASTNode::Expr(Expr::MethodCall(call, position)) => visit(call, 1, *position),
        _ => {}
    });
}
