-- Whether the edition of a group is closed: its tables change no more until it is opened again.
create or replace function is_closed(of_group integer) returns boolean language sql stable as $$
  select exists (select from groups g join stages s on s.id = g.stage_id join editions e on e.id = s.edition_id
    where g.id = of_group and e.closed_at is not null) $$;

-- The editions whose tables a row counts in: its own, that of its group or stage, of all groups of a format, or of a
-- season.
create or replace function editions_of(of_table text, r jsonb) returns setof integer language sql stable as $$
  select id from editions where of_table = 'seasons' and season = r ->> 'name'
  union all
  select (r ->> 'id')::integer where of_table = 'editions'
  union all
  select (r ->> 'edition_id')::integer where of_table = 'stages'
  union all
  select edition_id from stages where of_table = 'groups' and id = (r ->> 'stage_id')::integer
  union all
  select s.edition_id from groups g join stages s on s.id = g.stage_id
    where of_table = 'formats' and g.format = r ->> 'code'
  union all
  select s.edition_id from groups g join stages s on s.id = g.stage_id
    where of_table not in ('seasons', 'editions', 'stages', 'groups', 'formats')
      and g.id = case of_table when 'lot_places' then (select group_id from lots where id = (r ->> 'lot_id')::integer)
        else (r ->> 'group_id')::integer end $$;

-- Keeps the rows from which the tables of a closed edition are made, whoever writes them: only that counts by which a
-- table changes. Who writes one holds the edition open until the end of the transaction.
create or replace function keep_closed() returns trigger language plpgsql as $$
declare
  counting constant text[] := case tg_table_name
    when 'matches' then array['group_id', 'season', 'home_squad_id', 'away_squad_id', 'status', 'home_score',
      'away_score', 'outcome', 'absent', 'home_games', 'away_games', 'home_points', 'away_points']
    when 'entries' then array['group_id', 'squad_id', 'start_points', 'state', 'since', 'results']
    when 'stages' then array['edition_id', 'ordinal', 'kind']
    when 'groups' then array['stage_id', 'rule_set', 'points_win', 'points_draw', 'points_loss',
      'points_walkover_loss', 'zones', 'format', 'is_default']
    when 'formats' then array['code', 'order_of_play', 'wins_needed', 'most_rubbers', 'best_of', 'points_to']
    when 'seasons' then array['name', 'points_win', 'points_draw', 'points_loss']
    when 'adjustments' then array['group_id', 'squad_id', 'points', 'decided_on']
    when 'lots' then array['group_id', 'drawn_on'] end;
  was constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  is_now constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  any_closed boolean;
begin
  -- A team whose competition becomes one of another class stays the same team: move_to_class runs as the owner of the
  -- tables. The setting alone opens nothing, for any session may set it.
  if tg_op = 'UPDATE' and current_setting('app.class_moves', true) = 'on'
    and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = tg_relid) then
    return coalesce(new, old);
  end if;
  if tg_op = 'UPDATE' and counting is not null
    and not exists (select from unnest(counting) as c where was -> c is distinct from is_now -> c) then
    return new;
  end if;
  select bool_or(closed) into any_closed from (select e.closed_at is not null as closed from editions e
    where e.id in (select editions_of(tg_table_name, was) union select editions_of(tg_table_name, is_now))
    order by e.id for share) as held;
  if any_closed then
    raise exception 'The tables of this edition are closed.'
      using errcode = 'check_violation', table = tg_table_name, constraint = 'closed_tables';
  end if;
  return coalesce(new, old);
end $$;
