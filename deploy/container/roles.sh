#!/bin/sh
# Run once by PostgreSQL's image on an empty volume: creates the database with its owner, and the custodian's login, which
# owns nothing. Neither is a superuser.
set -eu
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" \
  -v owner="$(cat /run/secrets/owner_password)" -v portal="$(cat /run/secrets/portal_password)" <<'SQL'
create role portal_owner login createrole password :'owner';
create role portal login password :'portal';
create database portal owner portal_owner encoding 'UTF8' locale 'C.UTF-8' template template0;
SQL
