-- Why nothing may be removed from a case: 'held', or 'open' until it is closed and can no longer be appealed. Null where nothing keeps it,
-- as a draft. Runs as the owner: whether a case is kept does not depend on who asks.
create or replace function case_kept_by(of_case uuid) returns text language sql stable security definer set search_path = public, pg_temp as $$
  select case
    when exists (select from case_holds h where h.complaint_id = c.id and h.lifted_at is null) then 'held'
    when c.status not in ('draft', 'closed') then 'open'
    when c.status = 'closed' and c.appeal_until > now() and c.appealed_at is null and c.withdrawn_at is null then 'open' end
  from complaints c where c.id = of_case $$;
revoke execute on function case_kept_by from public;
grant execute on function case_kept_by to tawila_app;

-- Nothing is removed from a case on hold, by the operator's own statements neither, nor from an open case by the product.
create or replace function guard_removal() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  kept text := case_kept_by((to_jsonb(old) ->> tg_argv[0])::uuid);
begin
  if kept = 'held' or (kept = 'open' and case_power() <> '') then
    raise exception 'nothing is removed from this case: it is %', kept using errcode = 'check_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

-- The same of a complainant: one kept case keeps the person.
create or replace function guard_person() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  kept text;
begin
  select min(case_kept_by(id)) into kept from complaints where user_id = old.id;
  if kept = 'held' or (kept = 'open' and case_power() <> '') then
    raise exception 'nothing is removed of this complainant: a case is %', kept using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- Drafts are not held, and a lifted hold stays lifted.
create or replace function guard_hold() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' and exists (select from complaints where id = new.complaint_id and status = 'draft') then
    raise exception 'a draft is not held' using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' and old.lifted_at is not null and (new.lifted_at, new.lifted_by_id) is distinct from (old.lifted_at, old.lifted_by_id)
      and case_power() <> '' then
    raise exception 'a lifted hold does not change' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- A closed case that is opened again: what is added from now on is removed at its own time.
create or replace function reset_removals() returns trigger language plpgsql as $$
begin
  new.files_removed_at := null;
  new.words_removed_at := null;
  new.decision_removed_at := null;
  return new;
end $$;
