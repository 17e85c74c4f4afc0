-- A trip is shared by a link. Signed-in users who open the link become members; the owner can end both at once.

create table trip_link (
  trip_id text primary key references trip on delete cascade,
  role text not null check (role in ('view', 'edit')),
  -- SHA-256 of a token of 256 random bits; the token itself is not stored.
  token_digest bytea not null unique check (length(token_digest) = 32),
  expires_at timestamptz,
  created_at timestamptz not null default now()
);
create index trip_link_expires on trip_link (expires_at) where expires_at is not null;

create table trip_member (
  trip_id text not null references trip on delete cascade,
  user_id text not null references app_user on delete cascade,
  role text not null check (role in ('view', 'edit')),
  -- That of the link by which the member joined.
  expires_at timestamptz,
  joined_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (trip_id, user_id)
);
create index trip_member_user on trip_member (user_id, joined_at, trip_id);
create index trip_member_expires on trip_member (expires_at) where expires_at is not null;

create table trip_review (
  trip_id text not null references trip on delete cascade,
  user_id text not null references app_user on delete cascade,
  score smallint not null check (score between 1 and 5),
  text text check (char_length(text) between 1 and 2000),
  -- [{stop_id, text}]
  stops jsonb not null default '[]' check (jsonb_array_length(stops) <= 100),
  reviewed_at timestamptz not null,
  primary key (trip_id, user_id)
);
create index trip_review_user on trip_review (user_id, reviewed_at, trip_id);
