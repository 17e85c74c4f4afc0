-- What is under way for a user ends whenever their ways in change: find it without reading everybody's.
create index one_time_code_user on one_time_code (user_id);
create index password_reset_user on password_reset (user_id);
