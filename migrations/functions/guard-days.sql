-- Dates of birth and of incidents are never after today in Riyadh. A date that is stored already is accepted until it
-- changes.
create or replace function guard_days() returns trigger language plpgsql as $$
declare
  today date := (now() at time zone 'Asia/Riyadh')::date;
  -- Two tables share it: a row is asked for the column that its table has.
  day date := to_jsonb(new) ->> tg_argv[0];
begin
  if day > today and (tg_op = 'INSERT' or day is distinct from (to_jsonb(old) ->> tg_argv[0])::date) then
    raise exception '% lies in the future', tg_argv[0] using errcode = 'check_violation';
  end if;
  return new;
end $$;
