-- An account begins when a link in its mailbox is used. Until then there is a request for one: a registration, which may carry a
-- complainant's profile, or an owner's invitation, which carries a role. Several may wait for one address; each has its own link.
create table pending_accounts (
  id uuid primary key default gen_random_uuid(),  -- becomes the account's
  email citext not null,
  name text not null,
  language site_language not null,
  password text,  -- hash; only tells a sign-in that came too early from a wrong one
  profile text,   -- a complainant's, sealed for this row
  role account_role,
  invited_by_id uuid references accounts on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check (role is null or (profile is null and password is null)),
  check (role <> 'complainant')
);
create index on pending_accounts (email, created_at desc);
create index on pending_accounts (expires_at);

alter table account_links
  alter column account_id drop not null,
  add column pending_id uuid references pending_accounts on delete cascade,
  add check (num_nonnulls(account_id, pending_id) = 1),
  drop constraint account_links_purpose_check,
  add check (purpose in ('activate', 'reset', 'invite'));
create index on account_links (pending_id);

-- Registrations of staff that wait move over with their links. Those of complainants hold an ID number that only the product can
-- seal again: they are removed, and the person registers once more. Erased accounts are disabled and stay.
insert into pending_accounts (id, email, name, language, password, created_at, expires_at)
  select a.id, a.email, a.name, a.language, c.password, a.created_at, l.expires_at
  from accounts a
  join account_links l on l.account_id = a.id and l.purpose = 'activate' and l.expires_at > now()
  left join credentials c on c.account_id = a.id and c.provider = 'credential'
  where not a.email_verified and a.disabled_at is null
    and not exists (select from account_roles r where r.account_id = a.id)
    and not exists (select from complaint_users u where u.id = a.id);
update account_links set pending_id = account_id, account_id = null
  where purpose = 'activate' and account_id in (select id from pending_accounts);
delete from account_links where purpose = 'activate' and pending_id is null;
delete from complaint_users u using accounts a
  where a.id = u.id and not a.email_verified and a.disabled_at is null
    and not exists (select from complaints c where c.user_id = a.id);
delete from accounts a
  where not a.email_verified and a.disabled_at is null and not exists (select from complaint_users u where u.id = a.id);

-- The password that last opened the account is shorter than its roles ask for: a new one is chosen before anything else opens.
alter table accounts add column password_due boolean not null default false;
