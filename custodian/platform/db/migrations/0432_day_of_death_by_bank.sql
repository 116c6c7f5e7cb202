-- The day of death that a bank gave: it stands again where a certificate, with another day, is not confirmed.
alter table owner_death add column bank_died_on date;
update owner_death set bank_died_on = died_on where payment_id is not null and attachment_id is null;
