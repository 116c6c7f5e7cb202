-- The interest a plan paid before it was changed: for the days before `until`. The plan itself has the one that counts now.
create table former_plan_interest (
  plan_id integer not null references plan,
  until date not null,
  interest_basis_points integer not null check (interest_basis_points between 0 and 10000),
  primary key (plan_id, until)
);

-- Interest earned and not credited yet, for the days up to and with `through`; what a credit was rounded by is carried on.
create table interest_accrual (
  account_id integer primary key references retirement_account,
  through date not null,
  micro_cents bigint not null default 0
);
create index interest_accrual_through on interest_accrual (through);
