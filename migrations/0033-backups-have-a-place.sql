-- Where a backup was added to, if it was not one file: the next one there finds its key, or is refused.
alter table backups add column place text;
