-- Checks that the bank must not pay any more are few; the job that reports them reads no others.
create index payment_closed_checks on payment (check_number) where check_number is not null and closed_as is not null;
