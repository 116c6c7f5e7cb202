-- A rate of a plan that counts from a day to come, once a second person has approved it; from that day on the plan has it.
create table planned_plan_interest (
  plan_id integer not null references plan,
  since date not null,
  interest_basis_points integer not null check (interest_basis_points between 0 and 10000),
  made_by text,
  approved_by text,
  at timestamptz not null,
  primary key (plan_id, since)
);

-- Who ended a rate, by making the next one and by approving it, and when that was decided. Unknown of earlier changes.
alter table former_plan_interest
  add column made_by text,
  add column approved_by text,
  add column at timestamptz;

-- A closed plan takes no new accounts and no money.
alter table plan
  add column closed_at timestamptz,
  add column closed_by text;
