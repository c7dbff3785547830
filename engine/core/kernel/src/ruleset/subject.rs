use crate::HexId;

/// Subject that a player looks up.
///
/// ```
/// use kernel::Subject;
/// let names = [vec![("guard", "Guard")], vec![("blue", "General Blue")]];
/// let subject = Subject::Named { group: 1, index: 0 };
/// let Subject::Named { group, index } = subject else { panic!("it has a name") };
/// assert_eq!(names[group][index].1, "General Blue");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The subject is a hex of the map.
    Hex(HexId),
    /// The subject is an entry of [`Materials::names`](crate::Materials::names).
    Named {
        /// Index of the entry's group.
        group: usize,
        /// Index of the entry in the group.
        index: usize,
    },
}
