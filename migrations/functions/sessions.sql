-- A form sent with a session that ended still finds its account.
create or replace function remember_session() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Not of an account that goes at the same time.
  insert into ended_sessions (token_hash, account_id)
    select old.token, id from accounts where id = old.account_id
    on conflict do nothing;
  return null;
end $$;
revoke execute on function remember_session from public;

-- The browser and system of a user agent.
create or replace function device_kind(agent text) returns text language sql immutable as $$
  select nullif(concat_ws(', ',
    case when agent ~ 'Firefox/' then 'Firefox' when agent ~ 'Edg[A-Z]*/' then 'Edge' when agent ~ 'OPR/' then 'Opera'
      when agent ~ 'SamsungBrowser/' then 'Samsung Internet' when agent ~ 'Chrome/|CriOS/' then 'Chrome'
        when agent ~ 'Safari/' then 'Safari' end,
    case when agent ~ 'Android' then 'Android' when agent ~ 'iPhone|iPad' then 'iOS'
      when agent ~ 'Windows' then 'Windows'
      when agent ~ 'Mac OS X' then 'macOS' when agent ~ 'Linux' then 'Linux' end), '') $$;

-- Sessions of accounts outside the staff keep the kind of device and no address.
create or replace function unname_session() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not is_staff(new.account_id) then
    new.ip_address := null;
    new.user_agent := device_kind(new.user_agent);
  end if;
  return new;
end $$;
revoke execute on function unname_session from public;
