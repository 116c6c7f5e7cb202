-- Whoever cannot be reached by a confirmed e-mail is notified on paper.
alter table letter drop constraint letter_kind_check;
alter table letter add constraint letter_kind_check check (kind in ('WELCOME', 'RELEASE', 'NOTICE'));
