-- Who made a trip from which route, for the popularity of routes. Each user counts once per route.
create table route_trip (
  route_id text not null references route on delete cascade,
  user_id text not null references app_user on delete cascade,
  made_at timestamptz not null,
  primary key (route_id, user_id)
);
create index route_trip_user on route_trip (user_id, made_at, route_id);

alter table route_popularity add column trip_score double precision not null default 0;
