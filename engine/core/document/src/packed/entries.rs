//! Entries of a zip file, within the limits of a packed battle.

use std::collections::{BTreeMap, BTreeSet};

use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_with_limit};
use rawzip::{CompressionMethod, ZipArchive, ZipFileHeaderRecord, ZipSliceArchive, ZipSliceEntry};

use super::{GAMES, SHARED, label};
use crate::files;
use crate::text::Id;

/// Maximum size of a packed battle, in bytes.
pub const MAX_BYTES: usize = 8 << 20;

/// Maximum number of files in a packed battle.
pub const MAX_FILES: usize = 600;

/// Maximum size of one file after inflation, in bytes.
pub const MAX_FILE_BYTES: usize = 1 << 20;

/// Maximum size of all files after inflation, in bytes.
pub const MAX_INFLATED: usize = 16 << 20;

/// Maximum ratio of a file's size after inflation to its size before. Small files are exempt.
pub const MAX_RATIO: usize = 100;

/// Size up to which a file may have any ratio, in bytes.
const SMALL: usize = 64 << 10;

/// Maximum length of a path, in bytes.
const MAX_PATH: usize = 512;

/// Reason why the entries of a file cannot be read.
pub(super) enum Refused {
    /// The file is no zip file.
    NoZip,
    /// The file is damaged. The text says how.
    Damaged(String),
    /// The file contains something that no packed battle contains.
    Hostile(String),
    /// The file exceeds a limit.
    TooLarge(String),
}

impl From<rawzip::Error> for Refused {
    fn from(error: rawzip::Error) -> Self {
        Self::Damaged(error.to_string())
    }
}

/// Reads all entries of a zip file. Nothing is written to disk.
pub(super) fn read(bytes: &[u8]) -> Result<BTreeMap<String, Vec<u8>>, Refused> {
    if bytes.len() > MAX_BYTES {
        return Err(Refused::TooLarge(format!("has more than {MAX_BYTES} bytes")));
    }
    // A file that is something else first, such as a page or a program, is no packed battle.
    if !bytes.starts_with(b"PK\x03\x04") {
        return Err(Refused::NoZip);
    }
    let archive = ZipArchive::from_slice(bytes)?;
    let mut reading = Reading { archive, files: BTreeMap::new(), inflated: 0 };
    reading.read()?;
    Ok(reading.files)
}

struct Reading<'a> {
    archive: ZipSliceArchive<&'a [u8]>,
    files: BTreeMap<String, Vec<u8>>,
    inflated: usize,
}

