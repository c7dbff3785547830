//! Declarations of script functions, each with its documentation.

use std::collections::BTreeMap;

use blind_swords::Position;
use rhai::{FuncRegistration, Module};

use crate::call::Done;
use crate::looked_up;
use crate::value::Value;

/// Function that scripts can call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    /// Chapter of the reference that lists the function.
    pub topic: &'static str,
    /// Name by which scripts call the function.
    pub name: &'static str,
    /// Names and types of the parameters.
    pub parameters: Vec<(&'static str, String)>,
    /// Type of the result, as the reference names it.
    pub result: String,
    /// Lines of the function's documentation.
    pub lines: Vec<&'static str>,
    /// Whether the function only reads. Script functions that must not change the position may call
    /// only such functions.
    pub looks_only: bool,
}

impl Function {
    /// Returns the kind of game element, such as `unit`, that the last argument names. `None` if it
    /// names no element.
    pub fn looks_up(&self) -> Option<&'static str> {
        looked_up::looks_up(self.name)
    }

    /// Returns the signature, such as `distance(a: hex, b: hex) -> number`.
    pub fn signature(&self) -> String {
        let parameters: Vec<_> =
            self.parameters.iter().map(|(name, kind)| format!("{name}: {kind}")).collect();
        let result =
            if self.result.is_empty() { String::new() } else { format!(" -> {}", self.result) };
        format!("{}({}){result}", self.name, parameters.join(", "))
    }
}

/// Function that reads a position, called without the script engine. `None` if an argument is of
/// another type than the parameter.
pub(crate) type Reader = Box<dyn Fn(Position<'_>, &[Value]) -> Option<Done<Value>> + Send + Sync>;

/// Readers with the same name, which differ in their parameters.
pub(crate) type Readers = BTreeMap<&'static str, Vec<Reader>>;

/// Builder for the list of functions and their engine module.
#[derive(Default)]
pub(crate) struct Interface {
    pub(super) module: Module,
    pub(super) functions: Vec<Function>,
    pub(super) readers: Readers,
}

impl Interface {
    pub(super) fn add(
        &mut self,
        function: Function,
        reader: Option<Reader>,
        register: impl FnOnce(FuncRegistration, &mut Module),
    ) {
        let registration = FuncRegistration::new(function.name)
            .with_volatility(true)
            .with_comments(&function.lines);
        register(registration, &mut self.module);
        self.readers.entry(function.name).or_default().extend(reader);
        self.functions.push(function);
    }
}

/// Declares the functions of one topic. The body of a `looks` function gets the position, and the
/// body of an `acts` function gets the running call. Both return [`Done`](crate::call::Done).
macro_rules! interface {
    ($topic:literal; $(
        $(#[doc = $line:literal])+
        $kind:ident $name:ident($at:ident $(, $parameter:ident: $type:ty)*) $(-> $result:ty)? $body:block
    )+) => {
        pub(super) fn register(interface: &mut crate::api::interface::Interface) {
            $({
                use crate::api::convert::Give;
                type Given = crate::api::interface::result_type!($($result)?);
                let function = crate::api::interface::Function {
                    topic: $topic,
                    name: stringify!($name),
                    parameters: vec![$((stringify!($parameter), <$type as crate::api::convert::Take>::kind())),*],
                    result: <Given as Give>::kind(),
                    lines: vec![$($line.trim()),+],
                    looks_only: crate::api::interface::looks_only(stringify!($kind)),
                };
                let body = |$at: crate::api::interface::subject!($kind)
                            $(, $parameter: <$type as crate::api::convert::Take>::Value)*|
                            -> crate::call::Done<Given> {
                    $(let $parameter = <$type as crate::api::convert::Take>::take($parameter)?;)*
                    $body
                };
                let reader = crate::api::interface::reader!($kind body $($parameter: $type),*);
                interface.add(function, reader, |registration, module| {
                    registration.set_into_module(
                        module,
                        move |context: rhai::NativeCallContext<'_>
                              $(, $parameter: <$type as crate::api::convert::Take>::Value)*|
                              -> Result<<Given as Give>::Value, Box<rhai::EvalAltResult>> {
                            crate::call::$kind(&context, |at| body(at $(, $parameter)*))
                                .map(Give::give)
                        },
                    );
                });
            })+
        }
    };
}

/// Result type of a function. `()` if the declaration states no type.
macro_rules! result_type {
    () => {
        ()
    };
    ($type:ty) => {
        $type
    };
}

/// Type on which the body of a function works.
macro_rules! subject {
    (looks) => {
        blind_swords::Position<'_>
    };
    (acts) => {
        &mut crate::call::Call
    };
}

/// Reader of a `looks` function. `None` for an `acts` function.
macro_rules! reader {
    (looks $body:ident $($parameter:ident: $type:ty),*) => {
        Some(Box::new(move |position: blind_swords::Position<'_>, arguments: &[crate::value::Value]| {
            let [$($parameter),*] = arguments else { return None };
            $(let $parameter = $parameter.get::<<$type as crate::api::convert::Take>::Value>()?;)*
            Some($body(position $(, $parameter)*).map(|given| crate::value::Value::of(given.give())))
        }) as crate::api::interface::Reader)
    };
    (acts $($rest:tt)*) => {
        None
    };
}

pub(crate) use {interface, reader, result_type, subject};

pub(super) fn looks_only(kind: &str) -> bool {
    kind == "looks"
}
