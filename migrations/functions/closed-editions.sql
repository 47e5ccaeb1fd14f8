-- Whether the edition of a group is closed: its tables change no more until it is opened again.
create or replace function is_closed(of_group integer) returns boolean language sql stable as $$
  select exists (select from groups g join stages s on s.id = g.stage_id join editions e on e.id = s.edition_id
    where g.id = of_group and e.closed_at is not null) $$;

-- Keeps the rows from which the tables of a closed edition are made, whoever writes them. Of a tie, an entry and a
-- group only that counts by which a table changes.
create or replace function keep_closed() returns trigger language plpgsql as $$
declare
  counting constant text[] := case tg_table_name
    when 'matches' then array['group_id', 'season', 'home_squad_id', 'away_squad_id', 'status', 'home_score',
      'away_score', 'outcome', 'absent', 'home_games', 'away_games', 'home_points', 'away_points']
    when 'entries' then array['group_id', 'squad_id', 'start_points', 'state', 'since', 'results']
    when 'groups' then array['stage_id', 'rule_set', 'points_win', 'points_draw', 'points_loss',
      'points_walkover_loss', 'zones', 'format', 'is_default'] end;
  was constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  is_now constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  key constant text := case tg_table_name when 'groups' then 'id' else 'group_id' end;
begin
  if tg_op = 'UPDATE' and counting is not null
    and not exists (select from unnest(counting) as c where was -> c is distinct from is_now -> c) then
    return new;
  end if;
  if is_closed((was ->> key)::integer) or is_closed((is_now ->> key)::integer) then
    raise exception 'The tables of this edition are closed.'
      using errcode = 'check_violation', table = tg_table_name, constraint = 'closed_tables';
  end if;
  return coalesce(new, old);
end $$;
