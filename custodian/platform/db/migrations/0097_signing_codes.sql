-- A code that was mailed to sign with: of one envelope, and so of one document. Only its hash is kept. It goes with its
-- use, with the next code, and after so many wrong ones.
create table signing_code (
  envelope_hash text primary key references envelope,
  code_hash text not null,
  created_at timestamptz not null,
  tries integer not null default 0
);

-- The form of a request that waits for its signature is looked for by its request.
create index envelope_of_request on envelope (request_id) where signed_at is null and superseded_at is null;
