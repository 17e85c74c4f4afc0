-- What happens to users while they watch: progress of jobs, changes of shared trips, notifications. Kept for a day.
create table user_event (
  -- Grows in the order in which a user's events are committed: whoever appends holds a lock of that user.
  seq bigint generated always as identity primary key,
  user_id text not null references app_user on delete cascade,
  type text not null check (type in ('ai_job', 'trip', 'notification', 'sync')),
  job_id text check (length(job_id) between 1 and 60),
  stage text check (length(stage) between 1 and 40),
  percent smallint check (percent between 0 and 100),
  message_th text not null check (length(message_th) <= 500),
  message_en text not null check (length(message_en) <= 500),
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object' and pg_column_size(data) <= 4096),
  created_at timestamptz not null
);
create index user_event_of_user on user_event (user_id, seq);
create index user_event_of_job on user_event (job_id, seq) where job_id is not null;
create index user_event_created on user_event (created_at);
