-- The table of each season's default group, as app/league/ranking/rank.ts computes it; a test compares the two.
create view league_standings with (security_invoker = true) as
with other_groups as (
  select g.id from groups g join stages s on s.id = g.stage_id join editions e on e.id = s.edition_id
    join competitions c on c.id = e.competition_id where not (g.is_default and c.is_default)
), counted as (
  select * from matches where status = 'completed' and home_score is not null and away_score is not null
   and (group_id is null or group_id not in (select id from other_groups))
), sides as (
  select season, home_team_id as team_id, home_score as scored, away_score as conceded from counted
  union all
  select season, away_team_id, away_score, home_score from counted
)
select season || '-' || team_id as id, season, team_id,
       count(*)::integer as matches_played,
       count(*) filter (where scored > conceded)::integer as wins,
       count(*) filter (where scored = conceded)::integer as draws,
       count(*) filter (where scored < conceded)::integer as losses,
       sum(scored)::integer as points_for,
       sum(conceded)::integer as points_against,
       sum(case when scored > conceded then points_win when scored = conceded then points_draw
         else points_loss end)::integer as points,
       teams.name, teams.name_ar, teams.logo_url, teams.region, teams.region_ar
  from sides join seasons on seasons.name = sides.season join teams on teams.id = sides.team_id
 group by season, team_id, teams.id;
