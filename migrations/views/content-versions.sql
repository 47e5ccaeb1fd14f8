-- How often each table has changed, as of the commits that are seen. `unfolded` are the changes that are rows still.
create view content_versions as
  select table_name, version + coalesce(changes, 0) as version, coalesce(changes, 0)::integer as unfolded
  from content_version_bases
  left join (select table_name, count(*) as changes from content_changes group by 1) c using (table_name);
revoke insert, update, delete on content_versions from tawila_app;
