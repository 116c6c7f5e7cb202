#!/bin/sh
# Generates the secrets of compose.yaml once: keys and the database logins.
# sh deploy/container/secrets.sh smtp://user:password@mail.example.com:587
set -eu
[ $# -eq 1 ] || { echo "Usage: secrets.sh <SMTP_URL>" >&2; exit 64; }
folder="$(cd "$(dirname "$0")" && pwd)/secrets"
[ ! -e "$folder" ] || { echo "$folder is there already: keys that are made anew open nothing." >&2; exit 1; }
umask 077
mkdir "$folder"
random() { head -c 32 /dev/urandom | base64 | tr '+/' '-_' | tr -d '=\n'; }
for name in pii_key hash_key operator_key session_key postgres_password owner_password portal_password; do
  random > "$folder/$name"
done
printf %s "$1" > "$folder/smtp_url"
printf %s "postgres://portal_owner:$(cat "$folder/owner_password")@database/portal" > "$folder/database_owner_url"
printf %s "postgres://portal:$(cat "$folder/portal_password")@database/portal" > "$folder/database_url"
# The servers run as user 10001 and read only their own files; nobody else can open the folder.
chmod 444 "$folder"/*
chmod 700 "$folder"
