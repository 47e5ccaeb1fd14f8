-- Whether a match has a sheet, or a line-up that a side handed in, opened or not.
create or replace function has_sheet(of_match integer) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from sheet_versions where match_id = of_match)
    or exists (select from lineups where match_id = of_match) $$;
revoke execute on function has_sheet from public;
grant execute on function has_sheet to tawila_app;

create or replace function refuse_change_of_sheet() returns trigger language plpgsql as $$
begin
  raise exception 'A version of a sheet stays as it is.'
    using errcode = 'insufficient_privilege', table = 'sheet_versions';
end $$;

-- A score that changes while no sheet of its match is saved is a typed one, and no longer the sum of its rubbers. Who
-- saves a sheet says so in `app.sheet_of`: its score may change and the sum of its games be the same.
create or replace function tell_typed_score() returns trigger language plpgsql as $$
begin
  if (new.home_score, new.away_score) is distinct from (old.home_score, old.away_score) and new.score_source = 'sheet'
     and old.score_source = 'sheet' and current_setting('app.sheet_of', true) is distinct from new.id::text then
    new.score_source := 'typed';
    new.home_games := null;
    new.away_games := null;
    new.home_points := null;
    new.away_points := null;
  end if;
  return new;
end $$;

-- The format of the sheets of a group; null where its edition writes none down.
create or replace function sheet_format(of_group integer) returns text language sql stable as $$
  select g.format from groups g join stages s on s.id = g.stage_id join editions e on e.id = s.edition_id
  where g.id = of_group and e.depth not in ('score', 'outcome') $$;
