-- The scope of a transaction, set by case-access.server.ts; without one no row of a case is visible.
--   own    a complainant: their own cases             staff   officers and heads: every submitted case
--   track  a guest with a proved reference: one case  system  the product itself: jobs, comparisons
create or replace function case_power() returns text language sql stable as $$
  select coalesce(current_setting('app.case_power', true), '') $$;
create or replace function case_person() returns uuid language sql stable as $$
  select nullif(current_setting('app.case_person', true), '')::uuid $$;
create or replace function case_tracked() returns uuid language sql stable as $$
  select nullif(current_setting('app.case_tracked', true), '')::uuid $$;
create or replace function case_by_link() returns boolean language sql stable as $$
  select coalesce(current_setting('app.case_link', true), '') <> '' $$;
-- Never by an access link, which reads and asks.
create or replace function acts_as_head() returns boolean language sql stable as $$
  select not case_by_link()
    and exists (select from account_roles where account_id = case_person() and role = 'head') $$;
