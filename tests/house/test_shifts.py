"""Shifts in compiled modules: a literal shifted up is computed in 32 bits, and wrong from 31 places on, without a word.

Only native numbers are shifted like this. A module has them if it names `i64` or `vec`; Python's own numbers have no such limit.
"""

import ast
from collections.abc import Iterator

import pytest

from tests.house.source import MODULES, Module, found_in, imports
from tests.house.test_compiled_list import COMPILED

NATIVE = ("mypy_extensions.i64", "librt.vecs.vec")
EXEMPT = {"core/dice.py"}  # what it shifts are Python's numbers: weights of rolls can have more than 64 bits
Function = ast.FunctionDef | ast.AsyncFunctionDef


def has_native_numbers(module: Module) -> bool:
    return module.path not in EXEMPT and any(name in NATIVE for name in imports(module))


def assigned(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    """The targets of an assignment, each with what it is given."""
    if isinstance(node, ast.AnnAssign) and node.value is not None:
        yield node.target, node.value
    elif isinstance(node, ast.Assign):
        for target in node.targets:
            yield target, node.value


def is_literal(value: ast.expr, names: set[str]) -> bool:
    """Whether the compiler knows the number: a literal, a Final, a local that was given one, and what is reckoned with them alone."""
    match value:
        case ast.Constant():
            return isinstance(value.value, int)
        case ast.Name():
            return value.id in names
        case ast.UnaryOp():
            return is_literal(value.operand, names)
        case ast.BinOp():
            return is_literal(value.left, names) and is_literal(value.right, names)
        case ast.Call(func=ast.Name(id="i64" | "int"), args=[inner]):
            return is_literal(inner, names)
    return False


def literals(tree: ast.AST, known: set[str]) -> set[str]:
    """Names that are given a literal somewhere below."""
    found = set(known)
    for node in ast.walk(tree):
        for target, value in assigned(node):
            if isinstance(target, ast.Name) and is_literal(value, found):
                found.add(target.id)
    return found


def finals(module: Module) -> set[str]:
    """Constants of the module, and those that it imports: they are the names in capitals."""
    own = literals(ast.Module([node for node in module.tree.body if isinstance(node, (ast.Assign, ast.AnnAssign))], []), set())
    return own | {name for name in (full.split(".")[-1] for full in imports(module)) if name.isupper()}


def shifts(tree: ast.AST) -> Iterator[tuple[int, ast.expr, ast.expr]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            yield node.lineno, node.left, node.right
        elif isinstance(node, ast.AugAssign) and isinstance(node.op, ast.LShift):
            yield node.lineno, node.target, node.value


def short_shifts(module: Module) -> list[int]:
    """Lines in which a literal is shifted up by a number that is not one, too: two literals are reckoned by the compiler."""
    constants = finals(module)
    found = set()
    for tree in [module.tree, *(node for node in ast.walk(module.tree) if isinstance(node, Function))]:
        names = literals(tree, constants) if isinstance(tree, Function) else constants
        found |= {line for line, left, right in shifts(tree) if is_literal(left, names) and not is_literal(right, constants)}
    return sorted(found)


def test_native_numbers_are_shifted_by_up() -> None:
    """`up` of core/bits.py."""
    native = [module for module in MODULES if module.path in COMPILED and has_native_numbers(module)]
    assert len(native) > 50
    assert found_in(native, short_shifts) == {}


@pytest.mark.parametrize(
    "line",
    [
        "1 << n",
        "i64(1) << n",
        "-1 << n",
        "(2 - 1) << n",
        "ONE << n",
        "COPIES << n",
        "one << n",
        "(1 << 3) << n",
    ],
)
def test_a_literal_that_is_shifted_is_found(line: str) -> None:
    text = f"from boomtable.core.pieces import COPIES\nONE: Final = 1\ndef f(n: i64) -> i64:\n    one: i64 = 1\n    return {line}\n"

    assert short_shifts(Module("core/bits.py", ast.parse(text))) == [5]


def test_a_local_that_is_shifted_in_place_is_found() -> None:
    text = "def f(n: i64) -> i64:\n    found: i64 = 1\n    found <<= n\n    return found\n"

    assert short_shifts(Module("core/bits.py", ast.parse(text))) == [3]


@pytest.mark.parametrize("line", ["x << n", "up(1, n)", "1 << 20", "ONE << BITS", "self.one << n", "some[0] << n"])
def test_other_shifts_are_left_alone(line: str) -> None:
    text = f"from boomtable.core.pieces import BITS\nONE: Final = 1\ndef f(x: i64, n: i64) -> i64:\n    return {line}\n"

    assert short_shifts(Module("core/bits.py", ast.parse(text))) == []
