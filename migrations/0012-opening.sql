-- A site of one's own is closed to the public until its owner opens it. Every site that is there already is open.
alter table installation add column opened_at timestamptz;
update installation set opened_at = decided_at;
