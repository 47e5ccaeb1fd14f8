-- not stricter: kept_forms_owner, kept_forms_pass_id_fkey
-- A stashed form is an account's or, where the pass of a side had ended, that pass's. Processes that are older name the
-- account.
alter table kept_forms
  alter column account_id drop not null,
  add column pass_id uuid references tie_passes on delete cascade,
  add constraint kept_forms_owner check (num_nonnulls(account_id, pass_id) = 1);
create index on kept_forms (pass_id) where pass_id is not null;
insert into kept_forms (token_hash, pass_id, sealed, created_at)
  select token_hash, pass_id, sealed, created_at from kept_pass_forms;
drop table kept_pass_forms;
-- apply functions/captains.sql
