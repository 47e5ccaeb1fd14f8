-- not stricter: mails_status_check, mails_refused_check
-- A mail whose code or link has an end is not sent after it; since when one waits; and why, where its server does not
-- answer or asks for later.
alter table mails add column ends_at timestamptz, add column queued_at timestamptz not null default now();
alter table mails drop constraint mails_status_check;
alter table mails add constraint mails_status_check check (status in ('queued', 'sent', 'dead', 'expired')) not valid;
alter table mails drop constraint mails_refused_check;
alter table mails add constraint mails_refused_check
  check (refused in ('sign-in', 'sender', 'quota', 'host', 'away', 'later')) not valid;
