//! Conditions that the host evaluates without the script engine.
//!
//! Most conditions only combine reads of the position: `is_on_map(unit("a")) &&
//! anybody_to_rally(side)`. Interpreting one costs several times what its reads cost. A guard gives
//! the same answer for the same operations. It gives no answer where the script would fail, so that
//! the script itself says why.

use std::collections::BTreeMap;

use blind_swords::Position;
use blind_swords::script::Argument;
use rhai::{AST, ASTNode, Expr, FnCallExpr, Stmt, Token};

use crate::api::{self, Reader};
use crate::call::charge_look;
use crate::exported::Exported;
use crate::meter::{self, Run};
use crate::value::Value;

/// Guards of a package's functions, by name.
#[derive(Default)]
pub(crate) struct Guards(BTreeMap<String, Vec<Guard>>);

impl Guards {
    /// Compiles the guards of functions whose form allows one. Each function has the index of its
    /// file.
    pub(crate) fn of<'a>(
        files: impl Iterator<Item = &'a AST>,
        functions: impl Iterator<Item = &'a Exported>,
    ) -> Self {
        let files: Vec<_> = files.collect();
        let mut guards = BTreeMap::<String, Vec<Guard>>::new();
        for function in functions {
            if let Some(guard) = Guard::of(files[function.index], function) {
                guards.entry(function.name.clone()).or_default().push(guard);
            }
        }
        Self(guards)
    }

    /// Returns the answer of a function, and charges the operations that the script would use.
    /// `None` if only the script can answer.
    pub(crate) fn answer(
        &self,
        function: &str,
        arguments: &[Argument],
        position: Position<'_>,
    ) -> Option<bool> {
        let named = self.0.get(function)?;
        let guard = named.iter().find(|guard| guard.parameters == arguments.len())?;
        let _running = Run::begin()?;
        let before = meter::spent();
        let answer = guard.answer(arguments.iter().map(Value::of_argument).collect(), position);
        let answer = answer.and_then(|answer| answer.truth());
        if answer.is_none() {
            meter::forget(before);
        }
        answer
    }
}

/// Condition compiled from a script function.
struct Guard {
    parameters: usize,
    /// Values of the variables that the function declares, after its parameters.
    declared: Vec<Term>,
    result: Term,
    /// Operations for the call and its statements, without those of the terms.
    operations: usize,
}

/// Part of a condition.
enum Term {
    Constant(Value),
    Variable(usize),
    All(Vec<Term>),
    Any(Vec<Term>),
    Not(Box<Term>),
    Compare(Comparison, Box<[Term; 2]>),
    Read(&'static [Reader], Vec<Term>),
}

/// Comparison of two numbers or two texts.
#[derive(Clone, Copy)]
enum Comparison {
    Equal,
    Unequal,
    Less,
    AtMost,
    More,
    AtLeast,
}

impl Guard {
    fn of(file: &AST, function: &Exported) -> Option<Self> {
        // Imports and constants of a file run before each call.
        if !file.statements().is_empty() {
            return None;
        }
        let definition = file.iter_fn_def().find(|definition| {
            definition.name == function.name.as_str()
                && definition.params.len() == function.parameters
        })?;
        let names = definition.params.iter().map(ToString::to_string).collect();
        let mut reading = Reading { file, names };
        let within = definition.body.start_position()..=definition.body.end_position();
        let statements = statements(file, |position| within.contains(&position));
        let (last, first) = statements.split_last()?;
        let declared: Option<Vec<_>> =
            first.iter().map(|statement| reading.declaration(statement)).collect();
        let (result, own) = match last {
            Stmt::Expr(expression) => (reading.term(expression)?, 1),
            Stmt::FnCall(call, _) => (reading.call(call)?, 0),
            _ => return None,
        };
        let operations = 1 + first.len() + own;
        Some(Self { parameters: function.parameters, declared: declared?, result, operations })
    }

    fn answer(&self, mut variables: Vec<Value>, position: Position<'_>) -> Option<Value> {
        meter::charge(self.operations).ok()?;
        for declared in &self.declared {
            variables.push(declared.value(&variables, position)?);
        }
        self.result.value(&variables, position)
    }
}

/// Returns the outermost statements at some positions. A function with a closure, whose statements
/// are among them, has no guard.
fn statements(file: &AST, is_wanted: impl Fn(rhai::Position) -> bool) -> Vec<Stmt> {
    let mut found = Vec::new();
    file.walk(&mut |path: &[ASTNode<'_>]| {
        if let [ASTNode::Stmt(statement)] = path
            && is_wanted(statement.position())
        {
            found.push((*statement).clone());
        }
        true
    });
    found
}

/// A function while it is compiled: its file, and the names of its variables so far.
struct Reading<'a> {
    file: &'a AST,
    names: Vec<String>,
}

