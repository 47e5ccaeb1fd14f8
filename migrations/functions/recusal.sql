-- THE definition of who takes no part in a case: asked by every policy, view and command (decision 21).
-- Runs as the owner so that policies can ask it.
create or replace function recused_cases(person uuid) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp rows 20 as $$
  select complaint_id from case_conflicts where account_id = person
  union all select id from complaints where user_id = person $$;
create or replace function is_recused(of_case uuid, person uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select of_case in (select recused_cases(person)) $$;
revoke execute on function recused_cases, is_recused from public;
grant execute on function recused_cases, is_recused to tawila_app;

-- The name and the phone number of a person, as they are compared. A stored column and an index of cases are made of
-- these functions: a change needs a migration that computes them again.
create or replace function person_key(name text) returns text language sql immutable as $$
  select case when fold_text(name) like '% %' then 'name ' || fold_text(name) end $$;
create or replace function phone_key(phone text) returns text language sql immutable as $$
  select case when length(digits) >= 9 then 'phone ' || right(digits, 9) end
  from (select regexp_replace(translate(phone, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '[^0-9]',
    '', 'g') as digits) d $$;

-- The accounts that act for a side of a tie, or did when a case about it was filed or on a day that it has or had, so
-- that moving it takes no captain out of this list, and since when that is known: captains of its two squads, and those
-- who reported, answered or asked for another date.
create or replace function people_of_sides(m matches, filed timestamptz)
  returns table (account_id uuid, since timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.account_id, c.granted_at from captains c where c.squad_id in (m.home_squad_id, m.away_squad_id)
  union all select (l.details->>'account')::uuid, l.at from audit_log l
    cross join lateral (select coalesce(max(n.at), '-infinity') as at from audit_log n
      where n.subject = l.subject and n.action in ('captain.named', 'captain.accepted')
        and n.details->>'account' = l.details->>'account' and n.at < l.at) granted
    where l.subject in ('squad:' || m.home_squad_id, 'squad:' || m.away_squad_id) and l.action = 'captain.removed'
      and (filed >= granted.at and filed < l.at
        or exists (select from (select m.match_date union all select d.match_date from former_dates d
          where d.match_id = m.id) days (day)
          where day >= (granted.at at time zone 'Asia/Riyadh')::date
            and day <= (l.at at time zone 'Asia/Riyadh')::date))
  union all select by_id, made_at from reports where match_id = m.id
  union all select by_id, made_at from confirmations where match_id = m.id
  union all select asked_by_id, asked_at from date_requests where match_id = m.id
  union all select answered_by_id, answered_at from date_requests where match_id = m.id $$;
revoke execute on function people_of_sides from public;

-- Recuses officers and heads with the name or the phone number of a party, or the phone number of the complainant, and
-- those of a side of the tie that the case is about, until a head lifts it: for one case when it is submitted, or for
-- one account when it joins the staff or becomes a captain (decision 77). What a head lifted is not found again, but
-- for a side that the account came to act for afterwards.
create or replace function recuse_parties(of_case uuid, of_account uuid) returns setof uuid
  language sql security definer set search_path = public, pg_temp as $$
  with staff as (
    select a.id, phone_key(u.phone) as phone,
      array_remove(array[person_key(a.name), person_key(u.full_name), person_key(u.full_name_ar),
        phone_key(u.phone)], null) as keys
    from accounts a left join complaint_users u on u.id = a.id
    where (of_account is null or a.id = of_account)
      and exists (select from account_roles r where r.account_id = a.id and r.role in ('officer', 'head'))
  ), found as (
    select s.id as account_id, c.id, 'party' as kind, '-infinity'::timestamptz as since from staff s
    join complaints c on c.party_keys && s.keys
    union
    select s.id, c.id, 'party', '-infinity' from complaints c
    join staff s on person_key(c.represented_name) = any(s.keys)
      where of_case is null or c.id = of_case
    union
    select s.id, c.id, 'party', '-infinity' from staff s join complaint_users p on phone_key(p.phone) = s.phone
      join complaints c on c.user_id = p.id
    union
    select s.id, c.id, 'side', p.since from complaints c join matches m on m.id = c.match_id
      cross join lateral people_of_sides(m, c.submitted_at) p join staff s on s.id = p.account_id
      where of_case is null or c.id = of_case
  ), now_recused as (
    select distinct on (c.id, f.account_id) c.id, f.account_id, f.kind from found f join complaints c using (id)
    where (of_case is null or c.id = of_case) and c.user_id <> f.account_id and c.status <> 'draft'
      and (c.status <> 'closed' or c.appeal_until > now())
      and not exists (select from complaint_events e where e.complaint_id = c.id and e.type = 'case.conflict-lifted'
        and e.details->>'account' = f.account_id::text and e.at >= f.since)
    order by c.id, f.account_id, f.kind desc
  )
  insert into case_conflicts as known (complaint_id, account_id, kind, reason)
  select id, account_id, kind, '' from now_recused
  -- The head who reads the reason is told of the side, which no namesake explains.
  on conflict (complaint_id, account_id) do update set kind = excluded.kind
    where known.kind = 'party' and excluded.kind = 'side'
  returning account_id $$;
revoke execute on function recuse_parties from public;
grant execute on function recuse_parties to tawila_app;

-- For a new officer or head, and for one who is named captain of a squad. Where there is no case, planning the search
-- for one would take longer than all else that happens then.
create or replace function recuse_new_staff() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from complaints) then perform recuse_parties(null, new.account_id); end if;
  return null;
end $$;
-- For the captains of the squads that a tie is given.
create or replace function recuse_new_sides() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform recuse_parties(c.id, null) from complaints c where c.match_id = new.id;
  return null;
end $$;
revoke execute on function recuse_new_staff, recuse_new_sides from public;

-- A recused officer is no longer assigned.
create or replace function leave_case() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update complaints set assigned_to_id = null where id = new.complaint_id and assigned_to_id = new.account_id;
  return null;
end $$;
revoke execute on function leave_case from public;

-- Every head who takes part in the case, and every owner, but not who did it: that an officer or head was taken out of
-- it (docs/rules/complaints.md#recusal).
create or replace function tell_of_recusal() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into desk_notices (account_id, complaint_id, kind)
    select distinct r.account_id, new.complaint_id, 'recusal' from account_roles r
    join accounts a on a.id = r.account_id
    where a.disabled_at is null and r.account_id is distinct from new.recused_by_id and r.account_id <> new.account_id
      and (r.role = 'owner' or r.role = 'head' and not is_recused(new.complaint_id, r.account_id))
    on conflict do nothing;
  return null;
end $$;
revoke execute on function tell_of_recusal from public;
