"""How fast everything is: `python -m benchmarks`, one core, compilers kept out of the timing."""
