-- A request says whether its owner's first payout is held: few holds are open at a time, many have been released.
create index payout_hold_open on payout_hold (account_owner_id) where released_at is null;
