-- Where a tie belongs, and how it ended. A trigger fills what a writer leaves out, so that statements of a former release and raw SQL go on working.
alter table matches
  add column group_id integer references groups on delete restrict,
  add column home_squad_id integer references squads on delete restrict,
  add column away_squad_id integer references squads on delete restrict,
  add column round integer check (round > 0),
  -- how it ended; who was absent, or lost by a decision, where it was not played to its end
  add column outcome text not null default 'played' check (outcome in ('played', 'walkover', 'awarded', 'abandoned')),
  add column absent text check (absent in ('home', 'away', 'both')),
  add column reason text,
  add column reason_ar text;

-- Two squads of one club may meet; a squad never meets itself.
-- not stricter: home_is_not_away, matches_group_id_fkey, matches_home_squad_id_fkey, matches_away_squad_id_fkey, matches_round_check, matches_outcome_check, matches_absent_check
alter table matches drop constraint home_is_not_away,
  add constraint home_is_not_away check (home_squad_id <> away_squad_id) not valid;

-- apply functions/place-ties.sql
create trigger place_tie before insert or update of season, home_team_id, away_team_id, group_id, home_squad_id, away_squad_id
  on matches for each row execute function place_tie();
