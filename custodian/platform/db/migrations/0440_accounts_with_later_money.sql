-- A full payout left its account Pending Closure also if other money had come in. Such an account is open again. While
-- the payout is active, its completion opens the account.
update retirement_account a set status_id = case when a.registered_at is null then 2 else 3 end
where a.status_id = 4
  and exists (select from book b join customer_balance c on c.book_id = b.book_id
    where b.account_id = a.account_id and c.cents > 0)
  and exists (select from distribution_request r
    where r.account_id = a.account_id and r.is_full_amount and r.status_id in (4, 5) and r.outcome is null)
  and not exists (select from distribution_request r where r.account_id = a.account_id and r.status_id in (1, 2, 3, 6));
