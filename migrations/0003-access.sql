-- Who may call: users (their accounts come with the account operations) and API keys.

create table app_user (
  user_id text primary key check (user_id like 'user_%'),
  username text not null,
  email text,
  name text not null,
  role text not null default 'user' check (role in ('user', 'editor', 'admin')),
  created_at timestamptz not null default now()
);
create unique index app_user_username on app_user (lower(username));
create unique index app_user_email on app_user (lower(email)) where email is not null;

create table api_key (
  key_id text primary key check (key_id like 'key_%'),
  name text not null check (length(name) between 1 and 100),
  scopes text[] not null check (cardinality(scopes) > 0),
  -- SHA-256 of a 256-bit random secret: nothing to guess, so no slow hash is needed.
  secret_digest bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz
);
