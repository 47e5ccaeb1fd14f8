-- Passes, line-ups and requests of a side belong to its squad.
-- apply functions/captains.sql
create trigger end_work_of_sides after update of home_team_id, away_team_id, home_squad_id, away_squad_id, season on matches
  for each row when ((new.home_squad_id, new.away_squad_id) is distinct from (old.home_squad_id, old.away_squad_id)) execute function end_work_of_sides();
