//! Requirement ids in source files and documents.

/// Returns the requirement ids in a line of text, in order. A range such as `MOVE-01 to MOVE-03`
/// stands for all three ids.
pub fn cited(line: &str) -> Vec<String> {
    let mut found: Vec<Id<'_>> = Vec::new();
    let mut open: Option<Id<'_>> = None;
    for word in words(line) {
        match (Id::read(word), open) {
            (Some(last), Some(first)) if first.prefix == last.prefix => {
                found.extend((first.number + 1..=last.number).map(|number| Id { number, ..first }));
                open = None;
            }
            (Some(id), _) => {
                found.push(id);
                open = None;
            }
            (None, _) if word == "to" => open = found.last().copied(),
            (None, _) => open = None,
        }
    }
    found.iter().map(Id::text).collect()
}

/// Whether a word has the form of a requirement id.
pub fn looks_like_an_id(word: &str) -> bool {
    Id::read(word).is_some()
}

/// Returns the prefix and the number of a requirement id, as a sort key.
pub(super) fn rank(id: &str) -> (&str, u16) {
    Id::read(id).map_or((id, 0), |id| (id.prefix, id.number))
}

fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-')
        .filter(|word| !word.is_empty())
}

/// A requirement id, such as `FIRE-07`, `E-SS-14` or `X-47b`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Id<'a> {
    prefix: &'a str,
    number: u16,
    variant: &'a str,
}

impl<'a> Id<'a> {
    fn read(word: &'a str) -> Option<Self> {
        let (prefix, rest) = word.rsplit_once('-')?;
        let digits = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
        let (number, variant) = rest.split_at(digits);
        let well_formed = prefix.starts_with(|letter: char| letter.is_ascii_uppercase())
            && !prefix.contains(|letter: char| letter.is_ascii_lowercase())
            && (2..=3).contains(&number.len())
            && variant.len() <= 1;
        well_formed.then_some(Self { prefix, number: number.parse().ok()?, variant })
    }

    fn text(&self) -> String {
        format!("{}-{:02}{}", self.prefix, self.number, self.variant)
    }
}
