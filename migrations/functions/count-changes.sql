-- A table's counter moves with every statement that changes it. Runs as the owner: the product cannot write the counters.
create or replace function note_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into content_versions (table_name) values (tg_table_name)
  on conflict (table_name) do update set version = content_versions.version + 1;
  return null;
end $$;
revoke execute on function note_change from public;

-- Called by the migration that makes a table from which public pages are made.
create or replace procedure count_changes(of_table regclass) language plpgsql as $$
begin
  execute format('create trigger note_change after insert or update or delete or truncate on %s
                  for each statement execute function note_change()', of_table);
  insert into content_versions (table_name) values (of_table::text) on conflict do nothing;
end $$;
