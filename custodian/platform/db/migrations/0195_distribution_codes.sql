-- The code of Form 1099-R that the facts of the day of payment gave, beside the portal's type; null for a transfer, which is
-- not reported, and for what was paid before this. Money that is sent once more keeps the code of its first payment. The
-- form of the year is made of what is known when it is prepared: a date of birth that was corrected meanwhile counts there.
alter table payment add column distribution_code text collate "C";
alter table payment add constraint payment_distribution_code
  check (distribution_code in ('1', '2', '3', '4', '7', 'G', 'J', 'N', 'Q', 'R', 'T')) not valid;

create function payment_code_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the distribution code of a payment stays as it was';
end $$;
create trigger payment_code_stays before update of distribution_code on payment
  for each row when (old.distribution_code is distinct from new.distribution_code)
  execute function payment_code_stays();
