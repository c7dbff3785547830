//! Evaluation and wording of predicates, with the closures of their rows.

use kernel::{HexId, Side};

use super::absent::{Absent, Package};
use super::combat::{Combat, On};
use super::fact::Fact;
use super::predicates::{Predicate, rows};
use super::rows::evaluate;
use super::told::Told as _;
use super::values::{Climb, Variable};
use crate::check::close_combat::charge;
use crate::check::ground;
use crate::check::skirmish::is_skirmisher;
use crate::game::{
    Arm, Between, FeatureId, Game, GroundMarkerId, HexsideGround, HexsideWater, MarkerId, Mount,
    RangeBand, Slope, TerrainEffect, TerrainId, TraitId, Unit, WeaponId,
};
use crate::position_ext::PositionExt;

rows!(evaluate);

fn permits_charges(game: &Game, hex: HexId) -> bool {
    game.terrain.kind(game.map.hex(hex).terrain).has(TerrainEffect::PermitsCharges)
}

fn no_hex(package: &dyn Package, is: impl Fn(&Game, HexId) -> bool) -> Option<Absent> {
    let game = package.game();
    (!game.map.grid.hexes().any(|hex| is(game, hex))).then_some(Absent::Hex)
}

fn no_side(package: &dyn Package, is: impl Fn(&HexsideGround) -> bool) -> Option<Absent> {
    (!package.game().map.hexsides.iter().flatten().any(is)).then_some(Absent::Hexside)
}
