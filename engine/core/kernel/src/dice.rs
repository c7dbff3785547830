use crate::say;

use std::fmt;

use serde::{Deserialize, Serialize};

/// Number and kind of dice in a roll.
///
/// ```
/// use kernel::{Dice, Die, Throw};
/// let [one_die, two_dice] =
///     [Dice::One(Die::OF_TEN[9]), Dice::Two(Die::OF_SIX[2], Die::OF_SIX[4])];
/// assert!(Throw::D10.can_show(one_die) && !Throw::D6.can_show(one_die), "a ten");
/// assert!(Throw::TwoD6.can_show(two_dice) && Throw::TwoD6.count() == 2);
/// assert_eq!(Throw::D6.words(), "one die, 1 to 6");
/// assert_eq!(Throw::TwoD6.results().filter(|dice| dice.sum() == 7).count(), 6);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Throw {
    /// One six-sided die, with results from 1 to 6.
    D6,
    /// Two six-sided dice of different colours.
    TwoD6,
    /// One ten-sided die, with results from 1 to 10.
    D10,
}

impl Throw {
    /// Returns every possible result. All are equally likely.
    ///
    /// ```
    /// use kernel::Throw;
    /// assert_eq!(Throw::TwoD6.results().count(), 36);
    /// assert_eq!(Throw::D10.results().map(|dice| dice.sum()).max(), Some(10));
    /// ```
    pub fn results(self) -> impl Iterator<Item = Dice> {
        let (one, two): (&[Die], &[Die]) = match self {
            Self::D6 => (&Die::OF_SIX, &[]),
            Self::TwoD6 => (&[], &Die::OF_SIX),
            Self::D10 => (&Die::OF_TEN, &[]),
        };
        let pairs = two.iter().flat_map(|a| two.iter().map(|b| Dice::Two(*a, *b)));
        one.iter().copied().map(Dice::One).chain(pairs)
    }

    /// Whether this roll can produce the result `dice`.
    pub fn can_show(self, dice: Dice) -> bool {
        match (self, dice) {
            (Self::D6, Dice::One(die)) => die.pips() <= 6,
            (Self::D10, Dice::One(_)) => true,
            (Self::TwoD6, Dice::Two(coloured, white)) => coloured.max(white).pips() <= 6,
            (Self::D6 | Self::D10, Dice::Two(..)) | (Self::TwoD6, Dice::One(_)) => false,
        }
    }

    /// Returns the number of dice to roll.
    pub const fn count(self) -> u8 {
        match self {
            Self::D6 | Self::D10 => 1,
            Self::TwoD6 => 2,
        }
    }

    /// Returns a human-readable description, such as `one die, 1 to 6`.
    pub fn words(self) -> String {
        match self {
            Self::D6 => say!("throw-d6"),
            Self::TwoD6 => say!("throw-2d6"),
            Self::D10 => say!("throw-d10"),
        }
    }
}

/// The result of one die, 1 to 10.
///
/// ```
/// use kernel::Die;
/// let four = Die::new(4).expect("on a die");
/// assert_eq!((four.pips(), four.to_string().as_str()), (4, "4"));
/// assert_eq!(["miss", "miss", "miss", "hit", "hit", "hit"][four.index()], "hit");
/// assert_eq!((Die::OF_SIX[3], Die::OF_TEN.len(), Die::new(11)), (four, 10, None));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Die(u8);

/// A number that is not on any die.
///
/// ```
/// use kernel::{Die, NotADie};
/// assert_eq!(Die::try_from(0), Err(NotADie(0)));
/// assert_eq!(NotADie(0).to_string(), "0 is not on a die: expected 1 to 10");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not on a die: expected 1 to 10")]
pub struct NotADie(pub u8);

impl Die {
    /// Returns the die result with this number of pips. `None` if the number is not 1 to 10.
    pub const fn new(pips: u8) -> Option<Self> {
        if pips >= 1 && pips <= 10 { Some(Self(pips)) } else { None }
    }

    /// All results of a six-sided die.
    pub const OF_SIX: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];
    /// All results of a ten-sided die.
    pub const OF_TEN: [Self; 10] = {
        let [one, two, three, four, five, six] = Self::OF_SIX;
        [one, two, three, four, five, six, Self(7), Self(8), Self(9), Self(10)]
    };

    /// Returns the number of pips, 1 to 10.
    pub const fn pips(self) -> u8 {
        self.0
    }

    /// Returns the index of the result in a table with one row for each result: the pips minus one.
    pub const fn index(self) -> usize {
        (self.0 - 1) as usize
    }
}

impl TryFrom<u8> for Die {
    type Error = NotADie;

    fn try_from(pips: u8) -> Result<Self, NotADie> {
        Self::new(pips).ok_or(NotADie(pips))
    }
}

impl From<Die> for u8 {
    fn from(die: Die) -> Self {
        die.0
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// The result of a roll: one die, or two dice of different colours.
///
/// ```
/// use kernel::{Dice, Die, Throw};
/// let dice = Dice::Two(Die::OF_SIX[1], Die::OF_SIX[3]);
/// assert_eq!((dice.sum(), dice.to_string().as_str()), (6, "24"));
/// assert!(Throw::TwoD6.can_show(dice) && !Throw::D10.can_show(dice));
/// assert_eq!((dice.count(), Dice::One(Die::OF_TEN[9]).sum()), (2, 10));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Dice {
    /// Result of a single die.
    One(Die),
    /// Results of two dice: the coloured die, then the white die.
    Two(Die, Die),
}

impl Dice {
    /// Returns the sum of the pips.
    pub const fn sum(self) -> u8 {
        match self {
            Self::One(die) => die.pips(),
            Self::Two(coloured, white) => coloured.pips() + white.pips(),
        }
    }

    /// Returns the number of dice that were rolled.
    pub const fn count(self) -> usize {
        match self {
            Self::One(_) => 1,
            Self::Two(..) => 2,
        }
    }
}

impl fmt::Display for Dice {
    /// Writes one die as its pips, such as `4`, and two dice as two digits, the coloured die first:
    /// `24`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::One(die) => write!(f, "{die}"),
            Self::Two(coloured, white) => write!(f, "{coloured}{white}"),
        }
    }
}
