-- Files that wait for their virus scan are read every minute.
create index attachment_quarantined on attachment (attachment_id) where scan_state = 'QUARANTINED';
