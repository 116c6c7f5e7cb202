-- A submit names the version that was reviewed. Drafts of one account that begin with different versions are not confused:
-- after Start over in another tab, an old review is refused.
alter table wizard_draft alter column version set default 1 + floor(random() * 1000000000)::integer;
