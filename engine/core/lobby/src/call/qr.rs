//! QR codes of links, so that a player need not type a key of 32 digits on a phone.

use qrcode::{Color, EcLevel, QrCode};
use serde::{Deserialize, Serialize};

use crate::call::answer::Answer;
use crate::limits::MAX_CODED;
use crate::refused::Refused;

/// Request to encode a link as a QR code.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Coded {
    text: String,
}

/// A QR code as an SVG path that draws the dark modules, one unit for each module.
#[derive(Debug, Serialize)]
struct Code {
    /// Number of modules on each side of the code.
    size: usize,
    /// SVG path that draws the dark modules.
    path: String,
}

/// Handles `POST /api/qr`.
pub(super) fn code(of: &Coded) -> Result<Answer, Refused> {
    if of.text.len() > MAX_CODED {
        let words = format!("expected text of at most {MAX_CODED} bytes");
        return Err(Refused::malformed(words));
    }
    let code = QrCode::with_error_correction_level(of.text.as_bytes(), EcLevel::M);
    let code =
        code.map_err(|error| Refused::malformed(format!("cannot make a QR code: {error}")))?;
    Ok(Answer::json(&Code { size: code.width(), path: path(&code) }))
}

/// Returns an SVG path that draws each horizontal run of dark modules, row by row.
fn path(code: &QrCode) -> String {
    let size = code.width();
    let mut path = String::new();
    for row in 0..size {
        let mut column = 0;
        while column < size {
            let run = (column..size).take_while(|at| code[(*at, row)] == Color::Dark).count();
            if run > 0 {
                path.push_str(&format!("M{column} {row}h{run}v1h-{run}z"));
            }
            column += run + 1;
        }
    }
    path
}
