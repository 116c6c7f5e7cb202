-- What is paid out of an account after its owner's death: a request because of death pays a recipient in the owner's place,
-- and no other request does. The claim form, signed by the recipient, is its evidence.
alter table distribution_request
  drop constraint distribution_request_evidence_of_check,
  add constraint distribution_request_evidence_of_check check (evidence_of in ('DISABILITY', 'DEATH')),
  add constraint distribution_request_death_pays_payee
    check ((payee_id is not null) = (evidence_of is not distinct from 'DEATH')),
  -- The name as it was approved, whatever becomes of the payee's own.
  add constraint distribution_request_payee_named
    check (payee_id is null or (kind = 'WITHDRAWAL' and check_payable_to is not null));

alter table request_evidence
  drop constraint request_evidence_kind_check,
  add constraint request_evidence_kind_check check (
    kind in ('PHYSICIAN_STATEMENT', 'SSA_DETERMINATION', 'CLAIM_FORM', 'CLAIM_FORM_ESTATE', 'CLAIM_FORM_TRUST'));

-- As whom the owner has designated the recipient for this account; null: the owner has not.
alter table distribution_request add column beneficiary_id integer references beneficiary
  check (beneficiary_id is null or payee_id is not null);
create index distribution_request_beneficiary on distribution_request (beneficiary_id) where beneficiary_id is not null;
create trigger distribution_request_beneficiary_stays before update of beneficiary_id on distribution_request
  for each row when (old.beneficiary_id is distinct from new.beneficiary_id) execute function payee_stays();

-- Recipients claim beside each other, each once at a time; for the owner there is one request at a time, as before.
drop index distribution_request_active;
create unique index distribution_request_active on distribution_request (account_id, coalesce(payee_id, 0))
  where status_id in (1, 2, 3, 6);

-- Whoever was paid because of a death was not paid in the place of somebody alive.
create function refuse_end_after_claims() returns trigger language plpgsql as $$
begin
  if exists (
    select from distribution_request r join retirement_account a on a.account_id = r.account_id
    where a.account_owner_id = new.account_owner_id and r.payee_id is not null and (r.status_id in (1, 2, 3, 6)
      or exists (select from ledger_transaction t where t.request_id = r.request_id
        and t.reverses_transaction_id is null and not exists (
          select from ledger_transaction b where b.reverses_transaction_id = t.transaction_id))))
  then
    raise exception 'somebody is paid in the place of owner %', new.account_owner_id using errcode = '23514';
  end if;
  return new;
end $$;
create trigger owner_death_without_claims before update of state on owner_death
  for each row when (old.state = 'CONFIRMED' and new.state = 'ENDED') execute function refuse_end_after_claims();
