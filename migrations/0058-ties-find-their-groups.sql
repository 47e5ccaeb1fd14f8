-- Ties that there were before they belonged to groups. Nothing changes that a calendar or an editor's form shows: sequence and version stay.
alter table matches disable trigger count_version;
update matches set group_id = default_group(season) where group_id is null;
alter table matches enable trigger count_version;
alter table matches validate constraint home_is_not_away;
create index on matches (group_id, match_date desc, id desc);
create index on matches (home_squad_id);
create index on matches (away_squad_id);
