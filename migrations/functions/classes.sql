-- The class of those who play in a group: that of its competition.
create or replace function class_of_group(of_group integer) returns text language plpgsql stable as $$
begin
  return (select c.class from groups g join stages s on s.id = g.stage_id join editions e on e.id = s.edition_id
    join competitions c on c.id = e.competition_id where g.id = of_group);
end $$;

-- A squad plays in groups of its own class.
create or replace function check_class_of_entry() returns trigger language plpgsql as $$
begin
  if (select class from squads where id = new.squad_id) is distinct from class_of_group(new.group_id) then
    raise exception 'A squad is entered in groups of its class.'
      using errcode = 'check_violation', table = 'entries', constraint = 'class_of_entry';
  end if;
  return new;
end $$;

-- Whether a player is known to be outside a class in a season, as `isOutsideClass` says it. Runs as its owner: of a
-- birth the reader learns no more than this.
create or replace function outside_class(of_class text, of_player integer, of_season text) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return (select coalesce(case k.sex when 'women' then p.sex <> 'female'
        when 'men' then p.sex = 'female' and not k.admits_women end, false)
      or coalesce(age >= k.age_under, false) or coalesce(age < k.age_from, false)
    from classes k, players p left join player_details d on d.player_id = p.id
      cross join lateral (select left(of_season, 4)::integer - extract(year from d.birth_date) as age) of_birth
    where k.code = of_class and p.id = of_player);
end $$;

-- A club's squad as it is in another class: with the same letter, home and captains, and the players of its roster who
-- are not known to be outside the class. It is made when there is none; one that is there gets the players and captains
-- that it lacks.
create or replace function squad_in_class(of_squad integer, of_class text) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare made integer;
begin
  insert into squads (club_id, season, class, letter, name, name_ar, venue_id, home_day, home_time)
    select club_id, season, of_class, letter, name, name_ar, venue_id, home_day, home_time from squads
    where id = of_squad on conflict do nothing;
  select t.id into strict made from squads q
    join squads t using (club_id, season, letter) where q.id = of_squad and t.class = of_class;
  insert into squad_players (squad_id, player_id, rank, state, from_on, until_on, proposed_by_id)
    select made, p.player_id, p.rank, p.state, p.from_on, p.until_on, p.proposed_by_id
    from squad_players p join squads q on q.id = p.squad_id
    where p.squad_id = of_squad and not outside_class(of_class, p.player_id, q.season) order by p.rank, p.id
    on conflict do nothing;
  insert into captains (account_id, squad_id, granted_by_id, granted_at)
    select account_id, made, granted_by_id, granted_at from captains where squad_id = of_squad on conflict do nothing;
  insert into captain_invitations (pending_id, squad_id, invited_by_id, created_at)
    select pending_id, made, invited_by_id, created_at from captain_invitations where squad_id = of_squad
    on conflict do nothing;
  return made;
end $$;

-- The squads of a competition whose class changes go with it. One that plays in another competition of its former
-- class stays there, and a squad of the new class with the same captains takes its place here; so does one that the
-- club has there already. The log names both. The ties stay those of the same team: what its captains wrote stays
-- theirs (`app.class_moves`). Returns the squads that stayed. Runs as its owner: who changes a competition may see no
-- request for another date.
create or replace function move_to_class(of_competition integer) returns integer[]
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  to_class constant text := (select class from competitions where id = of_competition);
  own constant integer[] := array(select g.id from groups g join stages s on s.id = g.stage_id
    join editions e on e.id = s.edition_id where e.competition_id = of_competition);
  team squads; target integer; stays boolean; stayed integer[] := '{}';
begin
  perform set_config('app.class_moves', 'on', true);
  for team in select q.* from squads q where class <> to_class
      and exists (select from entries n where n.squad_id = q.id and n.group_id = any(own)) order by id loop
    stays := exists (select from entries n where n.squad_id = team.id and n.group_id <> all(own)
      and class_of_group(n.group_id) = team.class);
    if not stays and not exists (select from squads where club_id = team.club_id and season = team.season
        and class = to_class and letter = team.letter) then
      update squads set class = to_class where id = team.id;
      continue;
    end if;
    target := squad_in_class(team.id, to_class);
    update entries set squad_id = target where squad_id = team.id and group_id = any(own);
    update adjustments set squad_id = target where squad_id = team.id and group_id = any(own);
    update lot_places set squad_id = target
      where squad_id = team.id and lot_id in (select id from lots where group_id = any(own));
    if to_regclass('honours') is not null then
      update honours set squad_id = target where squad_id = team.id and group_id = any(own);
    end if;
    delete from group_standings where squad_id = team.id and group_id = any(own);
    update matches set home_squad_id = target where home_squad_id = team.id and group_id = any(own);
    update matches set away_squad_id = target where away_squad_id = team.id and group_id = any(own);
    update schedule_ties set home_squad_id = target
      where home_squad_id = team.id and schedule_id in (select id from schedules where group_id = any(own));
    update schedule_ties set away_squad_id = target
      where away_squad_id = team.id and schedule_id in (select id from schedules where group_id = any(own));
    update date_requests set home_squad_id = target
      where home_squad_id = team.id and match_id in (select id from matches where group_id = any(own));
    update date_requests set away_squad_id = target
      where away_squad_id = team.id and match_id in (select id from matches where group_id = any(own));
    if not stays and not exists (select from entries where squad_id = team.id) then
      delete from squads where id = team.id;
    else
      stayed := stayed || team.id;
    end if;
    insert into audit_log (actor, action, subject, details) values ('system', 'squad.split', 'squad:' || target,
      jsonb_build_object('squad', team.id, 'class', to_class, 'competition', of_competition));
  end loop;
  perform set_config('app.class_moves', '', true);
  return stayed;
end $$;

-- Takes off the rosters of squads, once others were split from them, who is outside their class and on the roster of
-- the club's squad of this letter in another one.
create or replace function leave_rosters(of_squads integer[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from squad_players p using squads q
    where q.id = p.squad_id and q.id = any(of_squads) and outside_class(q.class, p.player_id, q.season)
    and exists (select from squad_players o join squads x on x.id = o.squad_id where o.player_id = p.player_id
      and (x.club_id, x.season, x.letter) = (q.club_id, q.season, q.letter) and x.id <> q.id);
end $$;

create or replace function teams_follow_class() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform leave_rosters(move_to_class(new.id));
  return null;
end $$;
revoke execute on function outside_class, squad_in_class, move_to_class, leave_rosters, teams_follow_class
  from public;
grant execute on function outside_class to tawila_app;
