-- A match that moves to another day keeps the day that it leaves, and the first of all as the planned one. A day that
-- was never agreed is no day that it had, and one that a side said it was played on was never planned; until a result
-- is reported for it, its correction by that side leaves no former day.
create or replace function keep_former_date() returns trigger language plpgsql as $$
begin
  if (new.match_date, new.match_time) is distinct from (old.match_date, old.match_time) and old.date_known
    and (old.status <> 'scheduled' or old.match_date is distinct from old.said_day
      or new.match_date is distinct from new.said_day or new.said_by is distinct from old.said_by) then
    insert into former_dates (match_id, match_date, match_time) values (old.id, old.match_date, old.match_time);
    if new.match_date <> old.match_date and old.match_date is distinct from old.said_day then
      new.planned_date := coalesce(old.planned_date, old.match_date);
    end if;
  end if;
  return new;
end $$;

-- The links with a PIN of a tie that moves end as many days later or earlier: two weeks after the tie at most, and not
-- before the day after it, or after today, is over. A link that has ended stays so. A day on which a side says that the
-- tie was played moves no link: neither is the other side's shortened by it, nor its own made longer.
create or replace function move_passes() returns trigger language plpgsql as $$
declare
  days interval := make_interval(days => new.match_date - old.match_date);
  latest timestamptz := (new.match_date + 15)::timestamp at time zone 'Asia/Riyadh';
  usual timestamptz := (greatest(new.match_date,
    (now() at time zone 'Asia/Riyadh')::date) + 2)::timestamp at time zone 'Asia/Riyadh';
begin
  if new.match_date is not distinct from new.said_day then return null; end if;
  update tie_passes
    set expires_at = case when new.match_date > old.match_date
      then greatest(expires_at, least(expires_at + days, latest))
      else least(expires_at, greatest(expires_at + days, usual)) end
    where match_id = new.id and revoked_at is null and expires_at > now();
  return null;
end $$;

-- A writer that changes the status alone leaves no phase of the former status behind.
create or replace function fit_phase() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and new.phase is not distinct from old.phase then
    new.phase := null;
  end if;
  return new;
end $$;

-- The sequence grows for what raise_sequence does not look at as well; a change that both see raises it once.
create or replace function raise_sequence_of_place() returns trigger language plpgsql as $$
begin
  if (new.date_known, new.phase, new.venue_id) is distinct from (old.date_known, old.phase, old.venue_id) then
    new.sequence := old.sequence + 1;
    new.updated_at := now();
  end if;
  return new;
end $$;
