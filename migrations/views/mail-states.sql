-- How emails went, without their addresses and words: for counts and states, which need no scope.
create view mail_states as select id, status, attempts, created_at, sent_at, newsletter_issue_id, refused, queued_at,
  ends_at
  from mails;
revoke insert, update, delete on mail_states from tawila_app;
