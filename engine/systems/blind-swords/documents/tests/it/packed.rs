//! Packed battles: what they contain, and which files are refused. Nothing is written to disk.

use std::fs;
use std::io::Write;

use blind_swords_documents::document::packed::{FORMAT, MAX_FILE_BYTES, MAX_FILES, Packed};
use blind_swords_documents::document::{Folder, PackageHash, packing};
use blind_swords_documents::{BLIND_SWORDS, Diagnostic, Sources, codes};
use proptest::prelude::*;
use rawzip::path::EntryPath;
use rawzip::{CompressionMethod, ZipArchiveWriter};

use crate::support::{install, rendered, sample};

const DEFLATE: CompressionMethod = CompressionMethod::DEFLATE;

/// One file of a zip, with everything that a hostile author can choose.
struct Entry<'a> {
    path: &'a [u8],
    text: &'a [u8],
    mode: u32,
    method: CompressionMethod,
    is_encrypted: bool,
}

impl<'a> Entry<'a> {
    const fn of(path: &'a str, text: &'a [u8]) -> Self {
        let path = path.as_bytes();
        Self { path, text, mode: 0o100_644, method: DEFLATE, is_encrypted: false }
    }
}

/// Builds a zip from entries in the given order.
fn zip<'a>(entries: impl IntoIterator<Item = Entry<'a>>) -> Vec<u8> {
    let mut archive = ZipArchiveWriter::new(Vec::new());
    for Entry { path, text, mode, method, is_encrypted } in entries {
        let file = archive.new_file(EntryPath::verbatim(path)).unix_permissions(mode);
        let file = file.compression_method(method).encrypted(is_encrypted);
        let (mut entry, _) = file.start().expect("memory");
        let deflated = miniz_oxide::deflate::compress_to_vec(text, 9);
        entry.write_all(if method == DEFLATE { &deflated } else { text }).expect("memory");
        let (crc, size) = (rawzip::crc32(text), text.len() as u64);
        entry.finish(rawzip::DataDescriptorOutput::new(crc, size)).expect("memory");
    }
    archive.finish().expect("memory")
}

/// Returns the sample package as read from a folder.
fn from_folder() -> Sources {
    let root = tempfile::tempdir().expect("a temporary folder");
    install(root.path(), "sample", &sample());
    let folder = Folder::on_disk(root.path().join("games/sample"));
    Sources::read(&[&BLIND_SWORDS], &folder, &[]).expect("it is readable")
}

fn read(bytes: &[u8]) -> Result<Sources, Vec<Diagnostic>> {
    let folder = Folder::packed(Packed::from_bytes("sample.swords", bytes));
    Sources::read(&[&BLIND_SWORDS], &folder, &[])
}

/// Returns the files of the packed sample package, with its label first.
fn entries(bytes: &[u8]) -> Vec<(String, Vec<u8>)> {
    let archive = rawzip::ZipArchive::from_slice(bytes).expect("a zip");
    let (mut all, mut entries) = (Vec::new(), archive.entries());
    while let Some(record) = entries.next_entry().expect("an entry") {
        let entry = archive.get_entry(record.wayfinder()).expect("an entry");
        let text = miniz_oxide::inflate::decompress_to_vec(entry.data()).expect("deflated");
        let path = String::from_utf8(record.file_path().as_bytes().to_vec()).expect("a path");
        all.push((path, text));
    }
    all
}

/// Returns the one reason why a file is refused. It names an expectation, a place and a remedy.
#[track_caller]
fn refused(bytes: &[u8]) -> String {
    let problems = read(bytes).expect_err("it is refused");
    assert_eq!(problems.len(), 1, "{}", rendered(&problems));
    let problem = &problems[0];
    assert_eq!(problem.code, codes::SOURCE_PACKED);
    assert!(problem.place.file.path.starts_with("sample.swords"), "{}", rendered(&problems));
    assert!(problem.help.is_some(), "{}", rendered(&problems));
    problem.message.clone()
}

