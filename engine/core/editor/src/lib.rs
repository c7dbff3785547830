//! An editor of the maps and set-ups of packages, for any rule system.
//!
//! An [`Edit`] changes the YAML text of a package and keeps its comments, order and style. The
//! [`Model`] is read from the documents. After each edit the documents are read again, and must give
//! the model to which the edit leads. Otherwise the edit is refused. A [`Session`] adds undo, saving
//! and the comparison with the disk.

mod apply;
mod desk;
mod edit;
mod findings;
mod map;
mod model;
mod package;
mod scenario;
mod session;
mod view;

pub use desk::{Desk, Examined, Examiner};
pub use document::edit::CannotEdit;
pub use edit::{ArrivalWords, Edit};
pub use findings::Finding;
pub use map::{Map, Road};
pub use model::Model;
pub use package::Package;
pub use scenario::{Arrival, Objective, Scenario};
pub use session::{Disk, Session, Unsaved};
