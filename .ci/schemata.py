"""Mutant schemata: small faults (mutants) behind switches, all built into one copy of the tree.

cargo-mutants makes the mutants. Functions with mutants begin with `if mutant(17) {..} else ..`, so that a mutant
costs a run and no build. `.ci/mutants` and `.ci/sharp` use this module.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

# Rule crates, each with its source folder.
CRATES = {"blind-swords": "engine/systems/blind-swords/rules/src", "brigade-battles": "engine/systems/brigade-battles/rules/src"}
PACKAGE = "blind-swords"
RULES = CRATES[PACKAGE]
KERNEL = "engine/core/kernel/src"


class Mutant:
    def __init__(self, number, told):
        self.number, self.name, self.file = number, told["name"], told["file"]
        function = told["function"] or {"function_name": "", "span": None}
        self.replacement, self.within = told["replacement"], function["function_name"]
        self.span, self.function = told["span"], function["span"]
        self.viable, self.result = True, None


class Source:
    """Source file, with offsets for lines and columns."""

    def __init__(self, text):
        self.text = text
        self.starts = [0]
        for line in text.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def range(self, span):
        at = lambda place: self.starts[place["line"] - 1] + place["column"] - 1
        return at(span["start"]), at(span["end"])

    def body(self, function):
        """Returns the start and end of a function body, without its braces."""
        end = self.range(function)[1]
        depth, at = 0, self.starts[head(self.text.splitlines(), function["start"]["line"], 1) - 1]
        while not (self.text[at] == "{" and depth == 0):
            depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(self.text[at], 0)
            at += 1
        return at + 1, end - 1

    def mutated(self, mutant, within):
        start, end = self.range(mutant.span)
        return self.text[within[0]:start] + mutant.replacement + " " + self.text[end:within[1]]


def switched(text, mutants, changing):
    """Returns a file with mutants behind switches, and the lines of each mutant. A switch is not a const fn, so
    functions that call one cannot be const either: `changing` has their lines."""
    for line in changing:
        text = unconst(text, line, -1)
    for mutant in mutants:
        text = unconst(text, mutant.function["start"]["line"], 1)
    source, lines = Source(text), {}
    bodies = {}
    for mutant in mutants:
        bodies.setdefault(source.body(mutant.function), []).append(mutant)
    out, at = [], 0
    for (start, end), own in sorted(bodies.items()):
        out.append(text[at:start])
        for mutant in own:
            first = "".join(out).count("\n") + 1
            out.append(f" if crate::mutant({mutant.number}) {{" + source.mutated(mutant, (start, end)) + "} else\n")
            lines[mutant.number] = (first, "".join(out).count("\n"))
        out.append("{" + text[start:end] + "}")
        at = end
    out.append(text[at:])
    return "".join(out), lines


HEAD = re.compile(r"^\s*(pub(\([a-z: ]+\))? +)?(const )?fn ")


def head(lines, line, step):
    """Returns the line of the function name after a line (step 1), or of the enclosing function (-1)."""
    while not HEAD.match(lines[line - 1]):
        line += step
    return line


def unconst(text, line, step):
    """Removes `const` from a function."""
    lines = text.splitlines(keepends=True)
    line = head(lines, line, step)
    lines[line - 1] = lines[line - 1].replace("const fn", "      fn")
    return "".join(lines)


def known_types(told):
    """Adapts the replacement to our aliases of `Result`, which cargo-mutants does not resolve."""
    returned = (told["function"] or {"return_type": ""})["return_type"].removeprefix("-> ")
    name, _, inner = returned.partition("<")
    if told["genre"] != "FnValue" or name not in ("Check", "Play"):
        return told
    value = re.fullmatch(rf"{name}::new\((.*)\)", told["replacement"])
    fits = value[1] if value and inner else "()"
    if not fits or inner and not value or not inner and told["replacement"] != "Default::default()":
        return None
    return {**told, "replacement": f"Ok({fits})"}


def listed(root, package=PACKAGE):
    """Returns all mutants of the rules or of the kernel."""
    command = ["cargo", "mutants", "--package", package, "--list", "--json"]
    told = json.loads(subprocess.check_output(command, cwd=root))
    return list(filter(None, map(known_types, told)))


def run(command, **more):
    return subprocess.run(command, text=True, capture_output=True, **more)


class Tree:
    """Copy of the tree."""

    def __init__(self, root, folder, switch, package=PACKAGE):
        self.root, self.tree, self.folder, self.switch = root, folder / "tree", folder, switch
        self.package, self.own = package, CRATES[package]
        self.changing = {}
        # Never the project's target folder: Cargo would take the crates of the copy for those of the project.
        self.env = {**os.environ, "CARGO_TARGET_DIR": str(folder / "target"), "CARGO_PROFILE_DEV_OPT_LEVEL": "0",
                    "CARGO_PROFILE_DEV_DEBUG": "0", "CARGO_INCREMENTAL": "1"}

    def copy(self):
        """Copies the current tree. Unchanged files stay untouched."""
        listed = subprocess.check_output(["git", "ls-files", "-co", "--exclude-standard"], cwd=self.root, text=True)
        kept = {self.tree / name for name in listed.split("\n")}
        for path in self.tree.rglob("*"):
            if path.is_file() and path not in kept:
                path.unlink()
        for name in listed.split("\n"):
            if name and (self.root / name).is_file() and not name.startswith((f"{self.own}/", f"{KERNEL}/")):
                self.put(name, (self.root / name).read_bytes())

    def put(self, name, content):
        path = self.tree / name
        if not path.is_file() or path.read_bytes() != content:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)

    def rules(self, mutants):
        """Writes the rules with switches for some mutants. Returns the lines of each, by file."""
        lines = {}
        for path in sorted([*(self.root / KERNEL).rglob("*.rs"), *(self.root / self.own).rglob("*.rs")]):
            name = str(path.relative_to(self.root))
            text, own = switched(path.read_text(), [m for m in mutants if m.file == name], self.changing.get(name, set()))
            if name == f"{KERNEL}/lib.rs":
                text += "#[doc(hidden)]\npub mod switch {" + self.switch + "}\npub use switch::mutant;\n"
            if name == f"{self.own}/lib.rs":
                text += "pub use kernel::{mutant, switch};\n"
            self.put(name, text.encode())
            lines[name] = own
        return lines

    def errors(self, command):
        """Returns whether a build succeeds, the errors by file and line, and the executables."""
        done = run(["cargo", *command, "--message-format=json"], cwd=self.tree, env=self.env)
        errors, built = [], {}
        for line in done.stdout.splitlines():
            told = json.loads(line)
            if told["reason"] == "compiler-message" and told["message"]["level"] == "error":
                errors.append(told["message"])
            if told["reason"] == "compiler-artifact" and told["executable"]:
                built[told["target"]["name"]] = (told["executable"], Path(told["manifest_path"]).parent)
        return done.returncode == 0, errors, built

    def fit(self, mutants):
        """Builds as many mutants as fit behind switches. Returns those and the remaining ones. A mutant with an error in
        its own lines is not viable, since it cannot be built alone either."""
        left = [m for m in mutants if not m.function]
        mutants = [m for m in mutants if m.function]
        while True:
            lines = self.rules(mutants)
            good, errors, _ = self.errors(["check", "-p", self.package])
            if good:
                break
            wrong = {m.number for m in mutants if any(hits(error, m, lines) for error in errors)}
            for mutant in (m for m in mutants if m.number in wrong):
                mutant.viable = all(code(error) == CONSTANT for error in errors if hits(error, mutant, lines))
            changed = self.change([error for error in errors if code(error) == CONSTANT], lines)
            wrong |= {m.number for m in mutants if any(f"`{m.within}`" in error["message"] and
                      error["message"].endswith(("in constants", "in statics")) for error in errors)}
            if not wrong and not changed:
                wrong = {m.number for error in errors for m in nearest(error, mutants, lines)}
            if not wrong and not changed:
                sys.exit("the switches do not fit:\n" + "\n".join(error["rendered"] for error in errors))
            left += [m for m in mutants if m.number in wrong]
            mutants = [m for m in mutants if m.number not in wrong]
        return mutants, left

    def change(self, errors, lines):
        """Records the const functions that call a switch."""
        before = sum(map(len, self.changing.values()))
        for span in (span for error in errors for span in error["spans"] if span["is_primary"]):
            extra = sum(last - first + 1 for first, last in lines[span["file_name"]].values() if last < span["line_start"])
            self.changing.setdefault(span["file_name"], set()).add(span["line_start"] - extra)
        return sum(map(len, self.changing.values())) > before


# Error code: a const fn calls a function that is not const, such as a switch.
CONSTANT = "E0015"


def code(error):
    return (error["code"] or {}).get("code")


def hits(error, mutant, lines):
    first, last = lines.get(mutant.file, {}).get(mutant.number, (0, -1))
    spans = [span for span in error["spans"] if span["file_name"] == mutant.file]
    main = [span for span in spans if span["is_primary"]] or spans
    # An error after the switch concerns all mutants of the function.
    return any(first <= span["line_end"] and span["line_start"] <= last for span in main + spans)


def nearest(error, mutants, lines):
    """Returns the mutants of the function whose unchanged body has an error, since it does not fit beside them."""
    for span in (span for span in error["spans"] if span["is_primary"]):
        before = [m for m in mutants if m.file == span["file_name"] and lines[m.file][m.number][1] < span["line_start"]]
        last = max(before, key=lambda m: lines[m.file][m.number][1], default=None)
        yield from (m for m in before if m.function == last.function)
