-- Whether an account has a role: accounts that wait for one are listed first, of however many there are.
alter table accounts add column has_role boolean not null default false;
update accounts set has_role = true where exists (select from account_roles where account_id = id);
create index accounts_in_list on accounts ((email_verified and disabled_at is null and not has_role) desc, email);
create index accounts_waiting on accounts (email) where email_verified and disabled_at is null and not has_role;

-- apply functions/accounts.sql
create trigger note_role after insert or delete on account_roles for each row execute function note_role();
