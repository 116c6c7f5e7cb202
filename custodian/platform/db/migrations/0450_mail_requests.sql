-- The request that an email is about, so that the owner's list of emails links to it. Null for other and older emails.
alter table mail_outbox add column request_id integer;
