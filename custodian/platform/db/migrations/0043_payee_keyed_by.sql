-- Who of staff keyed in where the money goes while making the request for its owner: they do not approve it.
alter table wizard_draft add column payee_keyed_by integer[] not null default '{}';
alter table distribution_request add column payee_keyed_by integer[] not null default '{}';
