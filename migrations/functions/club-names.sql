-- The search finds a club by its former names as well.
create or replace function add_former_names() returns trigger language plpgsql as $$
begin
  new.names := new.names || coalesce((select string_agg(search_names(n.name, n.name_ar), '' order by n.id)
    from former_club_names n where n.club_id = new.id), '');
  return new;
end $$;

-- A former name changes what the search knows, and tables of the days on which it was used. Runs as its owner: tables
-- that are made again are noted by triggers alone.
create or replace function note_former_name() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare clubs constant integer[] := case tg_op when 'INSERT' then array[new.club_id]
  when 'DELETE' then array[old.club_id] else array[old.club_id, new.club_id] end;
begin
  perform fill_search_texts('club', clubs);
  insert into standings_changes (group_id)
    select distinct n.group_id from squads q join entries n on n.squad_id = q.id where q.club_id = any(clubs)
      on conflict do nothing;
  return null;
end $$;
revoke execute on function note_former_name from public;
