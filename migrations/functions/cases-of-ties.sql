-- Whether a case, or its draft, is about a tie. Runs as the owner: those who undo an import see no case, and learn of
-- none but that one is there.
create or replace function tie_has_case(of_tie integer) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from complaints where match_id = of_tie) $$;
revoke execute on function tie_has_case from public;
grant execute on function tie_has_case to tawila_app;

-- Whether the case of a published decision is about this tie, or about another tie of one of its clubs or of its
-- edition. Runs as the owner: those who enter results see no case, and learn of a case that is not published nothing
-- at all.
create or replace function decision_concerns(reference text, of_tie integer, of_group integer, clubs integer[])
  returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from published_decisions p join complaints c on c.case_reference = p.case_reference
      join matches m on m.id = c.match_id
      join groups g on g.id = m.group_id join stages s on s.id = g.stage_id
    where p.case_reference = reference and (m.id = of_tie or m.home_team_id = any(clubs) or m.away_team_id = any(clubs)
      or s.edition_id = (select o.edition_id from groups n join stages o on o.id = n.stage_id
        where n.id = of_group))) $$;
revoke execute on function decision_concerns from public;
grant execute on function decision_concerns to tawila_app;
