"""Lines of the log, for people or for programs: time, level, what, and where it happened."""

import json
import logging
import sys
from datetime import UTC, datetime

EXTRAS = ("table", "request", "reason", "address")  # what a line may say besides its sentence
_PLAIN = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def configure_logs(kind: str) -> None:
    """Send everything that is worth a line to standard error, as `plain` or `json`."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if kind == "json" else logging.Formatter(_PLAIN))
    logging.getLogger().handlers[:] = [handler]
    logging.getLogger("ludoteca").setLevel(logging.INFO)


class JsonLines(logging.Formatter):
    """One JSON object for each line."""

    def format(self, record: logging.LogRecord) -> str:
        """Write what is known of it; a traceback is one text."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: vars(record)[name] for name in EXTRAS if name in vars(record)}
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)
