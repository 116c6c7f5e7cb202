-- Whether the owner signed the request with the fee waived. The fee is not charged again without another signature.
alter table distribution_request add column signed_without_fee boolean not null default false;
update distribution_request set signed_without_fee = true where waive_fees and signed_at is not null and status_id <> 5;
