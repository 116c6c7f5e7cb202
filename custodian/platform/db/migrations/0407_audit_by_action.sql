-- The audit trail is also read by a single action. A rare action has few rows among millions of its kind.
create index audit_by_action on audit (action, at, audit_id);
