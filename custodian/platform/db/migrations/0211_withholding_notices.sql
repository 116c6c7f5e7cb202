-- Which revision of the text and the table of rates (Form W-4R) stood beside the choice of federal withholding, as the
-- screen says that it showed it; null where none was shown. A request keeps that of the day on which it was made.
alter table wizard_draft add column withholding_notice text;
alter table distribution_request add column withholding_notice text;

create function withholding_notice_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the withholding notice of a request stays as it was';
end $$;
create trigger withholding_notice_stays before update of withholding_notice on distribution_request
  for each row when (old.withholding_notice is distinct from new.withholding_notice)
  execute function withholding_notice_stays();
