-- Another owner than the one who grants and the one who gains agrees, where there is one. Without a granting account
-- the operator grants.
create or replace function ask_two_owners() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from account_roles r join accounts a on a.id = r.account_id
      where r.role = 'owner' and a.disabled_at is null and a.id not in (new.granted_by_id, new.account_id))
    and (new.confirmed_by_id is null or new.confirmed_by_id in (new.granted_by_id, new.account_id)) then
    raise exception 'another owner agrees before an account becomes head or owner' using errcode = 'check_violation';
  end if;
  return new;
end $$;
revoke execute on function ask_two_owners from public;
