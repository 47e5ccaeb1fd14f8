-- Sheets of matches, stints, licences and rosters come in files too.
-- not stricter: import_runs_kind_check
alter table import_runs drop constraint import_runs_kind_check;
alter table import_runs add constraint import_runs_kind_check check (kind in
  ('teams', 'players', 'groups', 'entries', 'adjustments', 'matches', 'rubbers', 'stints', 'licences', 'rosters'));
