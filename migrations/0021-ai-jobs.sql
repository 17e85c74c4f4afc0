-- Trips that are planned in the background. The row is the job: a killed run leaves it where it was, and the next one continues.
create table ai_job (
  job_id text primary key check (starts_with(job_id, 'job_') and length(job_id) <= 60),
  user_id text not null references app_user on delete cascade,
  -- What to plan: prompt, date, constraints, language.
  wish jsonb not null check (jsonb_typeof(wish) = 'object' and pg_column_size(wish) <= 65536),
  state text not null check (state in
    ('queued', 'understanding', 'finding', 'scheduling', 'writing', 'succeeded', 'failed', 'cancelled', 'infeasible')),
  -- Never falls, whatever a later run or an outside worker reports.
  percent smallint not null default 0 check (percent between 0 and 100),
  -- Null until it succeeds, and again when the trip is erased.
  trip_id text references trip on delete set null,
  -- Why there is no trip, as facts that are rendered on each read.
  problem jsonb check (jsonb_typeof(problem) = 'object' and pg_column_size(problem) <= 65536),
  -- Only the latest run may write.
  run_number integer not null default 0,
  -- When another run begins unless the current one is heard of; by the clock of the database, which all nodes share.
  due_at timestamptz not null default now(),
  requested_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  check ((finished_at is null) = (state in ('queued', 'understanding', 'finding', 'scheduling', 'writing'))),
  check ((problem is null) = (state not in ('failed', 'infeasible'))),
  check (trip_id is null or state = 'succeeded')
);
create index ai_job_of_user on ai_job (user_id, requested_at, job_id);
create index ai_job_unfinished on ai_job (due_at) where finished_at is null;
create index ai_job_finished on ai_job (finished_at) where finished_at is not null;
create index ai_job_trip on ai_job (trip_id) where trip_id is not null;
