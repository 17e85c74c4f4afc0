-- A trip can be created by hand, edited, undone and restored. Every version is kept; an undo and a redo are versions that
-- show the facts of an earlier one, so that version numbers only grow and a stale `If-Match` never matches again.

-- Both servers that we support ship it, and it is trusted: the owner of the database may create it.
create extension if not exists btree_gist;

-- Nothing compared the dates of trips until now.
alter table trip
  add column allow_overlap boolean not null default true,
  add column search_text text not null default '';
alter table trip alter column allow_overlap set default false;
update trip set search_text = left(lower(concat_ws(
  E'\n', facts->>'name', facts->>'prompt',
  (select string_agg(concat_ws(' ', place->>'name_th', place->>'name_en'), E'\n')
    from jsonb_each(facts->'places') as places (id, place))
)), 20000);
alter table trip
  add check (length(search_text) <= 20000),
  add check ((start_date is null) = (end_date is null)),
  -- A trip that may overlap is compared when it and when others are written (`overlap-store.ts`).
  add constraint trip_dates_overlap
    exclude using gist (owner_id with =, daterange(start_date, end_date, '[]') with &&)
    where (start_date is not null and deleted_at is null and not allow_overlap);

drop index trip_owner;
create index trip_owner on trip (owner_id, created_at, trip_id);
create index trip_dates on trip (owner_id, start_date, trip_id) where deleted_at is null;
create index trip_deleted on trip (deleted_at) where deleted_at is not null;

create table trip_version (
  trip_id text not null references trip on delete cascade,
  version integer not null check (version > 0),
  change text not null check (change in ('created', 'edited', 'undone', 'redone')),
  -- The version whose facts it shows: its own, unless it is an undo or a redo.
  shows_version integer not null check (shows_version > 0),
  facts jsonb,
  -- Of a version with facts: the one that it was made from, and the one that a redo goes to.
  parent_version integer,
  next_version integer,
  author_id text references app_user on delete set null,
  created_at timestamptz not null default now(),
  primary key (trip_id, version),
  check ((facts is not null) = (shows_version = version))
);
create index trip_version_author on trip_version (author_id, created_at) where author_id is not null;
insert into trip_version (trip_id, version, change, shows_version, facts, author_id, created_at)
  select trip_id, version, 'created', version, facts, owner_id, created_at from trip;

-- What was previewed, for a day, so that it can be saved as it stands. It belongs to nobody: whoever holds the id may save it.
create table trip_preview (
  preview_id text primary key check (starts_with(preview_id, 'preview_')),
  facts jsonb not null,
  expires_at timestamptz not null
);
create index trip_preview_expires on trip_preview (expires_at);
