//! The messages of one crate in all languages.

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use include_dir::Dir;

use super::{Argument, Language};

type Bundle = FluentBundle<FluentResource>;

/// The messages of a crate: a folder for each language, with Project Fluent files in it.
///
/// If a file has syntax errors, only the broken messages are lost. If a language lacks a message,
/// the English one is used. Tests compare messages, variables and code, so that shipped catalogues
/// have neither defect.
///
/// ```
/// use kernel::words::include_dir::{Dir, DirEntry, File};
/// use kernel::words::{Argument, Catalogue, Language};
///
/// const MESSAGES: &[u8] = b"rows = { $rows ->\n [one] one row\n *[other] { $rows } rows\n }";
/// const FILES: &[DirEntry<'_>] = &[DirEntry::File(File::new("en/race.ftl", MESSAGES))];
/// const LANGUAGES: &[DirEntry<'_>] = &[DirEntry::Dir(Dir::new("en", FILES))];
/// static FOLDER: Dir<'_> = Dir::new("", LANGUAGES);
/// static WORDS: Catalogue = Catalogue::new(&FOLDER);
///
/// assert_eq!(WORDS.say("rows", &[("rows".into(), Argument::from(1_u8))]), "one row");
/// assert_eq!(WORDS.say("rows", &[("rows".into(), Argument::from(4_u8))]), "4 rows");
/// assert_eq!(WORDS.tags().collect::<Vec<_>>(), ["en"]);
/// assert_eq!(WORDS.files(Language::ENGLISH).count(), 1);
/// ```
pub struct Catalogue {
    folder: &'static Dir<'static>,
    read: OnceLock<Vec<(&'static str, OnceLock<Bundle>)>>,
}

impl Catalogue {
    /// Builds the catalogue from an embedded folder. The macro [`messages!`](crate::messages) calls
    /// this function.
    pub const fn new(folder: &'static Dir<'static>) -> Self {
        Self { folder, read: OnceLock::new() }
    }

    /// Returns a message in the language of the thread, or its key if no language has it. The
    /// message is empty if the thread is [silent](Language::SILENT).
    pub fn say(&self, key: &str, arguments: &[(Cow<'static, str>, Argument)]) -> String {
        let language = Language::spoken();
        if language == Language::SILENT {
            return String::new();
        }
        let said = self.in_language(language, key, arguments);
        let said = said.or_else(|| self.in_language(Language::ENGLISH, key, arguments));
        let said = said.unwrap_or_else(|| key.to_owned());
        if language == Language::PSEUDO { format!("⟦{said}⟧") } else { said }
    }

    /// Returns the tags of all languages in the catalogue, sorted.
    pub fn tags(&self) -> impl Iterator<Item = &'static str> {
        self.bundles().iter().map(|(tag, _)| *tag)
    }

    /// Returns the path and the content of each file of a language. Tests use this function.
    pub fn files(&self, language: Language) -> impl Iterator<Item = (&'static str, &'static str)> {
        let folder = self.folder.get_dir(language.tag());
        folder
            .into_iter()
            .flat_map(Dir::files)
            .filter_map(|file| Some((file.path().to_str()?, file.contents_utf8()?)))
    }

    fn in_language(
        &self,
        language: Language,
        key: &str,
        arguments: &[(Cow<'static, str>, Argument)],
    ) -> Option<String> {
        let (tag, bundle) = self.bundles().iter().find(|(tag, _)| *tag == language.tag())?;
        let bundle = bundle.get_or_init(|| self.parse(tag));
        let pattern = bundle.get_message(key)?.value()?;
        let values: FluentArgs<'_> =
            arguments.iter().map(|(name, value)| (name.as_ref(), value.value())).collect();
        let said = bundle.format_pattern(pattern, Some(&values), &mut Vec::new());
        Some(said.into_owned())
    }

    fn bundles(&self) -> &[(&'static str, OnceLock<Bundle>)] {
        self.read.get_or_init(|| {
            let tags = self.folder.dirs().filter_map(|folder| folder.path().to_str());
            let mut tags: Vec<_> = tags.map(|tag| (tag, OnceLock::new())).collect();
            tags.sort_by_key(|(tag, _)| *tag);
            tags
        })
    }

    fn parse(&self, tag: &'static str) -> Bundle {
        let language = tag.parse().expect("folders of words are named by language tags");
        let mut bundle = Bundle::new_concurrent(vec![language]);
        // Isolation marks around arguments would end up in saves, golden files and JSON.
        bundle.set_use_isolating(false);
        for (_, text) in self.files(Language(tag)) {
            let resource = match FluentResource::try_new(text.to_owned()) {
                Ok(whole) | Err((whole, _)) => whole,
            };
            bundle.add_resource_overriding(resource);
        }
        bundle
    }
}
