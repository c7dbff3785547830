//! `swords engine`: the protocol on standard input and output.

use std::io::{self, BufRead, Read, Write};

use clap::Args;
use session::protocol::{MAX_REQUEST, Protocol};

use crate::failure::Failure;
use crate::games::Shelf;
use crate::output;

/// Serves bots and other programs: one JSON request a line, one reply a line.
#[derive(Debug, Args)]
pub(crate) struct Engine {}

/// One byte more than a request may have shows that it is too long.
const ENOUGH: u64 = MAX_REQUEST as u64 + 1;

impl Engine {
    /// Runs the command until the other end leaves.
    pub(crate) fn run(&self, shelf: &Shelf) -> Result<(), Failure> {
        let mut protocol = Protocol::new(Box::new(shelf.library().clone()));
        serve(&mut protocol).or_else(|error| output::end(&error))
    }
}

fn serve(protocol: &mut Protocol) -> io::Result<()> {
    let (mut out, mut input) = (io::stdout().lock(), io::stdin().lock());
    while let Some(line) = next_line(&mut input)? {
        if line.trim_ascii().is_empty() {
            continue;
        }
        writeln!(out, "{}", protocol.handle_bytes(&line))?;
        for fault in protocol.game().map(|game| game.take_player_faults()).unwrap_or_default() {
            eprintln!("{fault}");
        }
        out.flush()?;
        if protocol.is_over() {
            break;
        }
    }
    Ok(())
}

/// The next line, as far as it may be read at all; what follows of a longer one is passed over.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
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
        let mut next = || next_line(&mut input).expect("it is in memory");
        assert_eq!(next().as_deref(), Some(&b"a"[..]));
        assert_eq!(next().as_deref(), Some(&b"\xff"[..]));
        assert_eq!(next().map(|line| line.len()), Some(MAX_REQUEST + 1));
        assert_eq!(next().as_deref(), Some(&b"last"[..]));
        assert_eq!(next(), None);
    }
}
