-- A letter that waits holds what only its reader may know: the link to a new password, the code that proves an address.
-- Its text is sealed until it is sent and gone afterwards. What an earlier version wrote is sealed at the next start.
alter table mail_outbox
  add column body_sealed text,
  alter column body_text set default '',
  alter column body_html set default '';
