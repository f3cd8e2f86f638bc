"""The small C files of a compiled engine, one for each module, without the header that takes almost all of their build."""

from pathlib import Path

HEADER = "#include <Python.h>\n"
PHASES = "PyModuleDef_Init"  # in the shims of a Python without a global lock, which need more of the header

# The whole of Python.h that mypyc's shims use, in functions of its stable interface.
INSTEAD = """\
typedef struct _object PyObject;
#define NULL ((void *)0)
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define Py_DECREF Py_DecRef
void Py_DecRef(PyObject *);
void PyErr_Clear(void);
PyObject *Py_BuildValue(const char *, ...);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
void *PyCapsule_GetPointer(PyObject *, const char *);
"""


def lighten(shim: Path) -> None:
    text = shim.read_text(encoding="utf-8")
    if text.startswith(HEADER) and PHASES not in text:
        shim.write_text(INSTEAD + text.removeprefix(HEADER), encoding="utf-8")
