-- The officers and heads who may act on a case now: active, not recused, and, once it was appealed, heads who did not
-- judge it before.
create or replace function staff_of_case(of_case uuid) returns table (account_id uuid, is_head boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select a.id, bool_or(r.role = 'head') from complaints c, accounts a join account_roles r on r.account_id = a.id
  where c.id = of_case and r.role in ('officer', 'head') and a.disabled_at is null and not is_recused(c.id, a.id)
    and (c.appealed_at is null or (r.role = 'head' and a.id <> all (c.judges)))
  group by a.id $$;

-- Who reads by mail what arrives in a case: its assignee; without one who may act, the heads; without a head, the
-- officers.
create or replace function readers_of_case(of_case uuid) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  with staff as (select * from staff_of_case(of_case)),
    assignee as (select s.account_id from staff s
      join complaints c on c.id = of_case and c.assigned_to_id = s.account_id)
  select account_id from assignee
  union all select account_id from staff
    where not exists (select from assignee) and (is_head or not exists (select from staff where is_head)) $$;

-- The heads who hear that a complainant asked for erasure, and may object by a hold: those who judged the case too.
create or replace function heads_of_case(of_case uuid) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select a.id from accounts a join account_roles r on r.account_id = a.id
  where r.role = 'head' and a.disabled_at is null and not is_recused(of_case, a.id) $$;

-- Undecided cases on which nobody may act: every officer and head is recused, judged before, is no head where one is
-- needed, or is gone.
create or replace function cases_without_staff() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.id from complaints c
  where c.status in ('submitted', 'under_review', 'pending_information', 'incomplete_evidence',
    'in_progress', 'appealed')
    -- Where none of these holds, every officer and head may act: most cases are answered without a question to the
    -- function.
    and (c.appealed_at is not null
      or exists (select from case_conflicts f where f.complaint_id = c.id)
      or exists (select from account_roles r where r.account_id = c.user_id and r.role in ('officer', 'head'))
      or not exists (select from account_roles r join accounts a on a.id = r.account_id
        where r.role in ('officer', 'head') and a.disabled_at is null))
    and not exists (select from staff_of_case(c.id)) $$;
revoke execute on function staff_of_case, readers_of_case, heads_of_case, cases_without_staff from public;
grant execute on function staff_of_case, readers_of_case, heads_of_case, cases_without_staff to tawila_app;
