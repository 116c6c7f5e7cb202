-- The bank's own word for a return is the operator's file, or a line of its statement that is matched with the money. The
-- line's word lasts as long as its match: before, it was written down beside the match, which could not be undone for it.
-- What lines have written down (15: the job that reads statements; null: by hand) counts by their matches from now on.
create view payment_return_by_bank as
select c.payment_id from payment_return_confirmed c join job j on j.job_id = c.job_id and j.job_type_id <> 15
union all
select m.payment_id from bank_match m where m.kind = 'CAME_BACK';
