-- The tables of groups as they are now: a row a squad, made from what the triggers below watch (app/league/groups/stored-tables.server.ts).
create table group_standings (
  group_id integer not null references groups on delete cascade,
  squad_id integer not null references squads on delete cascade,
  -- from the top; the rank is shared by those whom nothing separates, and null for one that was expunged
  position integer not null,
  rank integer,
  played integer not null,
  won integer not null,
  drawn integer not null,
  lost integer not null,
  rubbers_won integer not null,
  rubbers_lost integer not null,
  games_won integer not null,
  games_lost integer not null,
  rallies_won integer not null,
  rallies_lost integer not null,
  start_points numeric not null,
  adjustment numeric not null,
  points numeric not null,
  -- results of the last ties, the newest first
  form jsonb not null,
  -- why it is below the row above it, and the ties behind that reason
  why jsonb,
  among jsonb not null,
  -- of the rules that made it
  rule_version text not null,
  primary key (group_id, squad_id)
);
create index on group_standings (squad_id);

-- Groups whose rows are older than what they are made from: a row for each transaction that changed it, so that no writer waits for another.
create table standings_changes (
  group_id integer not null references groups on delete cascade,
  xact xid8 not null default pg_current_xact_id(),
  primary key (group_id, xact)
);

-- apply functions/standings.sql
do $$
declare of_table text;
begin
  foreach of_table in array array['matches', 'entries', 'adjustments', 'lots', 'lot_places', 'groups'] loop
    execute format('create trigger mark_inserted after insert on %I referencing new table as new_rows
      for each statement execute function mark_standings()', of_table);
    execute format('create trigger mark_updated after update on %I referencing old table as old_rows new table as new_rows
      for each statement execute function mark_standings()', of_table);
    execute format('create trigger mark_deleted after delete on %I referencing old table as old_rows
      for each statement execute function mark_standings()', of_table);
    execute format('create trigger mark_truncated after truncate on %I for each statement execute function mark_standings()', of_table);
  end loop;
  foreach of_table in array array['seasons', 'competitions', 'editions', 'stages', 'squads', 'teams'] loop
    execute format('create trigger mark_updated after update on %I referencing old table as old_rows new table as new_rows
      for each statement execute function mark_standings_behind()', of_table);
  end loop;
end $$;
insert into standings_changes (group_id) select id from groups;
