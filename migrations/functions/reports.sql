-- Keeps what a result says of itself true to its report, whoever writes it: a score that is typed over a reported one,
-- or a side that becomes another squad's, is confirmed by whoever typed it, and the report is settled; a reported
-- result that is restored has its report open again. Who reports or settles says so in `app.report_of`. A locked result
-- that changes has the day of its correction: also by other squads, by another group in which it counts, and by being
-- opened again. Runs as its owner: those who type a result may be none that reports are open to.
create or replace function keep_report() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare is_own constant boolean := current_setting('app.report_of', true) is not distinct from new.id::text;
  is_changed constant boolean := (new.home_score, new.away_score, new.outcome, new.absent)
    is distinct from (old.home_score, old.away_score, old.outcome, old.absent);
  -- What one squad reported is not asked of another; a team whose class changes stays itself.
  has_other_sides constant boolean := current_setting('app.class_moves', true) is distinct from 'on'
    and (new.home_team_id, new.away_team_id, new.home_squad_id, new.away_squad_id) is distinct from
    (old.home_team_id, old.away_team_id, old.home_squad_id, old.away_squad_id);
begin
  if not is_own then
    if old.phase = 'reported' and new.phase = 'reported' and (is_changed or has_other_sides) then
      new.phase := 'confirmed';
    end if;
    if old.phase = 'reported' and new.phase is distinct from 'reported' then
      update reports set settled = 'replaced', settled_at = now() where match_id = new.id and settled is null;
      if has_other_sides then -- no decision, of which the squads that play now would be told
        update confirmations set decision_told_at = now() where match_id = new.id and decided_at = now();
      end if;
    elsif new.phase = 'reported' and old.phase is distinct from 'reported' then
      -- for its answer there is as much time as there was when another result took its place
      update reports set settled = null, settled_at = null, confirm_by = confirm_by + (now() - settled_at)
        where match_id = new.id and settled = 'replaced'
        and number = (select max(number) from reports where match_id = new.id)
        and home_score = new.home_score and away_score = new.away_score;
    end if;
  end if;
  if old.phase = 'locked' and (is_changed or has_other_sides or new.phase is distinct from 'locked'
      or (new.group_id, new.season) is distinct from (old.group_id, old.season)) then
    new.corrected_on := (now() at time zone 'Asia/Riyadh')::date;
  end if;
  return new;
end $$;
revoke execute on function keep_report from public;

