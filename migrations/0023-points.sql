-- Points: an append-only double-entry ledger of integers, and what is left of each earning.

create table point_account (
  -- The service's own accounts have names; each user has one account_….
  account_id text primary key
    check (account_id in ('issued', 'spent', 'expired') or starts_with(account_id, 'account_')),
  -- Null for an erased user: the entries stay, and belong to nobody.
  user_id text unique references app_user on delete set null,
  check (user_id is null or starts_with(account_id, 'account_'))
);
insert into point_account (account_id) values ('issued'), ('spent'), ('expired');

-- What points are given for, and by which rule.
create table point_source (
  source text primary key check (source ~ '^[a-z][a-z_]{1,39}$'),
  -- Points for an event that names no amount; null: it must name one.
  amount integer check (amount between 1 and 1000000),
  -- The most points a user gets from this source on one day in Bangkok.
  daily_cap integer not null check (daily_cap between 1 and 10000000),
  -- Days before the points can be spent, so that what was rewarded can be reviewed first.
  hold_days smallint not null default 0 check (hold_days between 0 and 90)
);
insert into point_source (source, amount, daily_cap, hold_days) values
  ('review', 10, 50, 1),
  ('community_post', 20, 60, 1),
  ('feedback', 5, 15, 0),
  ('trip_completed', 50, 100, 0),
  ('campaign', null, 5000, 0);

create table point_transaction (
  transaction_id text primary key check (starts_with(transaction_id, 'ptx_')),
  -- The user's account; the other side is one of the service's.
  account_id text not null references point_account check (starts_with(account_id, 'account_')),
  kind text not null check (kind in ('earn', 'spend', 'refund', 'expire')),
  -- What points were spent on; what they were earned for is in point_collection, which can be erased.
  about_th text check (char_length(about_th) between 1 and 200),
  about_en text check (char_length(about_en) between 1 and 200),
  -- The transaction that this one undoes; none is undone twice.
  reverses text unique references point_transaction,
  created_at timestamptz not null,
  check ((kind = 'refund') = (reverses is not null))
);
create index point_transaction_account on point_transaction (account_id, transaction_id desc);

create table point_entry (
  transaction_id text not null references point_transaction,
  position smallint not null check (position >= 0),
  account_id text not null references point_account,
  -- Of a user's account: the earning that these points come from.
  lot_id text references point_transaction,
  -- Positive: the account receives points.
  amount bigint not null check (amount <> 0),
  primary key (transaction_id, position),
  check ((lot_id is null) = (account_id in ('issued', 'spent', 'expired')))
);
create index point_entry_account on point_entry (account_id, transaction_id);
create index point_entry_lot on point_entry (lot_id) where lot_id is not null;

create function point_ledger_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: correct it by a reversing transaction';
end $$;
create trigger point_transaction_is_kept before update or delete on point_transaction
  for each row execute function point_ledger_is_kept();
create trigger point_entry_is_kept before update or delete on point_entry
  for each row execute function point_ledger_is_kept();
create trigger point_transaction_is_not_emptied before truncate on point_transaction
  for each statement execute function point_ledger_is_kept();
create trigger point_entry_is_not_emptied before truncate on point_entry
  for each statement execute function point_ledger_is_kept();

-- Checked at commit, when all entries are there.
create function point_transaction_balances() returns trigger language plpgsql as $$
begin
  if (select count(*) < 2 or sum(amount) <> 0 from point_entry where transaction_id = new.transaction_id) then
    raise exception 'the point transaction % does not balance', new.transaction_id;
  end if;
  return null;
end $$;
create constraint trigger point_transaction_balances after insert on point_transaction
  deferrable initially deferred for each row execute function point_transaction_balances();
create constraint trigger point_entry_balances after insert on point_entry
  deferrable initially deferred for each row execute function point_transaction_balances();

-- What is left of an earning: the sum of its entries, kept so that points are found in the order in which they expire.
create table point_lot (
  lot_id text primary key references point_transaction,
  account_id text not null references point_account,
  remaining bigint not null check (remaining >= 0),
  available_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > available_at)
);
create index point_lot_account on point_lot (account_id, expires_at, lot_id) where remaining > 0;
create index point_lot_expiry on point_lot (expires_at, account_id) where remaining > 0;

-- The events that points were given for: each once.
create table point_collection (
  source text not null references point_source,
  event_id text not null check (char_length(event_id) between 1 and 200),
  account_id text not null references point_account,
  transaction_id text not null unique references point_transaction,
  amount integer not null check (amount > 0),
  reason text not null check (char_length(reason) between 1 and 200),
  created_at timestamptz not null,
  primary key (source, event_id)
);
create index point_collection_day on point_collection (account_id, source, created_at);
