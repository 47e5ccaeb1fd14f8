-- The text of each file of migrations/functions and migrations/views that was applied last: one that differs is applied at the start.
create table applied_files (
  name text primary key,
  sha256 text not null,
  applied_at timestamptz not null default now()
);
revoke all on applied_files from tawila_app;
