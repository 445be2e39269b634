"""Signatures hold, and nobody gets more than their share."""

import pytest

from ludoteca.server.access import Keys, Limiter, address_of, is_own_host, is_same_origin


def test_a_cookie_proves_its_owner_and_no_other() -> None:
    keys = Keys("server key")
    cookie = keys.cookie("anna")
    assert keys.owner_of_cookie(cookie) == "anna"
    assert keys.owner_of_cookie(cookie.replace("anna", "otto")) is None
    assert keys.owner_of_cookie(cookie[:-1]) is None
    assert keys.owner_of_cookie("") is None
    assert keys.owner_of_cookie(None) is None
    assert keys.owner_of_cookie("änna.…") is None
    assert Keys("another key").owner_of_cookie(cookie) is None


def test_a_token_speaks_at_its_own_table_only() -> None:
    keys = Keys("server key")
    token = keys.token("table-1", "anna")
    assert keys.owner_of_token("table-1", token) == "anna"
    assert keys.owner_of_token("table-2", token) is None
    assert keys.owner_of_cookie(token) is None
    assert keys.owner_of_token("table-1", keys.cookie("anna")) is None


def test_only_our_own_pages_or_no_page_may_ask() -> None:
    assert is_same_origin(None, "localhost:8642", "http")
    assert is_same_origin("http://localhost:8642", "localhost:8642", "http")
    assert not is_same_origin("https://localhost:8642", "localhost:8642", "http")
    assert not is_same_origin("http://evil.example", "localhost:8642", "http")
    assert not is_same_origin("http://localhost:8642.evil.example", "localhost:8642", "http")
    assert not is_same_origin("null", "localhost:8642", "http")
    assert not is_same_origin("http://localhost:8642", None, "http")


@pytest.mark.parametrize(
    ("host", "is_own"),
    [
        *[(host, True) for host in ("localhost", "LOCALHOST:8642", "10.0.0.7:80", "[::1]:8642")],
        *[(host, True) for host in ("club.example", "club.example.:443", None)],
        *[(host, False) for host in ("evil.example", "club.example.evil", "", "10.0.0.7.evil:80")],
    ],
)
def test_only_requests_for_our_own_names_are_answered(host: str | None, is_own: bool) -> None:
    assert is_own_host(host, {"club.example"}) == is_own
    assert is_own_host(host, {"*"})


def test_a_household_counts_as_one_client() -> None:
    assert address_of("2001:db8:1:2:3::4") == address_of("2001:db8:1:2::5")
    assert address_of("2001:db8:1:2::4") != address_of("2001:db8:1:3::4")
    assert address_of("::ffff:10.0.0.7") == address_of("10.0.0.7") != address_of("10.0.0.8")
    assert address_of("fe80::1%eth0") == address_of("fe80::2%eth1")
    assert address_of("testclient") == "testclient"


def test_a_burst_passes_then_the_rate_holds() -> None:
    limiter = Limiter(rate=2, burst=3)
    assert [limiter.allows("a", 0.0) for _ in range(5)] == [True, True, True, False, False]
    assert limiter.allows("b", 0.0)
    assert [limiter.allows("a", 0.5) for _ in range(2)] == [True, False]
    assert [limiter.allows("a", 100.0) for _ in range(4)] == [True, True, True, False]


def test_who_goes_beyond_the_pace_waits_for_what_went_before() -> None:
    limiter = Limiter(rate=2, burst=3)
    assert [limiter.delay("a", 0.0) for _ in range(5)] == [0, 0, 0, 0.5, 1]
    assert limiter.delay("b", 0.0) == 0
    assert [limiter.delay("a", now) for now in (1.0, 100.0)] == [0.5, 0]


def test_the_limiter_forgets_whom_it_saw_longest_ago() -> None:
    limiter = Limiter(rate=0.001, burst=1, most_clients=2)
    assert limiter.allows("a", 0.0)
    assert limiter.allows("b", 0.0)
    assert limiter.allows("c", 0.0)
    assert limiter.allows("a", 0.0)  # forgotten, so new again
    assert not limiter.allows("c", 0.0)
