-- The seal of a day as a signed list, which leaves the house: mailed, printed on receipts, and served from memory.
-- not stricter: audit_heads_check
alter table audit_heads add column jws text check (jws is null or chain = 'day');
call count_changes('audit_heads');
