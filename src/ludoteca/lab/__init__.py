"""Long work: solving, tournaments, simulation."""
