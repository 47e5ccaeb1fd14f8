-- A known text sealed with each key of ENCRYPTION_KEYS: a key that cannot open it is another key under the same name.
create table key_checks (
  name text primary key,
  sealed text not null,
  noted_at timestamptz not null default now()
);
grant select, insert on key_checks to tawila_app;
