/// State of an option that players can choose, such as an optional rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// The option is not in use.
    Off,
    /// The option is in use.
    On,
}

impl Switch {
    /// Parses `on` and `true` as on, `off` and `false` as off. Returns `None` for any other word.
    ///
    /// ```
    /// use kernel::Switch;
    /// assert_eq!(Switch::from_word("true"), Some(Switch::On));
    /// assert_eq!(Switch::from_word("off"), Some(Switch::Off));
    /// assert_eq!(Switch::from_word("maybe"), None);
    /// ```
    pub fn from_word(word: &str) -> Option<Self> {
        match word {
            "on" | "true" => Some(Self::On),
            "off" | "false" => Some(Self::Off),
            _ => None,
        }
    }

    /// Returns the word for this state in rules profiles: `on` or `off`.
    ///
    /// ```
    /// use kernel::Switch;
    /// assert_eq!(Switch::from_word("false").map(Switch::word), Some("off"));
    /// ```
    pub const fn word(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::On => "on",
        }
    }
}

impl From<bool> for Switch {
    fn from(is_on: bool) -> Self {
        match is_on {
            true => Self::On,
            false => Self::Off,
        }
    }
}
