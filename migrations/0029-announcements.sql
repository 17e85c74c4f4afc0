-- What users are notified of once, by jobs: redeemed rewards, and points that expire soon.

-- When the user was notified; null: not yet. A job does it, because redemptions of one reward wait for each other.
alter table redemption add column announced_at timestamptz;
update redemption set announced_at = redeemed_at;
create index redemption_unannounced on redemption (redemption_id) where announced_at is null;

-- The user has been notified of what expires before this day in Bangkok.
alter table point_account add column warned_until date;

-- Trips are shared by links, so nobody was ever notified of an invitation.
delete from notification where event = 'trip_shared';
delete from notification_preference where event = 'trip_shared';
