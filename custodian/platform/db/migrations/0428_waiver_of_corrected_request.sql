-- The waiver of the distribution fee of a request that its owner corrects: the next request has it too.
alter table wizard_draft add column waive_fees boolean not null default false;
