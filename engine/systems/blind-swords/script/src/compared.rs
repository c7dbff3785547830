//! Checks of comparisons between a function's result and a string that the function never returns.
//! Such a comparison is always false, and such a `switch` arm is unreachable.

use std::collections::{BTreeMap, BTreeSet};

use blind_swords::game::{self, Game, MomentKind, Order};
use blind_swords::profile::Profile;
use rhai::{
    AST, ASTNode, Dynamic, Expr, FnAccess, FnCallExpr, ImmutableString, Position, Stmt,
    SwitchCasesCollection,
};

use crate::api::MORALE;
use crate::arms::{self, Arm};
use crate::diagnostic::ScriptDiag;
use crate::lint::each_node;

/// Result of an engine function: the function's name, and all strings that it can return.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Returned {
    function: String,
    texts: Vec<String>,
}

/// Returns errors for comparisons that can never be true, in file order.
pub(crate) fn never(path: &str, (ast, arms): (&AST, &[Arm]), game: &Game) -> Vec<ScriptDiag> {
    let kept = kept(ast, game);
    let mut problems = Vec::new();
    each_node(ast, |node| {
        let compared = match node {
            ASTNode::Expr(Expr::FnCall(call, _)) | ASTNode::Stmt(Stmt::FnCall(call, _)) => {
                compared(call)
            }
            ASTNode::Stmt(Stmt::Switch(parts, _)) => vec![(&parts.0, of_arms(&parts.1, arms))],
            _ => Vec::new(),
        };
        for (side, texts) in compared {
            let given = match side {
                Expr::Variable(name, ..) => kept.get(name.1.as_str()).cloned().flatten(),
                _ => given(side, ast, game),
            };
            let Some(given) = given else { continue };
            let wrong = texts.into_iter().filter(|(text, _)| !given.texts.contains(text));
            problems.extend(wrong.map(|(text, position)| {
                let message = format!("`{}` never returns `{text}`", given.function);
                let values = given.texts.iter().filter(|text| !text.is_empty()).cloned().collect();
                ScriptDiag::new(path, position, message).unknown(Some(&text)).among(values)
            }));
        }
    });
    problems
}

/// Returns the operands of a comparison, if one of them is a literal string. Each entry is an
/// expression with the strings that it is compared with.
fn compared(call: &FnCallExpr) -> Vec<(&Expr, Vec<(String, Position)>)> {
    let [left, right] = &call.args[..] else { return Vec::new() };
    match call.name.as_str() {
        "==" | "!=" => vec![(left, texts(right)), (right, texts(left))],
        // The call has the right operand of `in` as its first argument.
        "contains" if matches!(left, Expr::Array(..) | Expr::DynamicConstant(..)) => {
            vec![(right, texts(left))]
        }
        _ => Vec::new(),
    }
}

/// Returns the literal values of the arms of a `switch`, each once.
fn of_arms(cases: &SwitchCasesCollection, arms: &[Arm]) -> Vec<(String, Position)> {
    let bodies: BTreeSet<usize> =
        cases.cases.values().flat_map(|case| case.blocks.iter().copied()).collect();
    let places = bodies.into_iter().map(|body| cases.expressions[body].rhs.start_position());
    places.flat_map(|place| arms::before(arms, place).iter().cloned()).collect()
}

/// Returns the literal strings in an expression.
fn texts(expression: &Expr) -> Vec<(String, Position)> {
    match expression {
        Expr::StringConstant(text, position) => vec![(text.to_string(), *position)],
        Expr::Array(items, _) => items.iter().flat_map(texts).collect(),
        Expr::DynamicConstant(value, position) => {
            let list = value.read_lock::<rhai::Array>();
            let text = |it: &Dynamic| it.clone().try_cast::<ImmutableString>();
            let texts = list.iter().flat_map(|list| list.iter().filter_map(text));
            texts.map(|text| (text.to_string(), *position)).collect()
        }
        _ => Vec::new(),
    }
}

/// Whether a list contains only literal strings.
fn is_written_out(list: &Expr) -> bool {
    match list {
        Expr::Array(items, _) => items.iter().all(|it| matches!(it, Expr::StringConstant(..))),
        Expr::DynamicConstant(..) => true,
        _ => false,
    }
}

/// Returns the function or method call that an expression consists of.
fn called(expression: &Expr) -> Option<&FnCallExpr> {
    match expression {
        Expr::FnCall(call, _) | Expr::MethodCall(call, _) => Some(call),
        Expr::Dot(parts, ..) => called(&parts.rhs),
        _ => None,
    }
}

