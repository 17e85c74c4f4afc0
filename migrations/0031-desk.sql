-- What the editors' desk lists.

-- Names of all places, newest first.
create index place_alias_newest on place_alias (created_at desc, place_id, alias);
-- The names that a user added, to export them and to forget who it was.
create index place_alias_added_by on place_alias (added_by, created_at, place_id, alias);

-- The figures of each acceptance run, to see them over time.
create table acceptance_run (
  run_id text primary key check (length(run_id) between 1 and 100),
  judged_count integer not null check (judged_count > 0),
  passed_count integer not null check (passed_count between 0 and judged_count),
  read_by_model_count integer not null check (read_by_model_count between 0 and judged_count),
  cut_short_count integer not null check (cut_short_count between 0 and judged_count),
  rates jsonb not null check (jsonb_typeof(rates) = 'array'),
  failures jsonb not null check (jsonb_typeof(failures) = 'array'),
  catalogue_version bigint not null,
  duration_ms integer not null check (duration_ms >= 0),
  finished_at timestamptz not null
);
create index acceptance_run_newest on acceptance_run (finished_at desc, run_id desc);
