-- A list that is narrowed is counted from its index alone, and a status that it has none of is found to be none at once,
-- whatever order is asked for.
drop index distribution_request_by_date;
create index distribution_request_by_date on distribution_request (kind, staff_list, date_requested, request_id)
  include (amount_cents, distribution_type_id);
create index distribution_request_by_status on distribution_request (kind, staff_list, status_id, date_requested, request_id)
  include (amount_cents, distribution_type_id);
create statistics distribution_request_in_lists (mcv) on kind, staff_list, status_id from distribution_request;
analyze distribution_request;