/// Returns the variables of a file that hold a function result, by name. The value is `None` for a
/// variable to which the file also assigns something else.
fn kept(ast: &AST, game: &Game) -> BTreeMap<String, Option<Returned>> {
    let mut kept: BTreeMap<String, Option<Returned>> = BTreeMap::new();
    for function in ast.iter_functions() {
        for (index, name) in function.params.iter().enumerate() {
            let is_private = function.access == FnAccess::Private;
            let given = is_private.then(|| handed(ast, function.name, index, game)).flatten();
            let known = kept.entry((*name).to_owned()).or_insert_with(|| given.clone());
            if *known != given {
                *known = None;
            }
        }
    }
    each_node(ast, |node| match node {
        ASTNode::Stmt(Stmt::Var(variable, ..)) => {
            let (name, given) = (variable.0.as_str(), given(&variable.1, ast, game));
            let known = kept.entry(name.to_owned()).or_insert_with(|| given.clone());
            if *known != given {
                *known = None;
            }
        }
        ASTNode::Stmt(Stmt::Assignment(assignment)) => {
            if let Expr::Variable(name, ..) = &assignment.1.lhs {
                kept.insert(name.1.to_string(), None);
            }
        }
        ASTNode::Stmt(Stmt::For(parts, _)) => {
            kept.insert(parts.0.as_str().to_owned(), None);
        }
        _ => {}
    });
    kept
}

/// Returns the result that all calls of a private function pass to one parameter. `None` if the
/// calls pass different values.
fn handed(ast: &AST, function: &str, index: usize, game: &Game) -> Option<Returned> {
    let mut all = Vec::new();
    each_node(ast, |node| match node {
        ASTNode::Expr(Expr::FnCall(call, _)) | ASTNode::Stmt(Stmt::FnCall(call, _))
            if call.name.as_str() == function =>
        {
            all.push(call.args.get(index).and_then(|argument| given(argument, ast, game)));
        }
        // The result is unknown for a method call, whose receiver shifts the parameter index. It is
        // also unknown if a string names the function, since the script may call the function by
        // that name.
        ASTNode::Expr(Expr::MethodCall(call, _)) if call.name.as_str() == function => {
            all.push(None);
        }
        ASTNode::Expr(Expr::StringConstant(text, _)) if text.as_str() == function => all.push(None),
        _ => {}
    });
    let first = all.first().cloned().flatten();
    first.filter(|first| all.iter().all(|other| other.as_ref() == Some(first)))
}

/// Returns the possible results of a call to an engine function. `None` unless the function returns
/// one of a fixed set of strings.
fn given(expression: &Expr, ast: &AST, game: &Game) -> Option<Returned> {
    let call = called(expression)?;
    let function = call.name.as_str();
    if !call.namespace.is_empty() || ast.iter_functions().any(|own| own.name == function) {
        return None;
    }
    let texts: Vec<&str> = match function {
        "choose" => {
            let offered = texts(call.args.last()?);
            let offered: Vec<String> = offered.into_iter().map(|(text, _)| text).collect();
            let is_known = !offered.is_empty() && is_written_out(call.args.last()?);
            return is_known.then(|| Returned { function: function.to_owned(), texts: offered });
        }
        "arm" => game::Arm::ALL.iter().map(|arm| arm.id()).collect(),
        "morale" => MORALE.to_vec(),
        "under_way" => MomentKind::ALL.iter().map(|kind| kind.id()).chain([""]).collect(),
        "active_order" => Order::ALL.iter().map(|order| order.id()).chain([""]).collect(),
        "terrain" => game.terrain.kinds.iter().map(|kind| kind.id.as_str()).collect(),
        "id" => {
            let units = game.units.iter().map(|unit| unit.id.as_str());
            units.chain(game.brigades.iter().map(|brigade| brigade.id.as_str())).collect()
        }
        "weapon" => game.weapons.iter().map(|weapon| weapon.id.as_str()).collect(),
        "variant" => {
            let Some(Expr::StringConstant(name, _)) = call.args.last() else { return None };
            Profile::POINTS.iter().find(|point| point.name == name.as_str())?.values.to_vec()
        }
        _ => return None,
    };
    let texts = texts.into_iter().map(str::to_owned).collect();
    Some(Returned { function: function.to_owned(), texts })
}
