-- Who decided or closed a case takes no part in the appeal against it. The database itself keeps who that was, with every such move: the
-- act that ended the case last, by whom, and everyone who ended it before the appeal. From the appeal on these columns do not change:
-- then they are the act appealed against, and those who are barred.
alter table complaints
  add column ended_as complaint_status check (ended_as in ('resolved', 'rejected', 'closed')),
  add column ended_by_id uuid references accounts on delete set null,
  add column judges uuid[] not null default '{}';

alter table complaints disable trigger guard_case;
with acts as (
  select e.complaint_id, e.id, e.actor_id, e.to_status, e.from_status from complaint_events e
  where e.to_status in ('resolved', 'rejected', 'closed') and e.actor_role in ('officer', 'head') and e.actor_id is not null
    and not exists (select from complaint_events a where a.complaint_id = e.complaint_id and a.to_status = 'appealed' and a.id < e.id)
), everyone as (
  select complaint_id, array_agg(distinct actor_id) as accounts from (
    select complaint_id, actor_id from acts
    union select complaint_id, decided_by_id from complaint_decisions where not on_appeal and decided_by_id is not null) each
  group by complaint_id
), latest as (
  -- Closing what was decided before is no act of its own.
  select distinct on (complaint_id) complaint_id, to_status, actor_id from acts
  where to_status <> 'closed' or from_status not in ('resolved', 'rejected') order by complaint_id, id desc
)
update complaints c set judges = everyone.accounts, ended_as = latest.to_status, ended_by_id = latest.actor_id
  from everyone left join latest using (complaint_id) where everyone.complaint_id = c.id;
alter table complaints enable trigger guard_case;

-- The table of moves knows whether a case was ever appealed: from then on officers move it no more, and it ends by an outcome or by its
-- complainant. Held equal with app/complaints/case/case-flow.ts by a test.
delete from case_moves;
alter table case_moves drop constraint case_moves_pkey;
alter table case_moves add column appealed boolean not null, add primary key (from_status, to_status, who, appealed);
with working as (select unnest('{submitted,under_review,pending_information,incomplete_evidence,in_progress}'::complaint_status[]) as status),
  waiting as (select unnest('{pending_information,incomplete_evidence}'::complaint_status[]) as status),
  resting as (select unnest('{submitted,under_review,in_progress}'::complaint_status[]) as status),
  ended as (select unnest('{resolved,rejected,closed}'::complaint_status[]) as status),
  decided as (select unnest('{resolved,rejected}'::complaint_status[]) as status),
  staff as (select unnest('{officer,head}'::text[]) as who),
  stage as (select unnest('{false,true}'::boolean[]) as appealed)
insert into case_moves (from_status, to_status, who, appealed)
  select 'draft', 'submitted', 'complainant', false
  union all  -- the working states, to each other
  select a.status, b.status, who, appealed from working a, working b, staff, stage where a.status <> b.status and (who = 'head' or not appealed)
  union all  -- an answer leads back to the state before
  select a.status, b.status, 'complainant', appealed from waiting a, resting b, stage
  union all  -- decisions
  select a.status, 'resolved', who, appealed from working a, staff, stage where who = 'head' or not appealed
  union all
  select a.status, 'rejected', 'head', appealed from working a, stage
  union all  -- the end without a decision: there is none for the staff once there is an appeal
  select a.status, 'closed', 'complainant', appealed from working a, stage
  union all
  select a.status, 'closed', who, false from working a, staff
  union all
  select a.status, 'closed', who, appealed from decided a, (select who from staff union all select 'system') by_whom, stage where who <> 'officer' or not appealed
  union all  -- appeals
  select a.status, 'appealed', 'complainant', false from ended a
  union all
  select 'appealed', b, 'head', true from unnest('{in_progress,resolved,rejected}'::complaint_status[]) b
  union all
  select 'appealed', 'closed', 'complainant', true
  union all  -- opened again
  select a.status, 'under_review', 'head', appealed from ended a, stage;

-- The guard of a case, by account: what a role may do is asked of the account that acts, and an appeal of who judged before.
create or replace function guard_case() returns trigger language plpgsql as $$
declare
  power text := case_power();
  person uuid := case_person();
  hand text;
