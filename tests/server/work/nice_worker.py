"""The real worker, which then says how it stands back and what it may use instead of what it found."""

import os
import resource
import sys

from boomtable.server.work import upload_worker

if __name__ == "__main__":
    said, sys.stdout = sys.stdout, open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 (ends with the process)
    upload_worker.main()
    limits = [resource.getrlimit(which)[0] for which in (resource.RLIMIT_AS, resource.RLIMIT_CPU)]
    said.write(" ".join(map(str, [os.nice(0), *limits])))
    said.flush()
