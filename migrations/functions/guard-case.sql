-- The columns of a submitted case that never change.
create or replace function statement_of(c complaints) returns text language sql immutable as $$
  select jsonb_build_array(c.detailed_description, c.detailed_description_ar, c.incident_location,
    c.incident_location_ar,
    c.incident_date, c.first_party_full_name, c.first_party_phone, c.first_party_organization, c.second_party_full_name,
    c.second_party_phone, c.second_party_organization, c.represented_name, c.represented_as, c.terms_version,
      c.created_at, c.filer_names, c.filer_contacts)::text $$;
comment on function statement_of is
  'What never changes in the row of a submitted case. '
  'The text that was signed is complaint_receipts.statement.';

-- The second lock on every change of a case: it is a transition of case_moves, made by an account that may make it. An
-- account that judged the case takes no part in its appeal (decision 20); the decision appealed against and its judges
-- are kept here and nowhere else.
create or replace function guard_case() returns trigger language plpgsql as $$
declare
  scope text := case_power();
  person uuid := case_person();
  case_role text;
begin
  if tg_op = 'INSERT' then
    if new.status <> 'draft' then raise exception 'a case begins as a draft' using errcode = 'check_violation'; end if;
    return new;
  end if;
  new.version := old.version + 1;
  new.updated_at := now();
  if scope <> '' then
    new.ended_as := old.ended_as;
    new.ended_by_id := old.ended_by_id;
    new.judges := old.judges;
  end if;
  if old.erased_at is not null and (new.status <> old.status or new.erased_at is distinct from old.erased_at
      or old.erasure_ended_at is not null and new.erasure_ended_at is distinct from old.erasure_ended_at) then
    raise exception 'an erased case is never opened again' using errcode = 'check_violation';
  end if;
  if scope in ('own', 'staff')
    and ((new.erased_at, new.erasure_ended_at) is distinct from (old.erased_at, old.erasure_ended_at)
      or new.erasure_agreed_at is distinct from old.erasure_agreed_at
        and not (scope = 'staff' and acts_as_head() and not case_by_link())) then
    raise exception 'the product erases, and a head agrees to it' using errcode = 'insufficient_privilege';
  end if;
  new := keep_final(old, new);
  -- A process of the former release ends a pause without its days: they are read from the events again.
  if new.clock_pauses is not distinct from old.clock_pauses
    and (old.clock_waits_since is not null and new.clock_waits_since is null
      or new.clock_from is distinct from old.clock_from and old.clock_pauses <> '{}') then
    new.clock_pauses := null;
  end if;
  if old.status <> 'draft' then
    if new.user_id <> old.user_id or new.case_reference <> old.case_reference
      or new.submitted_at <> old.submitted_at then
      raise exception 'owner, reference and date of a case never change' using errcode = 'check_violation';
    end if;
    if scope = 'own' and (new.dispute_type, new.priority, new.appeal_until, new.assigned_to_id)
        is distinct from (old.dispute_type, old.priority, old.appeal_until, old.assigned_to_id) then
      raise exception 'type, priority, deadlines and officer of a case are for officers'
        using errcode = 'insufficient_privilege';
    end if;
    -- A tie that is deleted leaves the case without one.
    if scope in ('own', 'staff') and new.match_id is distinct from old.match_id and new.match_id is not null then
      raise exception 'what was submitted never changes' using errcode = 'insufficient_privilege';
    end if;
    if scope in ('own', 'staff') and statement_of(new) is distinct from statement_of(old) then
      raise exception 'what was submitted never changes' using errcode = 'insufficient_privilege';
    end if;
    if scope = 'staff' and old.appealed_at is not null
      and (person = any(old.judges) and (new.dispute_type, new.priority)
        is distinct from (old.dispute_type, old.priority) or new.assigned_to_id = any(old.judges)
          and new.assigned_to_id is distinct from old.assigned_to_id) then
      raise exception 'who judged a case takes no part in its appeal' using errcode = 'check_violation';
    end if;
  end if;
  -- A window to appeal opens with a decision or a closing, is moved later, and ends with a reopening.
  if scope <> '' and new.appeal_until is distinct from old.appeal_until and not coalesce(case
      when scope = 'own' then false
      when new.status = old.status then new.appeal_until > old.appeal_until
      when new.status = 'under_review' then new.appeal_until is null
      when new.status = 'closed' then old.status not in ('resolved', 'rejected') and new.appeal_until is not null
      else new.status in ('resolved', 'rejected') and new.appeal_until is not null end, false) then
    raise exception 'a window to appeal is moved later, never earlier' using errcode = 'check_violation';
  end if;
  if new.status = old.status then
    if scope <> '' and ((new.appealed_at, new.withdrawn_at) is distinct from (old.appealed_at, old.withdrawn_at)
        or scope <> 'system' and new.appeal_grounds is distinct from old.appeal_grounds) then
      raise exception 'appeals and withdrawals come with a transition' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if scope = 'staff' then
    case_role := case when exists (select from account_roles where account_id = person and role = 'head') then 'head'
      else 'officer' end;
    if old.appealed_at is not null and (person is null or person = any(old.judges)) and (old.status, new.status) not in
        (('resolved', 'under_review'), ('rejected', 'under_review'), ('closed', 'under_review')) then
      raise exception 'who judged a case takes no part in its appeal' using errcode = 'check_violation';
    end if;
  end if;
  if not exists (select from case_moves m where m.from_status = old.status and m.to_status = new.status
      and m.stage = case_stage(old) and (m.by_link or not case_by_link())
      and case scope when 'own' then m.who = 'complainant' when 'staff' then m.who = case_role
                     when 'system' then m.who = 'system' else true end) then
    raise exception 'a case does not go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  if new.status = 'appealed' then
    if old.appealed_at is not null or old.withdrawn_at is not null or old.appeal_until is null or old.appeal_until
        -- The request arrived a little before its transaction.
        < greatest(least(coalesce(new.appealed_at, now()), now()), now() - interval '15 minutes') then
      raise exception 'this case can no longer be appealed' using errcode = 'check_violation';
    end if;
    new.appealed_at := coalesce(new.appealed_at, now());
    -- A judge does not go on with the case; it waits for another.
    if old.assigned_to_id = any(old.judges) then new.assigned_to_id := null; end if;
  elsif scope <> '' and new.appealed_at is distinct from old.appealed_at then
    raise exception 'a case is appealed by a transition' using errcode = 'check_violation';
  end if;
  if scope <> '' and new.withdrawn_at is distinct from old.withdrawn_at
      and not (scope = 'own' and new.status = 'closed')
        and not (scope in ('own', 'staff') and new.status = 'under_review' and new.withdrawn_at is null) then
    raise exception 'a case is withdrawn by its complainant' using errcode = 'check_violation';
  end if;
  if scope = 'own' and old.status in ('pending_information', 'incomplete_evidence') and new.status <> 'closed'
      and new.status is distinct from old.status_before then
    raise exception 'an answer leads back to the status before' using errcode = 'check_violation';
  end if;
  if scope = 'own' and new.status = 'closed' then new.withdrawn_at := coalesce(new.withdrawn_at, now()); end if;
  if scope = 'staff' and person is not null and old.appealed_at is null
    and new.status in ('resolved', 'rejected', 'closed') then
    new.judges := array_append(array_remove(old.judges, person), person);
    if new.status <> 'closed' or old.status not in ('resolved', 'rejected') then
      new.ended_as := new.status;
      new.ended_by_id := person;
    end if;
  end if;
  if scope = 'staff' and old.appealed_at is not null and new.status in ('resolved', 'rejected') then
    new.appeal_judges := array_append(array_remove(old.appeal_judges, person), person);
  end if;
  if old.status in ('resolved', 'rejected', 'closed') and new.status = 'under_review' then
    new := reopen_case(old, new);
  end if;
  new.last_updated_at := now();
  return new;
end $$;

-- An account that takes no part in a case is never assigned to it.
create or replace function guard_assignment() returns trigger language plpgsql as $$
begin
  if new.assigned_to_id is distinct from old.assigned_to_id and is_recused(new.id, new.assigned_to_id) then
    raise exception 'who takes no part in a case is not assigned to it' using errcode = 'check_violation';
  end if;
  return new;
end $$;
