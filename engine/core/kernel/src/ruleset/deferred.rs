use std::fmt;

/// A part of an answer that is computed only on demand, because most callers do not need it.
///
/// ```
/// use kernel::Deferred;
/// let rows = vec![2, 5];
/// let (sum, largest) = (rows.iter().sum::<i32>(), Deferred::new(|| rows.iter().max()));
/// assert_eq!(sum, 7, "the largest is not searched for");
/// assert_eq!(largest.get(), Some(&5));
/// assert!(Deferred::<Vec<i32>>::default().get().is_empty());
/// ```
pub struct Deferred<'a, T>(Box<dyn FnOnce() -> T + 'a>);

impl<'a, T> Deferred<'a, T> {
    /// Wraps the computation of a part.
    pub fn new(compute: impl FnOnce() -> T + 'a) -> Self {
        Self(Box::new(compute))
    }

    /// Computes the part.
    pub fn get(self) -> T {
        (self.0)()
    }
}

impl<'a, T: Default + 'a> Default for Deferred<'a, T> {
    fn default() -> Self {
        Self::new(T::default)
    }
}

impl<T> fmt::Debug for Deferred<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Deferred")
    }
}
