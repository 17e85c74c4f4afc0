-- Admins are few, and are looked up to show them the progress of syncs.
create index app_user_admins on app_user (user_id) where role = 'admin';
