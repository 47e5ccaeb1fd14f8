-- What a session's cookie holds is stored as a hash: the row opens nothing. Sessions that are open stay open.
update sessions set token = translate(rtrim(encode(sha256(convert_to(token, 'UTF8')), 'base64'), '='), '+/', '-_');
-- When its person last proved to be there: at sign-in, and before delicate acts.
alter table sessions add column confirmed_at timestamptz not null default now();
update sessions set confirmed_at = created_at;
-- Sign-ins between their two factors: their keys are hashed from now on, and those of before ask for the password again.
delete from verifications;

-- Tokens of programs: another kind than sessions, for named functions only, shown once.
create table api_tokens (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  name text not null check (length(name) between 1 and 80),
  token_hash text not null unique,
  scopes text[] not null,
  -- A keyed hash of the network that asked, where a program signed in for it.
  network_hash text,
  -- Unused for so long it is over; without it only the end counts.
  idle_minutes integer,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz
);
create index on api_tokens (account_id);
create index on api_tokens (expires_at);

-- The last 30 seconds a code of the authenticator was used for: it and those before work no more.
alter table second_factors add column last_step bigint not null default 0;
