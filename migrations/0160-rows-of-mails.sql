-- Emails name complainants: only the scope of the mailer reads and changes them.
-- No release is out yet, so no former one writes here.
-- not stricter: mail_scope, mail_written
alter table mails enable row level security;
create policy mail_scope on mails using ((select current_setting('app.mail_scope', true)) = 'mail');
create policy mail_written on mails for insert with check (true);
