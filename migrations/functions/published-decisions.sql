-- The public words about a decision say that its case was reopened or appealed, until a head publishes words about the
-- next decision (decision 120). Runs as its owner: a complainant who appeals publishes nothing.
create or replace function note_reopened_case() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update published_decisions set reopened_at = now() where case_reference = new.case_reference and reopened_at is null;
  return null;
end $$;
revoke execute on function note_reopened_case from public;
