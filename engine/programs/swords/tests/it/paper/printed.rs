//! PDF output of a program built with the PDF feature.

use std::fs;

use crate::program::Place;

/// Returns the page sizes of a PDF, in points.
fn pages(pdf: &[u8]) -> Vec<(f64, f64)> {
    let text = String::from_utf8_lossy(pdf);
    let boxes = text.split("/MediaBox").skip(1).filter_map(|rest| {
        let (_, inside) = rest.split_once('[')?;
        let numbers: Vec<f64> =
            inside.split_once(']')?.0.split_whitespace().flat_map(str::parse).collect();
        Some((*numbers.get(2)?, *numbers.get(3)?))
    });
    boxes.collect()
}

fn drawn(place: &Place, arguments: &str) -> Vec<(f64, f64)> {
    let output = place.run(&format!("export map {arguments} -o out.pdf"), "");
    assert!(output.status.success(), "{arguments}: {output:?}");
    let pdf = fs::read(place.path("out.pdf")).expect("a file");
    assert!(pdf.starts_with(b"%PDF-"), "{arguments}: no PDF");
    pages(&pdf)
}

/// A map is printed in true size, on one sheet or on overlapping pages. No counter crosses a page
/// edge.
#[test]
fn maps_and_counters_are_printed_at_one_size() {
    let place = Place::empty();
    for (game, scenario) in [
        ("stonewalls-sword", "valley-vengeance"),
        ("kernstown-1862", "the-stone-wall"),
        ("cedar-mountain-cwbbs", "historical"),
    ] {
        let whole = drawn(&place, &format!("{game} --scenario {scenario}"));
        let svg = place.seen(&format!("export map {game} --scenario {scenario} -o -"), "");
        let (_, width) = svg.split_once(" width=\"").expect("a width");
        let millimetres: f64 = width.split_once("mm\"").expect("mm").0.parse().expect("a number");
        assert_eq!(whole.len(), 1, "{game}");
        assert!((whole[0].0 - millimetres * 72.0 / 25.4).abs() < 0.5, "{game}: {whole:?}");
        let a4 = drawn(&place, &format!("{game} --paper a4"));
        assert!(a4.len() > 3, "{game}: {a4:?}");
        let upright = |(width, height): (f64, f64)| (width.min(height), width.max(height));
        assert!(a4.iter().all(|page| (upright(*page).0 - 595.28).abs() < 0.1), "{game}: {a4:?}");
        let letter = drawn(&place, &format!("{game} --counters --paper letter"));
        assert!(letter.iter().all(|page| *page == (612.0, 792.0)), "{game}: {letter:?}");
        for words in ["yards; a hex is", "Levels"] {
            assert!(svg.contains(words), "{game}: no {words}");
        }
    }
}
