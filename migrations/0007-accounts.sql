-- Accounts: how people prove who they are, what they agreed to, and what happened to their account.

alter table app_user
  -- Null until the address or an identity is proved: such a user holds the name for a day and cannot sign in.
  add column activated_at timestamptz,
  -- The address of a sign-up that is not proved yet; `email` is set when it is.
  add column unproved_email text,
  add column password_hash text,
  add column profile_url text,
  add column image_file_id text,
  add column language text not null default 'th' check (language in ('th', 'en')),
  add column username_changed_at timestamptz,
  -- From then on 30 days to come back by signing in.
  add column deactivated_at timestamptz,
  add column version integer not null default 1 check (version > 0),
  add column updated_at timestamptz not null default now();
create index app_user_unproved on app_user (created_at) where activated_at is null;
create index app_user_deactivated on app_user (deactivated_at) where deactivated_at is not null;

create table one_time_code (
  otp_ref text primary key check (length(otp_ref) = 22),
  purpose text not null check (purpose in ('sign_up', 'password_reset', 'email_change')),
  address text not null,
  -- Null where nobody can use the code: the answer to an unknown address must look and last like any other.
  user_id text references app_user on delete cascade,
  code_digest bytea not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  language text not null check (language in ('th', 'en')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  replaced_at timestamptz
);
create index one_time_code_address on one_time_code (purpose, address, created_at);
create index one_time_code_expires on one_time_code (expires_at);

create table password_reset (
  token_digest bytea primary key,
  user_id text not null references app_user on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table session (
  session_id text primary key check (session_id like 'session_%'),
  user_id text not null references app_user on delete cascade,
  -- `password`, or the name of the provider.
  method text not null,
  address text not null,
  user_agent text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  -- When the user last proved who they are: changes of the account ask for a fresh proof.
  proved_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index session_by_user on session (user_id, created_at);

-- One row for each token of a family (the session); the successor is derived from the token, so it need not be kept.
create table refresh_token (
  token_digest bytea primary key,
  session_id text not null references session on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_token_session on refresh_token (session_id);
create index refresh_token_expires on refresh_token (expires_at);

create table signing_key (
  kid text primary key,
  private_jwk jsonb not null,
  -- Published from its birth, used from then on, so that every node and client knows it first.
  active_at timestamptz not null,
  created_at timestamptz not null default now()
);

create table identity (
  issuer text not null,
  subject text not null,
  user_id text not null references app_user on delete cascade,
  provider text not null,
  email text,
  linked_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (issuer, subject),
  unique (user_id, provider)
);

-- Failed sign-ins of one account from one address; the keys are digests, as the account may not exist.
create table sign_in_failure (
  key bytea primary key,
  failures integer not null check (failures > 0),
  last_at timestamptz not null default now()
);

create table email_change (
  change_id text primary key,
  user_id text not null references app_user on delete cascade,
  old_email text,
  new_email text not null,
  undo_digest bytea not null unique,
  changed_at timestamptz not null default now(),
  undo_until timestamptz not null,
  undone_at timestamptz
);
create index email_change_user on email_change (user_id);

-- What was agreed to, and withdrawn: rows are added only.
create table consent (
  consent_id bigint generated always as identity primary key,
  user_id text not null references app_user on delete cascade,
  purpose text not null check (purpose in ('terms', 'privacy', 'profiling', 'marketing')),
  granted boolean not null,
  document_version text not null,
  document_language text not null check (document_language in ('th', 'en')),
  -- SHA-256 of the text that was shown.
  document_digest bytea not null check (length(document_digest) = 32),
  at timestamptz not null default now()
);
create index consent_user on consent (user_id, purpose, consent_id);
create function consent_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'consents are added, never changed';
end $$;
create trigger consent_is_kept before update on consent for each row execute function consent_is_kept();

create table security_event (
  event_id bigint generated always as identity primary key,
  -- Stays without its user when that one is erased.
  user_id text references app_user on delete set null,
  kind text not null,
  address text not null,
  user_agent text not null,
  details jsonb not null default '{}',
  at timestamptz not null default now()
);
create index security_event_user on security_event (user_id, event_id);

create table mail (
  mail_id text primary key check (mail_id like 'mail_%'),
  -- Null where nothing is to be sent; see one_time_code.user_id. Emptied, as subject and texts are, when it has gone out.
  recipient text,
  subject text,
  body_text text,
  body_html text,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts smallint not null default 0,
  -- Set before the server is asked, so that a mail whose answer was lost is not sent again.
  claimed_at timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  failure text
);
create index mail_due on mail (due_at) where sent_at is null and failed_at is null and claimed_at is null;

create table stored_file (
  file_id text primary key check (file_id like 'file_%'),
  owner_id text references app_user on delete set null,
  storage_key text not null unique,
  file_name text,
  content_type text not null,
  size_bytes bigint not null check (size_bytes >= 0),
  sha256 bytea not null check (length(sha256) = 32),
  visibility text not null default 'private' check (visibility in ('private', 'public')),
  created_at timestamptz not null default now(),
  -- What it is used for; a file without a use is removed after a day.
  used_for text
);
create index stored_file_owner on stored_file (owner_id, created_at);

create table trip (
  trip_id text primary key check (trip_id like 'trip_%'),
  owner_id text not null references app_user on delete cascade,
  name text not null,
  start_date date,
  end_date date,
  number_of_days smallint not null check (number_of_days between 1 and 30),
  version integer not null default 1 check (version > 0),
  document jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index trip_owner on trip (owner_id, created_at);
