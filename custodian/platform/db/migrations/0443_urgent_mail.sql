-- Emails that a person waits for, such as codes, are sent before notices to many owners (mail/templates.ts).
alter table mail_outbox add column urgency smallint not null default 1;
update mail_outbox set urgency = 2
where sent_at is null and given_up_at is null
  and kind in ('statement-ready', 'tax-form-ready', 'minimum-notice', 'signature-reminder', 'compliance-digest');
update mail_outbox set urgency = 0
where sent_at is null and given_up_at is null
  and kind in ('password-reset', 'verification-code', 'signing-code', 'distribution-form', 'custodial-agreement');
create index mail_outbox_urgent on mail_outbox (urgency, mail_id) where sent_at is null and given_up_at is null;
