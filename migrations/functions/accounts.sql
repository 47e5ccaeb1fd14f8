-- Keeps on the account whether it has a role.
create or replace function note_role() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  account uuid := coalesce(new.account_id, old.account_id);
begin
  update accounts set has_role = exists (select from account_roles where account_id = account) where id = account;
  return null;
end $$;
revoke execute on function note_role from public;
