//! `swords explain charts`: the charts shared by games.

use clap::Args;
use document::Shared;
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::format::Plain;
use crate::output::{self, out};

/// List the charts that games share, or print one with all its ids.
#[derive(Debug, Args)]
pub(super) struct Charts {
    /// The name of a chart in `game.yaml`, such as `blind-swords`.
    name: Option<String>,
}

impl Charts {
    pub(super) fn run(&self, format: Plain) -> Result<(), Failure> {
        match &self.name {
            None => list(format),
            Some(name) => print(named(name)?, format),
        }
        Ok(())
    }
}

fn charts() -> impl Iterator<Item = &'static Shared> {
    let dialects = registry::ALL.into_iter().map(|book| book.opening.dialect);
    dialects.flat_map(|dialect| dialect.shared.iter()).filter(|file| file.folder == "charts")
}

fn id(chart: &Shared) -> &'static str {
    chart.name.trim_end_matches(".yaml")
}

fn named(name: &str) -> Result<&'static Shared, Failure> {
    charts().find(|chart| id(chart) == name).ok_or_else(|| {
        let known: Vec<_> = charts().map(id).collect();
        Failure::Usage(format!("unknown chart `{name}`: expected {}", known.join(" or ")))
    })
}

fn list(format: Plain) {
    match format {
        Plain::Json => {
            out!("{}", charts().map(|chart| json!({"name": id(chart)})).collect::<Value>())
        }
        Plain::Human => {
            charts().for_each(|chart| out!("{}", id(chart)));
            out!(
                "`swords explain charts NAME` prints a chart with the ids of its terrain, roads, shifts and columns"
            );
        }
    }
}

fn print(chart: &Shared, format: Plain) {
    match format {
        Plain::Json => out!("{}", json!({"name": id(chart), "text": chart.text})),
        Plain::Human => output::write(format_args!("{}", chart.text)),
    }
}
