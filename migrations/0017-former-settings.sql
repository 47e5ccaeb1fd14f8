-- The values of a part of the settings before its last change, by which an owner takes it back.
alter table site_settings add column former jsonb not null default '{}';
