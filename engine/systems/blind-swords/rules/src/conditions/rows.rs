//! The table of predicates. All properties of a predicate are in one row.

/// Kind of subject that a predicate can describe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A firing unit.
    Firer,
    /// Any unit other than a firing unit.
    Unit,
    /// A hex.
    Hex,
    /// A hexside.
    Hexside,
    /// The lines of fire.
    Line,
}

/// Word that documents use for a predicate.
#[derive(Clone, Copy, Debug)]
pub(super) struct Word {
    pub(super) word: &'static str,
    /// Description of the word in schemas.
    #[cfg(feature = "schema")]
    pub(super) about: &'static str,
    /// Kinds of subject that the word can describe.
    pub(super) kinds: &'static [Kind],
}

/// Declares the predicates. Each row has a value type, a word, the kinds of subject that the word
/// can describe, and these closures:
///
/// - `holds`: whether one member of the subject has the property during a fire combat or close
///   combat, or `None` if the property does not apply to the member;
/// - `helps`: the side that the predicate helps, given the subject (default: either side);
/// - `suits`: whether a unit of the game has the property, for printed properties only;
/// - `never`: the element that the package lacks, such as a hex or unit, if nothing can ever meet
///   the predicate.
macro_rules! declare {
    ($(
        $(#[doc = $doc:literal])+
        $name:ident($value:ty) = $word:literal [$($kind:ident),*] {
            holds: $holds:expr,
            $(helps: $helps:expr,)?
            $(suits: $suits:expr,)?
            $(never: $never:expr,)?
        }
    )+) => {
        /// A property that a member of a condition's subject may have.
        #[derive(Clone, Debug, PartialEq)]
        pub enum Predicate {
            $($(#[doc = $doc])+ $name($value),)+
        }

        /// Words of all predicates, as written in documents.
        pub(super) const WORDS: &[Word] = &[$(Word {
            word: $word,
            #[cfg(feature = "schema")]
            about: concat!($($doc),+),
            kinds: &[$(Kind::$kind),*],
        }),+];

        impl Predicate {
            /// Reads a predicate from its word and the value of that word.
            pub(super) fn read<'de, A: MapAccess<'de>>(
                word: &str,
                map: &mut A,
            ) -> Result<Predicate, A::Error> {
                match word {
                    $($word => map.next_value().map(Predicate::$name),)+
                    _ => Err(A::Error::unknown_field(word, &[])),
                }
            }

            /// Returns the schema of a word's value.
            #[cfg(feature = "schema")]
            pub(super) fn schema(
                word: &str,
                generator: &mut schemars::SchemaGenerator,
            ) -> schemars::Schema {
                match word {
                    $($word => generator.subschema_for::<$value>(),)+
                    _ => false.into(),
                }
            }

            /// Returns the side that the predicate helps.
            pub(super) fn helps(&self, of: (Who, Share)) -> Helps {
                match self {
                    $(Predicate::$name(_it) => None::<Helps>$(.or_else(|| {
                        let rule: fn((Who, Share), &$value) -> Helps = $helps;
                        Some(rule(of, _it))
                    }))?.unwrap_or(Helps::Either),)+
                }
            }
        }
    };
}

/// Evaluates and words the predicates, with the same rows.
macro_rules! evaluate {
    ($(
        $(#[doc = $doc:literal])+
        $name:ident($value:ty) = $word:literal [$($kind:ident),*] {
            holds: $holds:expr,
            $(helps: $helps:expr,)?
            $(suits: $suits:expr,)?
            $(never: $never:expr,)?
        }
    )+) => {
        impl Predicate {
            /// Returns the wording of the predicate for players.
            pub(super) fn told(&self, game: &Game) -> String {
                match self {
                    $(Predicate::$name(it) => it.told($word, game),)+
                }
            }

            /// Whether the predicate holds for a member of a subject.
            pub(super) fn holds(&self, combat: &Combat<'_>, on: On) -> bool {
                match self {
                    $(Predicate::$name(it) => {
                        let rule: fn(&Combat<'_>, On, &$value) -> Option<bool> = $holds;
                        rule(combat, on, it) == Some(true)
                    })+
                }
            }

            /// Whether a unit of the game has the printed property, mounted or dismounted. `None`
            /// if the predicate is not about a printed property.
            pub(super) fn suits(&self, game: &Game, unit: &Unit, mount: Mount) -> Option<bool> {
                match self {
                    $(Predicate::$name(_it) => None::<bool>$(.or_else(|| {
                        let rule: fn(&Game, &Unit, Mount, &$value) -> bool = $suits;
                        Some(rule(game, unit, mount, _it))
                    }))?,)+
                }
            }

            /// Returns the thing that the package lacks, if its absence means that nothing can ever
            /// meet the predicate. `None` if something may meet it.
            pub(super) fn never(&self, package: &dyn Package) -> Option<Absent> {
                match self {
                    $(Predicate::$name(_it) => None::<Absent>$(.or_else(|| {
                        let rule: fn(&dyn Package, &$value) -> Option<Absent> = $never;
                        rule(package, _it)
                    }))?,)+
                }
            }
        }
    };
}

pub(super) use {declare, evaluate};
