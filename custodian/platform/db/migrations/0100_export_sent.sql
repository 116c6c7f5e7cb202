-- What one person exported alone counts for a day from when it was last sent, not only from when it was asked for: a file
-- prepared on one day and fetched at its end would leave room for as many rows a minute later.
alter table list_export add column sent_at timestamptz;  -- of the last download

create or replace function refuse_other_export() returns trigger language plpgsql as $$
declare
  changing constant text[] := array['status', 'available_until', 'downloads', 'rows_sent', 'sent_at'];
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - changing = to_jsonb(old) - changing
    and new.downloads >= old.downloads and new.rows_sent >= old.rows_sent
    and (old.sent_at is null or new.sent_at >= old.sent_at)
    and (old.status = 'WAITING' or (new.status, new.available_until) is not distinct from (old.status, old.available_until))
  then return new; end if;
  raise exception 'export % stays as it was asked for: % refused', old.export_id, tg_op using errcode = '42501';
end $$;

drop index list_export_of_day;
create index list_export_of_day on list_export ((greatest(asked_at, sent_at))) include (user_id, row_count, rows_sent) where is_alone;
