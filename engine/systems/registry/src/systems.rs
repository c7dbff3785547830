//! List of the rule systems.

use session::AnyEdition;

/// Document types of a rule system, and the function that opens its packages for play. A page that
/// runs without a server contains only this part of a system.
pub type Opening = document::Opening<dyn AnyEdition>;

/// Entry for a rule system that can open packages.
pub trait Book: Send + Sync + 'static {
    /// Returns the document types of the system and the function that opens its packages.
    fn opening(&'static self) -> &'static Opening;
}

impl Book for Opening {
    fn opening(&'static self) -> &'static Opening {
        self
    }
}

/// Lists the rule systems. A row has two modules: the one with the system's `OPENING`, and the one
/// with its `RULEBOOK`.
macro_rules! systems {
    ($($($table:ident)::+, $($laboratory:ident)::+;)+) => {
        /// All rule systems, for play. A package that names no system uses the first one.
        pub static OPENINGS: [&Opening; [$(stringify!($($table)::+)),+].len()] =
            [$(&$($table)::+::OPENING),+];

        /// All rule systems, with their inspection tools. The order is the same as in
        /// [`OPENINGS`].
        #[cfg(feature = "laboratory")]
        pub static ALL: [&laboratory::Rulebook; OPENINGS.len()] =
            [$(&$($laboratory)::+::RULEBOOK),+];
    };
}

systems! {
    blind_swords_table, blind_swords_lab;
    brigade_battles_documents::table, brigade_battles_documents::table;
    terrible_swift_sword_documents::table, terrible_swift_sword_documents::table;
}
