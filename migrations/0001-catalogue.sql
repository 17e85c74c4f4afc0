-- Places and routes, one row each with the texts of both languages, and the number of the last change,
-- by which the nodes fetch what is new to them.

create table catalogue_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 0,
  -- Digest of the starter catalogue's files that were loaded last, null before the first load.
  starter_digest text
);
insert into catalogue_version default values;

create table place (
  place_id text primary key check (length(place_id) between 1 and 100),
  category_code text not null check (category_code in ('ATTRACTION', 'ACCOMMODATION', 'RESTAURANT', 'SHOP', 'OTHER')),
  name_th text,
  name_en text,
  aliases text[] not null default '{}',
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  coordinates text,
  province_code text not null check (province_code ~ '^[0-9]{2}$'),
  district_th text,
  district_en text,
  sub_district_th text,
  sub_district_en text,
  postal_code text,
  address_th text,
  address_en text,
  category text,
  category_inferred boolean not null default false,
  sub_categories text[] not null default '{}',
  tags text[] not null default '{}',
  introduction_th text,
  introduction_en text,
  detail_th text,
  detail_en text,
  visit_minutes integer check (visit_minutes between 1 and 1440),
  -- {"mon": [[480, 1020]], …}: minutes after midnight in Bangkok, [] closed; null = unknown.
  opening_hours jsonb,
  special_close_text_th text,
  special_close_text_en text,
  -- Whole baht: {"thai_adult", "thai_child", "foreigner_adult", "foreigner_child"}, each may be null.
  fee jsonb,
  targets text[] not null default '{}',
  phones text[] not null default '{}',
  mobiles text[] not null default '{}',
  emails text[] not null default '{}',
  urls text[] not null default '{}',
  images text[] not null default '{}',
  thumbnail_url text,
  -- [[code, description], …]
  facilities jsonb not null default '[]',
  payment_methods jsonb,
  destination_th text,
  destination_en text,
  business_status text not null default 'operational' check (business_status in ('operational', 'temporarily_closed', 'closed')),
  -- 1–5 as an editor sees it; views is a source's own counter and only says who is before whom.
  popularity smallint check (popularity between 1 and 5),
  views bigint check (views >= 0),
  tat_id text,
  source text not null,
  licence text,
  source_updated_at timestamptz,
  synced_at timestamptz not null default now(),
  content_digest text not null,
  version bigint not null,
  check (name_th is not null or name_en is not null)
);
create index place_version on place (version);
create index place_tat_id on place (tat_id) where tat_id is not null;

create table route (
  route_id text primary key check (length(route_id) between 1 and 100),
  name_th text,
  name_en text,
  introduction_th text,
  introduction_en text,
  number_of_days integer not null check (number_of_days between 1 and 30),
  -- [{"day": 1, "place": ["th-10-wat-pho", …]}, …]
  days jsonb not null,
  tags text[] not null default '{}',
  province_codes text[] not null default '{}',
  distance_km double precision,
  thumbnail_url text,
  source text not null,
  licence text,
  source_updated_at timestamptz,
  synced_at timestamptz not null default now(),
  content_digest text not null,
  version bigint not null,
  check (name_th is not null or name_en is not null)
);
create index route_version on route (version);

-- What was taken out, so that a node that was away learns of it.
create table catalogue_removal (
  kind text not null check (kind in ('place', 'route')),
  id text not null,
  version bigint not null,
  primary key (kind, id)
);
create index catalogue_removal_version on catalogue_removal (version);
