"""`python -m tests.serving`: what tests start in place of `python -m boomtable.server`, with the same flags."""

import sys

from boomtable.cli import serve
from boomtable.cli.usage import Parser
from tests.serving.served import ServedForTests

if __name__ == "__main__":
    parser = Parser(prog="python -m tests.serving")
    serve.add_arguments(parser)
    sys.exit(serve.ended(ServedForTests(serve.prepared(parser.parse_args()))))
