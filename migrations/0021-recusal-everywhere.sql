-- Who takes no part in a case sees its reference and nothing else: the policies know it, and the views of the desk, which have their
-- owner's rights and therefore ask themselves.
alter table case_conflicts
  -- Declared by the person, ordered by a head, or found because a party of the case bears the person's name or phone number.
  add column kind text not null default 'declared' check (kind in ('declared', 'ordered', 'party')),
  add column recused_by_id uuid references accounts on delete set null;
create index on case_conflicts (account_id);

-- THE definition of who takes no part: asked by every policy, view and command. Runs as its owner, so that the policies can ask it.
create function recused_cases(person uuid) returns setof uuid language sql stable security definer set search_path = public rows 20 as $$
  select complaint_id from case_conflicts where account_id = person
  union all select id from complaints where user_id = person $$;
create function is_recused(of_case uuid, person uuid) returns boolean language sql stable security definer set search_path = public as $$
  select of_case in (select recused_cases(person)) $$;
create function acts_as_head() returns boolean language sql stable as $$
  select exists (select from account_roles where account_id = case_person() and role = 'head') $$;

-- Who bears the name or the phone number of a party, or the phone number of who filed the case, takes no part until a head says that it is
-- another person.
-- Asked when a case is submitted, and of an account that becomes an officer or a head. What a head lifted stays lifted.
create function person_key(name text) returns text language sql immutable as $$
  select case when search_fold(name) like '% %' then 'name ' || search_fold(name) end $$;
