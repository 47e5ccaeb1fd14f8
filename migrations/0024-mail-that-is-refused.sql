-- The part of us that a mail's server refused at the last try; and until when bulk mail waits as a whole after it.
alter table mails add column refused text check (refused in ('sign-in', 'sender', 'quota', 'host'));
alter table bulk_mail_pace add column held_until timestamptz not null default '-infinity';
