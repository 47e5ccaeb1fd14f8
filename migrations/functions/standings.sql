-- Groups whose table a statement changes, of the tables whose rows name their group. A group that goes with its rows is
-- left out.
create or replace function mark_standings() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare marked integer[];
begin
  if tg_op = 'TRUNCATE' then
    marked := array(select id from groups);
  elsif tg_table_name = 'lot_places' then
    if tg_op = 'INSERT' then
      marked := array(select group_id from lots where id in (select lot_id from new_rows));
    elsif tg_op = 'DELETE' then
      marked := array(select group_id from lots where id in (select lot_id from old_rows));
    else
      marked := array(select group_id from lots
        where id in (select lot_id from old_rows union select lot_id from new_rows));
    end if;
  elsif tg_table_name = 'groups' then
    if tg_op <> 'DELETE' then
      marked := array(select id from new_rows);
    end if;
  elsif tg_op = 'INSERT' then
    marked := array(select distinct group_id from new_rows);
  elsif tg_op = 'DELETE' then
    marked := array(select distinct group_id from old_rows);
  else
    marked := array(select group_id from old_rows union select group_id from new_rows);
  end if;
  insert into standings_changes (group_id) select id from groups where id = any(marked) on conflict do nothing;
  return null;
end $$;
revoke execute on function mark_standings from public;

-- The same for what tables of groups are made from besides: points of a season, names, and where a group belongs.
create or replace function mark_standings_behind() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare marked integer[];
begin
  if tg_table_name = 'teams' then
    marked := array(select n.group_id from new_rows a join old_rows b using (id) join squads q on q.club_id = a.id
      join entries n on n.squad_id = q.id
      where (a.name, a.name_ar) is distinct from (b.name, b.name_ar));
  elsif tg_table_name = 'squads' then
    marked := array(select group_id from entries where squad_id in (select id from new_rows));
  elsif tg_table_name = 'stages' then
    marked := array(select id from groups where stage_id in (select id from new_rows));
  elsif tg_table_name = 'editions' then
    marked := array(select g.id from groups g join stages s on s.id = g.stage_id
      where s.edition_id in (select id from new_rows));
  elsif tg_table_name = 'competitions' then
    marked := array(select g.id from groups g join stages s on s.id = g.stage_id join editions e on e.id = s.edition_id
      join new_rows a on a.id = e.competition_id join old_rows b on b.id = a.id where a.is_default <> b.is_default);
  else
    marked := array(select g.id from groups g join stages s on s.id = g.stage_id join editions e on e.id = s.edition_id
      where e.season in (select name from new_rows));
  end if;
  insert into standings_changes (group_id) select id from groups where id = any(marked) on conflict do nothing;
  return null;
end $$;
revoke execute on function mark_standings_behind from public;
