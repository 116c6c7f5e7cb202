-- What the operator tells everybody, and whether anything may be written meanwhile: one row, or none.
create table maintenance (
  only_one boolean primary key default true check (only_one),
  mode text not null check (mode in ('ANNOUNCE', 'READ_ONLY')),
  text text not null check (length(text) between 1 and 200),
  since timestamptz not null
);
