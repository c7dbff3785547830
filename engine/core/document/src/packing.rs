//! Writing of packed battles.

use std::io::Write;

use rawzip::time::UtcDateTime;
use rawzip::{CompressionMethod, ZipArchiveWriter};

use crate::files::{self, Files};
use crate::hash::PackageHash;
use crate::packed::{FORMAT, GAMES, LABEL, Label, SCHEMAS, SHARED};
use crate::source::Sources;

/// Level of compression: the best that costs little time.
const LEVEL: u8 = 9;

/// Packs a package with everything that it uses. The same files give the same bytes: names are
/// sorted, and all times are the same.
///
/// The caller must have validated the package.
pub fn pack(sources: &Sources) -> Vec<u8> {
    let package = sources.package.front().id.as_ref().map(|id| id.text.clone());
    let label = Label {
        format: FORMAT,
        package: package.unwrap_or_default(),
        rules: sources.dialect().id.to_owned(),
        schemas: SCHEMAS.to_owned(),
        content: PackageHash::of(sources).to_string(),
    };
    let mut all = of_package(&label.package, &sources.package);
    for (id, base) in &sources.bases {
        all.extend(of_package(id, base));
    }
    let scripts = sources.shared.iter();
    all.extend(scripts.map(|(name, file)| (format!("{SHARED}/scripts/{name}"), &*file.text)));
    let charts = sources.shared_charts();
    all.extend(charts.map(|(name, file)| (format!("{SHARED}/charts/{name}"), &*file.text)));
    all.sort();
    let label = label.written();
    all.insert(0, (LABEL.to_owned(), &label));
    zipped(&all).expect("memory takes all bytes, and names are short")
}

fn of_package<'a>(id: &str, package: &'a Files) -> Vec<(String, &'a str)> {
    let read = package.iter().filter(|(path, _)| files::is_read(path));
    read.map(|(path, file)| (format!("{GAMES}/{id}/{path}"), &*file.text)).collect()
}

fn zipped(files: &[(String, &str)]) -> Result<Vec<u8>, rawzip::Error> {
    // The first day of zip files, since real times would make equal packages differ.
    let day = UtcDateTime::from_components(1980, 1, 1, 0, 0, 0, 0).expect("a day");
    let mut archive = ZipArchiveWriter::new(Vec::new());
    for (path, text) in files {
        let deflated = miniz_oxide::deflate::compress_to_vec(text.as_bytes(), LEVEL);
        let file = archive.new_file(path.as_str()).last_modified(day);
        let (mut entry, _) = file.compression_method(CompressionMethod::DEFLATE).start()?;
        entry.write_all(&deflated)?;
        let size = text.len() as u64;
        entry.finish(rawzip::DataDescriptorOutput::new(rawzip::crc32(text.as_bytes()), size))?;
    }
    archive.finish()
}
