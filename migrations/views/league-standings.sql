-- The same table that app/league/standings.ts computes; a test compares the two.
create view league_standings with (security_invoker = true) as
with sides as (
  select season, home_team_id as team_id, home_score as scored, away_score as conceded from matches
   where status = 'completed' and home_score is not null and away_score is not null
  union all
  select season, away_team_id, away_score, home_score from matches
   where status = 'completed' and home_score is not null and away_score is not null
)
select season || '-' || team_id as id, season, team_id,
       count(*)::integer as matches_played,
       count(*) filter (where scored > conceded)::integer as wins,
       count(*) filter (where scored = conceded)::integer as draws,
       count(*) filter (where scored < conceded)::integer as losses,
       sum(scored)::integer as points_for,
       sum(conceded)::integer as points_against,
       sum(case when scored > conceded then points_win when scored = conceded then points_draw else points_loss end)::integer as points,
       teams.name, teams.name_ar, teams.logo_url, teams.region, teams.region_ar
  from sides join seasons on seasons.name = sides.season join teams on teams.id = sides.team_id
 group by season, team_id, teams.id;
