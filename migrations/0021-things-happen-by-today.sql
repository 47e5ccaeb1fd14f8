-- Nobody is born, and nothing happened, after today in Riyadh. Days that are stored already stay until they are changed.
create function guard_days() returns trigger language plpgsql as $$
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
create trigger guard_days before insert or update of incident_date on complaints for each row execute function guard_days('incident_date');
create trigger guard_days before insert or update of date_of_birth on complaint_users for each row execute function guard_days('date_of_birth');
