#!/bin/sh
# Run once by the image of PostgreSQL, on an empty volume: the log-in of the custodian, which has no right of its own.
set -eu
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" \
  -v password="$(cat /run/secrets/portal_password)" <<'SQL'
create role portal login password :'password';
SQL
