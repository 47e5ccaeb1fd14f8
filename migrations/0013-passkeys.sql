-- A passkey of an account: a key pair whose private half never leaves its holder's device or password manager.
create table passkeys (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  name text not null check (length(name) between 1 and 80),
  -- Of the authenticator, in base64url: a credential has 1,023 bytes at most.
  credential text not null unique check (length(credential) <= 1364),
  public_key text not null,  -- COSE, in base64url
  transports text[] not null default '{}',
  sign_count bigint not null,
  -- Whether it may be on several devices, which never changes, and whether it is.
  may_sync boolean not null,
  is_synced boolean not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index on passkeys (account_id);

-- What a passkey has to sign, for a few minutes: once, in the browser that asked, and for what it asked.
create table passkey_challenges (
  challenge_hash text primary key,
  browser_hash text not null,
  purpose text not null check (purpose in ('sign-in', 'add', 'confirm')),
  account_id uuid references accounts on delete cascade,
  expires_at timestamptz not null,
  check ((purpose = 'sign-in') = (account_id is null))
);
create index on passkey_challenges (account_id);
create index on passkey_challenges (expires_at);

-- The passkey that opened or confirmed a session: with it, the session has two factors.
alter table sessions add column passkey_id uuid references passkeys on delete set null;
create index on sessions (passkey_id) where passkey_id is not null;
