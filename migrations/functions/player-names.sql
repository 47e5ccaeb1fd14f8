-- The search finds a player by other names as well. A row that is there is written again with what this makes of the
-- inserted one.
create or replace function add_other_names() returns trigger language plpgsql as $$
begin
  new.names := new.names || coalesce((select string_agg(search_names(n.name, n.name_ar), '' order by n.id)
    from player_names n where n.player_id = new.id), '');
  return new;
end $$;

create or replace function note_other_name() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform fill_search_texts('player', array[old.player_id]); end if;
  if tg_op <> 'DELETE' then perform fill_search_texts('player', array[new.player_id]); end if;
  return null;
end $$;

-- Whether taking a merge back would show a picture again. Runs as its owner: pictures are looked for in no scope.
create or replace function shown_by_merge(name text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from player_merge_documents where position(name in document::text) > 0) $$;
revoke execute on function shown_by_merge from public;
grant execute on function shown_by_merge to tawila_app;
