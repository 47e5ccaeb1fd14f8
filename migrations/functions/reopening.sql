-- In which stage a case is: never appealed, in or after an appeal, reopened after one, or withdrawn before any appeal.
-- As `stageOf` in app/complaints/case/stage.ts.
create or replace function case_stage(c complaints) returns text language sql immutable as $$
  select case when c.appealed_at is not null then 'appeal' when c.reopened_at is not null then 'reopened'
    when c.withdrawn_at is not null then 'withdrawn' else 'first' end $$;

-- Whether an account decided or closed a case, or decided its appeal: it neither recuses in it nor lifts a recusal.
create or replace function has_judged(c complaints, person uuid) returns boolean language sql immutable as $$
  select person = any (c.judges || c.appeal_judges) $$;

-- Whether an account is a head that takes part in a case and can sign in.
create or replace function is_head_of(of_case uuid, person uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from accounts a join account_roles r on r.account_id = a.id and r.role = 'head'
    where a.id = person and a.disabled_at is null) and not is_recused(of_case, person) $$;
revoke execute on function is_head_of from public;
grant execute on function is_head_of to tawila_app;

-- The columns that make a decision final change with their own transitions alone
-- (docs/rules/complaints.md#final-decisions).
create or replace function keep_final(old complaints, new complaints) returns complaints language plpgsql as $$
declare
  scope text := case_power();
  reopens boolean := old.status in ('resolved', 'rejected', 'closed') and new.status = 'under_review';
begin
  if scope = '' then return new; end if;
  new.appeal_judges := old.appeal_judges;
  new.reopened_at := old.reopened_at;
  if new.own_case_at is distinct from old.own_case_at
    and not (scope = 'staff' and reopens and case_stage(old) = 'withdrawn') then
    raise exception 'only a withdrawn case goes on as the federation''s own' using errcode = 'check_violation';
  end if;
  if new.reopen_until is distinct from old.reopen_until and new.status = old.status then
    raise exception 'the period for reopening comes with a transition' using errcode = 'check_violation';
  end if;
  if new.consent_until is distinct from old.consent_until and new.consent_until is not null and not (scope = 'staff'
      and acts_as_head() and not case_by_link() and new.status = old.status and old.status = 'closed'
        and case_stage(old) = 'withdrawn') then
    raise exception 'a head asks for consent to go on with a withdrawn case' using errcode = 'check_violation';
  end if;
  -- An appeal against its decision is the complainant's to withdraw.
  if scope = 'own' and new.status = 'closed' and old.status <> 'closed' and old.own_case_at is not null
    and old.appealed_at is null then
    raise exception 'the federation''s own case is not withdrawn' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- Reopening: with consent or as the federation's own case once withdrawn; after an appeal by a proposal that another
-- head confirms, or of a head who judged the case at no time. Everyone who judged it until now is barred from the next
-- appeal.
create or replace function reopen_case(old complaints, new complaints) returns complaints language plpgsql as $$
declare
  scope text := case_power();
  person uuid := case_person();
  stage text := case_stage(old);
  judged uuid[] := old.judges || old.appeal_judges;
  proposal case_reopenings;
begin
  if scope = '' then return new; end if;
  if stage = 'withdrawn' then
    if scope = 'own' and coalesce(old.consent_until < now(), true) then
      raise exception 'a complainant agrees when a head asked' using errcode = 'check_violation';
    end if;
    if scope = 'staff' and new.own_case_at is null then
      raise exception 'a withdrawn case goes on with consent or as the federation''s own'
        using errcode = 'check_violation';
    end if;
  elsif stage in ('appeal', 'reopened') then
    if coalesce(old.reopen_until < now(), true) then
      raise exception 'this case can no longer be reopened' using errcode = 'check_violation';
    end if;
    select * into proposal from case_reopenings r where r.complaint_id = old.id and r.ended_at is null for update;
    if proposal.id is null or proposal.expires_at < now() or proposal.proposed_by_id is null then
      raise exception 'after an appeal a case is reopened for a ground that a head named'
        using errcode = 'check_violation';
    end if;
    if person is null or not is_head_of(old.id, person) or not is_head_of(old.id, proposal.proposed_by_id)
        or proposal.proposed_by_id = person and person = any(judged) then
      raise exception 'another head confirms the reopening' using errcode = 'check_violation';
    end if;
    update case_reopenings set ended_as = 'confirmed', ended_at = now(), ended_by_id = person,
      appealed_at = old.appealed_at, appeal_grounds = old.appeal_grounds where id = proposal.id;
    new.judges := array(select distinct unnest(judged));
    new.appeal_judges := '{}';
    new.reopened_at := now();
    new.appealed_at := null;
    new.appeal_grounds := null;
    new.reopen_until := null;
  end if;
  new.appeal_until := null;
  new.withdrawn_at := null;
  new.consent_until := null;
  return new;
end $$;

-- A proposal that ended stays as it ended; its words can be blanked.
create or replace function guard_proposal() returns trigger language plpgsql as $$
begin
  if case_power() <> '' and old.ended_at is not null and ((new.ended_as, new.ended_at, new.ended_by_id, new.appealed_at)
      is distinct from (old.ended_as, old.ended_at, old.ended_by_id, old.appealed_at) or case_power() <> 'system') then
    raise exception 'a proposal that ended does not change' using errcode = 'check_violation';
  end if;
  if case_power() = 'staff' and new.reason is distinct from old.reason then
    raise exception 'the reason of a proposal does not change' using errcode = 'check_violation';
  end if;
  return new;
end $$;
