-- Number 0: the first statement lists the posting already, because it was written after the posting.
alter table statement_correction drop constraint statement_correction_number_check;
alter table statement_correction add constraint statement_correction_number_check check (number >= 0);
