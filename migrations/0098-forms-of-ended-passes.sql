-- The browser that a pass was taken over from: a form that it was typing is stashed. A former release leaves it empty.
alter table tie_passes add column former_pass_hash text;
create index on tie_passes (former_pass_hash) where former_pass_hash is not null;

-- What was typed into a form that was sent after the pass of its browser had ended, as kept_forms has it of accounts.
create table kept_pass_forms (
  -- the SHA-256 of the secret in the browser's cookie
  token_hash text primary key,
  pass_id uuid not null references tie_passes on delete cascade,
  sealed text not null,
  created_at timestamptz not null default now()
);
create index on kept_pass_forms (pass_id);
create index on kept_pass_forms (created_at);
