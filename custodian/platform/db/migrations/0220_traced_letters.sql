-- A letter is sent by a worker, later. Where traces are kept it goes on with that of the request that wrote it: the column
-- holds the W3C traceparent, two random numbers that say nothing about anybody. Null where nothing is traced.
alter table mail_outbox add column traceparent text check (traceparent ~ '^[0-9a-f-]{55}$');
