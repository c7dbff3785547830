//! `swords options`: the options of the rules.

use blind_swords::profile::{Preset, Profile, VariantPoint};
use clap::Args;
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::format::{Format, Plain};
use crate::output::say;

/// Lists the options that a package may set in `game.yaml`, with their values and what each preset has.
#[derive(Debug, Args)]
pub(crate) struct Options {
    /// Options by their names or their ids, such as `panic_profile` or `V-54`; all where none is named.
    names: Vec<String>,
}

impl Options {
    /// Runs the command.
    pub(crate) fn run(&self, format: Format) -> Result<(), Failure> {
        let named = self.names.iter().map(|name| named(name)).collect::<Result<Vec<_>, _>>()?;
        let points = if named.is_empty() { Profile::POINTS.iter().collect() } else { named };
        match format.plain()? {
            Plain::Json => say!("{}", points.into_iter().map(data).collect::<Value>()),
            Plain::Human => points.into_iter().for_each(tell),
        }
        Ok(())
    }
}

fn named(name: &str) -> Result<&'static VariantPoint, Failure> {
    let is_meant =
        |point: &&VariantPoint| point.name == name || point.id.eq_ignore_ascii_case(name);
    Profile::POINTS.iter().find(is_meant).ok_or_else(|| {
        Failure::Usage(format!("there is no option `{name}`: `swords options` lists them"))
    })
}

fn tell(point: &VariantPoint) {
    say!("{} {}: {}", point.id, point.name, point.about.trim());
    for (value, presets) in values(point) {
        say!("{}", format!("  {value:<34}{}", presets.join(", ")).trim_end());
    }
}

fn data(point: &VariantPoint) -> Value {
    let value = |(value, presets)| json!({"value": value, "presets": presets});
    let values: Vec<Value> = values(point).map(value).collect();
    json!({"id": point.id, "name": point.name, "about": point.about.trim(), "values": values})
}

/// The values with the presets that have them.
fn values(point: &VariantPoint) -> impl Iterator<Item = (&'static str, Vec<&'static str>)> {
    let presets = point.presets;
    point.values.iter().enumerate().map(move |(n, &value)| {
        let own = Preset::ALL.into_iter().zip(presets).filter(|(_, column)| *column == n);
        (value, own.map(|(preset, _)| preset.id()).collect())
    })
}
