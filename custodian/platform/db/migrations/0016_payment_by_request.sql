-- A request shows all of its payments, also those that are closed.
create index payment_by_request on payment (request_id);
