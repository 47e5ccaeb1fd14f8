-- What of us a mail's server refused at the last try; and until when bulk mail waits as a whole, since it refused one.
alter table mails add column refused text check (refused in ('sign-in', 'sender', 'quota', 'host'));
alter table bulk_mail_pace add column held_until timestamptz not null default '-infinity';
