-- The full payout that deferred the fee: while its payment stands, the fee is not owed. Null for a moved anniversary.
alter table annual_fee_owed add column request_id integer references distribution_request;
alter table annual_fee_owed disable trigger annual_fee_owed_append_only;
update annual_fee_owed o set request_id = (
  select max(r.request_id) from distribution_request r
  where r.account_id = o.account_id and r.is_full_amount and r.frozen_at < o.since + 1);
alter table annual_fee_owed enable trigger annual_fee_owed_append_only;
