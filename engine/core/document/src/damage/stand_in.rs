//! Stand-ins for unreadable documents and sections, so that the rest of the package can be
//! compiled. A stand-in is never played, and its problems are never reported.

use crate::diag::Place;
use crate::file::SourceFile;
use crate::tree::Node;
use crate::yaml;

const FOLDER: &str = "stand-in/";

/// Whether a place is inside a stand-in.
pub fn is_stand_in(place: &Place) -> bool {
    place.file.path.starts_with(FOLDER)
}

/// Parses the stand-in document for a kind of document.
pub(crate) fn spare(word: &str, text: String) -> Node {
    let file = SourceFile::new(format!("{FOLDER}{word}.yaml"), text);
    yaml::read(&file).expect("a test reads each")
}
