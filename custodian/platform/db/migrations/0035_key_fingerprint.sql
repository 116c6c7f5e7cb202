-- Which keys this database was sealed and hashed with: a keyed hash of a constant, from which no key can be found. A
-- custodian with other keys would start, and find and open nothing.
create table key_fingerprint (
  ring text not null check (ring in ('PII_KEY', 'HASH_KEY')),
  fingerprint text not null,
  known_since timestamptz not null,
  primary key (ring, fingerprint)
);
