"""Reports: charts, pages and tables."""
