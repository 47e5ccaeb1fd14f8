-- A function with its owner's rights looks among temporary tables last. PostgreSQL looks there first where the path does not name them,
-- and whoever may make a temporary table could otherwise put one, with a trigger of theirs, in place of a table that such a function writes.
do $$
declare
  each regprocedure;
begin
  for each in select oid::regprocedure from pg_proc where pronamespace = 'public'::regnamespace and prosecdef loop
    execute format('alter function %s set search_path = public, pg_temp', each);
    execute format('revoke execute on function %s from public', each);
  end loop;
end $$;
-- What the product and its policies ask. The rest are triggers' and each other's.
grant execute on function recused_cases(uuid), is_recused(uuid, uuid), recuse_parties(uuid, uuid) to tawila_app;
