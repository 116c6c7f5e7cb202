-- Who may approve a request depends on who changed its owner's address or phone: a few rows of the audit trail, found
-- among themselves and not among all that owners and staff have done.
create index audit_contact_change on audit (account_owner_id, audit_id) where action in ('address.update', 'phone.update');
