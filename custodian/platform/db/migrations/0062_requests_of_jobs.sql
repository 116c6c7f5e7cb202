-- What the jobs go through, in the order of their numbers.
create index distribution_request_of_jobs on distribution_request (status_id, request_id) where status_id in (1, 2, 3);
