-- Who may be chosen for the men's and the women's squad; empty where it is not recorded. It is not published.
-- not stricter: players_sex_check
alter table players add column sex text check (sex in ('male', 'female'));

-- A player of one of the two squads, and of no other, is one of those it is for.
update players p set sex = case t.team_type when 'mens' then 'male' else 'female' end
from national_team_players link join national_teams t on t.id = link.national_team_id
where link.player_id = p.id and t.team_type in ('mens', 'womens')
  and not exists (
    select from national_team_players other join national_teams o on o.id = other.national_team_id
    where other.player_id = p.id and o.team_type in ('mens', 'womens') and o.team_type <> t.team_type);
