"""Quantik, Knaster and Kuh Vadis: exact rules, fast engines, and a place to play."""

__version__ = "0.1.0"
