use crate::grid::length;

/// Bounding box of a group of positions, in columns and half hexes.
///
/// A search for the nearest position can skip the whole group if its extent is too far away:
///
/// ```
/// use kernel::{Extent, distance};
/// let group = [(3, 4), (4, 7), (6, 5)];
/// let extent = Extent::of(&group).expect("some positions");
/// let from = (12, 6);
/// assert_eq!(extent.distance(from), 6);
/// assert_eq!(group.map(|one| distance(one, from)), [9, 8, 6], "none is nearer");
/// assert_eq!((extent.distance((4, 5)), Extent::of(&[])), (0, None));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    columns: Span,
    along: Span,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Span {
    first: i16,
    last: i16,
}

impl Extent {
    /// Returns the smallest extent that contains all of `positions` (doubled coordinates). `None`
    /// if the slice is empty.
    pub fn of(positions: &[(i16, i16)]) -> Option<Self> {
        let columns = Span::of(positions.iter().map(|&(column, _)| column))?;
        let along = Span::of(positions.iter().map(|&(_, along)| along))?;
        Some(Self { columns, along })
    }

    /// Returns a lower bound in hexes for the distance from a doubled position to any position of
    /// the extent.
    pub fn distance(self, (column, along): (i16, i16)) -> u8 {
        length(self.columns.beyond(column), self.along.beyond(along)) as u8
    }
}

impl Span {
    fn of(places: impl Iterator<Item = i16> + Clone) -> Option<Self> {
        Some(Self { first: places.clone().min()?, last: places.max()? })
    }

    /// Returns the distance from `place` to the interval, or 0 if `place` is inside the interval.
    fn beyond(self, place: i16) -> i16 {
        (self.first - place).max(place - self.last).max(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Grid, GridSpec, Parity, Span};

    /// The distance to an extent never exceeds the distance to any of its positions, and equals it
    /// for a single position.
    #[test]
    fn nothing_is_nearer_than_its_extent() {
        let rows = Span { first: 0, last: 9 };
        let spec = GridSpec {
            first_column: 3,
            last_column: 12,
            even: rows,
            odd: rows,
            shifted: Parity::Odd,
        };
        let grid = Grid::new(spec).expect("a good specification");
        let all: Vec<_> = grid.hexes().map(|hex| grid.position(hex)).collect();
        let distance = |some: &[_], from| Extent::of(some).expect("there are some").distance(from);
        for some in [&all[33..34], &all[22..26], &[all[15], all[47], all[61]]] {
            for &from in &all {
                let nearest = some.iter().map(|&to| crate::distance(from, to)).min();
                assert!(Some(distance(some, from)) <= nearest, "{some:?} from {from:?}");
                assert!(some.len() > 1 || Some(distance(some, from)) == nearest);
            }
        }
        assert_eq!(Extent::of(&[]), None);
    }
}
