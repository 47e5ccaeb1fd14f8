-- not stricter: complaint_attachments_file_size_check
-- Films are evidence too: up to 100 MB (docs/rules.md#evidence).
alter table complaint_attachments drop constraint complaint_attachments_file_size_check;
alter table complaint_attachments add constraint complaint_attachments_file_size_check
  check (file_size > 0 and file_size <= 104857600) not valid;
alter table complaint_attachments validate constraint complaint_attachments_file_size_check;
