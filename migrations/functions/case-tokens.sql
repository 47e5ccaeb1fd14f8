-- Tokens of a case are made by the product, which has the key: with the change where a command makes it, by a job
-- within a minute after statements of an operator. Until then a case whose people changed is not found by any of them,
-- so erasure leaves no token either. They run as the owner: a complainant may write no token.
create or replace function forget_tokens_of_case() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' or old.status = 'draft' then
    insert into case_tokens (complaint_id) values (new.id) on conflict do nothing; -- submitting makes them just before
  elsif (old.user_id, old.match_id, old.first_party_full_name, old.first_party_phone,
      old.first_party_organization, old.second_party_full_name, old.second_party_phone, old.second_party_organization,
      old.represented_name, old.erased_at)
      is distinct from (new.user_id, new.match_id, new.first_party_full_name, new.first_party_phone,
      new.first_party_organization, new.second_party_full_name, new.second_party_phone, new.second_party_organization,
      new.represented_name, new.erased_at) then
    insert into case_tokens (complaint_id) values (new.id)
    on conflict (complaint_id) do update set tokens = '{}', links = '{}', made_with = null;
  end if;
  return null;
end $$;

create or replace function forget_tokens_of_person() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if (old.email, old.full_name, old.full_name_ar, old.phone, old.organization, old.organization_ar, old.erased_at)
      is distinct from (new.email, new.full_name, new.full_name_ar, new.phone, new.organization,
        new.organization_ar, new.erased_at) then
    update case_tokens set tokens = '{}', links = '{}', made_with = null
      where complaint_id in (select id from complaints where user_id = new.id);
  end if;
  return null;
end $$;

-- Names of clubs are public: their tokens stay until the new ones are made.
create or replace function renew_tokens_of_tie() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update case_tokens set made_with = null where complaint_id in (select id from complaints where match_id = new.id);
  return null;
end $$;

-- The argument names the column with the club.
create or replace function renew_tokens_of_club() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  club integer := (to_jsonb(coalesce(new, old)) ->> tg_argv[0])::integer;
begin
  update case_tokens set made_with = null where complaint_id in (
    select c.id from complaints c join matches m on m.id = c.match_id
      where m.home_team_id = club or m.away_team_id = club);
  return null;
end $$;
revoke execute on function forget_tokens_of_case, forget_tokens_of_person, renew_tokens_of_tie,
  renew_tokens_of_club from public;
