//! Addresses of files.

use std::path::{Path, PathBuf};

use lsp_types::Uri;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

/// Characters that addresses of files encode.
const ENCODED: &AsciiSet =
    &NON_ALPHANUMERIC.remove(b'/').remove(b'-').remove(b'_').remove(b'.').remove(b'~');

/// Returns the path of an address. `None` if the address is not that of a file.
pub(crate) fn path(uri: &Uri) -> Option<PathBuf> {
    let rest = uri.as_str().strip_prefix("file://")?;
    let path = rest.get(rest.find('/')?..)?;
    let path = percent_decode_str(path).decode_utf8().ok()?;
    let has_drive = path.as_bytes().get(2) == Some(&b':');
    Some(PathBuf::from(if has_drive { &path[1..] } else { &path }))
}

/// Returns the address of a path. `None` if the path cannot be written as one.
pub(crate) fn of(path: &Path) -> Option<Uri> {
    let path = std::path::absolute(path).ok()?;
    let path = path.to_str()?.replace('\\', "/");
    let slash = if path.starts_with('/') { "" } else { "/" };
    format!("file://{slash}{}", utf8_percent_encode(&path, ENCODED)).parse().ok()
}
