-- A code that still works is not mailed again as long as the address is the one it went to. Only a hash of that is kept.
alter table signing_code add column address_hash text;
