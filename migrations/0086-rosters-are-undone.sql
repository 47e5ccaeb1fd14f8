-- A change of a roster by a button is a batch that can be undone, with its squad.
alter table import_batches add column squad_id integer references squads on delete cascade;
create index on import_batches (squad_id, id) where squad_id is not null;
-- not stricter: import_batches_kind_check, import_batches_squad_id_fkey
alter table import_batches drop constraint import_batches_kind_check;
alter table import_batches add constraint import_batches_kind_check check (kind in
  ('matches', 'teams', 'players', 'preset-matches', 'photos', 'preset-photos', 'groups', 'entries', 'adjustments', 'schedule', 'season',
   'results', 'withdrawal', 'rubbers', 'stints', 'licences', 'rosters', 'approvals', 'roster'));

-- A deleted licence gives the former number back, as one that is no longer approved does.
create trigger number_goes before delete on licences for each row execute function keep_licence_number();

-- A page of a season's licences in one state is read from the index, and so are the licences of a player and of a number.
create index on licences (season, state, requested_at, id);
drop index licences_season_state_idx;
create index on licences (player_id);
create index on licences (number) where number is not null;
create index on transfers (season, id desc);
