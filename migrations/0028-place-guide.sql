-- What a local guide knows of a place (src/world/guide.ts): sparse, read as a whole, and never filtered by the database.
alter table place add column guide jsonb check (jsonb_typeof(guide) = 'object');
