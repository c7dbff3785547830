//! Parts of the macros with which rule systems list their facts.

/// Expands to the rulebook section of a fact, an `Option`.
///
/// ```
/// assert_eq!((kernel::section!("1"), kernel::section!()), (Some("1"), None::<&str>));
/// ```
#[macro_export]
macro_rules! section {
    () => {
        None
    };
    ($section:literal) => {
        Some($section)
    };
}

/// Expands to the [`Emphasis`](crate::Emphasis) of a fact, which is plain by default.
///
/// ```
/// use kernel::Emphasis;
/// assert_eq!((kernel::emphasis!(Turn), kernel::emphasis!()), (Emphasis::Turn, Emphasis::Plain));
/// ```
#[macro_export]
macro_rules! emphasis {
    () => {
        $crate::Emphasis::Plain
    };
    ($emphasis:ident) => {
        $crate::Emphasis::$emphasis
    };
}
