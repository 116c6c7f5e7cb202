-- Lists of requests that are narrowed are counted from an index alone: by a check or a deposit from one of its own, by
-- several values at once from that of the dates, which has them all.
drop index distribution_request_by_date;
create index distribution_request_by_date on distribution_request (kind, staff_list, date_requested, request_id)
  include (amount_cents, distribution_type_id, status_id, is_check, waiting_since);
create index distribution_request_by_check on distribution_request (kind, staff_list, is_check, date_requested, request_id);
drop index distribution_request_by_age;
create index distribution_request_by_age on distribution_request (kind, staff_list, waiting_since, request_id)
  include (date_requested);
