"""The files of deployment can be read by whom they are for, fit together, and start a server."""

import ipaddress
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
import tomllib
from fnmatch import fnmatch
from importlib import import_module
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.server.run import PING_SECONDS
from ludoteca.server.settings import Settings
from ludoteca.server.shield import MOST_BYTES
from tests.architecture import ROOT
from tests.server.running import free_port

DEPLOY = ROOT / "deploy"
KNOWN = {"FROM", "COPY", "RUN", "USER", "ENV", "VOLUME", "EXPOSE", "HEALTHCHECK"}
START_SECONDS = 120


def instructions() -> dict[str, str]:
    """Return what the Dockerfile says, by the word that each instruction begins with."""
    text = (DEPLOY / "Dockerfile").read_text().replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return {word: rest for word, _, rest in (line.partition(" ") for line in lines)}


def test_the_image_is_made_of_the_wheel_with_an_extra_that_there_is() -> None:
    told = instructions()
    assert set(told) == KNOWN | {"ENTRYPOINT", "CMD"}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    (extra,) = re.findall(r"whl\)\[(\w+)\]", told["RUN"])
    assert extra in project["optional-dependencies"]
    assert json.loads(told["ENTRYPOINT"])[0] in project["scripts"]
    wheel = f"ludoteca-{ludoteca.__version__}-py3-none-any.whl"
    (glob,) = re.findall(r"/tmp/(ludoteca-\S+?whl)", told["RUN"])  # noqa: S108 - of the image
    assert fnmatch(wheel, glob)
    assert fnmatch(f"dist/{wheel}", told["COPY"].split()[0])
    for command in told["RUN"].split("&&"):
        assert shlex.split(command)[0] in {"pip", "useradd", "rm"}


def test_what_the_image_starts_becomes_healthy_and_ends_in_good_order(tmp_path: Path) -> None:
    told, port = instructions(), str(free_port())
    variables = dict(word.split("=", 1) for word in shlex.split(told["ENV"]))
    assert variables.pop("LUDOTECA_HOME") == told["VOLUME"]
    del variables["XDG_CACHE_HOME"]  # what is compiled here already is not compiled anew
    environ = {**os.environ, **variables, "LUDOTECA_HOME": str(tmp_path)}
    words = [*json.loads(told["ENTRYPOINT"]), *json.loads(told["CMD"])]
    assert words[words.index("--port") + 1] == told["EXPOSE"]
    words = [port if word == told["EXPOSE"] else word for word in words]
    words = ["127.0.0.1" if word == "0.0.0.0" else word for word in words]  # noqa: S104
    command = [str(Path(sys.executable).with_name(words[0])), *words[1:]]
    health = json.loads(told["HEALTHCHECK"].partition("CMD ")[2])
    check = [sys.executable, *(word.replace(told["EXPOSE"], port) for word in health[1:])]
    with subprocess.Popen(command, env=environ, stdout=subprocess.DEVNULL) as server:
        try:
            end = time.monotonic() + START_SECONDS
            while subprocess.run(check, capture_output=True, check=False).returncode:
                assert server.poll() is None
                assert time.monotonic() < end
                time.sleep(0.2)
            server.terminate()
            # It says by which word it ended.
            assert server.wait(START_SECONDS) in (0, -signal.SIGTERM)
        finally:
            server.kill()
    assert subprocess.run(check, capture_output=True, check=False).returncode != 0
    assert (tmp_path / "tables.sqlite").exists()


