-- Whether the inspector read a file to its end. One that it could not unfold, or that made it run into a limit, is never called clean,
-- whatever the virus scanner says. Files of earlier days were taken by the rules of those days and keep what the scanner said.
alter table complaint_attachments add column is_whole boolean not null default true;
alter table complaint_attachments add constraint complaint_attachments_clean_is_whole check (is_whole or scan <> 'clean');
