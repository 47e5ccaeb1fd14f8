-- not stricter: account_roles_confirmed_by_id_fkey, pending_accounts_confirmed_by_id_fkey
-- Where there are two owners, both agree before an account becomes head or owner (docs/rules.md#two-owners).
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

-- An invitation as head or owner whose link is sent when another owner agrees.
alter table pending_accounts
  add column asks_second boolean not null default false,
  add column confirmed_by_id uuid references accounts on delete set null;
alter table account_roles add column confirmed_by_id uuid references accounts on delete set null;

-- apply functions/two-owners.sql
create trigger note_taken_role before delete on account_roles for each row
  when (old.role in ('head', 'owner')) execute function note_taken_role();
create trigger ask_two_owners before insert on account_roles for each row
  when (new.role in ('head', 'owner') and new.granted_by_id is not null) execute function ask_two_owners();
