//! Conversion of fractions to the notation that players use.

/// Fractions that Unicode has a character for: numerator, denominator, character.
const SIGNS: [(u32, u32, char); 7] =
    [(1, 2, '½'), (1, 4, '¼'), (3, 4, '¾'), (1, 8, '⅛'), (3, 8, '⅜'), (5, 8, '⅝'), (7, 8, '⅞')];

/// Rewrites amounts such as `19/2` as mixed numbers: `9½`. Only halves, quarters and eighths are
/// rewritten.
///
/// ```
/// assert_eq!(kernel::written("moves 1/2, 19/2 left"), "moves ½, 9½ left");
/// assert_eq!(
///     kernel::written("in 11/36 of all rolls, on 9/3/1862"),
///     "in 11/36 of all rolls, on 9/3/1862"
/// );
/// ```
pub fn written(text: &str) -> String {
    let mut written = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find(|letter: char| letter.is_ascii_digit()) {
        let (before, from) = rest.split_at(start);
        let length = from
            .find(|letter: char| !letter.is_ascii_digit() && letter != '/')
            .unwrap_or(from.len());
        let (amount, after) = from.split_at(length);
        written.push_str(before);
        // A number inside a word or a date is not an amount.
        let stands_alone = !before.ends_with(|letter: char| letter.is_alphanumeric())
            && !after.starts_with(|letter: char| letter.is_alphanumeric());
        match mixed(amount).filter(|_| stands_alone) {
            Some(mixed) => written.push_str(&mixed),
            None => written.push_str(amount),
        }
        rest = after;
    }
    written.push_str(rest);
    written
}

/// Converts a fraction to a whole number and a fraction character.
fn mixed(fraction: &str) -> Option<String> {
    let (over, under) = fraction.split_once('/')?;
    let (over, under): (u32, u32) = (over.parse().ok()?, under.parse().ok()?);
    let whole = over.checked_div(under)?;
    let (_, _, sign) =
        SIGNS.iter().find(|(upper, lower, _)| *lower == under && *upper == over % under)?;
    Some(if whole == 0 { sign.to_string() } else { format!("{whole}{sign}") })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_written_as_people_write_them() {
        assert_eq!(written("moves: 1/2 MP, 19/2 left"), "moves: ½ MP, 9½ left");
        assert_eq!(written("15/4, 115/8."), "3¾, 14⅜.");
    }

    #[test]
    fn what_is_no_amount_stays_as_it_is() {
        for text in ["chance 11/36", "9/3/1862", "a1/2", "1/2nd", "4/2 steps", "1/0", "3/", "½"] {
            assert_eq!(written(text), text);
        }
    }
}
