-- Days that people have are moved later, never earlier, by officers and the system; what they were counted from never
-- changes.
create or replace function guard_deadline() returns trigger language plpgsql as $$
begin
  if case_power() = '' then return new; end if;
  if (new.complaint_id, new.what, new.message_id, new.days, new.days_kind, new.began_at)
      is distinct from (old.complaint_id, old.what, old.message_id, old.days, old.days_kind, old.began_at) then
    raise exception 'what a deadline is counted from never changes' using errcode = 'check_violation';
  end if;
  if new.ends_at < old.ends_at or new.last_ends_at < old.last_ends_at and new.ends_at < old.last_ends_at
      or old.last_ends_at is not null and new.last_ends_at is null and new.ends_at < old.last_ends_at then
    raise exception 'a day that people were given is never moved earlier' using errcode = 'check_violation';
  end if;
  if (old.notice_at is not null and new.notice_at is distinct from old.notice_at)
      or (old.settled_at is not null and new.settled_at is distinct from old.settled_at) then
    raise exception 'notice and end of a deadline are written once' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- Working days as the settings of the site have them. Where they name no holidays the product knows those of its
-- installation, so this count ends on the same day or before it.
create or replace function working_day_after(day date, days integer) returns date language plpgsql stable as $$
declare
  found_day date := day;
  remaining integer := days;
begin
  while remaining > 0 loop
    found_day := found_day + 1;
    if extract(dow from found_day) not in (5, 6) and not exists (
        select from site_settings s, jsonb_array_elements(coalesce(s.fields->'holidays', '[]')) h
        where s.id = 1 and found_day between (h->>'from')::date and (h->>'until')::date) then
      remaining := remaining - 1;
    end if;
  end loop;
  return found_day;
end $$;

-- The day to answer a question: not before the shortest time of the settings, not more than 60 days after the usual one
-- or a year from today, and never moved earlier; the month more is for holidays that only the product knows. As
-- `answerBounds` in app/complaints/deadlines/complainant/period.ts. More time is given within a year as well.
create or replace function guard_question() returns trigger language plpgsql as $$
declare
  today date := (now() at time zone 'Asia/Riyadh')::date;
  least_days integer;
  usual_days integer;
begin
  if case_power() = '' or new.due_on is null then return new; end if;
  if case_power() = 'staff' and new.due_on > today + 365 + 31
      and (tg_op = 'INSERT' or new.due_on is distinct from old.due_on) then
    raise exception 'a question is answered within a year' using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' then
    if new.due_on < old.due_on then
      raise exception 'a day that people were given is never moved earlier' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  select coalesce((fields->>'answer_days_least')::int, 3), coalesce((fields->>'answer_days')::int, 10)
    into least_days, usual_days from site_settings where id = 1;
  if case_power() = 'staff' and new.due_on < working_day_after(today, least_days) then
    raise exception 'a complainant has at least % working days to answer', least_days using errcode = 'check_violation';
  end if;
  if case_power() = 'staff' and new.due_on > working_day_after(today, greatest(usual_days, least_days)) + 60 + 31 then
    raise exception 'a question is answered within 60 days after the usual one' using errcode = 'check_violation';
  end if;
  return new;
end $$;
