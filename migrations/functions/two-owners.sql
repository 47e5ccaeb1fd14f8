-- A role that is taken and given back in one transaction is no new one: processes of releases before this rule write all roles again.
create or replace function note_taken_role() returns trigger language plpgsql as $$
begin
  perform set_config('app.taken_roles',
    coalesce(current_setting('app.taken_roles', true), '') || ' ' || old.account_id || ':' || old.role || ' ', true);
  return old;
end $$;

-- Another owner than the one who grants and the one who gains agrees, where there is one. Without a granting account the operator grants.
create or replace function ask_two_owners() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if coalesce(current_setting('app.taken_roles', true), '') like '% ' || new.account_id || ':' || new.role || ' %' then return new; end if;
  if exists (select from account_roles r join accounts a on a.id = r.account_id
      where r.role = 'owner' and a.disabled_at is null and a.id not in (new.granted_by_id, new.account_id))
    and (new.confirmed_by_id is null or new.confirmed_by_id in (new.granted_by_id, new.account_id)) then
    raise exception 'another owner agrees before an account becomes head or owner' using errcode = 'check_violation';
  end if;
  return new;
end $$;
revoke execute on function ask_two_owners from public;
