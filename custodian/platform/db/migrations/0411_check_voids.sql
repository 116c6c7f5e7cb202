-- A check that was issued and is not to be paid any more: its number is told to the bank once, in a positive-pay file.
create table check_void (
  payment_id integer primary key references payment,
  record text not null check (record in ('STOP', 'VOID')),   -- still out, or back in hand or too old
  job_file_id integer not null references job_file,
  at timestamptz not null
);
select keep_append_only('check_void');

-- One check number of a request is payable at a time: a second one is given out once the bank is told of the first.
create function one_payable_check() returns trigger language plpgsql as $$
begin
  if exists (
    select from payment p
    where p.request_id = new.request_id and p.payment_id <> new.payment_id and p.check_number is not null
      and not exists (select from check_void v where v.payment_id = p.payment_id)
      and not exists (select from bank_match c where c.payment_id = p.payment_id and c.kind = 'CLEARED'))
  then
    raise exception 'another check of request % can still be paid', new.request_id using errcode = '23514';
  end if;
  return new;
end $$;
create trigger payment_one_payable_check before update of check_number on payment
  for each row when (new.check_number is not null) execute function one_payable_check();

-- A check came back as undeliverable: it is mailed again to another address only.
alter table distribution_request add column check_undeliverable boolean not null default false;