/// Returns the reason why the packed sample package is refused after an entry is added.
#[track_caller]
fn refused_with(added: Entry<'_>) -> String {
    let packed = entries(&packing::pack(&from_folder()));
    let own = packed.iter().map(|(path, text)| Entry::of(path, text));
    refused(&zip(own.chain([added])))
}

#[test]
fn a_packed_battle_has_the_content_of_its_folder() {
    let sources = from_folder();
    let bytes = packing::pack(&sources);
    assert_eq!(bytes, packing::pack(&from_folder()), "the same folder gives the same bytes");
    let again = read(&bytes).expect("it opens");
    assert_eq!(PackageHash::of(&again), PackageHash::of(&sources));
    assert_eq!(packing::pack(&again), bytes);
    let paths = |sources: &Sources| {
        sources.package.iter().map(|(path, file)| (path.to_owned(), file.text.clone())).collect()
    };
    let (own, packed): (Vec<_>, Vec<_>) = (paths(&sources), paths(&again));
    assert_eq!(own, packed);
    let validate = blind_swords_lab::validate_sources;
    assert_eq!(validate(&sources).diagnostics.len(), validate(&again).diagnostics.len());
}

/// Other packages and shared files on this machine play no part, so that a packed battle is the
/// same for everybody.
#[test]
fn a_packed_battle_needs_nothing_else() {
    let root = tempfile::tempdir().expect("a temporary folder");
    install(root.path(), "sample", &sample());
    let over = "schema: 1\nextends: sample\nid: over\ntitle: Over\n";
    let folder = root.path().join("games/over");
    fs::create_dir(&folder).expect("a folder");
    fs::write(folder.join("game.yaml"), over).expect("a file");
    fs::create_dir(root.path().join("scripts")).expect("a folder");
    fs::write(root.path().join("scripts/own.rhai"), "fn own() {}\n").expect("a file");
    let folder = Folder::on_disk(folder);
    let sources = Sources::read(&[&BLIND_SWORDS], &folder, &[]).expect("it is readable");
    let bytes = packing::pack(&sources);
    drop(root);
    let again = read(&bytes).expect("it opens");
    assert_eq!(PackageHash::of(&again), PackageHash::of(&sources));
    assert!(again.bases.contains_key("sample") && again.shared.get("own.rhai").is_some());
}

#[test]
fn paths_that_lead_elsewhere_are_refused() {
    for path in [
        "/etc/passwd",
        "../game.yaml",
        "games/sample/../../game.yaml",
        "games/sample/scenarios/../../../x.yaml",
        "games\\sample\\units.yaml",
        "C:/game.yaml",
        "games/sample/.hidden.yaml",
        "games/../x.yaml",
        "games/sample/scenarios/deep/x.yaml",
        "games/sample/notes.exe",
        "shared/scripts/../x.rhai",
        "shared/other/x.yaml",
        "games/sample/a\nb.yaml",
        "",
    ] {
        let said = refused_with(Entry::of(path, b"x: 1\n"));
        assert!(said.contains("contains the path"), "{path}: {said}");
    }
    let said = refused_with(Entry { path: b"games/sample/\xff.yaml", ..Entry::of("", b"x\n") });
    assert!(said.contains("contains the path"), "{said}");
    let long = format!("games/sample/{}.yaml", "a".repeat(600));
    assert!(refused_with(Entry::of(&long, b"x\n")).contains("contains the path"));
}

#[test]
fn what_is_no_plain_file_is_refused() {
    let path = "games/sample/plans/other.yaml";
    for mode in [0o120_777, 0o010_644, 0o020_644, 0o060_644, 0o140_644, 0o040_755] {
        let said = refused_with(Entry { mode, ..Entry::of(path, b"/etc/passwd") });
        assert!(said.contains("not a regular file"), "{mode:o}: {said}");
    }
    let folder = refused_with(Entry::of("games/sample/plans/", b""));
    assert!(folder.contains("not a regular file"), "{folder}");
    let said = refused_with(Entry { is_encrypted: true, ..Entry::of(path, b"x: 1\n") });
    assert!(said.contains("encrypted"), "{said}");
    let said = refused_with(Entry { method: CompressionMethod::ZSTD, ..Entry::of(path, b"x\n") });
    assert!(said.contains("another way"), "{said}");
}

