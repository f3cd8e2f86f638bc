"""`python -m boomtable.server`: the same as `boomtable serve`, without loading the other commands."""

import sys

from boomtable.cli import serve
from boomtable.cli.usage import Parser
from boomtable.core.errors import BoomtableError

if __name__ == "__main__":
    parser = Parser(prog="python -m boomtable.server")
    serve.add_arguments(parser)
    try:
        args = parser.parse_args()
        sys.exit(args.run(args))
    except BoomtableError as error:
        sys.stderr.write(f"boomtable: {error}\n")
        sys.exit(2)
