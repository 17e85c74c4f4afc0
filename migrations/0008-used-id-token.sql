-- Tokens of identity providers that have been used: each proves an identity once.
create table used_id_token (
  token_digest bytea primary key check (length(token_digest) = 32),
  expires_at timestamptz not null
);
create index used_id_token_expires on used_id_token (expires_at);
