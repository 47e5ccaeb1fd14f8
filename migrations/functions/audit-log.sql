-- An account that works for the federation: complainants and captains do not (app/access/actor.ts).
create or replace function is_staff(account uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from account_roles r where r.account_id = account
    and r.role::text not in ('complainant', 'captain')) $$;
revoke execute on function is_staff from public;
grant execute on function is_staff to tawila_app;

-- An account that files complaints and has no role of the staff.
create or replace function is_complainant(account uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select (exists (select from account_roles r where r.account_id = account and r.role = 'complainant')
      or exists (select from complaint_users u where u.id = account)
      -- A registration's id becomes the account's.
      or exists (select from pending_accounts p where p.id = account and p.profile is not null))
    and not is_staff(account) $$;
revoke execute on function is_complainant from public;

-- The account that a row is about, if any.
create or replace function account_of(subject text) returns uuid language sql immutable as $$
  select case when subject ~ '^account:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then substr(subject, 9)::uuid end $$;

-- The text that a row's hash is computed from.
create or replace function audit_text(r audit_log) returns text language sql stable as $$
  select array_to_string(array[r.chain, r.seq::text, r.id::text,
    to_char(r.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    r.actor_key, r.actor, r.action, r.subject, r.details::text, r.previous], chr(31), '') $$;

-- Who acted, as the row states it. Staff are named by the email of their account, a captain by its id alone, which
-- leads nowhere once the account is erased. A complainant is "complainant", and rows about their account name no
-- account (decision 18). On rows of a case the actor is the one of the transaction's scope.
create or replace function name_actor(r audit_log) returns audit_log
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  scope text := case_power();
  mail text;
begin
  if r.subject like 'case:%' then
    if scope = 'own' then
      r.actor_id := null;
      r.actor := 'complainant';
      return r;
    end if;
    if scope not in ('staff', 'system') or (scope = 'staff' and r.actor_id is distinct from case_person())
        or (scope = 'system' and r.actor_id is not null) then
      raise exception 'the actor of this row is not who the transaction acts for'
        using errcode = 'insufficient_privilege';
    end if;
  elsif r.action in ('profile.added', 'profile.changed', 'profile.exported', 'erasure.requested',
    'erasure.withdrawn', 'erasure.done')
      or ((r.actor_id is null or r.actor_id = account_of(r.subject)) and r.actor <> 'operator'
        and is_complainant(account_of(r.subject))) then
    r.actor_id := null;
    r.actor := case when r.actor = 'system' then 'system' else 'complainant' end;
    r.subject := null;
    return r;
  end if;
  if r.actor_id is null then
    if r.actor not in ('visitor', 'operator', 'system', 'pass') then
      raise exception 'no account is named as the actor of this row' using errcode = 'insufficient_privilege';
    end if;
  elsif is_staff(r.actor_id) then
    select email::text into mail from accounts where id = r.actor_id;
    r.actor := mail || case when r.actor = 'access link' then ' (access link)' else '' end;
  elsif exists (select from account_roles where account_id = r.actor_id and role = 'captain') then
    r.actor := 'captain';
  else
    -- Without a role yet, or no longer.
    r.actor := 'account';
  end if;
  return r;
end $$;
revoke execute on function name_actor from public;

-- One chain for each case and one for the rest: every row holds the hash of the row before it. The database sets time,
-- actor, place and hash, so the product cannot write the log out of order (decision 14).
create or replace function chain_audit() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  last audit_chains;
begin
  new := name_actor(new);
  new.chain := case when new.subject like 'case:%' then new.subject else 'site' end;
  if new.subject ~ '^case:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    new.details := new.details - '{records,differed,because}'::text[] || state_records(substr(new.subject, 6)::uuid);
  end if;
  insert into audit_chains values (new.chain, 0, '') on conflict do nothing;
  select * into last from audit_chains where chain = new.chain for update;
  -- In the last moments of a year the row keeps the time of its transaction: a trigger cannot move it to another
  -- partition.
  if year_of(clock_timestamp()) = year_of(new.at) then new.at := clock_timestamp(); end if;
  new.seq := last.seq + 1;
  new.previous := last.hash;
  new.actor_key := new.actor_id::text;
  new.hash := encode(sha256(convert_to(audit_text(new), 'UTF8')), 'hex');
  update audit_chains set seq = new.seq, hash = new.hash where chain = new.chain;
  return new;
end $$;
revoke execute on function chain_audit from public;
