//! `swords export rulebook`: the rules of a game as one printable page.

use std::fmt::Write as _;
use std::path::PathBuf;

use clap::Args;
use document::render;
use kernel::words::Language;
use kernel::{Article, Content, Origins, Panel, Reference, Row, say};
use laboratory::trace::{Requirements, Ruling};

use crate::failure::Failure;
use crate::output;
use crate::packages::games::{self, PackageIndex};

/// Write the rules of a game in our own words as one HTML page to print. The page follows the
/// options in use, and contains the charts and a player aid.
#[derive(Debug, Args)]
pub(super) struct Rulebook {
    /// The game, by its id or its folder.
    game: String,
    /// The scenario whose rules to write (default: the first one).
    #[arg(long)]
    scenario: Option<String>,
    /// The file to write. `-` writes to standard output.
    #[arg(short, long, value_name = "FILE.html")]
    output: PathBuf,
}

impl Rulebook {
    pub(super) fn run(&self, package_index: &PackageIndex) -> Result<(), Failure> {
        let package = package_index.open(&self.game)?;
        let scenario = games::scenario_id(&*package, self.scenario.as_deref())?;
        let named = package.scenarios().into_iter().find(|listed| listed.id == scenario);
        let named = named.map(|listed| listed.name).unwrap_or_default();
        let game = games::begun(&*package, &scenario)?;
        let requirements = Requirements::of(package.traced());
        let requirements =
            requirements.map_err(|problems| Failure::Wrong(render::plain(&problems)))?;
        let title = format!("{}: {named}", package.title());
        let page = page(&title, &game.reference(), &requirements);
        if self.output.as_os_str() == "-" {
            output::write(format_args!("{page}"));
            return Ok(());
        }
        std::fs::write(&self.output, page).map_err(|error| Failure::file(&self.output, &error))
    }
}

