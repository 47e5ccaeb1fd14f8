-- When the mails about it were written, once each: a report to the other side, a dispute and a request to those who decide.
alter table reports add column told_at timestamptz;
alter table confirmations add column told_at timestamptz;
alter table date_requests add column told_at timestamptz;
create index on confirmations (match_id) where verdict = 'dispute' and told_at is null;

-- Whether a captain gets the mails of working mornings about ties that wait. Those about what counts by silence or was decided come either way.
alter table accounts add column match_reminders boolean not null default true;
