//! The table of predicates. A row of [`predicates!`] is the only place that knows a predicate.

/// Kind of subject whose members a predicate describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A firing unit.
    Firer,
    /// Any other unit.
    Unit,
    /// A hex.
    Hex,
    /// A hexside.
    Hexside,
    /// The lines of fire.
    Line,
}

/// Word of a predicate in documents.
#[derive(Clone, Copy, Debug)]
pub(super) struct Word {
    pub(super) word: &'static str,
    /// Description in schemas.
    #[cfg(feature = "schema")]
    pub(super) about: &'static str,
    /// Subjects that it describes.
    pub(super) kinds: &'static [Kind],
}

/// Defines the predicates. Each row has a type of value, a word, kinds of subject and rules:
///
/// - `holds`: whether it holds of a member in an act; `None` if the member has nothing of the kind;
/// - `helps`: whom it helps, given the subject; without it either side;
/// - `suits`, for printed properties of units: whether a unit has it;
/// - `never`: the reason why nothing in the game can meet it.
macro_rules! predicates {
    ($(
        $(#[doc = $doc:literal])+
        $name:ident($value:ty) = $word:literal [$($kind:ident),*] {
            holds: $holds:expr,
            $(helps: $helps:expr,)?
            $(suits: $suits:expr,)?
            $(never: $never:expr,)?
        }
    )+) => {
        /// A property of a member of a subject in an act.
        #[derive(Clone, Debug, PartialEq)]
        pub enum Predicate {
            $($(#[doc = $doc])+ $name($value),)+
        }

        /// Words of all predicates.
        pub(super) const WORDS: &[Word] = &[$(Word {
            word: $word,
            #[cfg(feature = "schema")]
            about: concat!($($doc),+),
            kinds: &[$(Kind::$kind),*],
        }),+];

        impl Predicate {
            /// Reads the value of a word.
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

            /// Returns the predicate in the words of players.
            pub(super) fn told(&self, game: &Game) -> String {
                match self {
                    $(Predicate::$name(it) => it.told($word, game),)+
                }
            }

            /// Whether it holds of a member of a subject.
            pub(super) fn holds(&self, combat: &Combat<'_>, on: On) -> bool {
                match self {
                    $(Predicate::$name(it) => {
                        let rule: fn(&Combat<'_>, On, &$value) -> Option<bool> = $holds;
                        rule(combat, on, it) == Some(true)
                    })+
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

            /// Whether a unit of the game has the property, mounted or dismounted. `None` if it is
            /// not a printed property.
            pub(super) fn suits(&self, game: &Game, unit: &Unit, mount: Mount) -> Option<bool> {
                match self {
                    $(Predicate::$name(_it) => None::<bool>$(.or_else(|| {
                        let rule: fn(&Game, &Unit, Mount, &$value) -> bool = $suits;
                        Some(rule(game, unit, mount, _it))
                    }))?,)+
                }
            }

            /// Returns the reason why nothing in the game can meet it.
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

pub(super) use predicates;
