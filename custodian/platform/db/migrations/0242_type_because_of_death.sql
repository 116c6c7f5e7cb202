-- A distribution because of disability is shown by evidence; one because of death pays somebody else than the owner.
alter table distribution_request
  drop constraint distribution_request_type_shown,
  add constraint distribution_request_type_shown check (
    (distribution_type_id <> 3 or evidence_of is not null) and (distribution_type_id <> 4 or payee_id is not null)
  );
