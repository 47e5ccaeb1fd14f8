-- Evidence on its way: what has arrived of a file, in pieces that wait in the store until the whole is attached to a case. Its owner alone
-- sees it. The pieces are in case_files as well: those that are forgotten are deleted with other files that no row names.
create table evidence_uploads (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  file_name text not null check (file_name <> '' and length(file_name) <= 150),
  file_size integer not null check (file_size > 0),
  received integer not null default 0 check (received between 0 and file_size),
  parts text[] not null default '{}',
  begun_at timestamptz not null default now(),
  attached_id uuid references complaint_attachments on delete cascade -- asked again, the answer is the same
);
create index evidence_uploads_of_account on evidence_uploads (account_id, begun_at);
