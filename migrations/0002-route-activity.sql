-- Views and the popularity score of routes. A view counts once per viewer and hour: the viewer is a keyed digest, forgotten after a day.

create table route_view (
  route_id text not null references route on delete cascade,
  viewer_digest bytea not null,
  hour timestamptz not null,
  primary key (route_id, viewer_digest, hour)
);
create index route_view_hour on route_view (hour);

create table route_popularity (
  route_id text primary key references route on delete cascade,
  view_count bigint not null default 0,
  score double precision not null default 0,
  scored_at timestamptz not null default now()
);
