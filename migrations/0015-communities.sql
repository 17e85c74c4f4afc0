-- Posts of travellers, reactions and reports.

create table community_post (
  post_id text primary key check (starts_with(post_id, 'post_')),
  author_id text not null references app_user on delete cascade,
  title text not null check (char_length(title) between 10 and 100),
  body text not null check (char_length(body) between 1 and 5000),
  link_count smallint not null check (link_count >= 0),
  place_ids text[] not null default '{}' check (cardinality(place_ids) <= 10),
  -- Those of the places and of the trip, to filter by.
  province_codes text[] not null default '{}',
  -- A snapshot of facts without private parts, rendered on each read.
  trip jsonb,
  -- What reports and moderators decided; stays as it is while the author's deletion can be undone.
  review_state text not null default 'published' check (review_state in ('published', 'hidden', 'removed')),
  review_reason text check (char_length(review_reason) between 1 and 500),
  approved_at timestamptz,
  deleted_at timestamptz,
  state text not null generated always as (case when deleted_at is null then review_state else 'deleted' end) stored,
  reaction_count integer not null default 0 check (reaction_count >= 0),
  hot_rank double precision not null,
  -- Whether reactions changed since the rank was computed.
  rank_due boolean not null default false,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  edited_at timestamptz
);
create index community_post_hot on community_post (hot_rank desc, post_id desc) where state = 'published';
create index community_post_top on community_post (reaction_count desc, post_id desc) where state = 'published';
create index community_post_state on community_post (state, post_id desc);
create index community_post_author on community_post (author_id, post_id desc);
create index community_post_places on community_post using gin (place_ids);
create index community_post_provinces on community_post using gin (province_codes);
create index community_post_approved on community_post (approved_at desc, post_id desc)
  where approved_at is not null and state = 'published';
create index community_post_rank_due on community_post (post_id) where rank_due;
create index community_post_deleted on community_post (deleted_at, post_id) where deleted_at is not null;

create table community_post_image (
  post_id text not null references community_post on delete cascade,
  position smallint not null check (position between 0 and 9),
  file_id text not null unique references stored_file on delete cascade,
  primary key (post_id, position)
);

create table community_reaction (
  post_id text not null references community_post on delete cascade,
  user_id text not null references app_user on delete cascade,
  created_at timestamptz not null default now(),
  primary key (post_id, user_id)
);
create index community_reaction_user on community_reaction (user_id, post_id);

create table community_report (
  post_id text not null references community_post on delete cascade,
  reporter_id text not null references app_user on delete cascade,
  reason text not null check (reason in ('spam', 'harassment', 'hate', 'sexual', 'violence', 'false_information', 'copyright', 'other')),
  details text check (char_length(details) between 1 and 500),
  created_at timestamptz not null default now(),
  reviewed_at timestamptz,
  primary key (post_id, reporter_id)
);
create index community_report_reporter on community_report (reporter_id, post_id);
