/// Defines an enum of keywords that players can choose, each with its id in saves and the protocol.
///
/// ```
/// kernel::keywords! {
///     /// Keyword of the race.
///     pub enum Word {
///         /// Starts to run.
///         Run = "run",
///         /// Ends the move.
///         Stop = "stop",
///     }
/// }
/// assert_eq!(Word::ALL.iter().map(|word| word.id()).collect::<Vec<_>>(), ["run", "stop"]);
/// ```
#[macro_export]
macro_rules! keywords {
    (
        $(#[doc = $all:literal])+
        pub enum $keyword:ident {
            $($(#[doc = $doc:literal])+ $name:ident = $id:literal,)+
        }
    ) => {
        $(#[doc = $all])+
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $keyword {
            $($(#[doc = $doc])+ $name,)+
        }

        impl $keyword {
            /// All keywords, in the order of their definition.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// Returns the id of the keyword in saves and the protocol.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$name => $id,)+
                }
            }
        }
    };
}
