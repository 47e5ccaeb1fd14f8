-- The season of a new match is added with the default points rule.
create or replace function open_season() returns trigger language plpgsql as $$
begin
  insert into seasons (name) values (new.season) on conflict do nothing;
  return new;
end $$;

-- The sequence grows when what a calendar shows of a match changes (RFC 5545, 3.8.7.4).
create or replace function raise_sequence() returns trigger language plpgsql as $$
begin
  if (new.match_date, new.match_time, new.status, new.home_team_id, new.away_team_id, new.home_score, new.away_score)
     is distinct from
     (old.match_date, old.match_time, old.status, old.home_team_id, old.away_team_id, old.home_score, old.away_score) then
    new.sequence := old.sequence + 1;
    new.updated_at := now();
  end if;
  return new;
end $$;