begin
  if tg_op = 'INSERT' then
    if new.status <> 'draft' then raise exception 'a case begins as a draft' using errcode = 'check_violation'; end if;
    return new;
  end if;
  new.version := old.version + 1;
  new.updated_at := now();
  if power <> '' then
    new.ended_as := old.ended_as;
    new.ended_by_id := old.ended_by_id;
    new.judges := old.judges;
  end if;
  if old.status <> 'draft' then
    if new.user_id <> old.user_id or new.case_reference <> old.case_reference or new.submitted_at <> old.submitted_at then
      raise exception 'owner, reference and date of a case never change' using errcode = 'check_violation';
    end if;
    if power = 'own' and (new.dispute_type, new.priority, new.appeal_until, new.assigned_to_id)
        is distinct from (old.dispute_type, old.priority, old.appeal_until, old.assigned_to_id) then
      raise exception 'type, priority, deadlines and officer of a case are for officers' using errcode = 'insufficient_privilege';
    end if;
    if power in ('own', 'staff') and statement_of(new) is distinct from statement_of(old) then
      raise exception 'what was submitted never changes' using errcode = 'insufficient_privilege';
    end if;
    if power = 'staff' and old.appealed_at is not null and (person = any(old.judges) and (new.dispute_type, new.priority)
        is distinct from (old.dispute_type, old.priority) or new.assigned_to_id = any(old.judges) and new.assigned_to_id is distinct from old.assigned_to_id) then
      raise exception 'who judged a case takes no part in its appeal' using errcode = 'check_violation';
    end if;
  end if;
  if new.status = old.status then
    if power <> '' and ((new.appealed_at, new.withdrawn_at, new.appeal_until) is distinct from (old.appealed_at, old.withdrawn_at, old.appeal_until)
        or power <> 'system' and new.appeal_grounds is distinct from old.appeal_grounds) then
      raise exception 'appeals and withdrawals come with a move' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if power = 'staff' then
    hand := case when exists (select from account_roles where account_id = person and role = 'head') then 'head' else 'officer' end;
    if old.appealed_at is not null and (person is null or person = any(old.judges)) then
      raise exception 'who judged a case takes no part in its appeal' using errcode = 'check_violation';
    end if;
  end if;
  if not exists (select from case_moves m where m.from_status = old.status and m.to_status = new.status
      and m.appealed = (old.appealed_at is not null)
      and case power when 'own' then m.who = 'complainant' when 'staff' then m.who = hand
                     when 'system' then m.who = 'system' else true end) then
    raise exception 'a case does not go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  if new.status = 'appealed' then
    if old.appealed_at is not null or old.withdrawn_at is not null or old.appeal_until is null or old.appeal_until < now() then
      raise exception 'this case can no longer be appealed' using errcode = 'check_violation';
    end if;
    new.appealed_at := coalesce(new.appealed_at, now());
    -- A judge does not go on with the case; it waits for another.
    if old.assigned_to_id = any(old.judges) then new.assigned_to_id := null; end if;
  elsif power <> '' and new.appealed_at is distinct from old.appealed_at then
    raise exception 'a case is appealed by a move' using errcode = 'check_violation';
  end if;
  if power <> '' and new.withdrawn_at is distinct from old.withdrawn_at
      and not (power = 'own' and new.status = 'closed') and not (power = 'staff' and new.status = 'under_review' and new.withdrawn_at is null) then
    raise exception 'a case is withdrawn by its complainant' using errcode = 'check_violation';
  end if;
  if power = 'own' and old.status in ('pending_information', 'incomplete_evidence') and new.status <> 'closed'
      and new.status is distinct from old.status_before then
    raise exception 'an answer leads back to the state before' using errcode = 'check_violation';
  end if;
  if power = 'own' and new.status = 'closed' then new.withdrawn_at := coalesce(new.withdrawn_at, now()); end if;
  if power = 'staff' and person is not null and old.appealed_at is null and new.status in ('resolved', 'rejected', 'closed') then
    new.judges := array_append(array_remove(old.judges, person), person);
    if new.status <> 'closed' or old.status not in ('resolved', 'rejected') then
      new.ended_as := new.status;
      new.ended_by_id := person;
    end if;
  end if;
  new.last_updated_at := now();
  return new;
end $$;

-- The list offers only what will succeed.
create or replace view desk_cases as
  select c.id, c.case_reference, c.user_id, c.status, c.dispute_type, c.priority, c.version, c.created_at, c.last_updated_at,
    c.due_at, c.appealed_at, c.assigned_to_id, a.name as officer, a.email as officer_email,
    u.full_name, u.full_name_ar, u.email, u.search, c.judges
  from complaints c left join complaint_users u on u.id = c.user_id left join accounts a on a.id = c.assigned_to_id
  where c.status <> 'draft' and case_power() = 'staff';
