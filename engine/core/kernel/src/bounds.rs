//! Deserializers that enforce limits on values. The JSON schemas state the same limits.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};

/// Deserializes a whole number from `MIN` to `MAX`.
///
/// ```
/// # use serde::de::{IntoDeserializer, value::Error};
/// use kernel::bounds::within;
/// let read = |number: u8| -> Result<u8, Error> { within::<1, 6, _, _>(number.into_deserializer()) };
/// assert_eq!(read(6), Ok(6));
/// assert!(read(7).is_err());
/// ```
pub fn within<'de, const MIN: i64, const MAX: i64, T, D>(reader: D) -> Result<T, D::Error>
where
    T: Deserialize<'de> + Copy + Into<i64>,
    D: Deserializer<'de>,
{
    let number = T::deserialize(reader)?;
    match (MIN..=MAX).contains(&number.into()) {
        true => Ok(number),
        false => Err(D::Error::custom(format!("expected a whole number from {MIN} to {MAX}"))),
    }
}

/// Deserializes an optional whole number from `MIN` to `MAX`.
///
/// ```
/// # use serde::de::value::{Error, UnitDeserializer};
/// use kernel::bounds::within_if;
/// let absent: Result<Option<u8>, Error> = within_if::<1, 6, _, _>(UnitDeserializer::new());
/// assert_eq!(absent, Ok(None));
/// ```
pub fn within_if<'de, const MIN: i64, const MAX: i64, T, D>(
    reader: D,
) -> Result<Option<T>, D::Error>
where
    T: Deserialize<'de> + Copy + Into<i64>,
    D: Deserializer<'de>,
{
    let number = Option::<T>::deserialize(reader)?;
    match number.is_none_or(|number| (MIN..=MAX).contains(&number.into())) {
        true => Ok(number),
        false => Err(D::Error::custom(format!("expected a whole number from {MIN} to {MAX}"))),
    }
}

/// Deserializes a value. An absent value is the default.
///
/// ```
/// # use serde::de::value::{Error, UnitDeserializer};
/// use kernel::bounds::or_default;
/// let absent: Result<String, Error> = or_default(UnitDeserializer::new());
/// assert_eq!(absent, Ok(String::new()));
/// ```
pub fn or_default<'de, T, D>(reader: D) -> Result<T, D::Error>
where
    T: Deserialize<'de> + Default,
    D: Deserializer<'de>,
{
    Option::<T>::deserialize(reader).map(Option::unwrap_or_default)
}

/// Deserializes a list of one item or more.
///
/// ```
/// # use serde::de::{IntoDeserializer, value::Error};
/// use kernel::bounds::some;
/// let read = |items: Vec<u8>| -> Result<Vec<u8>, Error> { some(items.into_deserializer()) };
/// assert_eq!(read(vec![1]), Ok(vec![1]));
/// assert!(read(Vec::new()).is_err());
/// ```
pub fn some<'de, T, D>(reader: D) -> Result<Vec<T>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    let items = Vec::<T>::deserialize(reader)?;
    match items.is_empty() {
        false => Ok(items),
        true => Err(D::Error::custom("expected a list of one item or more")),
    }
}

/// Deserializes a word in snake case, such as `half_strength`: lower-case letters, digits and
/// underscores.
///
/// ```
/// # use serde::de::{IntoDeserializer, value::Error};
/// use kernel::bounds::word;
/// let read = |text: &'static str| -> Result<String, Error> { word(text.into_deserializer()) };
/// assert!(read("half_strength").is_ok());
/// assert!(read("Half strength").is_err());
/// ```
pub fn word<'de, D: Deserializer<'de>>(reader: D) -> Result<String, D::Error> {
    let word = String::deserialize(reader)?;
    let mut letters = word.bytes();
    let begins = letters.next().is_some_and(|first| first.is_ascii_lowercase());
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_';
    match begins && letters.all(plain) {
        true => Ok(word),
        false => Err(D::Error::custom("expected lower-case letters, digits and `_`")),
    }
}

/// Deserializes a list of times of day: `16:30`.
///
/// ```
/// # use serde::de::{IntoDeserializer, value::Error};
/// use kernel::bounds::times;
/// let read = |time: &'static str| -> Result<Vec<String>, Error> {
///     times(vec![time].into_deserializer())
/// };
/// assert!(read("16:30").is_ok());
/// assert!(read("noon").is_err());
/// ```
pub fn times<'de, D: Deserializer<'de>>(reader: D) -> Result<Vec<String>, D::Error> {
    let times = Vec::<String>::deserialize(reader)?;
    let is_time = |time: &String| {
        time.split_once(':').is_some_and(|(hours, minutes)| {
            matches!(hours.len(), 1 | 2)
                && minutes.len() == 2
                && hours.bytes().chain(minutes.bytes()).all(|byte| byte.is_ascii_digit())
        })
    };
    match times.iter().all(is_time) {
        true => Ok(times),
        false => Err(D::Error::custom("expected times of day, such as 16:30")),
    }
}

/// Deserializes a mapping. A list is an error, although serde would accept one for a struct.
///
/// ```
/// # use serde::de::{IntoDeserializer, value::Error};
/// use kernel::bounds::mapping;
/// let list: Result<Vec<u8>, Error> = mapping(vec![1_u8].into_deserializer());
/// assert!(list.is_err());
/// ```
pub fn mapping<'de, T, D>(reader: D) -> Result<T, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    struct Mapping<T>(PhantomData<T>);

    impl<'de, T: Deserialize<'de>> Visitor<'de> for Mapping<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a mapping")
        }

        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
            T::deserialize(MapAccessDeserializer::new(map))
        }
    }

    reader.deserialize_map(Mapping(PhantomData))
}
