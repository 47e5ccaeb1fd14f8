-- Why nothing may be removed from a case: 'held', or 'open' until it is closed and can no longer be appealed. Null
-- where nothing keeps it, as a draft. Runs as the owner: whether a case is kept does not depend on who asks
-- (decision 102).
create or replace function case_kept_by(of_case uuid) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select case
    when exists (select from case_holds h where h.complaint_id = c.id and h.lifted_at is null) then 'held'
    when c.status not in ('draft', 'closed') then 'open'
    when c.status = 'closed' and c.appeal_until > now() and c.appealed_at is null
      and c.withdrawn_at is null then 'open' end
  from complaints c where c.id = of_case $$;
revoke execute on function case_kept_by from public;
grant execute on function case_kept_by to tawila_app;

-- Nothing is removed from a case on hold, by the operator's own statements neither, nor from an open case by the
-- product.
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

-- Whether an account lifts the hold on a case, or agrees to it: a head or owner who can sign in and is not recused from
-- the case.
create or replace function may_lift_hold(of_case uuid, person uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from accounts a join account_roles r on r.account_id = a.id and r.role in ('head', 'owner')
    where a.id = person and a.disabled_at is null) and not is_recused(of_case, person) $$;
revoke execute on function may_lift_hold from public;
grant execute on function may_lift_hold to tawila_app;

-- Whether an account counts as another who could agree when this one lifts a hold: as above, or recused from the case
-- by the one who lifts, or an owner whom another owner shut out or took the role from within seven days. Who gets rid
-- of the others lifts no hold alone right after.
create or replace function counts_for_hold(of_case uuid, person uuid, lifts uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select person <> lifts
    and exists (select from accounts a where a.id = person and (a.owner_ended_at > now() - interval '7 days'
      or a.disabled_at is null and exists (select from account_roles r
        where r.account_id = a.id and r.role in ('head', 'owner'))))
    and not exists (select from complaints c where c.id = of_case and c.user_id = person)
    and not exists (select from case_conflicts f where f.complaint_id = of_case and f.account_id = person
      and not (f.kind = 'ordered' and f.recused_by_id is not distinct from lifts)) $$;
revoke execute on function counts_for_hold from public;
grant execute on function counts_for_hold to tawila_app;

-- Drafts are not held, a lifted hold stays lifted, and two lift it where there are two.
create or replace function guard_hold() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  lifts boolean := tg_op = 'UPDATE' and old.lifted_at is null and new.lifted_at is not null;
begin
  if tg_op = 'INSERT' and exists (select from complaints where id = new.complaint_id and status = 'draft') then
    raise exception 'a draft is not held' using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' and old.lifted_at is not null
    and (new.lifted_at, new.lifted_by_id) is distinct from (old.lifted_at, old.lifted_by_id)
      and case_power() <> '' then
    raise exception 'a lifted hold does not change' using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' and case_power() = 'staff' and (lifts and new.lifted_by_id is distinct from case_person()
      or new.lift_asked_by_id is distinct from old.lift_asked_by_id and new.lift_asked_by_id <> case_person()) then
    raise exception 'a head acts on a hold in their own name' using errcode = 'check_violation';
  end if;
  if lifts and new.lifted_by_id is not null
      and exists (select from accounts a where (a.owner_ended_at > now() - interval '7 days'
          or a.id in (select account_id from account_roles where role in ('head', 'owner')))
        and counts_for_hold(new.complaint_id, a.id, new.lifted_by_id))
      and not (coalesce(old.lift_asked_by_id <> new.lifted_by_id
        and may_lift_hold(new.complaint_id, old.lift_asked_by_id), false)
        and old.lift_asked_at > now() - interval '7 days') then
    raise exception 'another head or owner asks before a hold is lifted' using errcode = 'check_violation';
  end if;
  return new;
end $$;
revoke execute on function guard_hold from public;

-- A closed case that is opened again: what is added from now on is removed at its own time.
create or replace function reset_removals() returns trigger language plpgsql as $$
begin
  new.files_removed_at := null;
  new.words_removed_at := null;
  new.decision_removed_at := null;
  return new;
end $$;
