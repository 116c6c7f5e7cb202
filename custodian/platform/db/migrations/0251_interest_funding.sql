-- The interest that customers are credited with is paid into Custody Cash from the custodian's own account: the sweep of fees
-- the other way. Both are transfers between own accounts that the bank is asked for, and are posted when it shows them.
alter table fee_sweep rename to own_transfer;
alter table own_transfer rename column fee_sweep_id to own_transfer_id;
-- FEES: Custody Cash pays Corporate Cash what was collected. INTEREST: the other way, what was credited.
alter table own_transfer add column purpose text not null default 'FEES' check (purpose in ('FEES', 'INTEREST'));
alter table own_transfer alter column purpose drop default;
alter table own_transfer drop constraint fee_sweep_month_key;
create unique index own_transfer_once on own_transfer (purpose, month);

-- FUNDED: the bank has moved the interest to the account of the customers.
alter table bank_match_made rename column fee_sweep_id to own_transfer_id;
alter view bank_match rename column fee_sweep_id to own_transfer_id;
alter table bank_match_made drop constraint bank_match_kind_check,
  add constraint bank_match_kind_check check (kind in ('CLEARED', 'CAME_BACK', 'BOOKED', 'DIFFERENCE', 'RECEIVED', 'SWEPT',
    'GIVEN_BACK', 'FUNDED')),
  drop constraint bank_match_sweep,
  add constraint bank_match_transfer check ((kind in ('SWEPT', 'FUNDED')) = (own_transfer_id is not null));

alter table job drop constraint job_job_type_id_check, add constraint job_job_type_id_check check (job_type_id between 1 and 22);
