-- Whether a case, or its draft, is about a tie. Runs as the owner: those who undo an import see no case, and learn of
-- none but that one is there.
create or replace function tie_has_case(of_tie integer) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from complaints where match_id = of_tie) $$;
revoke execute on function tie_has_case from public;
grant execute on function tie_has_case to tawila_app;
