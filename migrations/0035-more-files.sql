-- not stricter: import_batches_kind_check, import_runs_kind_check, import_batch_extras_kind_check
-- Venues, their closures, competitions, their editions and stages come in files. What a file brings has versions, so
-- that it is taken back as long as nothing changed it since.
alter table venue_closures add column version integer not null default 1;
create trigger count_version before update on venue_closures for each row execute function count_version();
alter table stages add column version integer not null default 1;
create trigger count_version before update on stages for each row execute function count_version();

alter table import_batches drop constraint import_batches_kind_check;
alter table import_batches add constraint import_batches_kind_check check (kind in
  ('matches', 'teams', 'players', 'preset-matches', 'photos', 'preset-photos', 'groups', 'entries', 'adjustments',
  'results', 'withdrawal', 'rubbers', 'stints', 'licences', 'rosters', 'approvals', 'roster',
  'renaming', 'classes', 'licence-categories', 'rule-sets', 'formats', 'closing',
  'venues', 'closures', 'competitions', 'editions', 'stages'));
alter table import_runs drop constraint import_runs_kind_check;
alter table import_runs add constraint import_runs_kind_check check (kind in
  ('teams', 'players', 'groups', 'entries', 'adjustments', 'matches', 'rubbers', 'stints', 'licences', 'rosters',
  'classes', 'licence-categories', 'rule-sets', 'formats',
  'venues', 'closures', 'competitions', 'editions', 'stages'));
alter table import_batch_extras drop constraint import_batch_extras_kind_check;
alter table import_batch_extras add constraint import_batch_extras_kind_check check (kind in
  ('competition', 'edition', 'stage', 'squad', 'entry', 'venue', 'derived-stints', 'former-name'));
