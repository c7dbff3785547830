use std::collections::VecDeque;

use kernel::{Answer, Ask, Outside, Scene};

/// Driver that returns recorded answers in order, then none.
pub struct Recorded<S: kernel::System>(pub VecDeque<Answer<S>>);

impl<S: kernel::System> Outside<S> for Recorded<S> {
    fn answer(&mut self, _: &Ask<S>, _: Scene<'_, S>) -> Option<Answer<S>> {
        self.0.pop_front()
    }
}
