use std::collections::VecDeque;

use kernel::{Answer, Ask, Driver, Position};

/// Driver that returns recorded answers in order, then `None` once they are used up.
pub struct Recorded<S: kernel::System>(pub VecDeque<Answer<S>>);

impl<S: kernel::System> Driver<S> for Recorded<S> {
    fn answer(&mut self, _: &Ask<S>, _: Position<'_, S>) -> Option<Answer<S>> {
        self.0.pop_front()
    }
}
