//! A neutral game of Blind Swords: the field and the roster of requirements 0.3.
//!
//! ```ignore
//! let mut field = Field::clear();
//! field.terrain("2111", "woods").put("a1", "2110").put("g1", "2113");
//! field.activate("a", Order::Attack, ActivationStep::Movement);
//! let mut table = field.table(&["a1", "2111", "stop"], &[]);
//! movement::step(&mut table).expect("answered");
//! assert_eq!(at(&table, "a1"), "2111");
//! ```

mod board;
mod charts;
mod cup;
mod roster;
mod scripted_driver;

pub use board::Field;
pub use cup::{place, play_on, status, told};
pub use roster::{game, rules};
pub use scripted_driver::{Chance, asked, at, events, given, ids, roller, state, unit};
