-- Another owner than the one who grants and the one who gains agrees, where there is one, or was until another one shut
-- it out within seven days. Without a granting account the operator grants.
create or replace function ask_two_owners() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from accounts a where a.id not in (new.granted_by_id, new.account_id)
      and (a.owner_ended_at > now() - interval '7 days'
        or a.disabled_at is null
          and exists (select from account_roles r where r.account_id = a.id and r.role = 'owner')))
    and (new.confirmed_by_id is null or new.confirmed_by_id in (new.granted_by_id, new.account_id)) then
    raise exception 'another owner agrees before an account becomes head or owner' using errcode = 'check_violation';
  end if;
  return new;
end $$;
revoke execute on function ask_two_owners from public;