impl Reading<'_> {
    fn read(&mut self) -> Result<(), Refused> {
        if self.archive.end_offset() != self.archive.get_ref().len() as u64 {
            return Err(Refused::Damaged("bytes follow its end".to_owned()));
        }
        let archive = self.archive.clone();
        let (mut ranges, mut names) = (Vec::new(), BTreeSet::new());
        let mut entries = archive.entries();
        while let Some(record) = entries.next_entry()? {
            if ranges.len() == MAX_FILES {
                return Err(Refused::TooLarge(format!("contains more than {MAX_FILES} files")));
            }
            let path = path(&record)?;
            // Some disks cannot tell names apart that differ only in case.
            if !names.insert(path.to_lowercase()) {
                return Err(Refused::Hostile(format!("contains `{path}` twice")));
            }
            let entry = archive.get_entry(record.wayfinder())?;
            if entry.local_header().file_path().as_bytes() != path.as_bytes() {
                return Err(Refused::Hostile(format!("gives `{path}` two names")));
            }
            ranges.push((record.local_header_offset(), entry.compressed_data_range().1));
            let file = self.inflate(&path, &record, &entry)?;
            self.files.insert(path, file);
        }
        if ranges.len() as u64 != archive.entries_hint() {
            return Err(Refused::Damaged("its list of files is incomplete".to_owned()));
        }
        ranges.sort_unstable();
        if ranges.windows(2).any(|pair| pair[0].1 > pair[1].0) {
            return Err(Refused::Hostile("contains files that overlap".to_owned()));
        }
        Ok(())
    }

    /// Inflates one entry. The limits apply to the bytes that appear, whatever the headers say.
    fn inflate(
        &mut self,
        path: &str,
        record: &ZipFileHeaderRecord<'_>,
        entry: &ZipSliceEntry<'_>,
    ) -> Result<Vec<u8>, Refused> {
        let deflated = entry.data();
        let limits = [
            (MAX_FILE_BYTES, format!("inflates to more than {MAX_FILE_BYTES} bytes")),
            (
                SMALL.max(deflated.len() * MAX_RATIO),
                format!("inflates to more than {MAX_RATIO} times its size"),
            ),
            (MAX_INFLATED - self.inflated, format!("makes all files exceed {MAX_INFLATED} bytes")),
        ];
        let (most, excess) = limits.into_iter().min_by_key(|(most, _)| *most).unwrap_or_default();
        let too_large = || Refused::TooLarge(format!("contains `{path}`, which {excess}"));
        let inflated = match record.compression_method() {
            CompressionMethod::STORE if deflated.len() > most => return Err(too_large()),
            CompressionMethod::STORE => deflated.to_vec(),
            CompressionMethod::DEFLATE => match decompress_to_vec_with_limit(deflated, most) {
                Ok(inflated) => inflated,
                Err(error) if error.status == TINFLStatus::HasMoreOutput => {
                    return Err(too_large());
                }
                Err(error) => {
                    let damage = format!("`{path}` cannot be inflated: {error}");
                    return Err(Refused::Damaged(damage));
                }
            },
            _ => {
                let what = format!("compresses `{path}` in another way than deflate");
                return Err(Refused::Hostile(what));
            }
        };
        let claimed = (record.crc32(), record.uncompressed_size_hint());
        if claimed != (rawzip::crc32(&inflated), inflated.len() as u64) {
            return Err(Refused::Damaged(format!("the checksum of `{path}` is wrong")));
        }
        self.inflated += inflated.len();
        Ok(inflated)
    }
}

/// Returns the path of an entry, if it is a regular file at a place that packed battles have.
fn path(record: &ZipFileHeaderRecord<'_>) -> Result<String, Refused> {
    let raw = record.file_path();
    let shown = String::from_utf8_lossy(&raw.as_bytes()[..raw.len().min(MAX_PATH)]).into_owned();
    if record.flags().is_encrypted() {
        return Err(Refused::Hostile(format!("contains `{shown}`, which is encrypted")));
    }
    if !is_regular(record) {
        return Err(Refused::Hostile(format!("contains `{shown}`, which is not a regular file")));
    }
    let known = std::str::from_utf8(raw.as_bytes()).is_ok_and(is_known);
    if raw.len() > MAX_PATH || !known {
        return Err(Refused::Hostile(format!("contains the path `{shown}`")));
    }
    Ok(shown)
}

/// Whether an entry is a regular file. Zip files from systems without types of files say nothing.
fn is_regular(record: &ZipFileHeaderRecord<'_>) -> bool {
    const TYPE: u32 = 0o170_000;
    const REGULAR: u32 = 0o100_000;
    let kind = (record.external_attributes() >> 16) & TYPE;
    !record.is_dir() && (kind == REGULAR || kind == 0)
}

/// Whether packed battles have files at this path. Absolute paths, `..` and backslashes are at no
/// such place.
fn is_known(path: &str) -> bool {
    let is_name = |name: &str| {
        let is_plain = |c: char| !c.is_control() && !"\\:*?\"<>|".contains(c);
        !name.starts_with('.') && name.chars().all(is_plain)
    };
    if path == label::FILE {
        return true;
    }
    let Some((top, below)) = path.split_once('/') else { return false };
    let Some((folder, file)) = below.split_once('/') else { return false };
    let is_read = match (top, folder) {
        (GAMES, id) => id.parse::<Id>().is_ok() && files::is_read(file),
        (SHARED, "scripts") => !file.contains('/') && file.ends_with(".rhai"),
        (SHARED, "charts") => !file.contains('/') && file.ends_with(".yaml"),
        _ => false,
    };
    is_read && file.split('/').all(is_name)
}
