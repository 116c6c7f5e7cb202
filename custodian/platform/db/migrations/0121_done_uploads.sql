-- The done files of the upload center, in the orders that its list has.
create index attachment_done on attachment (created_at, attachment_id)
  where in_upload_center and date_processed is not null and scan_state = 'CLEAN';
create index attachment_done_by_name on attachment (file_name, attachment_id)
  where in_upload_center and date_processed is not null and scan_state = 'CLEAN';
create index attachment_done_by_owner on attachment (owner_name_key, attachment_id)
  where in_upload_center and date_processed is not null and scan_state = 'CLEAN';
