-- Each form has a serial, and a draft names the form that wrote it: several new records have a draft each, and a save that was still under
-- way when its form was saved or discarded comes to nothing. The row of such a form stays for an hour, `closed` and without its text.
alter table record_drafts add column serial text not null default '';
alter table record_drafts add column closed boolean not null default false;
update record_drafts set serial = substr(md5(random()::text), 1, 16);
update record_drafts set record = record || '-' || serial where record like '%:new';
