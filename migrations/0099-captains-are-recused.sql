-- Officers and heads who act for a side of a tie take no part in a case about it.
-- not stricter: case_conflicts_kind_check
alter table case_conflicts drop constraint case_conflicts_kind_check,
  add constraint case_conflicts_kind_check check (kind in ('declared', 'ordered', 'party', 'side'));

-- apply functions/recusal.sql
create trigger recuse_new_captain after insert on captains for each row execute function recuse_new_staff();
create trigger recuse_new_sides after update of home_team_id, away_team_id, home_squad_id, away_squad_id, season on matches
  for each row when ((new.home_squad_id, new.away_squad_id) is distinct from (old.home_squad_id, old.away_squad_id))
  execute function recuse_new_sides();
select recuse_parties(null, null);
