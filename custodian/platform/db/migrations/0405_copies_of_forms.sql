-- A copy with a wrong name, number or address is furnished again: a version of a form has as many copies as it takes, and
-- each keeps the recipient and the address that are printed on it. Those of earlier copies are not known.
alter table tax_form_copy drop constraint tax_form_copy_pkey;
alter table tax_form_copy add primary key (tax_form_id, number);
alter table tax_form_copy add column recipient text, add column address text;
