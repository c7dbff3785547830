use kernel::{Cast, Fact, Grid, GridSpec, Parity, PerSide, Play, Side, Span, System, Table, Throw};

/// A race. The side that is behind moves, and the first side on the last row wins.
#[derive(Clone, Copy, Debug)]
pub struct Race;

/// A way to move. The moving side chooses between a walk and a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Pace {
    /// Advances the side by two rows.
    Walk,
    /// Advances the side by the number of rows that the die shows.
    Run,
}

impl Race {
    /// Last row of the course. The first side on it wins.
    pub const GOAL: u8 = 9;

    /// Builds the map: a lane for each side, starting at row 0.
    pub fn course() -> Grid {
        let rows = Span { first: 0, last: Self::GOAL };
        let (first_column, last_column, shifted) = (1, 2, Parity::Even);
        let spec = GridSpec { first_column, last_column, even: rows, odd: rows, shifted };
        Grid::new(spec).expect("a small map")
    }
}

impl System for Race {
    type Package = Grid;
    type Board = PerSide<u8>; // The row that each side has reached.
    type Event = (Side, u8); // A side went on by so many rows.
    type Question = &'static str;
    type Choice = Pace;
    type Roll = &'static str;
    type Outcome = u8;
    type Step = Side;

    fn next(table: &mut Table<Self>) -> Play {
        let side = if table.board().usa > table.board().csa { Side::Csa } else { Side::Usa };
        table.within(side, |table| {
            let rows = match table.choose(side, "pace", vec![Pace::Walk, Pace::Run])? {
                Pace::Walk => 2,
                Pace::Run => match table.cast(side, "run", Throw::D6)? {
                    Cast::Dice(dice) => dice.sum(),
                    Cast::Given(rows) => rows,
                },
            };
            table.emit((side, rows));
            Ok(())
        })
    }

    fn apply(_: &Grid, board: &mut PerSide<u8>, fact: Fact<'_, Self>) {
        let &(side, rows) = fact.event();
        board[side] = Self::GOAL.min(board[side] + rows);
    }
}
