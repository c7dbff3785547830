//! Imports of the source files of a crate, read from their text.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use black_box::files_under;

use crate::house::{is_code, words_of};

/// Modules that each module imports, all as paths such as `crate::game::units`.
pub(super) type Imports = BTreeMap<String, BTreeSet<String>>;

/// Imports and names of a source file.
#[derive(Default)]
struct Module {
    /// Imported and re-exported names, with their paths as written.
    names: BTreeMap<String, String>,
    /// Names of the items at the top level.
    defined: BTreeSet<String>,
    /// Names of re-exports, and capitalised names in macros, which may define items.
    exported: BTreeSet<String>,
    /// Child modules that a glob re-exports.
    globs: Vec<String>,
    /// Paths in the code, and private imports. Re-exports are not among them.
    used: Vec<String>,
}

/// Modules of a crate, by path.
pub(super) struct Sources(BTreeMap<String, Module>);

impl Sources {
    /// Reads all source files of a crate, without modules for tests.
    pub(super) fn of(folder: &Path) -> Self {
        let mut texts = BTreeMap::new();
        for file in files_under(folder, "rs").into_iter().filter(|file| is_code(file)) {
            let place = file.strip_prefix(folder).expect("below the folder").with_extension("");
            let roots = ["lib", "main", "mod"];
            let is_root = roots.iter().any(|root| place.ends_with(root));
            let place = if is_root { place.parent().expect("a folder") } else { &place };
            let path = place.iter().fold("crate".to_owned(), |path, step| {
                format!("{path}::{}", step.to_string_lossy())
            });
            texts.insert(path, fs::read_to_string(&file).expect("a text"));
        }
        let of_tests = texts.iter().flat_map(|(path, text)| {
            let declared = text.split("#[cfg(test)]\nmod ").skip(1);
            declared.filter_map(move |it| Some(format!("{path}::{}", it.split_once(';')?.0)))
        });
        let of_tests: Vec<String> = of_tests.collect();
        texts.retain(|path, _| !of_tests.iter().any(|tests| path.starts_with(tests)));
        Self(texts.into_iter().map(|(path, text)| (path, Module::read(&text))).collect())
    }

    /// Returns the modules that each module imports.
    pub(super) fn imports(&self) -> Imports {
        let of = |(own, module): (&String, &Module)| {
            let found = module.used.iter().filter_map(|path| self.find(own, path, 0));
            (own.clone(), found.filter(|other| other != own).collect())
        };
        self.0.iter().map(of).collect()
    }

    /// Returns the module that defines the item at the end of a path. `None` if the path leaves the
    /// crate or ends at a module.
    fn find(&self, from: &str, path: &str, depth: u8) -> Option<String> {
        let (first, rest) = path.split_once("::").unwrap_or((path, ""));
        let (module, child) = (self.0.get(from)?, format!("{from}::{first}"));
        let is_module = self.0.contains_key(&child) && !rest.is_empty();
        match first {
            _ if path.is_empty() || depth > 20 => None,
            "crate" => self.find("crate", rest, depth + 1),
            "self" => self.find(from, rest, depth + 1),
            "super" => self.find(from.rsplit_once("::")?.0, rest, depth + 1),
            _ if is_module => self.find(&child, rest, depth + 1),
            name if rest.is_empty() && module.defined.contains(name) => Some(from.to_owned()),
            name if module.names.contains_key(name) => {
                let target = format!("{}::{rest}", module.names[name]);
                self.begins(from, &target).then(|| self.find(from, &target, depth + 1))?
            }
            _ if self.0.contains_key(&child) => None,
            name => {
                let mut children = module.globs.iter().map(|it| format!("{from}::{it}"));
                match children.find(|child| self.exports(child, name)) {
                    Some(child) => self.find(&child, path, depth + 1),
                    None => (depth > 0).then(|| from.to_owned()),
                }
            }
        }
    }

    fn exports(&self, module: &str, name: &str) -> bool {
        let names = self.0.get(module).map(|it| [&it.defined, &it.exported]);
        names.is_some_and(|both| both.iter().any(|names| names.contains(name)))
    }

