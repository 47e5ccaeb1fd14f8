-- What was typed when a session ended is sealed and belongs to the account of that session; it is given back to no other.
delete from kept_forms;
alter table kept_forms
  drop column path,
  drop column fields,
  add column account_id uuid not null references accounts on delete cascade,
  add column sealed text not null;
create index on kept_forms (account_id);
create index on kept_forms (created_at);

-- Whose a session was that is over, so that a form sent with it finds its account: the hash of its token, for two weeks.
create table ended_sessions (
  token_hash text primary key,
  account_id uuid not null references accounts on delete cascade,
  ended_at timestamptz not null default now()
);
create index on ended_sessions (account_id);
create index on ended_sessions (ended_at);
create function remember_session() returns trigger language plpgsql security definer set search_path = public as $$
begin
  -- Not of an account that goes at the same time.
  insert into ended_sessions (token_hash, account_id)
    select old.token, id from accounts where id = old.account_id
    on conflict do nothing;
  return null;
end $$;
create trigger remember_session after delete on sessions for each row execute function remember_session();

-- A session of anybody who is none of the staff says on what kind of device it is, and not from where.
create function device_kind(agent text) returns text language sql immutable as $$
  select nullif(concat_ws(', ',
    case when agent ~ 'Firefox/' then 'Firefox' when agent ~ 'Edg[A-Z]*/' then 'Edge' when agent ~ 'OPR/' then 'Opera'
      when agent ~ 'SamsungBrowser/' then 'Samsung Internet' when agent ~ 'Chrome/|CriOS/' then 'Chrome' when agent ~ 'Safari/' then 'Safari' end,
    case when agent ~ 'Android' then 'Android' when agent ~ 'iPhone|iPad' then 'iOS' when agent ~ 'Windows' then 'Windows'
      when agent ~ 'Mac OS X' then 'macOS' when agent ~ 'Linux' then 'Linux' end), '') $$;
create function unname_session() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if not exists (select from account_roles where account_id = new.account_id and role <> 'complainant') then
    new.ip_address := null;
    new.user_agent := device_kind(new.user_agent);
  end if;
  return new;
end $$;
create trigger unname_session before insert or update on sessions for each row execute function unname_session();
update sessions set updated_at = updated_at;

-- Which case an address was written to about is not kept once the mail has left.
update mails set subject = '' where status = 'sent' and newsletter_issue_id is null;
