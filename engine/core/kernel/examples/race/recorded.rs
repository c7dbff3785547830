use std::collections::VecDeque;

use kernel::{Answer, Ask, Outside, Scene};

/// Gives the answers that were written down, in their order, and no more.
pub struct Recorded<S: kernel::System>(pub VecDeque<Answer<S>>);

impl<S: kernel::System> Outside<S> for Recorded<S> {
    fn answer(&mut self, _: &Ask<S>, _: Scene<'_, S>) -> Option<Answer<S>> {
        self.0.pop_front()
    }
}
