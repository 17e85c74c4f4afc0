-- Prefixes are compared as text: in `like 'user_%'` the underscore matches any character.
alter table app_user drop constraint app_user_user_id_check, add check (starts_with(user_id, 'user_'));
alter table api_key drop constraint api_key_key_id_check, add check (starts_with(key_id, 'key_'));
alter table session drop constraint session_session_id_check, add check (starts_with(session_id, 'session_'));
alter table mail drop constraint mail_mail_id_check, add check (starts_with(mail_id, 'mail_'));
alter table stored_file drop constraint stored_file_file_id_check, add check (starts_with(file_id, 'file_'));
alter table trip drop constraint trip_trip_id_check, add check (starts_with(trip_id, 'trip_'));

-- Instants end in _at.
alter table consent rename column at to answered_at;
alter table security_event rename column at to occurred_at;
alter table email_change rename column undo_until to undo_expires_at;
alter table route_view rename column hour to hour_at;

-- An address is postal; the others say what they are.
alter table one_time_code rename column address to email;
alter table session rename column address to ip_address;
alter table security_event rename column address to ip_address;

-- Which identity opened an account was read from two equal timestamps; now it is a fact of its own.
alter table identity add column opened_account boolean not null default false;
update identity i set opened_account = true from app_user u where u.user_id = i.user_id and u.created_at = i.linked_at;

-- A picture that is gone leaves no dangling reference.
update app_user set image_file_id = null
  where image_file_id is not null
    and not exists (select from stored_file where file_id = app_user.image_file_id);
alter table app_user add foreign key (image_file_id) references stored_file on delete set null;
create index app_user_image on app_user (image_file_id) where image_file_id is not null;

-- Purges and pages read only what they need. The foreign keys of password_reset and one_time_code have theirs since 0009.
create index mail_claimed on mail (claimed_at) where sent_at is null and failed_at is null and claimed_at is not null;
create index mail_created on mail (created_at);
create index session_revoked on session (revoked_at) where revoked_at is not null;
create index session_last_used on session (last_used_at);
create index sign_in_failure_last on sign_in_failure (last_at);
create index password_reset_expires on password_reset (expires_at);
create index security_event_occurred on security_event (occurred_at);
create index security_event_unknown on security_event (occurred_at) where user_id is null and ip_address <> '';
create index stored_file_unused on stored_file (created_at, file_id) where used_for is null;
drop index place_version;
create index place_version on place (version, place_id);
