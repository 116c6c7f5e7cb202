-- What one person exports without a second one is added up over all lists and log-ins; a list with amounts has a control total.
alter table list_export
  add column amount_cents bigint,               -- the sum of its amounts when it was asked for; null for a list without any
  add column is_alone boolean not null default true,  -- no second person had to release it
  add column rows_sent integer not null default 0 check (rows_sent >= 0);  -- of the longest file that was sent

alter table list_export disable trigger list_export_as_asked;
update list_export set is_alone = false where row_count > 1000;
alter table list_export enable trigger list_export_as_asked;
alter table list_export alter column is_alone drop default;

create index list_export_of_day on list_export (user_id, asked_at) include (row_count, rows_sent) where is_alone;

create or replace function refuse_other_export() returns trigger language plpgsql as $$
declare
  changing constant text[] := array['status', 'available_until', 'downloads', 'rows_sent'];
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - changing = to_jsonb(old) - changing
    and new.downloads >= old.downloads and new.rows_sent >= old.rows_sent
    and (old.status = 'WAITING' or (new.status, new.available_until) is not distinct from (old.status, old.available_until))
  then return new; end if;
  raise exception 'export % stays as it was asked for: % refused', old.export_id, tg_op using errcode = '42501';
end $$;
