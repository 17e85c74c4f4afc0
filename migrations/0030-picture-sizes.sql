-- Smaller stills of uploaded pictures. Their bytes are next to those of the picture: under its key, a dot and the size.

create table picture_size (
  file_id text not null references stored_file on delete cascade,
  size text not null check (size in ('thumbnail', 'medium', 'large')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  size_bytes integer not null check (size_bytes > 0),
  sha256 bytea not null check (octet_length(sha256) = 32),
  primary key (file_id, size)
);
