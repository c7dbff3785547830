use std::ops::{Deref, DerefMut};

/// Data with a cache of values that follow from the data alone. Mutable access to the data empties
/// the cache, and a copy starts with an empty one.
///
/// ```
/// use std::sync::OnceLock;
///
/// use kernel::Cached;
/// let mut prices = Cached::<_, OnceLock<u32>>::from(vec![2, 3]);
/// let sum = |prices: &Cached<Vec<u32>, OnceLock<u32>>| {
///     *prices.cache().get_or_init(|| prices.iter().sum())
/// };
/// assert_eq!(sum(&prices), 5);
/// prices.push(4);
/// assert_eq!((sum(&prices), prices.clone().cache().get()), (9, None));
/// ```
#[derive(Debug, Default)]
pub struct Cached<T, C> {
    data: T,
    cache: C,
}

impl<T, C> Cached<T, C> {
    /// Returns the cache.
    #[inline]
    pub const fn cache(&self) -> &C {
        &self.cache
    }
}

impl<T, C: Default> From<T> for Cached<T, C> {
    fn from(data: T) -> Self {
        Self { data, cache: C::default() }
    }
}

impl<T: Clone, C: Default> Clone for Cached<T, C> {
    fn clone(&self) -> Self {
        self.data.clone().into()
    }
}

impl<T, C> Deref for Cached<T, C> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        &self.data
    }
}

impl<T, C: Default> DerefMut for Cached<T, C> {
    fn deref_mut(&mut self) -> &mut T {
        self.cache = C::default();
        &mut self.data
    }
}
