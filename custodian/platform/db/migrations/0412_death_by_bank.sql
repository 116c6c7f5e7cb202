-- A bank returns a deposit because the account holder has died (R14, R15): a report of the death without a certificate, on
-- which payments stop. One of staff adds day and certificate, another confirms; two people end it when the owner is alive.
alter table owner_death alter column died_on drop not null;
alter table owner_death alter column attachment_id drop not null;
alter table owner_death alter column reported_by drop not null;
alter table owner_death add column payment_id integer references payment;
create index owner_death_payment on owner_death (payment_id) where payment_id is not null;
alter table owner_death add constraint owner_death_by_somebody
  check (payment_id is not null or (died_on is not null and attachment_id is not null and reported_by is not null));
alter table owner_death add constraint owner_death_confirmed_by_certificate
  check (state <> 'CONFIRMED' or (died_on is not null and attachment_id is not null and reported_by is not null));

create or replace function owner_death_moves() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - '{state,confirmed_at,confirmed_by,ended_at}'::text[]
      = to_jsonb(old) - '{state,confirmed_at,confirmed_by,ended_at}'::text[]
    and ((old.state, new.state) in (('REPORTED', 'CONFIRMED'), ('REPORTED', 'ENDED'))
      or (old.state, new.state) = ('CONFIRMED', 'ENDED')
        and (old.confirmed_at, old.confirmed_by) = (new.confirmed_at, new.confirmed_by)) then
    return new;
  end if;
  -- The certificate is added to a bank's report, and taken off again where nobody confirms it.
  if tg_op = 'UPDATE' and old.payment_id is not null and (old.state, new.state) = ('REPORTED', 'REPORTED')
    and to_jsonb(new) - '{died_on,attachment_id,reported_by,reported_at}'::text[]
      = to_jsonb(old) - '{died_on,attachment_id,reported_by,reported_at}'::text[]
    and (old.attachment_id is null) <> (new.attachment_id is null) then
    return new;
  end if;
  raise exception 'what was reported of a death is not changed' using errcode = '23514';
end $$;
