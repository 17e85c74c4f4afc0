-- Records of users are exported and erased with the user. Digests of requests are keyed from now on: those that are not
-- would let a password be guessed at the speed of SHA-256, so they go.

delete from idempotency_record;
alter table idempotency_record add column user_id text references app_user on delete cascade;
create index idempotency_record_user on idempotency_record (user_id) where user_id is not null;