#[test]
fn files_that_occur_twice_are_refused() {
    for path in ["games/sample/game.yaml", "games/sample/GAME.yaml", "swords.json"] {
        let said = refused_with(Entry::of(path, b"x: 1\n"));
        assert!(said.contains("twice"), "{path}: {said}");
    }
}

/// Limits hold while a file is inflated, whatever its headers say about its size.
#[test]
fn bombs_are_refused() {
    let path = "games/sample/plans/other.yaml";
    let said = refused_with(Entry::of(path, &vec![b'a'; MAX_FILE_BYTES - 1]));
    assert!(said.contains("times its size"), "{said}");
    let noise = noise(MAX_FILE_BYTES + 1);
    for method in [CompressionMethod::STORE, DEFLATE] {
        let said = refused_with(Entry { method, ..Entry::of(path, &noise) });
        assert!(said.contains("inflates to more than 1048576 bytes"), "{said}");
    }
    assert!(refused(&noise.repeat(9)).contains("has more than 8388608 bytes"));
    let names = |n: usize| (0..n).map(|n| format!("games/sample/plans/p{n}.yaml")).collect();
    let names: Vec<String> = names(MAX_FILES + 1);
    let said = refused(&zip(names.iter().map(|name| Entry::of(name, b"x\n"))));
    assert!(said.contains("contains more than 600 files"), "{said}");
    let text = b"hex: {terrain: woods}\n".repeat(2_900);
    let said = refused(&zip(names[..300].iter().map(|name| Entry::of(name, &text))));
    assert!(said.contains("makes all files exceed 16777216 bytes"), "{said}");
    // A header that claims a smaller size than the data has.
    let mut bytes = zip([Entry::of(path, &vec![b'a'; 60_000])]);
    let at = bytes.windows(4).rposition(|four| four == b"PK\x01\x02").expect("a directory");
    bytes[at + 24..at + 28].copy_from_slice(&10_u32.to_le_bytes());
    assert!(refused(&bytes).contains("checksum"));
}

/// Returns bytes that cannot be compressed.
fn noise(n: usize) -> Vec<u8> {
    let next = |n: &u32| Some(n.wrapping_mul(1_664_525).wrapping_add(1_013_904_223));
    std::iter::successors(Some(1), next).map(|n| (n >> 24) as u8).take(n).collect()
}

/// Two entries that share data inflate it twice.
#[test]
fn overlapping_files_are_refused() {
    let mut bytes = zip([
        Entry::of("games/sample/plans/a.yaml", b"x: 1\n"),
        Entry::of("games/sample/plans/b.yaml", b"x: 1\n"),
    ]);
    let at = bytes.windows(4).rposition(|four| four == b"PK\x01\x02").expect("a directory");
    bytes[at + 42..at + 46].copy_from_slice(&0_u32.to_le_bytes());
    let said = refused(&bytes);
    assert!(said.contains("two names"), "{said}");
    let name = at + 46 + b"games/sample/plans/".len();
    bytes[name] = b'a';
    assert!(refused(&bytes).contains("twice"));
}

#[test]
fn other_files_are_refused() {
    for bytes in [&b""[..], b"PK", b"half a zip", b"\x7fELF", b"<!doctype html><p>PK\x03\x04"] {
        let said = refused(bytes);
        assert!(said.contains("is no packed battle: expected a zip file"), "{said}");
    }
    let bytes = packing::pack(&from_folder());
    let said = refused(&[&bytes[..], b"more"].concat());
    assert!(said.contains("is damaged"), "{said}");
    let said = refused(&zip([Entry::of("games/sample/game.yaml", b"id: sample\n")]));
    assert!(said.contains("expected a file `swords.json` in it"), "{said}");
}

