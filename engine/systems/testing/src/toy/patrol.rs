//! Bots of the toy system, which follow a fixed plan for a patrol.

use kernel::{Advice, Answer, Ask, HexId, Opponent, Position, Side};

use super::{Choice, Field, Patrols, Question};

/// Plan of a patrol for the whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PatrolPlan {
    /// Post of the patrol, as one of the three posts of the field.
    pub post: u8,
    /// Destination of the patrol.
    pub aim: Aim,
    /// Whether the patrol attacks whenever it can.
    pub attacks: bool,
}

/// Destination of a patrol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The post of the patrol.
    Post,
    /// The enemy patrol.
    Enemy,
}

impl Field {
    /// Returns the field with a bot for each side, under the name of every level.
    #[must_use]
    pub fn with_bots(self, plans: kernel::PerSide<PatrolPlan>) -> Self {
        Self { plans: Some(plans), ..self }
    }
}

/// Bot that follows a plan.
pub(super) struct PatrolBot(pub(super) PatrolPlan);

impl PatrolBot {
    /// Returns the option that brings a patrol nearest to its destination.
    fn step(&self, position: Position<'_, Patrols>, side: Side, options: &[Choice]) -> Choice {
        let Position { package: field, board } = position;
        let aim = match self.0.aim {
            Aim::Post => board.post[side],
            Aim::Enemy => board.at[side.other()],
        };
        let far = |hex: HexId| aim.map(|aim| field.grid.distance(hex, aim));
        let to = |choice: &Choice| match *choice {
            Choice::Hex(hex) => far(hex),
            Choice::Stop | Choice::Attack => board.at[side].and_then(far),
        };
        options.iter().copied().min_by_key(to).unwrap_or(Choice::Stop)
    }

    /// Returns the option that follows the plan.
    fn answer(
        &self,
        side: Side,
        question: &Question,
        options: &[Choice],
        position: Position<'_, Patrols>,
    ) -> Choice {
        match question {
            Question::Post => Choice::Hex(position.package.posts[usize::from(self.0.post)]),
            Question::Go(..) => self.step(position, side, options),
            Question::Attack if self.0.attacks => Choice::Attack,
            Question::Attack => Choice::Stop,
        }
    }
}

impl Opponent<Patrols> for PatrolBot {
    fn begin(&mut self, _: Position<'_, Patrols>) {}

    fn note(&mut self, _: &Ask<Patrols>, _: &Answer<Patrols>, _: Position<'_, Patrols>) {}

    fn choose(
        &mut self,
        side: Side,
        question: &Question,
        options: &[Choice],
        position: Position<'_, Patrols>,
    ) -> Choice {
        self.answer(side, question, options, position)
    }

    fn advise(
        &mut self,
        side: Side,
        question: &Question,
        options: &[Choice],
        position: Position<'_, Patrols>,
    ) -> Advice<Choice> {
        let choice = self.answer(side, question, options, position);
        Advice { choice, because: Vec::new(), others: Vec::new() }
    }
}
