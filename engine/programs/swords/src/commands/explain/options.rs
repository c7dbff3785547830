//! `swords explain options`: the rules options.

use clap::Args;
use laboratory::trace::Point;
use serde_json::{Value, json};

use crate::arguments::family::OfFamily;
use crate::failure::Failure;
use crate::format::Plain;
use crate::output::out;

/// List the options that a package can set in `game.yaml`, with their values and presets.
#[derive(Debug, Args)]
pub(super) struct Options {
    /// Options by name or id, such as `panic_profile` or `V-54` (default: all).
    names: Vec<String>,
    #[command(flatten)]
    family: OfFamily,
}

impl Options {
    pub(super) fn run(&self, format: Plain) -> Result<(), Failure> {
        let all = self.family.book()?.traced.points();
        let named = self.names.iter().map(|name| named(&all, name));
        let named = named.collect::<Result<Vec<_>, _>>()?;
        let points = if named.is_empty() { all.iter().collect() } else { named };
        match format {
            Plain::Json => out!("{}", points.into_iter().map(data).collect::<Value>()),
            Plain::Human => points.into_iter().for_each(tell),
        }
        Ok(())
    }
}

fn named<'p>(all: &'p [Point], name: &str) -> Result<&'p Point, Failure> {
    let is_meant = |point: &&Point| point.name == name || point.id.eq_ignore_ascii_case(name);
    all.iter().find(is_meant).ok_or_else(|| {
        Failure::Usage(format!("unknown option `{name}`: `swords explain options` lists them"))
    })
}

fn tell(point: &Point) {
    out!("{} {}: {}", point.id, point.name, point.about.trim());
    for (value, presets) in &point.values {
        out!("{}", format!("  {value:<34}{}", presets.join(", ")).trim_end());
    }
}

fn data(point: &Point) -> Value {
    let value = |(value, presets): &(&str, Vec<&str>)| json!({"value": value, "presets": presets});
    let values: Vec<Value> = point.values.iter().map(value).collect();
    json!({"id": point.id, "name": point.name, "about": point.about.trim(), "values": values})
}
