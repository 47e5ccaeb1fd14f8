-- Tables with a partition for each year of `at`: audit_log and complaint_events (decision 99). A year is one in Riyadh.
create or replace function year_start(of_year integer) returns timestamptz language sql stable as $$
  select make_timestamptz(of_year, 1, 1, 0, 0, 0, 'Asia/Riyadh') $$;
create or replace function year_of(moment timestamptz) returns integer language sql immutable as $$
  select extract(year from moment at time zone 'Asia/Riyadh')::integer $$;

-- A table that can become a partition. A unique index of the whole table would have to hold `at` as well; each
-- partition has its own, of what is unique: the id and, in the log, the place in its chain. The product reaches the
-- rows through the whole table alone.
create or replace function make_partition(whole text, name text) returns void
  language plpgsql set search_path = public, pg_temp as $$
begin
  execute format('create table %I (like %I including defaults including constraints)', name, whole);
  execute format('alter table %I add primary key (id)', name);
  if whole = 'audit_log' then
    execute format('create unique index on %I (chain, seq)', name);
  end if;
  execute format('alter table %I enable row level security', name);
  execute format('revoke all on %I from tawila_app', name);
end $$;
revoke execute on function make_partition from public;

-- Makes the partitions of this year and the next two that are missing, and returns their names. Rows of theirs that the
-- partition for other years took are moved. Gives up after three seconds of waiting for a lock; the next night tries
-- again.
create or replace function make_years() returns setof text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  whole text;
  name text;
  year integer;
begin
  perform set_config('lock_timeout', '3s', true);
  foreach whole in array '{audit_log,complaint_events}'::text[] loop
    for year in year_of(now())..year_of(now()) + 2 loop
      name := whole || '_' || year;
      continue when to_regclass(name) is not null;
      perform make_partition(whole, name);
      perform set_config('app.recording', 'off', true); -- a row that moves between partitions stays what it is
      execute format('with moved as (delete from %I where at >= %L and at < %L returning *) '
        'insert into %I select * from moved',
        whole || '_other', year_start(year), year_start(year + 1), name);
      perform set_config('app.recording', '', true);
      execute format('alter table %I attach partition %I for values from (%L) to (%L)', whole, name,
        year_start(year), year_start(year + 1));
      return next name;
    end loop;
  end loop;
end $$;
revoke execute on function make_years from public;
grant execute on function make_years to tawila_app;
