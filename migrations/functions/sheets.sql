create or replace function refuse_change_of_sheet() returns trigger language plpgsql as $$
begin
  raise exception 'A version of a sheet stays as it is.' using errcode = 'insufficient_privilege', table = 'sheet_versions';
end $$;

-- A score that changes without the games of the sheet is a typed one, and no longer the sum of its rubbers.
create or replace function tell_typed_score() returns trigger language plpgsql as $$
begin
  if (new.home_score, new.away_score) is distinct from (old.home_score, old.away_score) and new.score_source = 'sheet'
     and old.score_source = 'sheet' and (new.home_games, new.away_games) is not distinct from (old.home_games, old.away_games) then
    new.score_source := 'typed';
    new.home_games := null;
    new.away_games := null;
    new.home_points := null;
    new.away_points := null;
  end if;
  return new;
end $$;