def test_the_services_of_the_compose_file_find_each_other() -> None:
    yaml: Any = import_module("yaml")
    told = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    server, proxy = told["services"]["ludoteca"], told["services"]["caddy"]
    build = server["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    (network,) = told["networks"]
    addresses = [service["networks"][network]["ipv4_address"] for service in (server, proxy)]
    subnet = ipaddress.ip_network(told["networks"][network]["ipam"]["config"][0]["subnet"])
    assert all(ipaddress.ip_address(address) in subnet for address in addresses)
    assert server["environment"]["LUDOTECA_TRUSTED_PROXIES"] == addresses[1]
    assert proxy["command"].endswith(f"--to ludoteca:{instructions()['EXPOSE']}")
    mounted = {volume.split(":")[0]: volume.split(":")[1] for volume in server["volumes"]}
    assert mounted["games"] == instructions()["VOLUME"]
    assert set(told["volumes"]) == {"games", "certificates"}
    assert int(server["stop_grace_period"].rstrip("s")) > Settings(Path("x")).drain_seconds + 2


def blocks(text: str) -> list[Any]:
    """Read a file of nginx: directives that end with a semicolon, or hold others in braces."""
    words = re.findall(r'"[^"]*"|[{};]|[^\s{};"]+', re.sub(r"#.*", "", text))
    found: list[Any] = []
    outer: list[list[Any]] = []
    directive: list[Any] = []
    for word in words:
        if word == "{":
            inner: list[Any] = []
            outer.append(found)
            found.append([*directive, inner])
            found, directive = inner, []
        elif word == "}":
            assert not directive, f"no semicolon behind {directive}"
            found = outer.pop()
        elif word == ";":
            assert directive
            found.append(directive)
            directive = []
        else:
            directive.append(word)
    assert not outer
    assert not directive
    return found


def test_nginx_passes_on_all_that_the_server_must_know() -> None:
    told = blocks((DEPLOY / "nginx.conf").read_text())
    *_, server = (block[-1] for block in told if block[0] == "server")
    (place,) = (block[-1] for block in server if block[:2] == ["location", "/"])
    plain = {line[0]: line[1] for line in server if isinstance(line[-1], str)}
    assert plain["client_max_body_size"] == "1200k"
    assert MOST_BYTES < 1_200 * 1_024
    sent = {line[1]: line[2] for line in place if line[0] == "proxy_set_header"}
    assert sent == {
        "Host": "$host",
        "X-Forwarded-For": "$remote_addr",
        "X-Forwarded-Proto": "$scheme",
        "Upgrade": "$http_upgrade",
        "Connection": "$connection_upgrade",
    }
    passed = {line[0]: line[1] for line in place}
    assert passed["proxy_pass"].endswith(f":{instructions()['EXPOSE']}")
    assert passed["proxy_http_version"] == "1.1"
    assert float(passed["proxy_read_timeout"].rstrip("s")) > PING_SECONDS
    assert ["location", "=", "/metrics", [["return", "404"]]] in server


def test_caddy_leads_to_the_server_and_not_to_its_figures() -> None:
    text = (DEPLOY / "Caddyfile").read_text()
    assert text.count("{") == text.count("}")
    assert f"reverse_proxy 127.0.0.1:{instructions()['EXPOSE']} {{" in text
    assert re.search(r"@metrics path /metrics\n\s+respond @metrics 404", text)


def test_the_unit_of_systemd_names_only_sections_and_lines_that_it_knows() -> None:
    sections: dict[str, list[tuple[str, str]]] = {}
    for line in (DEPLOY / "ludoteca.service").read_text().splitlines():
        if line.startswith("["):
            section = sections[line.strip("[]")] = []
        elif line and not line.startswith("#"):
            name, equals, value = line.partition("=")
            assert equals
            assert re.fullmatch("[A-Z][A-Za-z]+", name)
            section.append((name, value))
    assert list(sections) == ["Unit", "Service", "Install"]
    service = dict(sections["Service"])
    assert service["ProtectSystem"] == "strict"
    assert service["NoNewPrivileges"] == "yes"
    assert int(service["TimeoutStopSec"]) > Settings(Path("x")).drain_seconds + 2
    assert int(service["LimitNOFILE"]) > Settings(Path("x")).connections
    kept = dict(word.split("=") for word in service["Environment"].split())
    assert kept["LUDOTECA_HOME"] == f"/var/lib/{service['StateDirectory']}"
    assert kept["XDG_CACHE_HOME"] == f"/var/cache/{service['CacheDirectory']}"
