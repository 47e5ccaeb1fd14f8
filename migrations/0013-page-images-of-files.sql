-- Where the page images of a file are kept, once an officer asked for them: a PDF of pictures alone, made from the file.
alter table complaint_attachments add column flat_path text;
create index complaint_attachments_flat_path on complaint_attachments (flat_path) where flat_path is not null;
