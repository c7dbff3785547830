//! Random explorations: tests that run random steps within a budget of processor time.
//!
//! `BUDGET=600` raises the budget of each exploration from one second to ten minutes.
//! `SEED=20261127` sets the first seed, and `STEPS=1` the exact number of steps. When an
//! exploration fails, it prints the command that repeats its last step.

use std::time::{Duration, Instant};

use cpu_time::ThreadTime;

/// Limit of wall-clock time, as a multiple of the budget. It takes effect if the machine is busy,
/// or if the work runs on other threads.
const BY_THE_CLOCK: u32 = 3;

/// Runs steps, each determined by its seed. At least `least` steps run. After them, a further step
/// begins only if the remaining budget exceeds the duration of the longest step so far.
///
/// # Panics
/// If a step panics.
pub fn explore(least: u64, mut step: impl FnMut(u64)) {
    let name = std::thread::current().name().unwrap_or_default().to_owned();
    let (first, budget) = (asked("SEED").unwrap_or(0), asked("BUDGET").unwrap_or(1));
    let (budget, exactly) = (Duration::from_secs(budget), asked("STEPS"));
    let (begun, since) = (ThreadTime::now(), Instant::now());
    let (mut here, mut longest) = (Here { name, seed: first }, Duration::ZERO);
    for taken in 0_u64.. {
        let goes_on = match exactly {
            Some(steps) => taken < steps,
            None => {
                taken < least
                    || begun.elapsed() + longest < budget && since.elapsed() < budget * BY_THE_CLOCK
            }
        };
        if !goes_on {
            let spent = begun.elapsed().as_secs_f32();
            let longest = longest.as_secs_f32();
            println!(
                "explored {}: {taken} steps from seed {first}, {spent:.1} s, the longest {longest:.1} s",
                here.name
            );
            return;
        }
        here.seed = first.wrapping_add(taken);
        let begun = ThreadTime::now();
        step(here.seed);
        longest = longest.max(begun.elapsed());
    }
}

/// Whether the environment sets a budget of more than one second, or an exact number of steps. An
/// exploration may then take minutes.
#[must_use]
pub fn has_long() -> bool {
    asked("BUDGET").unwrap_or(1) > 1 || asked("STEPS").is_some()
}

fn asked(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// Name and seed of the current exploration step, printed if the step panics.
struct Here {
    name: String,
    seed: u64,
}

impl Drop for Here {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let Self { name, seed } = self;
            eprintln!("repeat with: SEED={seed} STEPS=1 cargo test --workspace --tests {name}");
        }
    }
}
