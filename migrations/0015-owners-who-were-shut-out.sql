-- When another owner took the role from an account or shut it out: for a while after that, who
-- is left does not grant alone
-- (docs/rules/accounts.md#two-owners).
alter table accounts add column owner_ended_at timestamptz;
-- apply functions/two-owners.sql
