-- The group of a season that ties without a group belong to; it is made when the season's first tie needs it.
create or replace function default_group(of_season text) returns integer language plpgsql as $$
declare found integer; edition integer; stage integer;
begin
  select g.id into found from groups g join stages s on s.id = g.stage_id join editions e on e.id = s.edition_id
    join competitions c on c.id = e.competition_id where c.is_default and e.season = of_season and g.is_default;
  if found is not null then return found; end if;
  insert into editions (competition_id, season) select id, of_season from competitions where is_default
    on conflict (competition_id, season) do nothing;
  select e.id into strict edition from editions e join competitions c on c.id = e.competition_id
    where c.is_default and e.season = of_season;
  insert into stages (edition_id) values (edition) on conflict do nothing;
  select id into strict stage from stages where edition_id = edition and ordinal = 1;
  insert into groups (stage_id, name, name_ar, is_default)
    select stage, name, name_ar, true from competitions where is_default
    on conflict do nothing;
  select id into strict found from groups where stage_id = stage and is_default;
  return found;
end $$;

-- A club's squad in the season and the class of a group; it is made when there is none.
create or replace function squad_of(of_club integer, in_group integer, of_letter text) returns integer
  language plpgsql as $$
declare found integer; of_season text; of_class text;
begin
  select e.season, c.class into strict of_season, of_class from groups g join stages s on s.id = g.stage_id
    join editions e on e.id = s.edition_id join competitions c on c.id = e.competition_id where g.id = in_group;
  select id into found from squads
    where club_id = of_club and season = of_season and class = of_class and letter = of_letter;
  if found is not null then return found; end if;
  insert into squads (club_id, season, class, letter) values (of_club, of_season, of_class, of_letter)
    on conflict do nothing;
  select id into strict found from squads
    where club_id = of_club and season = of_season and class = of_class and letter = of_letter;
  return found;
end $$;

create or replace function enter_squad(in_group integer, entered integer) returns void language plpgsql as $$
begin
  if exists (select from entries where group_id = in_group and squad_id = entered) then return; end if;
  insert into entries (group_id, squad_id) values (in_group, entered) on conflict do nothing;
end $$;

-- The squad of a side of a tie: the one that is given where it is the club's in the season and the class of the group.
-- One of another class is the club's squad of the same letter there; any other is its squad A.
create or replace function side_in_group(given integer, of_club integer, of_season text, in_group integer)
  returns integer language plpgsql as $$
declare of_class text; of_letter text;
begin
  select class, letter into of_class, of_letter from squads
    where id = given and club_id = of_club and season = of_season;
  if of_class = class_of_group(in_group) then return given; end if;
  return squad_of(of_club, in_group, coalesce(of_letter, 'A'));
end $$;

-- A tie without a group, or with one of another season, belongs to the default group of its season. Both squads are
-- entered in the group.
create or replace function place_tie() returns trigger language plpgsql as $$
begin
  if current_setting('app.class_moves', true) = 'on' then return new; end if;
  if new.group_id is null
    or not exists (select from groups g join stages s on s.id = g.stage_id join editions e on e.id = s.edition_id
      where g.id = new.group_id and e.season = new.season) then
    new.group_id := default_group(new.season);
  end if;
  new.home_squad_id := side_in_group(new.home_squad_id, new.home_team_id, new.season, new.group_id);
  new.away_squad_id := side_in_group(new.away_squad_id, new.away_team_id, new.season, new.group_id);
  perform enter_squad(new.group_id, new.home_squad_id);
  perform enter_squad(new.group_id, new.away_squad_id);
  return new;
end $$;
