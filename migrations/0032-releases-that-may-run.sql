-- The release that brought the schema up to date last, and the oldest one whose processes may run on it. Each migrating start writes it;
-- an older release reads it before it starts.
create table schema_release (
  id boolean primary key default true check (id),
  release text not null,
  oldest text not null,
  migrated_at timestamptz not null default now()
);
revoke insert, update, delete on schema_release from tawila_app;
