-- What users say about trips, places, routes and the app. A ticket number is the id with a prefix.

create table feedback (
  feedback_id bigint generated always as identity primary key,
  user_id text not null references app_user on delete cascade,
  action text not null check (action in ('trip', 'place', 'route', 'ai_trip', 'chat', 'app')),
  ref_id text check (char_length(ref_id) between 1 and 100),
  rating smallint check (rating between 1 and 5),
  comment text check (char_length(comment) between 1 and 2000),
  status text not null default 'open' check (status in ('open', 'planned', 'completed', 'declined', 'duplicate')),
  created_at timestamptz not null default now(),
  status_changed_at timestamptz,
  check (rating is not null or comment is not null)
);
create index feedback_user on feedback (user_id, feedback_id);
create index feedback_status on feedback (status, feedback_id);
create index feedback_created on feedback (created_at);