create function phone_key(phone text) returns text language sql immutable as $$
  select case when length(digits) >= 9 then 'phone ' || right(digits, 9) end
  from (select regexp_replace(translate(phone, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '[^0-9]', '', 'g') as digits) d $$;
-- So that few cases are found among many.
alter table complaints add column party_keys text[] generated always as (array_remove(array[person_key(first_party_full_name),
  person_key(second_party_full_name), phone_key(first_party_phone), phone_key(second_party_phone)], null)) stored;
create index on complaints using gin (party_keys);
create index on complaint_users ((phone_key(phone)));
create function recuse_parties(of_case uuid, of_account uuid) returns setof uuid language sql security definer set search_path = public as $$
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
create function recuse_new_staff() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform recuse_parties(null, new.account_id);
  return null;
end $$;
create trigger recuse_new_staff after insert on account_roles for each row when (new.role in ('officer', 'head'))
  execute function recuse_new_staff();

-- Who is recused is no longer assigned, and nobody is assigned who is.
create function leave_case() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update complaints set assigned_to_id = null where id = new.complaint_id and assigned_to_id = new.account_id;
  return null;
end $$;
create trigger leave_case after insert on case_conflicts for each row execute function leave_case();
create function guard_assignment() returns trigger language plpgsql as $$
begin
  if new.assigned_to_id is distinct from old.assigned_to_id and is_recused(new.id, new.assigned_to_id) then
    raise exception 'who takes no part in a case is not assigned to it' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger guard_assignment before update of assigned_to_id on complaints for each row execute function guard_assignment();
select recuse_parties(null, null);
update complaints c set assigned_to_id = null where assigned_to_id is not null and is_recused(c.id, c.assigned_to_id);

drop policy see on complaints;
create policy see on complaints for select using (
  (select case_power()) = 'system'
  or ((select case_power()) = 'staff' and status <> 'draft' and id not in (select recused_cases((select case_person()))))
  or ((select case_power()) = 'own' and user_id = (select case_person()))
  or ((select case_power()) = 'track' and id = (select case_tracked())));
drop policy change on complaints;
create policy change on complaints for update using (
  (select case_power()) = 'system'
  or ((select case_power()) = 'staff' and status <> 'draft' and id not in (select recused_cases((select case_person()))))
  or ((select case_power()) = 'own' and user_id = (select case_person())));

-- The staff see of the people those whose cases they see.
drop policy see on complaint_users;
create policy see on complaint_users for select using (
  (select case_power()) = 'system' or ((select case_power()) = 'own' and id = (select case_person()))
  or ((select case_power()) = 'staff' and exists (select from complaints c where c.user_id = complaint_users.id)));

drop policy see on case_notes;
create policy see on case_notes for select using (
  (select case_power()) = 'system' or ((select case_power()) = 'staff' and exists (select from complaints c where c.id = complaint_id)));
drop policy add on case_notes;
create policy add on case_notes for insert with check (
  (select case_power()) = 'staff' and exists (select from complaints c where c.id = complaint_id));

-- Everybody declares for themselves; a head who has not judged the case recuses others, and lifts what keeps them out.
drop policy desk on case_conflicts;
create policy see on case_conflicts for select using (
  (select case_power()) = 'system' or ((select case_power()) = 'staff' and exists (select from complaints c where c.id = complaint_id)));
create policy add on case_conflicts for insert with check (
  (select case_power()) = 'staff' and exists (select from complaints c where c.id = complaint_id
        and (kind = 'declared' and account_id = (select case_person())
          or kind = 'ordered' and account_id <> (select case_person()) and recused_by_id = (select case_person())
            and (select acts_as_head()) and (select case_person()) <> all (c.judges))));
create policy lift on case_conflicts for delete using (
  (select case_power()) = 'staff' and account_id <> (select case_person()) and (select acts_as_head())
  and exists (select from complaints c where c.id = complaint_id and (select case_person()) <> all (c.judges)));

create or replace view desk_cases as
  select c.id, c.case_reference, c.user_id, c.status, c.dispute_type, c.priority, c.version, c.created_at, c.last_updated_at,
    c.due_at, c.appealed_at, c.assigned_to_id, a.name as officer, a.email as officer_email,
    u.full_name, u.full_name_ar, u.email, u.search, c.judges
  from complaints c left join complaint_users u on u.id = c.user_id left join accounts a on a.id = c.assigned_to_id
  where c.status <> 'draft' and case_power() = 'staff' and c.id not in (select recused_cases(case_person()));
-- All cases are counted from a small index; the few of which the person takes no part are taken off.
create or replace view desk_counts as
  select n.status, n.count - coalesce(r.count, 0) as count
  from (select status, count(*) as count from complaints where status <> 'draft' and case_power() = 'staff' group by status) n
  left join (select status, count(*) as count from complaints where status <> 'draft' and case_power() = 'staff'
    and id in (select recused_cases(case_person())) group by status) r using (status);
create or replace view desk_moves as
  select at, to_status as status from complaint_events
  where to_status is not null and case_power() = 'staff' and complaint_id not in (select recused_cases(case_person()));
create or replace view desk_terms as
  select id, dispute_type, submitted_at, first_answered_at, appealed_at, was_late, due_at, clock_from, clock_stopped_at
  from complaints where status <> 'draft' and case_power() = 'staff' and id not in (select recused_cases(case_person()));
create or replace view desk_decisions as
  select id, complaint_id, outcome, on_appeal, decided_at from complaint_decisions
  where case_power() = 'staff' and complaint_id not in (select recused_cases(case_person()));
create or replace view desk_people as select id, search from complaint_users u where case_power() = 'staff'
  and exists (select from complaints c where c.user_id = u.id and c.status <> 'draft' and c.id not in (select recused_cases(case_person())));
create or replace view last_case_event as
  select coalesce((select id from complaint_events where case_power() = 'system'
      or (case_power() = 'staff' and complaint_id not in (select recused_cases(case_person()))) order by id desc limit 1), 0) as id;
-- The reference of a case, for who takes no part in it.
create view desk_recused as select id, case_reference from complaints
  where status <> 'draft' and case_power() = 'staff' and id in (select recused_cases(case_person()));
revoke insert, update, delete on desk_recused from tawila_app;

-- What is counted over all cases is still read from indexes alone.
drop index complaint_events_at_to_status_idx;
create index on complaint_events (at, to_status) include (complaint_id) where to_status is not null;
drop index complaints_submitted_at_dispute_type_idx;
create index on complaints (submitted_at, dispute_type) include (id) where status <> 'draft';
