use kernel::{Direction, Grid, GridSpec, Parity, Span};
use sheet::Plan;
use sheet::Point;

fn grid() -> Grid {
    let rows = Span { first: 1, last: 4 };
    let spec =
        GridSpec { first_column: 1, last_column: 4, even: rows, odd: rows, shifted: Parity::Even };
    Grid::new(spec).expect("a good specification")
}

/// The centre of a hexside is midway between the centres of its two hexes.
#[test]
fn hexsides_lie_between_neighbours() {
    let grid = grid();
    let plan = Plan::new(&grid, Point { x: 10.0, y: 10.0 });
    for hex in grid.hexes() {
        for direction in Direction::ALL {
            let Some(other) = grid.neighbour(hex, direction) else { continue };
            let between = plan.center(hex).toward(plan.center(other), 0.5);
            assert!(between.distance(plan.middle(hex, direction)) < 1e-6);
        }
    }
}

#[test]
fn neighbours_have_different_colours() {
    let grid = grid();
    let plan = Plan::new(&grid, Point { x: 0.0, y: 0.0 });
    for hex in grid.hexes() {
        let near = Direction::ALL.into_iter().filter_map(|side| grid.neighbour(hex, side));
        assert!(near.into_iter().all(|other| plan.colour(other) != plan.colour(hex)));
    }
}

#[test]
fn the_frame_holds_every_hex() {
    let grid = grid();
    let plan = Plan::new(&grid, Point { x: 10.0, y: 10.0 });
    for corner in grid.hexes().flat_map(|hex| plan.corners(hex)) {
        assert!(corner.x > 9.9 && corner.x < 10.1 + plan.width());
        assert!(corner.y > 9.9 && corner.y < 10.1 + plan.height());
    }
}
