-- Writers of a table no longer wait for each other at its counter: each adds a row, and the rows are added to the counter now and then.
alter table content_versions rename to content_version_bases;
create table content_changes (table_name text not null);
revoke insert, update, delete, truncate on content_changes from tawila_app;

-- apply functions/count-changes.sql

-- Processes of a former release read the view twice a second, from the commit of this migration on.
-- apply views/content-versions.sql
