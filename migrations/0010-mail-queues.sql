-- The try that may send a mail, as "job:number". A later try of the same job takes it over; an earlier one never does.
alter table mails add column attempt text;

-- When the next bulk mail may leave: all processes of a database share the rate.
create table bulk_mail_pace (
  only_row boolean primary key default true check (only_row),
  next_at timestamptz not null default now()
);
insert into bulk_mail_pace default values;
revoke insert, delete, truncate on bulk_mail_pace from tawila_app;
