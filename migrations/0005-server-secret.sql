-- Random values that all nodes share: peppers and salts. Made by the first node that needs one, never sent out.

create table server_secret (
  name text primary key,
  secret bytea not null check (length(secret) >= 32),
  created_at timestamptz not null default now()
);

-- Which views the popularity score has counted already.
alter table route_view add column counted boolean not null default false;
create index route_view_uncounted on route_view (hour) where not counted;
