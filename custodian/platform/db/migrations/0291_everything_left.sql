-- "Everything that is left" is what was left when it was claimed, and the interest on it: what comes into the account
-- afterwards, a payment to another recipient that was taken back or money of a plan, was claimed by nobody.
alter table distribution_request add column claimed_after bigint;   -- the last posting of the account's book by then
update distribution_request r set claimed_after = (
  select max(p.posting_id) from posting p join book b on b.book_id = p.book_id
  join ledger_transaction t on t.transaction_id = p.transaction_id
  where b.account_id = r.account_id and t.posted_at <= r.date_requested)
where r.payee_id is not null and r.is_full_amount;

create function came_in_after(account integer, last bigint) returns boolean language sql stable
  return exists (
    select from book b join posting p on p.book_id = b.book_id and p.side = 'C' and p.posting_id > coalesce(last, 0)
    join ledger_transaction t on t.transaction_id = p.transaction_id and t.transaction_type_id <> 2
    where b.account_id = account);

create function refuse_grown_claim() returns trigger language plpgsql as $$
begin
  if new.claimed_after is distinct from old.claimed_after or new.is_full_amount and not old.is_full_amount
    or came_in_after(new.account_id, new.claimed_after)
  then
    raise exception 'money came in after everything was claimed of account %', new.account_id using errcode = '23514';
  end if;
  return new;
end $$;
create trigger distribution_request_claim_grown before update of amount_cents, is_full_amount, claimed_after
  on distribution_request for each row
  when (new.payee_id is not null and (new.claimed_after is distinct from old.claimed_after
    or new.is_full_amount and (not old.is_full_amount or new.amount_cents > old.amount_cents)))
  execute function refuse_grown_claim();

-- What shows a claim is about whoever claims: of staff alone, whatever becomes of the death.
update attachment f set is_for_staff = true
where not is_for_staff and exists (
  select from request_evidence e join distribution_request r on r.request_id = e.request_id
  where e.attachment_id = f.attachment_id and r.evidence_of = 'DEATH');
