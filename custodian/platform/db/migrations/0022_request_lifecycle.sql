-- The bank's own word for a return that one of staff took in before; until then its payment counts as one that has left.
create table payment_return_confirmed (
  payment_id integer primary key references payment,
  job_id integer not null references job,
  at timestamptz not null
);
create trigger payment_return_confirmed_append_only before update or delete on payment_return_confirmed
  for each row execute function refuse_change();
create trigger payment_return_confirmed_no_truncate before truncate on payment_return_confirmed
  for each statement execute function refuse_change();

alter table distribution_request
  -- What kind of account a deposit goes to; a checking account unless somebody said so.
  add column is_savings boolean not null default false,
  -- The bank could not use the account: nothing is paid again before other details are keyed in.
  add column bank_details_failed boolean not null default false,
  -- A form on paper: who signed it as one of staff has read there. It counts as signed once another has approved it.
  add column is_paper_form boolean not null default false,
  add column paper_signer text,
  -- When staff asked the owner to sign once more; the days to sign count from then.
  add column asked_to_sign_at timestamptz,
  add check (paper_signer is null or is_paper_form);

update distribution_request r set bank_details_failed = true
where not r.is_check and exists (
  select from payment p join payment_return pr on pr.payment_id = p.payment_id
  where p.request_id = r.request_id and pr.transaction_id is not null
    and pr.code in ('R02', 'R03', 'R04', 'R12', 'R13', 'R16', 'R17', 'R18', 'R20', 'R28')
    and not exists (select from ledger_transaction b where b.reverses_transaction_id = pr.transaction_id));

-- A file that was sent in counted as a signature; it has to be read first.
update distribution_request set is_paper_form = true, signed_at = null, version = version + 1
where kind = 'ROLLOVER' and draft_id is null and status_id in (1, 6) and signed_at is not null
  and exists (select from attachment f where f.request_id = distribution_request.request_id)
  and not exists (select from request_event e where e.request_id = distribution_request.request_id and e.kind = 'APPROVED')
  and not exists (select from envelope e where e.request_id = distribution_request.request_id and e.signed_at is not null)
  and not exists (select from ledger_transaction t where t.request_id = distribution_request.request_id);
