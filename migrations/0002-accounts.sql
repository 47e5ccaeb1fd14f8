-- Accounts of staff, captains and complainants, their sessions and forms, and the log of what they did.

create type account_role as enum ('complainant', 'editor', 'officer', 'head', 'owner', 'captain', 'league-manager');

create table accounts (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email citext not null unique,
  email_verified boolean not null default false,
  image text,
  language site_language not null default 'ar',
  two_factor_enabled boolean not null default false,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The password that last opened the account is shorter than its roles ask for: a new one is chosen before anything
  -- else opens.
  password_due boolean not null default false,
  -- Only accounts of a demo are spared the second factor.
  is_demo boolean not null default false,
  -- Whether an account has a role: accounts that wait for one are listed first, of however many there are.
  has_role boolean not null default false,
  -- Whether a captain gets the mails of working mornings about ties that wait. Those about what counts by silence or
  -- was decided come either way.
  match_reminders boolean not null default true
);
create index on accounts (created_at desc);
create index accounts_in_list on accounts ((email_verified and disabled_at is null and not has_role) desc, email);
create index accounts_waiting on accounts (email) where email_verified and disabled_at is null and not has_role;
call count_changes('accounts');

create table account_roles (
  account_id uuid not null references accounts on delete cascade,
  role account_role not null,
  granted_by_id uuid references accounts on delete set null,
  granted_at timestamptz not null default now(),
  -- The second owner, where two agree (docs/rules/accounts.md#two-owners).
  confirmed_by_id uuid references accounts on delete set null,
  primary key (account_id, role)
);
-- apply functions/accounts.sql
create trigger note_role after insert or delete on account_roles for each row execute function note_role();
-- apply functions/two-owners.sql
create trigger ask_two_owners before insert on account_roles for each row
  when (new.role in ('head', 'owner') and new.granted_by_id is not null) execute function ask_two_owners();
call count_changes('account_roles');

-- Where there are two owners, both agree before an account becomes head or owner: what one of them asked for.
create table role_requests (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null unique references accounts on delete cascade,
  roles text[] not null check (roles <@ '{head,owner}' and roles <> '{}'),
  asked_by_id uuid not null references accounts on delete cascade,
  reason text not null default '',
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on role_requests (asked_by_id);

-- An account begins when a link in its mailbox is used. Until then there is a request for one: a registration, which
-- may carry a complainant's profile, or an owner's invitation, which carries a role. Several may wait for one address;
-- each has its own link.
create table pending_accounts (
  id uuid primary key default gen_random_uuid(),  -- becomes the account's
  email citext not null,
  name text not null,
  language site_language not null,
  password text,  -- hash; only tells a sign-in that came too early from a wrong one
  profile text,  -- a complainant's, sealed for this row
  role account_role,
  invited_by_id uuid references accounts on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- An invitation as head or owner whose link is sent when another owner agrees.
  asks_second boolean not null default false,
  confirmed_by_id uuid references accounts on delete set null,
  check (role is null or (profile is null and password is null)),
  check (role <> 'complainant')
);
create index on pending_accounts (email, created_at desc);
create index on pending_accounts (expires_at);

-- Links in emails: each works once, and only its hash is stored.
create table account_links (
  token_hash text primary key,
  account_id uuid references accounts on delete cascade,
  purpose text not null check (purpose in ('activate', 'reset', 'invite')),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  pending_id uuid references pending_accounts on delete cascade,
  check (num_nonnulls(account_id, pending_id) = 1)
);
create index on account_links (account_id);
create index on account_links (pending_id);

-- A way to prove who one is; here always a password.
create table credentials (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  provider text not null,
  provider_account text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on credentials (account_id);

create table second_factors (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default true,
  failed_verification_count integer not null default 0,
  locked_until timestamptz,
  -- The last 30 seconds a code of the authenticator was used for: it and those before work no more.
  last_step bigint not null default 0
);
create index on second_factors (account_id);

-- A sign-in between its first and its second factor.
create table verifications (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on verifications (identifier);

-- Browsers that have signed in to an account before.
create table known_devices (
  account_id uuid not null references accounts on delete cascade,
  token_hash text not null,
  last_used_at timestamptz not null default now(),
  primary key (account_id, token_hash)
);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  token text not null unique,
  ip_address text,
  user_agent text,
  expires_at timestamptz not null,
  last_seen_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When its person last proved to be there: at sign-in, and before delicate acts.
  confirmed_at timestamptz not null default now()
);
create index on sessions (account_id);
create index on sessions (expires_at);
-- apply functions/sessions.sql
create trigger remember_session after delete on sessions for each row execute function remember_session();
create trigger unname_session before insert or update on sessions for each row execute function unname_session();

-- The accounts of ended sessions, by the hash of the token, for two weeks: a form that is sent with one finds its
-- account.
create table ended_sessions (
  token_hash text primary key,
  account_id uuid not null references accounts on delete cascade,
  ended_at timestamptz not null default now()
);
create index on ended_sessions (account_id);
create index on ended_sessions (ended_at);

-- What was typed when a session ended, sealed. It is given back to the account of that session and to no other.
create table kept_forms (
  token_hash text primary key,
  created_at timestamptz not null default now(),
  account_id uuid not null references accounts on delete cascade,
  sealed text not null
);
create index on kept_forms (account_id);
create index on kept_forms (created_at);

-- What people type into the panels of records and do not save: one row for each person and record, articles included.
create table record_drafts (
  id integer generated by default as identity primary key,
  account_id uuid not null references accounts on delete cascade,
  record text not null check (record ~ '^[a-z-]{1,40}:[a-z0-9-]{1,40}$'),
  fields jsonb not null,
  saved_at timestamptz not null default now(),
  -- Each form has a serial, and a draft names the form that wrote it: several new records have a draft each, and a save
  -- that was still under way when its form was saved or discarded comes to nothing. The row of such a form stays for an
  -- hour, `closed` and without its text.
  serial text not null default '',
  closed boolean not null default false,
  -- Where the save of a closed form led, with a hash of what it had sent: sent again, it gets the same answer and is
  -- not saved twice. Null for drafts and for forms that were discarded.
  saved jsonb,
  unique (account_id, record)
);
create index on record_drafts (record);
create index on record_drafts (saved_at);
-- Unsaved text is its author's alone: captains write line-ups there before they are sealed.
alter table record_drafts enable row level security;
create policy draft_of_author on record_drafts using (
  account_id::text = (select current_setting('app.draft_person', true)));
create policy draft_of_all on record_drafts using ((select current_setting('app.draft_person', true)) = 'all');

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

-- Who did what and when, in chains, one for each case and one for the rest: every row holds the hash of the row before
-- it. The log names no complainant. The product may add rows; it can neither change nor remove them, and says neither
-- their time nor their place: the database writes both, and the actor. Each year of `at` (in Riyadh) has a partition,
-- which is closed to the product: its grants and policies are those of the whole table. The partitions are made with
-- those of the timelines of cases.
create table audit_log (
  id bigint not null generated by default as identity,
  at timestamptz not null default now(),
  actor_id uuid references accounts on delete set null,
  actor text not null,
  action text not null,
  subject text,
  details jsonb not null default '{}',
  chain text,
  seq bigint,
  actor_key text,  -- of the account, even when its row is gone
  previous text,
  hash text
) partition by range (at);
create index on audit_log (at desc, id desc);
create index on audit_log (action, id desc);
create index on audit_log (subject, id desc);
revoke insert, update, delete, truncate on audit_log from tawila_app;
grant insert (actor_id, actor, action, subject, details) on audit_log to tawila_app;
-- apply functions/audit-log.sql
create trigger chain_audit before insert on audit_log for each row execute function chain_audit();

-- The end of each chain.
create table audit_chains (
  chain text primary key,
  seq bigint not null,
  hash text not null
);
revoke insert, update, delete, truncate on audit_chains from tawila_app;

-- The end of each chain that grew, for each day, and under the name 'day' a digest of them all and of the day before.
create table audit_heads (
  day date not null,
  chain text not null,
  seq bigint not null,
  hash text not null,
  -- A day's seal speaks of the hashes of its own epoch.
  epoch integer not null default 0,
  -- The seal of a day as a signed list, which leaves the house: mailed, printed on receipts, and served from memory.
  jws text check (jws is null or chain = 'day'),
  primary key (epoch, day, chain)
);
call count_changes('audit_heads');
revoke update, delete, truncate on audit_heads from tawila_app;

-- Each time the log was rewritten by a migration: why, how many rows it had, and a digest of the former ends of
-- its chains.
create table audit_rewrites (
  epoch integer primary key,
  at timestamptz not null default now(),
  reason text not null,
  rows bigint not null,
  chains bigint not null,
  digest text not null
);
revoke insert, update, delete, truncate on audit_rewrites from tawila_app;

-- The ends of the chains before it.
create table audit_former_heads (
  epoch integer not null references audit_rewrites,
  chain text not null,
  seq bigint not null,
  hash text not null,
  primary key (epoch, chain)
);
revoke insert, update, delete, truncate on audit_former_heads from tawila_app;
