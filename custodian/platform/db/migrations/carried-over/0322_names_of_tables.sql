-- Constraints, sequences and indexes are named after their table, also where the table was renamed.
do $$
declare
  item record;
begin
  for item in
    select r.relname as owner, c.conname as name, replace(
      case r.relname when 'bank_match_made' then regexp_replace(c.conname, '^bank_match_', 'bank_match_made_')
        else regexp_replace(c.conname, '^fee_sweep_', 'own_transfer_') end, 'fee_sweep_id', 'own_transfer_id') as new_name
    from pg_constraint c join pg_class r on r.oid = c.conrelid
    where r.relname = 'own_transfer' and c.conname like 'fee\_sweep\_%'
      or r.relname = 'bank_match_made' and (c.contype in ('p', 'n') or c.conname in ('bank_match_check', 'bank_match_kind_check')
        or c.contype = 'f' and c.conname not like 'bank\_match\_made\_%')
  loop
    execute format('alter table %I rename constraint %I to %I', item.owner, item.name, item.new_name);
  end loop;
  for item in
    select c.relname as name, 'own_transfer' || substr(c.relname, length('fee_sweep') + 1) as new_name
    from pg_index x join pg_class c on c.oid = x.indexrelid
    where x.indrelid = 'own_transfer'::regclass and c.relname like 'fee\_sweep%'
  loop
    execute format('alter index %I rename to %I', item.name, item.new_name);
  end loop;
end $$;
alter table distribution_request rename constraint distribution_request_check to distribution_request_paper_signed;
alter table distribution_request rename constraint distribution_request_check1 to distribution_request_claims_as;
alter trigger fee_sweep_append_only on own_transfer rename to own_transfer_append_only;
alter trigger fee_sweep_no_truncate on own_transfer rename to own_transfer_no_truncate;
alter sequence bank_match_bank_match_id_seq rename to bank_match_made_bank_match_id_seq;
alter sequence fee_sweep_fee_sweep_id_seq rename to own_transfer_own_transfer_id_seq;
alter table audit alter column audit_id set start with 1;
alter table mail_outbox alter column mail_id set start with 1;
alter table payment validate constraint payment_distribution_code;

-- Rows of the table are only added. Called once for each such table.
create function keep_append_only(name text) returns void language plpgsql as $$
begin
  execute format('create trigger %I before update or delete on %I for each row execute function refuse_change()',
    name || '_append_only', name);
  execute format('create trigger %I before truncate on %I for each statement execute function refuse_change()',
    name || '_no_truncate', name);
end $$;
