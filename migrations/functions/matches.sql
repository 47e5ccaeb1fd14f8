-- The season of a new match is added with the default points rule, when its name is two years in a row.
create or replace function open_season() returns trigger language plpgsql as $$
begin
  if new.season ~ '^\d{4}/\d{4}$' and right(new.season, 4)::integer <> left(new.season, 4)::integer + 1
     and not exists (select from seasons where name = new.season) then
    raise exception 'A season is two years in a row: %', new.season
      using errcode = 'check_violation', table = 'matches', column = 'season';
  end if;
  insert into seasons (name) values (new.season) on conflict do nothing;
  return new;
end $$;

-- A match has both scores or none. A row of former times that has one is left alone while its scores stay as they are.
create or replace function check_scores() returns trigger language plpgsql as $$
begin
  if (new.home_score is null) = (new.away_score is null) then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    if (new.home_score, new.away_score) is not distinct from (old.home_score, old.away_score) then
      return new;
    end if;
  end if;
  raise exception 'A match has both scores or none.'
    using errcode = 'check_violation', table = 'matches', constraint = 'both_scores';
end $$;

-- The sequence grows when what a calendar shows of a match changes (RFC 5545, 3.8.7.4).
create or replace function raise_sequence() returns trigger language plpgsql as $$
begin
  if (new.match_date, new.match_time, new.status, new.home_team_id, new.away_team_id, new.home_score, new.away_score)
     is distinct from
     (old.match_date, old.match_time, old.status, old.home_team_id, old.away_team_id, old.home_score,
       old.away_score) then
    new.sequence := old.sequence + 1;
    new.updated_at := now();
  end if;
  return new;
end $$;
