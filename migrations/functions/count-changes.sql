-- Every statement that changes a table adds a row: its version is the number of all there ever were. A row is seen with
-- its commit, and writers do not wait for each other. Runs as the owner: the product cannot write the counters.
create or replace function note_change() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into content_changes values (tg_table_name);
  return null;
end $$;
revoke execute on function note_change from public;

-- Called by the migration that makes a table from which public pages are made.
create or replace procedure count_changes(of_table regclass) language plpgsql as $$
begin
  execute format('create trigger note_change after insert or update or delete or truncate on %s
                  for each statement execute function note_change()', of_table);
  insert into content_version_bases (table_name) values (of_table::text) on conflict do nothing;
end $$;

-- Adds the rows that are seen to the counters. The sums stay as they are; two at once take each row once.
create or replace function fold_changes() returns void
  language sql security definer set search_path = public, pg_temp as $$
  with gone as (delete from content_changes returning table_name)
  insert into content_version_bases as base (table_name, version) select table_name, count(*) from gone
    group by 1 order by 1
  on conflict (table_name) do update set version = base.version + excluded.version
$$;
revoke execute on function fold_changes from public;
grant execute on function fold_changes to tawila_app;
