#!/bin/sh
# Run once by PostgreSQL's image on an empty volume: creates the custodian's login, which owns nothing.
set -eu
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" \
  -v password="$(cat /run/secrets/portal_password)" <<'SQL'
create role portal login password :'password';
SQL
