-- Knowing a social security number, a name and a birth date is not being the owner: the first payout of an owner who
-- registered through the web is held until a code from a letter is entered, or two of staff release it.

-- When an address or number was last changed here; null: as the plan brought it.
alter table address add column changed_at timestamptz;
alter table phone add column changed_at timestamptz;
-- The number that stood before the changes of the last 30 days: the one to call.
alter table phone add column former_number text;
update address set changed_at = (select max(u.at) from audit u
  where u.account_owner_id = address.account_owner_id and u.action = 'address.update');
update phone set changed_at = (select max(u.at) from audit u
  where u.account_owner_id = phone.account_owner_id and u.action = 'phone.update');

alter table letter drop constraint letter_kind_check;
alter table letter add constraint letter_kind_check check (kind in ('WELCOME', 'RELEASE'));
-- Its words for /dev/mail, AES-256-GCM, see db/pii.ts; outside production only.
alter table letter add column words_sealed text;
-- Print sets that staff may not download.
alter table job_file add column operator_only boolean not null default false;

create table payout_hold (
  account_owner_id integer primary key references account_owner,
  since timestamptz not null,                  -- when the registration began
  -- On file then: what had stood unchanged for 30 days, or what the plan brought. Null: no letter, staff only.
  address1 text,
  address2 text,
  city text,
  state text,
  zip text,
  phone text,
  code_hash text,                              -- keyed hash; the code itself is in the sealed letter only
  code_written_at timestamptz,
  code_tries integer not null default 0,
  released_at timestamptz,
  released_by text check (released_by in ('CODE', 'STAFF')),
  check ((released_at is null) = (released_by is null))
);

-- Whoever has registered through the web before there were holds and was never paid is held as well.
insert into payout_hold (account_owner_id, since, address1, address2, city, state, zip, phone)
select r.account_owner_id, r.since, a.address1, a.address2, a.city, a.state, a.zip, p.number
from (select account_owner_id, min(created_at) as since from registration where verified_at is not null group by 1) r
left join address a on a.account_owner_id = r.account_owner_id and a.address_type_id = 1
  and (a.changed_at is null or a.changed_at < r.since - interval '30 days')
left join phone p on p.account_owner_id = r.account_owner_id and p.kind = 'cell'
  and (p.changed_at is null or p.changed_at < r.since - interval '30 days')
where not exists (select 1 from distribution_request d
  join retirement_account c on c.account_id = d.account_id
  join ledger_transaction t on t.request_id = d.request_id
  where c.account_owner_id = r.account_owner_id);
