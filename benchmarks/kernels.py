"""Processor seconds that each step of making games ready costs, with a cache that is empty.

`XDG_CACHE_HOME=$(mktemp -d) python -m benchmarks.kernels`
"""

import time

from ludoteca import compiled
from ludoteca.match.warm_up import all_steps, warm_up
from ludoteca.server.warm_up import write


def main() -> None:
    """Compile everything in this process, step by step, and print what took how long."""
    if compiled.is_warm():
        raise SystemExit("all is compiled already: name an empty folder as XDG_CACHE_HOME")
    for step in all_steps():
        kernels: list[str] = []
        begin = time.process_time()
        with compiled.told_of_kernels(kernels.append):
            warm_up(step, write)
        seconds = time.process_time() - begin
        name = f"{step.game} {step.part or 'rules'}"
        print(f"{name:20} {seconds:6.1f} s  {len(kernels)} kernels", flush=True)


if __name__ == "__main__":
    main()
