-- The account number in the return of a form. Each Form 1099-R of a recipient has its own number, and a correction has
-- that of its original. Null for a return of an earlier release, which has the account number of the plan.
alter table tax_form_filed add column account_number text;
