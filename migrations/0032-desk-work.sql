-- What the desk changes and lists.

-- What editors say of places in place of their sources. Like editors' names it holds when the place is imported anew, so
-- nothing here refers to its row. The newest edit of a place has all that editors say of it.

create table place_edit (
  edit_number bigint generated always as identity primary key,
  place_id text not null check (length(place_id) between 1 and 100),
  -- What this edit changed; null: back to the source.
  changes jsonb not null check (jsonb_typeof(changes) = 'object' and pg_column_size(changes) <= 32768),
  facts jsonb not null check (jsonb_typeof(facts) = 'object' and pg_column_size(facts) <= 32768),
  edited_by text not null check (length(edited_by) between 1 and 100),
  created_at timestamptz not null default now()
);
create index place_edit_newest on place_edit (place_id, edit_number desc);
create index place_edit_edited_by on place_edit (edited_by, edit_number);
-- The places that were merged into another one.
create index place_edit_merged on place_edit ((facts ->> 'merged_into')) where facts ? 'merged_into';

create index api_key_newest on api_key (created_at desc, key_id);