#[test]
fn labels_are_read_strictly() {
    let packed = entries(&packing::pack(&from_folder()));
    let label = String::from_utf8(packed[0].1.clone()).expect("text");
    assert_eq!(packed[0].0, "swords.json");
    let with = |from: &str, to: &str| {
        assert!(label.contains(from), "{label}");
        let label = label.replacen(from, to, 1);
        let rest = packed[1..].iter().map(|(path, text)| Entry::of(path, text));
        refused(&zip([Entry::of("swords.json", label.as_bytes())].into_iter().chain(rest)))
    };
    let newer = with("\"format\": 1", "\"format\": 2, \"unheard\": [1]");
    assert_eq!(
        newer,
        format!("`sample.swords/swords.json` has format 2: this program expects format {FORMAT}")
    );
    assert!(with("\"format\": 1", "\"format\": -1").contains("is not the label"));
    assert!(with("\"format\": 1,", "").contains("missing field `format`"));
    assert!(with("{", "[").contains("is not the label"));
    assert!(with("\"rules\"", "\"rulers\"").contains("unknown field `rulers`"));
    assert!(with("\"package\": \"sample\"", "\"package\": \"../sample\"").contains("is not an id"));
    let content = with("\"content\": \"", "\"content\": \"0");
    assert!(content.contains("was changed after packing: expected the content 0"), "{content}");
}

/// A battle that was changed after packing is refused, since matches name it by its content.
#[test]
fn a_changed_battle_is_refused() {
    let mut packed = entries(&packing::pack(&from_folder()));
    let game = packed.iter_mut().find(|(path, _)| path.ends_with("/units.yaml")).expect("units");
    game.1.extend_from_slice(b"# a note\n");
    let said = refused(&zip(packed.iter().map(|(path, text)| Entry::of(path, text))));
    assert!(said.contains("was changed after packing"), "{said}");
}

/// Returns a packed battle that is small enough to be damaged everywhere.
fn small() -> Vec<u8> {
    let game = "schema: 1\nid: small\ntitle: Small\n";
    let mut sources = blind_swords_documents::in_memory([("game.yaml", game)]);
    sources.set("scenarios/first.yaml", "name: First\nturns: 3\n");
    packing::pack(&sources)
}

/// Opens a damaged file. It must contain what the whole file contains, or be refused once.
fn judge(whole: &[u8], damaged: &[u8]) {
    match read(damaged) {
        Ok(sources) => {
            let whole = read(whole).expect("it is whole");
            assert_eq!(PackageHash::of(&sources), PackageHash::of(&whole));
        }
        Err(problems) => {
            assert_eq!(problems.len(), 1, "{}", rendered(&problems));
            assert_eq!(problems[0].code, codes::SOURCE_PACKED);
            assert!(problems[0].help.is_some(), "{}", rendered(&problems));
        }
    }
}

#[test]
fn every_flipped_bit_and_every_cut_is_noticed_or_harmless() {
    let whole = small();
    assert!(read(&whole).is_ok(), "{:?}", read(&whole).err());
    for at in 0..whole.len() {
        for bit in 0..8 {
            let mut damaged = whole.clone();
            damaged[at] ^= 1 << bit;
            judge(&whole, &damaged);
        }
        assert!(read(&whole[..at]).is_err(), "cut at {at}");
        judge(&whole, &whole[at..]);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    /// Several bytes changed, a piece left out or doubled: one refusal, or the same content.
    #[test]
    fn damaged_files_are_refused_once(
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..6),
        piece in any::<(prop::sample::Index, prop::sample::Index)>(),
        how in 0..3_u8,
    ) {
        let whole = small();
        let mut damaged = whole.clone();
        for (at, byte) in changes {
            let at = at.index(damaged.len());
            damaged[at] = byte;
        }
        let (a, b) = (piece.0.index(damaged.len()), piece.1.index(damaged.len()));
        let (from, to) = (a.min(b), a.max(b));
        match how {
            0 => drop(damaged.drain(from..to)),
            1 => damaged.extend_from_within(from..to),
            _ => {}
        }
        judge(&whole, &damaged);
    }

    /// Bytes that were never a packed battle are refused once.
    #[test]
    fn bytes_of_any_kind_are_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let begun = [b"PK\x03\x04", &bytes[..]].concat();
        prop_assert!(read(&bytes).is_err());
        prop_assert!(read(&begun).is_err());
    }
}
