-- THE definition of who takes no part in a case: asked by every policy, view and command. Runs as the owner so that policies can ask it.
create or replace function recused_cases(person uuid) returns setof uuid language sql stable security definer set search_path = public, pg_temp rows 20 as $$
  select complaint_id from case_conflicts where account_id = person
  union all select id from complaints where user_id = person $$;
create or replace function is_recused(of_case uuid, person uuid) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select of_case in (select recused_cases(person)) $$;
revoke execute on function recused_cases, is_recused from public;
grant execute on function recused_cases, is_recused to tawila_app;

-- The name and the phone number of a person, as they are compared. A stored column and an index of cases are made of these functions: a
-- change needs a migration that computes them again.
create or replace function person_key(name text) returns text language sql immutable as $$
  select case when search_fold(name) like '% %' then 'name ' || search_fold(name) end $$;
create or replace function phone_key(phone text) returns text language sql immutable as $$
  select case when length(digits) >= 9 then 'phone ' || right(digits, 9) end
  from (select regexp_replace(translate(phone, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '[^0-9]', '', 'g') as digits) d $$;

-- Recuses officers and heads with the name or the phone number of a party, or the phone number of the complainant, until a head lifts it:
-- for one case when it is submitted, or for one account when it joins the staff. What a head lifted is not found again.
create or replace function recuse_parties(of_case uuid, of_account uuid) returns setof uuid language sql security definer set search_path = public, pg_temp as $$
  with staff as (
    select a.id, phone_key(u.phone) as phone,
      array_remove(array[person_key(a.name), person_key(u.full_name), person_key(u.full_name_ar), phone_key(u.phone)], null) as keys
    from accounts a left join complaint_users u on u.id = a.id
    where (of_account is null or a.id = of_account)
      and exists (select from account_roles r where r.account_id = a.id and r.role in ('officer', 'head'))
  ), named as (
    select s.id as account_id, c.id, c.user_id, c.status, c.appeal_until from staff s join complaints c on c.party_keys && s.keys
    union
    select s.id, c.id, c.user_id, c.status, c.appeal_until from staff s join complaint_users p on phone_key(p.phone) = s.phone
      join complaints c on c.user_id = p.id
  )
  insert into case_conflicts (complaint_id, account_id, kind, reason)
  select id, account_id, 'party', '' from named n
  where (of_case is null or id = of_case) and user_id <> account_id and status <> 'draft' and (status <> 'closed' or appeal_until > now())
    and not exists (select from complaint_events e where e.complaint_id = n.id and e.type = 'case.conflict-lifted'
      and e.details->>'account' = n.account_id::text)
  on conflict do nothing returning account_id $$;
revoke execute on function recuse_parties from public;
grant execute on function recuse_parties to tawila_app;

create or replace function recuse_new_staff() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform recuse_parties(null, new.account_id);
  return null;
end $$;
revoke execute on function recuse_new_staff from public;

-- A recused officer is no longer assigned.
create or replace function leave_case() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update complaints set assigned_to_id = null where id = new.complaint_id and assigned_to_id = new.account_id;
  return null;
end $$;
revoke execute on function leave_case from public;