    /// Whether a path in a module begins with a module of the crate.
    fn begins(&self, module: &str, path: &str) -> bool {
        let first = path.split("::").next().unwrap_or_default();
        ["crate", "self", "super"].contains(&first)
            || self.0.contains_key(&format!("{module}::{first}"))
    }
}

impl Module {
    fn read(text: &str) -> Self {
        let text = text.split("mod tests {").next().unwrap_or_default();
        let is_code = |line: &&str| !line.trim_start().starts_with("//");
        let lines: Vec<&str> = text.lines().filter(is_code).collect();
        let mut module = Self::default();
        module.define(&lines);
        let code = lines.join("\n").replace(r"\\", "").replace(r#"\""#, "").replace("'\"'", "");
        // Every second part is the contents of a string.
        let code: String = code.split('"').step_by(2).collect::<Vec<_>>().join(" ");
        for statement in code.split(';') {
            // The declaration of a module or an import ends its statement.
            let lines: Vec<&str> = statement.lines().map(str::trim_start).collect();
            let at = lines.iter().rposition(|it| declares(it, "use ") || declares(it, "mod "));
            let (code, declaration) = lines.split_at(at.unwrap_or(lines.len()));
            module.used.extend(code.iter().flat_map(|line| paths(line)));
            let declaration = declaration.join(" ");
            if let Some((visibility, tree)) = declaration.split_once("use ") {
                module.import(visibility, "", tree.trim());
            }
        }
        module
    }

    fn define(&mut self, lines: &[&str]) {
        const KINDS: [&str; 8] =
            ["const", "enum", "fn", "macro_rules", "static", "struct", "trait", "type"];
        let mut is_in_macro = false;
        for line in lines.iter().filter(|line| !line.is_empty()) {
            let words: Vec<&str> = words_of(line).filter(|word| !word.is_empty()).collect();
            if !line.starts_with(' ') {
                is_in_macro = line.contains('!') && line.ends_with(['(', '{']);
                let items = words.windows(2).filter(|pair| KINDS.contains(&pair[0]));
                self.defined.extend(items.map(|pair| pair[1].to_owned()));
            } else if is_in_macro {
                let names = words.iter().filter(|word| word.starts_with(char::is_uppercase));
                self.exported.extend(names.map(|name| (*name).to_owned()));
            }
        }
    }

    fn import(&mut self, visibility: &str, before: &str, tree: &str) {
        if let Some((head, rest)) = tree.split_once('{') {
            let inner = rest.rsplit_once('}').map_or(rest, |(inner, _)| inner);
            let mut depth = 0;
            let parts = inner.split(|sign| {
                depth += i32::from(sign == '{') - i32::from(sign == '}');
                sign == ',' && depth == 0
            });
            for part in parts.map(str::trim).filter(|part| !part.is_empty()) {
                self.import(visibility, &format!("{before}{head}"), part);
            }
            return;
        }
        let (path, name) = tree.split_once(" as ").unwrap_or((tree, ""));
        let path = format!("{before}{path}");
        let path = path.trim_end_matches("::self");
        let last = path.rsplit("::").next().unwrap_or_default();
        if let Some(module) = path.strip_suffix("::*") {
            self.globs.push(module.to_owned());
            return;
        }
        let name = if name.is_empty() { last } else { name };
        match visibility {
            "" => self.used.push(path.to_owned()),
            _ => drop(self.exported.insert(name.to_owned())),
        }
        self.names.insert(name.to_owned(), path.to_owned());
    }
}

/// Whether a line starts the declaration of a module or an import, public or private.
fn declares(line: &str, keyword: &str) -> bool {
    line.starts_with(keyword) || line.starts_with("pub") && line.contains(&format!(" {keyword}"))
}

/// Returns all paths in a line of code, but no names of fields and methods.
fn paths(line: &str) -> Vec<String> {
    let is_of_path = |sign: char| sign.is_alphanumeric() || matches!(sign, '_' | ':' | '.');
    let spaced = line.replace('.', " .");
    let parts = spaced.split(|sign| !is_of_path(sign));
    let parts = parts.filter(|part| !part.starts_with('.') || part.contains("::"));
    parts.map(|part| part.trim_matches(['.', ':']).to_owned()).collect()
}
