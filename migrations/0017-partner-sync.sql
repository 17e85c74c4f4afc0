-- Syncs with the tourism authority. The row is the job: what it has done, and where to continue after a restart.
create table partner_sync (
  sync_id text primary key check (starts_with(sync_id, 'sync_') and length(sync_id) <= 60),
  kind text not null check (kind in ('places', 'routes')),
  state text not null check (state in ('queued', 'running', 'succeeded', 'failed')),
  -- Only what the authority changed since; null reads everything.
  changed_since_at timestamptz,
  -- Where the next page is; null before the first one.
  next_page jsonb,
  -- When the last page was written: running nodes may not show it yet.
  read_at timestamptz,
  -- Only the latest run may write.
  run_number integer not null default 0,
  -- Runs since the last page: one that is killed leaves its mark too.
  tries integer not null default 0,
  page_count integer not null default 0,
  created_count integer not null default 0,
  updated_count integer not null default 0,
  unchanged_count integer not null default 0,
  failed_count integer not null default 0,
  -- Those of the failed ones that may be readable next time.
  unread_count integer not null default 0,
  errors jsonb not null default '[]' check (jsonb_typeof(errors) = 'array' and jsonb_array_length(errors) <= 100),
  failure text check (length(failure) <= 60),
  requested_at timestamptz not null,
  started_at timestamptz,
  -- When it last did something, or will try again.
  due_at timestamptz not null,
  finished_at timestamptz,
  check ((finished_at is null) = (state in ('queued', 'running'))),
  check ((failure is null) = (state <> 'failed'))
);
-- One at a time.
create unique index partner_sync_unfinished on partner_sync ((finished_at is null)) where finished_at is null;
-- The last one after which nothing was left unread: later ones continue from it.
create index partner_sync_complete on partner_sync (kind, requested_at, sync_id)
  where state = 'succeeded' and unread_count = 0;
create index partner_sync_finished on partner_sync (finished_at) where finished_at is not null;
