-- Stored answers of POSTs that create, kept 24 hours. A row without a status is a call that is still running.

create table idempotency_record (
  caller text not null,
  idempotency_key text not null check (length(idempotency_key) between 1 and 255),
  request_digest bytea not null,
  status integer,
  headers jsonb,
  body bytea,
  started_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (caller, idempotency_key)
);
create index idempotency_record_expires_at on idempotency_record (expires_at);
