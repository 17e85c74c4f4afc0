-- Other names that editors gave to places: what people call them. They stay when the place is imported anew, or is away
-- for a while, so nothing here refers to its row. A name given to an id of the tourism authority also holds for the
-- editors' row that names it as its tat_id.

create table place_alias (
  place_id text not null check (length(place_id) between 1 and 100),
  alias text not null check (length(alias) between 1 and 100 and alias = btrim(alias)),
  language text check (language in ('th', 'en')),
  added_by text not null check (length(added_by) between 1 and 100),
  created_at timestamptz not null default now(),
  primary key (place_id, alias)
);
-- The same name in other capitals is the same name.
create unique index place_alias_name on place_alias (place_id, lower(alias));
