-- The results of a round that were saved together, and ties that were called off with a withdrawal, are batches as well: they are taken back
-- as a whole. A batch that came from no file has a name in both languages.
-- not stricter: import_batches_kind_check
alter table import_batches drop constraint import_batches_kind_check;
alter table import_batches add constraint import_batches_kind_check check (kind in
  ('matches', 'teams', 'players', 'preset-matches', 'photos', 'preset-photos', 'groups', 'entries', 'adjustments', 'schedule', 'season',
   'results', 'withdrawal'));
alter table import_batches add column label text, add column label_ar text;
