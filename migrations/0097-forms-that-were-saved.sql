-- Where the save of a closed form led, with a hash of what it had sent: sent again, it gets the same answer and is not saved twice. Null for
-- drafts and for forms that were discarded.
alter table record_drafts add column saved jsonb;
