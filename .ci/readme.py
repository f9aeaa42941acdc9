"""The Swift code of README.md: its fenced blocks, and the code in those columns of its tables that hold code."""
import pathlib
import re
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
README = ROOT / "README.md"
PRELUDE = ROOT / ".ci" / "readme-prelude.swift"
MODULES = ROOT / "Examples" / ".build" / "debug" / "Modules"
# A block is left out only where a comment above it says why.
EXCUSE = re.compile(r"<!-- not compiled: .+ -->$")
# The columns whose code is compiled: statements, or matchers of the type that the column `of` names.
STATEMENTS = {"you write", "calls", "mock", "fake"}
# The first expression with an operator pays for the loading of all overloads of it, from all modules.
WARM_UP = "private func warmUp(_ item: Item) -> Bool { item == .ball && !(item != .ball) || 3 > 2 }"
CODE = re.compile(r"`([^`]+)`")


def blocks(lines):
    """The fenced blocks of Swift: (line of the first line of code, lines of code, whether it is to be compiled)."""
    start = None
    for index, line in enumerate(lines):
        if start is None and line.strip() == "```swift":
            start = index + 1
        elif start is not None and line.strip() == "```":
            yield start + 1, lines[start:index], not EXCUSE.match(lines[start - 2])
            start = None


def cells(line):
    return [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]


def table_code(lines):
    """The code in tables: (line, statements). What follows a `let` in its cell may use it."""
    header, is_fenced = None, False
    for index, line in enumerate(lines):
        is_fenced ^= line.startswith("```")
        if is_fenced or not line.startswith("|"):
            header = None
        elif header is None:
            header = cells(line)
        elif not line.startswith("|---"):
            row = dict(zip(header, cells(line)))
            for column in STATEMENTS & row.keys():
                codes = CODE.findall(row[column])
                pieces = [codes] if codes and codes[0].startswith("let ") else [[code] for code in codes]
                yield from ((index + 1, piece) for piece in pieces)
            if "matcher" in row and "of" in row:
                of = row["of"].replace(" ", "_")
                yield from ((index + 1, [f"let _: Matcher<Of.{of}> = {code}"]) for code in CODE.findall(row["matcher"]))


def sources():
    """The code as Swift files, to be compiled each with the prelude; compilers name the lines of README.md."""
    lines = README.read_text().splitlines()
    together = ["import Foundation", "import Mocking", "import Testing", WARM_UP, "extension Readme {"]
    files, count = [], 0

    def add(number, code):
        nonlocal count
        count += 1
        # Overloads that wait on the thread are not found in an asynchronous function.
        effects = "async throws" if any("await" in line for line in code) else "throws"
        together.extend([f"func code{count}() {effects} {{", f'#sourceLocation(file: "{README}", line: {number})',
                         *code, "#sourceLocation()", "}"])

    for number, code, is_compiled in blocks(lines):
        if is_compiled and code[0].startswith("import "):
            count += 1
            files.append("\n".join([f'#sourceLocation(file: "{README}", line: {number})', *code, ""]))
        elif is_compiled:
            add(number, code)
    for number, statements in table_code(lines):
        add(number, statements)
    return count, ["\n".join([*together, "}", ""]), *files]


def typecheck(*options):
    """Type-checks all code; returns how many pieces there are, and what the compiler says."""
    compiler = pathlib.Path(subprocess.run(["which", "swiftc"], capture_output=True, text=True).stdout.strip()).resolve()
    plugins = compiler.parent.parent / "lib/swift/host/plugins/testing"
    count, files = sources()
    said = []
    with tempfile.TemporaryDirectory() as folder:
        for index, text in enumerate(files):
            file = pathlib.Path(folder) / f"Readme{index}.swift"
            file.write_text(text)
            command = ["swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-I", str(MODULES),
                       "-plugin-path", str(plugins), "-diagnostic-style", "llvm", *options, str(file), str(PRELUDE)]
            said.append(subprocess.run(command, capture_output=True, text=True).stderr)
    return count, "\n".join(said)
