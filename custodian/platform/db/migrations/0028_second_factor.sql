-- The second factor of a person: the secret of an authenticator app (TOTP, RFC 6238), sealed. Without confirmed_at it
-- was only shown so far, and nothing is asked for. last_step is the 30 seconds whose code was used last: a code, and
-- every one before it, works once.
create table second_factor (
  user_id integer primary key references portal_user,
  secret_sealed text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint
);
