"""Worker processes and the jobs that they do. A job knows the record of a table, never the secret of its dice."""
