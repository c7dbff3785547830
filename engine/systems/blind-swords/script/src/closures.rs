//! Checks of closures in scripts.
//!
//! A stored closure would keep captured variables of unknown size and unlimited nesting. Closures
//! are therefore not values: a script may write a closure only directly in the call that uses it.

use rhai::{AST, ASTNode, Expr, FnCallExpr, Position, Stmt};

use crate::api::SIDES;
use crate::diagnostic::ScriptDiag;

/// Methods that call a function for the values of a list or map and do not return that function.
/// Each has the index of the function argument.
const CALLERS: [(&str, usize); 18] = [
    ("all", 0),
    ("dedup", 0),
    ("drain", 0),
    ("filter", 0),
    ("find", 0),
    ("find_map", 0),
    ("for_each", 0),
    ("index_of", 0),
    ("map", 0),
    ("order", 0),
    ("order_by", 0),
    ("reduce", 0),
    ("reduce_rev", 0),
    ("retain", 0),
    ("some", 0),
    ("sort", 0),
    ("sort_by", 0),
    ("zip", 1),
];

/// Whether a script method with this name calls a given function on values of a list or map.
pub(crate) fn is_caller(name: &str) -> bool {
    CALLERS.iter().any(|(known, _)| *known == name)
}

/// Returns errors for closures that are not directly in the call that uses them.
pub(crate) fn misplaced(path: &str, ast: &AST) -> Vec<ScriptDiag> {
    let mut problems = Vec::new();
    ast.walk(&mut |nodes: &[ASTNode<'_>]| {
        if let [around @ .., ASTNode::Stmt(Stmt::Share(..))] = nodes
            && !is_placed(around)
        {
            let message = "cannot store a closure that captures variables: write it directly in \
                the call that uses it, such as `list.filter(|unit| ...)`";
            problems.push(ScriptDiag::new(path, position(around), message));
        }
        true
    });
    problems
}

/// Returns errors for side constants in closures. The engine treats every name in a closure as a
/// captured variable.
pub(crate) fn sides(path: &str, ast: &AST) -> Vec<ScriptDiag> {
    let mut problems = Vec::new();
    ast.walk(&mut |nodes: &[ASTNode<'_>]| {
        if let [.., ASTNode::Stmt(Stmt::Share(taken))] = nodes {
            for (variable, _) in taken.iter() {
                let name = variable.as_str();
                if SIDES.iter().any(|(side, _)| *side == name) {
                    let message = format!(
                        "cannot use `{name}` inside a closure: write `let side = {name};` \
                            before it and use `side` instead"
                    );
                    problems.push(ScriptDiag::new(path, variable.pos, message));
                }
            }
        }
        true
    });
    problems
}

/// Whether a function body is in an argument position where a method expects a function.
fn is_placed(around: &[ASTNode<'_>]) -> bool {
    match around {
        [.., ASTNode::Expr(Expr::MethodCall(call, _)), ASTNode::Expr(block)] => {
            place(call).is_some_and(|given| std::ptr::eq(given, *block))
        }
        _ => false,
    }
}

/// Returns the argument that a method calls as a function. `None` if the call is of another kind.
fn place(call: &FnCallExpr) -> Option<&Expr> {
    let (_, place) = CALLERS.iter().find(|(name, _)| *name == call.name.as_str())?;
    call.args.get(*place)
}

fn position(around: &[ASTNode<'_>]) -> Position {
    around.last().map_or(Position::NONE, ASTNode::position)
}
