-- What signed-in users do with places, routes and posts: favourites, view logs, preferences, reactions, reviews.

-- A target has no foreign key: it may leave the catalogue, and the favourite then shows its last known facts.
create table favorite (
  favorite_id text primary key check (starts_with(favorite_id, 'fav_')),
  user_id text not null references app_user on delete cascade,
  ref_type text not null check (ref_type in ('place', 'route', 'post')),
  ref_id text not null check (length(ref_id) between 1 and 100),
  name_th text check (length(name_th) <= 300),
  name_en text check (length(name_en) <= 300),
  province_codes text[] not null default '{}',
  category text,
  created_at timestamptz not null,
  unique (user_id, ref_type, ref_id)
);
create index favorite_newest on favorite (user_id, created_at desc, favorite_id desc);
create index favorite_created on favorite (created_at);

create table view_log (
  view_id text primary key check (starts_with(view_id, 'view_')),
  user_id text not null references app_user on delete cascade,
  ref_type text not null check (ref_type in ('place', 'route', 'post')),
  ref_id text not null check (length(ref_id) between 1 and 100),
  name_th text check (length(name_th) <= 300),
  name_en text check (length(name_en) <= 300),
  province_codes text[] not null default '{}',
  category text,
  viewed_at timestamptz not null
);
-- Serves pages, the search for a repeat within 30 minutes, and what is beyond the newest 1,000.
create index view_log_newest on view_log (user_id, viewed_at desc, view_id desc);
create index view_log_viewed on view_log (viewed_at);

create table preference (
  user_id text primary key references app_user on delete cascade,
  question_version text not null check (length(question_version) between 1 and 40),
  -- {"interests": ["nature", …], "pace": ["easy"], …}
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  version integer not null default 1 check (version >= 1),
  updated_at timestamptz not null
);

-- Aggregates of views, favourites and interests, written by a job. A cohort of fewer than five users is never stored.
create table activity_statistic (
  statistic_id bigint generated always as identity primary key,
  metric text not null check (metric in ('views', 'favorites', 'interests')),
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  ref_type text check (ref_type in ('place', 'route', 'post')),
  province_code text,
  category text,
  events bigint not null check (events >= users),
  users bigint not null check (users >= 5),
  unique nulls not distinct (month, metric, ref_type, province_code, category)
);

create table route_reaction (
  route_id text not null references route on delete cascade,
  user_id text not null references app_user on delete cascade,
  reacted_at timestamptz not null default now(),
  primary key (route_id, user_id)
);
create index route_reaction_user on route_reaction (user_id, reacted_at, route_id);

create table route_review (
  route_id text not null references route on delete cascade,
  user_id text not null references app_user on delete cascade,
  score smallint not null check (score between 1 and 5),
  text text check (length(text) between 1 and 2000),
  reviewed_at timestamptz not null,
  primary key (route_id, user_id)
);
create index route_review_newest on route_review (route_id, reviewed_at desc, user_id);
create index route_review_user on route_review (user_id, reviewed_at, route_id);

-- Counted with each reaction, so that no read counts rows.
alter table route_popularity
  add column reaction_count bigint not null default 0 check (reaction_count >= 0),
  add column reaction_score double precision not null default 0;
