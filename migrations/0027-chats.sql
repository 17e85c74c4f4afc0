-- Chat groups, the trips that are linked to them, and what the service sends them.

create table chat_group (
  channel text not null check (channel in ('line', 'telegram', 'discord')),
  -- The product's own.
  group_id text not null check (char_length(group_id) between 1 and 100),
  group_name text check (char_length(group_name) between 1 and 200),
  -- What a push costs where it counts per member.
  member_count integer check (member_count >= 0),
  counted_at timestamptz,
  -- As of the last sync.
  current_trip_id text check (char_length(current_trip_id) <= 100),
  joined_at timestamptz not null default now(),
  primary key (channel, group_id)
);
create index chat_group_id on chat_group (group_id);

create table chat_link (
  channel text not null,
  group_id text not null,
  trip_id text not null references trip on delete cascade,
  linked_by text not null references app_user on delete cascade,
  linked_at timestamptz not null,
  -- When the next summary or reminder is due, by this version of the trip; null before that is known.
  notice_due_at timestamptz,
  notice_version integer check (notice_version > 0),
  primary key (channel, group_id, trip_id),
  foreign key (channel, group_id) references chat_group on delete cascade
);
create index chat_link_trip on chat_link (trip_id, channel, group_id);
create index chat_link_linker on chat_link (linked_by, channel, group_id);
create index chat_link_due on chat_link (notice_due_at) where notice_due_at is not null;

create table chat_link_code (
  trip_id text not null references trip on delete cascade,
  user_id text not null references app_user on delete cascade,
  code_digest bytea not null unique check (octet_length(code_digest) = 32),
  expires_at timestamptz not null,
  primary key (trip_id, user_id)
);
create index chat_link_code_user on chat_link_code (user_id);
create index chat_link_code_expired on chat_link_code (expires_at);

-- What a group may do only so often. Without a foreign key: a group that guesses codes needs no other row.
create table chat_throttle (
  channel text not null check (channel in ('line', 'telegram', 'discord')),
  group_id text not null check (char_length(group_id) between 1 and 100),
  kind text not null check (kind in ('link_code', 'plan')),
  attempts integer not null check (attempts >= 0),
  window_ends_at timestamptz not null,
  primary key (channel, group_id, kind)
);
create index chat_throttle_ended on chat_throttle (window_ends_at);

-- Commands of groups; the id makes a repeat harmless. Emptied when handled.
create table chat_event (
  channel text not null check (channel in ('line', 'telegram', 'discord')),
  event_id text not null check (char_length(event_id) between 1 and 100),
  event jsonb,
  received_at timestamptz not null,
  handled_at timestamptz,
  primary key (channel, event_id),
  check (handled_at is null or event is null)
);
create index chat_event_received on chat_event (received_at);

-- The outbox of messages to groups. Emptied when sent or given up.
create table chat_message (
  message_id text primary key check (starts_with(message_id, 'cmsg_') and length(message_id) <= 60),
  -- The order within a group: ids of one millisecond have none.
  seq bigint not null generated always as identity,
  channel text not null,
  group_id text not null,
  purpose text not null check (purpose in ('answer', 'summary', 'reminder')),
  content jsonb,
  -- A reply costs nothing, but is accepted once and for a short time.
  reply_token text check (char_length(reply_token) <= 1000),
  reply_until timestamptz,
  -- Identifies the message to the product in every attempt.
  retry_key uuid not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  -- Worthless later.
  expires_at timestamptz not null,
  attempts integer not null default 0,
  claimed_at timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  failure text check (char_length(failure) <= 300),
  foreign key (channel, group_id) references chat_group on delete cascade,
  check ((reply_token is null) = (reply_until is null)),
  check (sent_at is null or failed_at is null)
);
create index chat_message_waiting on chat_message (due_at, seq) where sent_at is null and failed_at is null;
create index chat_message_group on chat_message (channel, group_id, seq);
create index chat_message_created on chat_message (created_at);

-- Pushed messages that count in the product's monthly quota.
create table chat_budget (
  channel text not null check (channel in ('line', 'telegram', 'discord')),
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  used integer not null check (used >= 0),
  primary key (channel, month)
);

create table chat_preference (
  user_id text primary key references app_user on delete cascade,
  settings jsonb not null,
  version integer not null default 1 check (version > 0),
  updated_at timestamptz not null default now()
);

create table chat_trip_preference (
  trip_id text primary key references trip on delete cascade,
  settings jsonb not null,
  version integer not null default 1 check (version > 0),
  updated_at timestamptz not null default now()
);

-- What a group was sent about a day of a trip: each once.
create table chat_notice (
  channel text not null,
  group_id text not null,
  trip_id text not null,
  kind text not null check (kind in ('summary', 'reminder')),
  -- The stop; empty for a summary.
  stop_id text not null check (char_length(stop_id) <= 100),
  trip_date date not null,
  noticed_at timestamptz not null,
  primary key (channel, group_id, trip_id, kind, stop_id, trip_date),
  foreign key (channel, group_id, trip_id) references chat_link on delete cascade
);
create index chat_notice_noticed on chat_notice (noticed_at);
