-- What was put into the store for cases, noted before it is put there. A file that no row of evidence names is found by this list and
-- deleted; a file that is not on it, of another database that shares the store or of days that a backup does not know, is left alone.
create table case_files (
  path text primary key,
  put_at timestamptz not null default now()
);
insert into case_files (path, put_at) select file_path, uploaded_at from complaint_attachments;
