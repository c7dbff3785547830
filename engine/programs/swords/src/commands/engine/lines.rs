//! Request lines with a length limit.

use std::io::{self, BufRead, Read};

use session::protocol::MAX_REQUEST;

/// Maximum number of bytes to read of a line. The extra byte detects a line that is too long.
const ENOUGH: u64 = MAX_REQUEST as u64 + 1;

/// Reads the next line up to the limit and skips the rest of a longer line. `None` at the end of
/// input.
pub(crate) fn next(input: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    if input.by_ref().take(ENOUGH).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    } else {
        input.skip_until(b'\n')?;
    }
    Ok(Some(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_one_by_one_and_never_more_than_enough() {
        let long = vec![b'x'; 3 * MAX_REQUEST];
        let mut input = io::Cursor::new([b"a\n\xff\n", &long[..], b"\nlast"].concat());
        let mut next = || next(&mut input).expect("it is in memory");
        assert_eq!(next().as_deref(), Some(&b"a"[..]));
        assert_eq!(next().as_deref(), Some(&b"\xff"[..]));
        assert_eq!(next().map(|line| line.len()), Some(MAX_REQUEST + 1));
        assert_eq!(next().as_deref(), Some(&b"last"[..]));
        assert_eq!(next(), None);
    }
}
