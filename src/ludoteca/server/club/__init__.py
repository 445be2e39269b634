"""Many servers, one club: PostgreSQL decides what happened, NATS says where to look. An extra."""