const STYLE: &str = "
@page { size: A4; margin: 14mm }
body { font: 10pt/1.35 Georgia, 'DejaVu Serif', serif; max-width: 190mm; margin: 1em auto; color: #221b10 }
h1, h2 { font-weight: 700; line-height: 1.15 } h2 { border-bottom: 1px solid #998; margin: 1.4em 0 .4em }
table { border-collapse: collapse; font: 8pt/1.2 system-ui, 'DejaVu Sans', sans-serif; margin: .4em 0 }
td, th { border: 1px solid #bba; padding: .1em .35em; text-align: center } th:first-child { text-align: left }
dt { font-weight: 700; margin-top: .45em; break-after: avoid } dd { margin: 0 0 0 1.2em; break-inside: avoid }
small { color: #665; font-weight: 400 } section { break-inside: avoid }
.aid { break-before: page; font-size: 7.6pt; line-height: 1.18 } .aid h2 { margin: .5em 0 .15em; font-size: 9pt } .aid h2:first-child { margin-top: 0 } .aid h2 small { font-size: 6.2pt }
.aid table { font-size: 6.6pt; line-height: 1.07; margin: .15em 0 } .aid td, .aid th { padding: 0 .3em } .aid table:has(th:nth-child(7)) :is(td, th) { padding: 0 .15em } .aid p, .aid dd { margin: 0 } .aid dt { margin-top: .1em }
.aid .leaf { columns: 2; column-gap: 7mm } .aid .leaf + .leaf { break-before: page } .aid section.whole { column-span: all }
.rules, .terms { columns: 2; column-gap: 8mm }
nav { columns: 3 } nav a { display: block; color: inherit }
";

fn page(title: &str, reference: &Reference, requirements: &Requirements) -> String {
    let mut text = String::new();
    let chapters = chapters(&reference.articles);
    push(
        &mut text,
        format_args!(
            "<!doctype html>\n<html lang=\"{1}\"><head><meta charset=\"utf-8\"><title>{0}</title><style>{STYLE}</style></head><body>\n<h1>{0}</h1>\n",
            plain(title),
            Language::spoken().tag()
        ),
    );
    push(&mut text, format_args!("<p>{}</p>\n<nav>", plain(&say!("rulebook-about"))));
    for (index, (chapter, _)) in chapters.iter().enumerate() {
        push(&mut text, format_args!("<a href=\"#c{index}\">{}</a>", plain(chapter)));
    }
    let parts = [
        ("rulings", say!("rulebook-rulings")),
        ("terms", say!("rulebook-terms")),
        ("aid", say!("rulebook-aid")),
    ];
    for (id, name) in &parts {
        push(&mut text, format_args!("<a href=\"#{id}\">{}</a>", plain(name)));
    }
    text.push_str("</nav>\n");
    for (index, (chapter, articles)) in chapters.iter().enumerate() {
        push(
            &mut text,
            format_args!("<h2 id=\"c{index}\">{}</h2>\n<dl class=\"rules\">\n", plain(chapter)),
        );
        articles.iter().for_each(|article| self::article(&mut text, article));
        text.push_str("</dl>\n");
    }
    rulings(&mut text, &reference.articles, requirements);
    heading(&mut text, "terms", &say!("rulebook-terms"));
    text.push_str("<dl class=\"terms\">\n");
    for card in &reference.cards {
        let also = card.also.iter().filter(|also| also.len() < 6 && **also != card.name);
        let also: Vec<_> = also.map(String::as_str).collect();
        push(
            &mut text,
            format_args!(
                "<dt>{} <small>{}</small></dt><dd>{}</dd>\n",
                plain(&card.name),
                plain(&also.join(", ")),
                plain(&card.text)
            ),
        );
    }
    text.push_str("</dl>\n");
    let (of_aid, others): (Vec<_>, Vec<_>) =
        reference.charts.iter().partition(|chart| !is_beside_aid(reference, &chart.title));
    others.iter().for_each(|chart| section(&mut text, chart));
    text.push_str("<div class=\"aid\" id=\"aid\"><div class=\"leaf\">");
    let (name, marks) = (say!("rulebook-aid"), say!("rulebook-marks"));
    push(&mut text, format_args!("<h2>{} <small>{}</small></h2>\n", plain(&name), plain(&marks)));
    aid(&mut text, reference);
    // Every fire needs the first chart, so it is printed next to the sequence of play.
    let (first, second) = of_aid.split_at(of_aid.len().min(1));
    first.iter().for_each(|chart| section(&mut text, chart));
    text.push_str("</div><div class=\"leaf\">\n");
    second.iter().for_each(|chart| section(&mut text, chart));
    text.push_str("</div></div>\n</body></html>\n");
    text
}

fn heading(text: &mut String, id: &str, name: &str) {
    push(text, format_args!("<h2 id=\"{id}\">{}</h2>\n", plain(name)));
}

/// Whether the player's aid omits a chart because it is long and seldom needed.
fn is_beside_aid(reference: &Reference, title: &str) -> bool {
    title == Origins::title() || reference.beside_aid.iter().any(|own| own == title)
}

/// Returns the chapters in order, each with its rules.
fn chapters(articles: &[Article]) -> Vec<(&str, Vec<&Article>)> {
    let mut chapters: Vec<(&str, Vec<&Article>)> = Vec::new();
    for article in articles {
        match chapters.last_mut() {
            Some((chapter, own)) if *chapter == article.chapter => own.push(article),
            _ => chapters.push((&article.chapter, vec![article])),
        }
    }
    chapters
}

fn article(text: &mut String, article: &Article) {
    let Article { id, title, sections, text: says, .. } = article;
    push(
        text,
        format_args!(
            "<dt id=\"{id}\">{} <small>{id}{}{}</small></dt><dd>{}</dd>\n",
            plain(title),
            if sections.is_empty() { "" } else { ": " },
            sections.join(", "),
            plain(says)
        ),
    );
}

/// Writes the rulings that apply to this game. A ruling applies if the game has the first
/// requirement that the ruling names.
fn rulings(text: &mut String, articles: &[Article], requirements: &Requirements) {
    let is_told = |id: &String| articles.iter().any(|article| article.id == *id);
    heading(text, "rulings", &say!("rulebook-rulings"));
    text.push_str("<dl class=\"rules\">\n");
    for (id, Ruling { on, .. }) in requirements.rulings() {
        if !on.first().is_some_and(is_told) {
            continue;
        }
        let title = crate::WORDS.say(&format!("ruling-{id}-title"), &[]);
        let says = crate::WORDS.say(&format!("ruling-{id}"), &[]);
        let told = on.iter().filter(|on| is_told(on));
        let links: Vec<_> = told.map(|on| format!("<a href=\"#{on}\">{on}</a>")).collect();
        push(
            text,
            format_args!(
                "<dt id=\"{id}\">{} <small>{id}: {}</small></dt><dd>{}</dd>\n",
                plain(&title),
                links.join(", "),
                with_code(&says)
            ),
        );
    }
    text.push_str("</dl>\n");
}

/// Escapes text for HTML and marks the parts between backticks as code.
fn with_code(text: &str) -> String {
    let parts = text.split('`').map(plain).enumerate();
    let part = |(place, part): (usize, String)| {
        if place % 2 == 1 { format!("<code>{part}</code>") } else { part }
    };
    parts.map(part).collect()
}

/// Writes the rules of the player's aid in the order of a turn. They precede the charts.
fn aid(text: &mut String, reference: &Reference) {
    text.push_str("<dl>\n");
    let named = |id: &&str| reference.articles.iter().find(|article| article.id == *id);
    reference.aid.iter().filter_map(named).for_each(|found| article(text, found));
    text.push_str("</dl>\n");
}

/// Maximum number of table columns that fit in half a page.
const HALF_A_LEAF: usize = 9;

fn section(text: &mut String, section: &Panel) {
    let wide =
        |part: &Content| matches!(part, Content::Table { head, .. } if head.len() > HALF_A_LEAF);
    let class = if section.parts.iter().any(wide) { " class=\"whole\"" } else { "" };
    push(text, format_args!("<section{class}><h2>{}", plain(&section.title)));
    // The count of reconstructed and designed values is printed next to the title to save a line.
    for part in &section.parts {
        if let Content::Note(note) = part {
            push(text, format_args!(" <small>{}</small>", plain(&note.short)));
        }
    }
    text.push_str("</h2>\n");
    for part in &section.parts {
        match part {
            Content::Words(words) => push(text, format_args!("<p>{}</p>\n", plain(words))),
            Content::Table { head, rows } => table(text, head, rows),
            Content::Note(_) | Content::Track { .. } | Content::Items(_) | Content::Boxes(_) => {}
        }
    }
    text.push_str("</section>\n");
}

fn table(text: &mut String, head: &[String], rows: &[Row]) {
    text.push_str("<table>");
    let row = |text: &mut String, cells: &[String], rest: &str| {
        text.push_str("<tr>");
        for (index, cell) in cells.iter().enumerate() {
            let tag = if index == 0 { "th" } else { rest };
            push(text, format_args!("<{tag}>{}</{tag}>", plain(cell)));
        }
        text.push_str("</tr>\n");
    };
    if !head.is_empty() {
        row(text, head, "th");
    }
    rows.iter().for_each(|of| row(text, &of.cells, "td"));
    text.push_str("</table>\n");
}

/// Escapes text for HTML.
fn plain(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn push(text: &mut String, words: std::fmt::Arguments<'_>) {
    text.write_fmt(words).expect("a text takes what is written");
}