impl Reading<'_> {
    fn declaration(&mut self, statement: &Stmt) -> Option<Term> {
        let Stmt::Var(variable, ..) = statement else { return None };
        let value = self.term(&variable.1)?;
        self.names.push(variable.0.name.to_string());
        Some(value)
    }

    fn term(&self, expression: &Expr) -> Option<Term> {
        match expression {
            Expr::BoolConstant(value, _) => Some(Term::Constant(Value::Bool(*value))),
            Expr::IntegerConstant(value, _) => Some(Term::Constant(Value::Number(*value))),
            Expr::StringConstant(value, _) => Some(Term::Constant(Value::Text(value.clone()))),
            Expr::Variable(variable, ..) if variable.2.is_empty() => self.variable(&variable.1),
            Expr::And(parts, _) => self.terms(parts.iter()).map(Term::All),
            Expr::Or(parts, _) => self.terms(parts.iter()).map(Term::Any),
            Expr::FnCall(call, _) => self.call(call),
            _ => None,
        }
    }

    fn terms<'e>(&self, parts: impl Iterator<Item = &'e Expr>) -> Option<Vec<Term>> {
        parts.map(|part| self.term(part)).collect()
    }

    fn variable(&self, name: &str) -> Option<Term> {
        let known = self.names.iter().rposition(|known| known == name).map(Term::Variable);
        let side = || api::SIDES.iter().find(|(known, _)| *known == name);
        known.or_else(|| side().map(|(_, side)| Term::Constant(Value::Side(*side))))
    }

    fn call(&self, call: &FnCallExpr) -> Option<Term> {
        if call.is_qualified() || call.capture_parent_scope {
            return None;
        }
        let mut arguments = self.terms(call.args.iter())?;
        let Some(operator) = &call.op_token else {
            let hides = |own: &str, parameters| own == call.name && parameters == call.args.len();
            if self.file.iter_fn_def().any(|own| hides(&own.name, own.params.len())) {
                return None;
            }
            let readers = api::readers().get(call.name.as_str()).filter(|all| !all.is_empty())?;
            return Some(Term::Read(readers, arguments));
        };
        if let (Token::Bang, 1) = (operator, arguments.len()) {
            return arguments.pop().map(|term| Term::Not(Box::new(term)));
        }
        let comparison = Comparison::of(operator)?;
        let sides: [Term; 2] = arguments.try_into().ok()?;
        Some(Term::Compare(comparison, Box::new(sides)))
    }
}

impl Term {
    /// Returns the value of the term. `None` if the script would fail here, or if a limit is
    /// exceeded.
    fn value(&self, variables: &[Value], position: Position<'_>) -> Option<Value> {
        meter::charge(1).ok()?;
        let truth = |term: &Term| term.value(variables, position)?.truth();
        Some(match self {
            Self::Constant(value) => value.clone(),
            Self::Variable(index) => {
                let value = &variables[*index];
                charge_for(value)?;
                value.clone()
            }
            Self::All(parts) => {
                for part in parts {
                    if !truth(part)? {
                        return Some(Value::Bool(false));
                    }
                }
                Value::Bool(true)
            }
            Self::Any(parts) => {
                for part in parts {
                    if truth(part)? {
                        return Some(Value::Bool(true));
                    }
                }
                Value::Bool(false)
            }
            Self::Not(part) => Value::Bool(!truth(part)?),
            Self::Compare(comparison, sides) => {
                let [left, right] = sides.as_ref();
                let left = left.value(variables, position)?;
                Value::Bool(comparison.holds(&left, &right.value(variables, position)?)?)
            }
            Self::Read(readers, arguments) => {
                let mut values = Vec::with_capacity(arguments.len());
                for argument in arguments {
                    values.push(argument.value(variables, position)?);
                }
                meter::charge(1).ok()?;
                charge_look().ok()?;
                readers.iter().find_map(|read| read(position, &values))?.ok()?
            }
        })
    }
}

/// Charges for reading a variable, like the script engine.
fn charge_for(value: &Value) -> Option<()> {
    match value {
        Value::Text(text) => meter::charge_for(&text.clone().into()).ok(),
        Value::Other(value) => meter::charge_for(value).ok(),
        _ => Some(()),
    }
}

impl Comparison {
    fn of(operator: &Token) -> Option<Self> {
        Some(match operator {
            Token::EqualsTo => Self::Equal,
            Token::NotEqualsTo => Self::Unequal,
            Token::LessThan => Self::Less,
            Token::LessThanEqualsTo => Self::AtMost,
            Token::GreaterThan => Self::More,
            Token::GreaterThanEqualsTo => Self::AtLeast,
            _ => return None,
        })
    }

    /// Compares two values. `None` if the script engine compares them by other means.
    fn holds(self, left: &Value, right: &Value) -> Option<bool> {
        match (left, right) {
            (Value::Number(left), Value::Number(right)) => Some(self.is(left.cmp(right))),
            (Value::Text(left), Value::Text(right)) => {
                Some(self.is(left.as_str().cmp(right.as_str())))
            }
            _ => None,
        }
    }

    fn is(self, order: std::cmp::Ordering) -> bool {
        match self {
            Self::Equal => order.is_eq(),
            Self::Unequal => order.is_ne(),
            Self::Less => order.is_lt(),
            Self::AtMost => order.is_le(),
            Self::More => order.is_gt(),
            Self::AtLeast => order.is_ge(),
        }
    }
}