-- The times of confirming and locking follow the phase. A result without one was typed or came from a file, and is
-- confirmed when it is stored (docs/rules/league.md#reports). Its trigger comes after that of keep_report, which may
-- change the phase.
create or replace function time_result() returns trigger language plpgsql as $$
declare is_result constant boolean := new.status = 'completed'
  and (new.home_score is not null or new.outcome <> 'played');
begin
  if tg_op = 'INSERT' then
    if new.phase is null and is_result or new.phase in ('confirmed', 'locked') then
      new.confirmed_at := coalesce(new.confirmed_at, now());
    end if;
    if new.phase = 'locked' then
      new.locked_at := coalesce(new.locked_at, now());
    end if;
    return new;
  end if;
  if new.phase is distinct from old.phase then
    new.confirmed_at := case new.phase when 'confirmed' then now()
      when 'locked' then coalesce(old.confirmed_at, now()) end;
    new.locked_at := case new.phase when 'locked' then now() end;
  end if;
  if new.phase is null then
    if not is_result then
      new.confirmed_at := null;
    elsif (new.phase, new.status, new.home_score, new.away_score, new.outcome, new.absent)
        is distinct from (old.phase, old.status, old.home_score, old.away_score, old.outcome, old.absent) then
      new.confirmed_at := now();
    end if;
  end if;
  return new;
end $$;

-- Keeps when staff ended a dispute, of which a job tells both sides: by a decision, or by a result or a sheet in place
-- of the report, which ends the dispute of an earlier one that it took the place of as well. A report that a side
-- replaces itself is none; one that is open again is not decided. Runs as its owner: those who type a result may be
-- none that answers are open to.
create or replace function keep_dispute() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare is_own constant boolean := current_setting('app.report_of', true) is not distinct from new.match_id::text;
begin
  if new.settled is null then
    update confirmations set decided_at = null, decision_told_at = null
      where match_id = new.match_id and decided_at is not null
        and (report = new.number or report < new.number and decided_at = old.settled_at);
  elsif new.settled = 'decided' or (new.settled = 'replaced' and not is_own) then
    update confirmations d set decided_at = now()
      where match_id = new.match_id and verdict = 'dispute'
        and (report = new.number or report < new.number and side <> new.side and decided_at is null
          and not exists (select from reports e where e.match_id = d.match_id
            and e.number between d.report and new.number - 1 and e.settled in ('accepted', 'silence', 'decided')));
  end if;
  return null;
end $$;
revoke execute on function keep_dispute from public;

-- When a tie begins; null while its day is not agreed.
create or replace function tie_start(match_date date, match_time time, date_known boolean) returns timestamptz
  language sql stable as $$
  select case when date_known then (match_date + coalesce(match_time, time '00:00')) at time zone 'Asia/Riyadh' end $$;

-- Whether the other side's line-up stays closed to this one: it is handed in, and that the tie was played says this
-- side alone, by its day (docs/rules/league.md#reports). Runs as its owner: no side sees that row of the other.
create or replace function keeps_lineup_closed(of_match integer, to_side text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select acts_for_side(of_match, to_side) and exists (
    select from matches m join lineups l on l.match_id = m.id
    where m.id = of_match and m.said_by = to_side and m.said_day = m.match_date
      and l.side <> to_side and l.sealed_at is not null and l.opened_at is null) $$;
revoke execute on function keeps_lineup_closed from public;
grant execute on function keeps_lineup_closed to tawila_app;

-- Opens the line-ups of a tie that has begun, for a side that reports it: the other side may have named none. Runs as
-- its owner: no side may write the other's row.
create or replace function open_lineups_to_report(of_match integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare match matches;
begin
  if league_scope() not in ('staff', 'system') and not acts_in_tie(of_match) then
    raise exception 'Only a side of the tie opens its line-ups.'
      using errcode = 'insufficient_privilege', table = 'lineups';
  end if;
  select * into strict match from matches where id = of_match for update;
  if match.status = 'cancelled' or match.phase is not distinct from 'postponed' or match.status = 'scheduled'
    and match.phase is distinct from 'in_play'
    and not coalesce(tie_start(match.match_date, match.match_time, match.date_known) <= now(), false) then
    raise exception 'The tie has not started.' using errcode = 'insufficient_privilege', table = 'lineups';
  end if;
  if keeps_lineup_closed(of_match, match.said_by)
    and not acts_for_side(of_match, case match.said_by when 'home' then 'away' else 'home' end) then
    raise exception 'This side alone says that the tie was played.'
      using errcode = 'insufficient_privilege', table = 'lineups';
  end if;
  insert into lineups (match_id, side, opened_at) values (of_match, 'home', now()), (of_match, 'away', now())
  on conflict (match_id, side) do update set opened_at = now() where lineups.opened_at is null;
end $$;
revoke execute on function open_lineups_to_report from public;
grant execute on function open_lineups_to_report to tawila_app;

-- The hours for the answer to a report of this group today; null for no deadline.
create or replace function answer_hours(of_group groups) returns integer language sql stable as $$
  select case when of_group.answer_hours_from > now() then of_group.former_answer_hours
    else of_group.confirmation_hours end $$;

-- A shorter time for the answer counts seven days after it was set.
create or replace function delay_shorter_answers() returns trigger language plpgsql as $$
declare former constant integer := answer_hours(old);
begin
  if new.confirmation_hours is not distinct from old.confirmation_hours then return new; end if;
  if new.confirmation_hours is null or new.confirmation_hours >= former then
    new.former_answer_hours := null;
    new.answer_hours_from := null;
  else
    new.former_answer_hours := former;
    new.answer_hours_from := now() + interval '7 days';
  end if;
  return new;
end $$;
