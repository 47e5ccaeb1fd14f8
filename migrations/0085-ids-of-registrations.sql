-- Stints, licences and places on rosters have ids of other systems too.
alter table external_ids
  add column stint_id integer references stints on delete cascade,
  add column licence_id integer references licences on delete cascade,
  add column squad_player_id integer references squad_players on delete cascade,
  drop column kind,
  drop column record,
  drop constraint external_ids_check;
alter table external_ids
  add column kind text not null generated always as
    (case when team_id is not null then 'team' when player_id is not null then 'player' when match_id is not null then 'match'
      when stint_id is not null then 'stint' when licence_id is not null then 'licence' else 'squad-player' end) stored,
  add column record integer not null generated always as (coalesce(team_id, player_id, match_id, stint_id, licence_id, squad_player_id)) stored,
  add primary key (source, kind, external_id),
  add constraint names_one_record check (num_nonnulls(team_id, player_id, match_id, stint_id, licence_id, squad_player_id) = 1);
create index on external_ids (stint_id) where stint_id is not null;
create index on external_ids (licence_id) where licence_id is not null;
create index on external_ids (squad_player_id) where squad_player_id is not null;

-- The stints of a player that only followed from the club, as they were before a file of stints: taking it back restores them.
alter table import_batch_extras drop constraint import_batch_extras_kind_check;
alter table import_batch_extras add constraint import_batch_extras_kind_check
  check (kind in ('competition', 'edition', 'squad', 'entry', 'venue', 'derived-stints'));
