-- The inbox of users, the devices that are pushed to, and what is still to be pushed.

create table notification (
  notification_id text primary key check (starts_with(notification_id, 'ntf_')),
  user_id text not null references app_user on delete cascade,
  -- A code of the vocabulary; texts are rendered from it and from the values on each read.
  event text not null check (length(event) between 1 and 40),
  text_values jsonb not null check (jsonb_typeof(text_values) = 'object' and pg_column_size(text_values) <= 4096),
  data jsonb not null check (jsonb_typeof(data) = 'object' and pg_column_size(data) <= 2048),
  -- What happened, so that it is announced once.
  dedupe_key text not null check (length(dedupe_key) between 1 and 250),
  state text not null default 'unread' check (state in ('unread', 'read', 'archived')),
  created_at timestamptz not null,
  read_at timestamptz,
  unique (user_id, dedupe_key)
);
create index notification_inbox on notification (user_id, created_at desc, notification_id desc);
create index notification_unread on notification (user_id) where state = 'unread';
create index notification_created on notification (created_at);

-- A device or browser. It belongs to the session that registered it: when that ends, nothing is pushed to it any more.
create table push_token (
  token_id text primary key check (starts_with(token_id, 'push_')),
  user_id text not null references app_user on delete cascade,
  session_id text not null references session on delete cascade,
  kind text not null check (kind in ('fcm', 'web_push')),
  platform text check (platform in ('ios', 'android', 'web')),
  -- The registration token, or the endpoint of a browser.
  address text not null check (octet_length(address) between 1 and 2048),
  p256dh text check (length(p256dh) = 87),
  auth text check (length(auth) = 22),
  registered_at timestamptz not null default now(),
  -- Consecutive failures, and until when nothing is tried.
  failures smallint not null default 0 check (failures >= 0),
  retry_at timestamptz not null default now(),
  check ((kind = 'fcm') = (platform is not null)),
  check ((kind = 'web_push') = (p256dh is not null and auth is not null)),
  unique (kind, address)
);
create index push_token_user on push_token (user_id, registered_at desc, token_id desc);
create index push_token_session on push_token (session_id);

-- One row per notification and device, until it is pushed or given up.
create table notification_delivery (
  notification_id text not null references notification on delete cascade,
  token_id text not null references push_token on delete cascade,
  created_at timestamptz not null default now(),
  attempts smallint not null default 0 check (attempts >= 0),
  claimed_at timestamptz,
  primary key (notification_id, token_id)
);
create index notification_delivery_waiting on notification_delivery (created_at, notification_id, token_id)
  where claimed_at is null;
create index notification_delivery_claimed on notification_delivery (claimed_at) where claimed_at is not null;
create index notification_delivery_token on notification_delivery (token_id);

-- Where a user departs from the defaults.
create table notification_preference (
  user_id text not null references app_user on delete cascade,
  event text not null check (length(event) between 1 and 40),
  channel text not null check (channel in ('push', 'mail')),
  is_enabled boolean not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, event, channel)
);

-- The trips of all travellers that start on a day, for reminders.
create index trip_start on trip (start_date, trip_id) where deleted_at is null;
