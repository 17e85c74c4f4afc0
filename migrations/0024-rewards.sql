-- Rewards that users redeem for points.

create table reward (
  reward_id text primary key check (starts_with(reward_id, 'reward_')),
  name_th text not null check (char_length(name_th) between 1 and 100),
  name_en text not null check (char_length(name_en) between 1 and 100),
  text_th text not null check (char_length(text_th) between 1 and 2000),
  text_en text not null check (char_length(text_en) between 1 and 2000),
  price integer not null check (price between 1 and 1000000),
  -- Both null: without limit. With a list of codes, the number of codes.
  stock integer check (stock > 0),
  stock_left integer check (stock_left between 0 and stock),
  has_codes boolean not null,
  starts_at timestamptz,
  ends_at timestamptz check (ends_at > starts_at),
  limit_per_user smallint check (limit_per_user between 1 and 1000),
  -- Days in which a redemption can be used; null: without limit.
  valid_days smallint check (valid_days between 1 and 3650),
  is_active boolean not null default true,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null,
  check ((stock is null) = (stock_left is null)),
  check (stock is not null or not has_codes)
);

-- The codes of a list that nobody has received yet.
create table reward_code (
  reward_id text not null references reward on delete cascade,
  position integer not null check (position >= 0),
  code text not null check (char_length(code) between 1 and 100),
  primary key (reward_id, position),
  unique (reward_id, code)
);

create table redemption (
  redemption_id text primary key check (starts_with(redemption_id, 'redemption_')),
  reward_id text not null references reward,
  -- Null for an erased user.
  user_id text references app_user on delete set null,
  -- The spending in the ledger.
  transaction_id text not null unique references point_transaction,
  price integer not null check (price > 0),
  -- Emptied with the user.
  code text check (char_length(code) between 1 and 100),
  status text not null default 'issued' check (status in ('issued', 'used', 'refunded')),
  expires_at timestamptz,
  redeemed_at timestamptz not null,
  -- When it was used or refunded.
  closed_at timestamptz,
  unique (reward_id, code),
  check ((closed_at is null) = (status = 'issued'))
);
create index redemption_user on redemption (user_id, redemption_id desc);
create index redemption_reward on redemption (reward_id, user_id);
