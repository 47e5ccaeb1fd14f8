-- The audit log names no complainant. The database itself writes the time, the actor and the place in the chain of each row: what a row
-- says of a complainant does not depend on the code that adds it. Rows of before are rewritten once, and the log says so.

-- The words that give a reason. The log holds the salted hash; the words are blanked when the complainant's data are erased.
create table audit_reasons (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  complaint_id uuid references complaints on delete set null,
  salt text not null,
  body text not null,
  at timestamptz not null default now(),
  blanked_at timestamptz
);
create index on audit_reasons (complaint_id);
alter table audit_reasons enable row level security;
create policy see on audit_reasons for select using (
  (select case_power()) = 'system'
  or ((select case_power()) = 'staff' and exists (select from complaints c where c.id = complaint_id)));
create policy add on audit_reasons for insert with check (
  complaint_id is null
  or ((select case_power()) in ('own', 'staff', 'system') and exists (select from complaints c where c.id = complaint_id)));
create policy blank on audit_reasons for update using ((select case_power()) = 'system');
revoke delete, truncate on audit_reasons from tawila_app;

-- A reason for recusal is blanked with the rest.
create policy blank on case_conflicts for update using ((select case_power()) = 'system') with check ((select case_power()) = 'system');

-- Each time the log was rewritten by a migration: why, how many rows it had, and a digest of where every chain ended before.
create table audit_rewrites (
  epoch integer primary key,
  at timestamptz not null default now(),
  reason text not null,
  rows bigint not null,
  chains bigint not null,
  digest text not null
);
create table audit_former_heads (
  epoch integer not null references audit_rewrites,
  chain text not null,
  seq bigint not null,
  hash text not null,
  primary key (epoch, chain)
);
revoke insert, update, delete, truncate on audit_rewrites, audit_former_heads from tawila_app;
-- A day's seal speaks of the hashes of its own epoch.
alter table audit_heads add column epoch integer not null default 0;
alter table audit_heads drop constraint audit_heads_pkey, add primary key (epoch, day, chain);

-- Files complaints, and is none of the staff.
create function is_complainant(account uuid) returns boolean language sql stable security definer set search_path = public as $$
  select (exists (select from account_roles r where r.account_id = account and r.role = 'complainant')
      or exists (select from complaint_users u where u.id = account)
      -- A registration's id becomes the account's.
      or exists (select from pending_accounts p where p.id = account and p.profile is not null))
    and not exists (select from account_roles r where r.account_id = account and r.role <> 'complainant') $$;
revoke execute on function is_complainant from public;

-- Whose account a row is about, when it is about one.
create function account_of(subject text) returns uuid language sql immutable as $$
  select case when subject ~ '^account:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then substr(subject, 9)::uuid end $$;

-- Rows that are not what their hash says, counted before the hashes change: a rewrite hides no damage.
create temporary table damaged_rows on commit drop as
  select count(*) filter (where hash is distinct from encode(sha256(convert_to(audit_text(l), 'UTF8')), 'hex')
    or previous is distinct from before) as count
  from (select l, l.hash, l.previous, coalesce(lag(l.hash) over (partition by l.chain order by l.seq), '') as before from audit_log l) as rows;

alter table audit_log drop column address;
create or replace function audit_text(r audit_log) returns text language sql stable as $$
  select array_to_string(array[r.chain, r.seq::text, r.id::text, to_char(r.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    r.actor_key, r.actor, r.action, r.subject, r.details::text, r.previous], chr(31), '') $$;

-- What a row says of who acted. Staff are named by their account's email; a complainant is "complainant", on their own account's rows too,
-- which then name no account. On rows of a case the actor is the one that the transaction's scope names.
create function name_actor(r audit_log) returns audit_log language plpgsql stable security definer set search_path = public as $$
declare
  power text := case_power();
  mail text;
begin
  if r.subject like 'case:%' then
    if power = 'own' then
      r.actor_id := null;
      r.actor := 'complainant';
      return r;
    end if;
    if power not in ('staff', 'system') or (power = 'staff' and r.actor_id is distinct from case_person())
        or (power = 'system' and r.actor_id is not null) then
      raise exception 'the actor of this row is not who the transaction acts for' using errcode = 'insufficient_privilege';
    end if;
  elsif r.action in ('profile.changed', 'profile.exported', 'erasure.requested', 'erasure.withdrawn', 'erasure.done')
      or ((r.actor_id is null or r.actor_id = account_of(r.subject)) and r.actor <> 'operator' and is_complainant(account_of(r.subject))) then
    r.actor_id := null;
    r.actor := case when r.actor = 'system' then 'system' else 'complainant' end;
    r.subject := null;
    return r;
  end if;
  if r.actor_id is null then
    if r.actor not in ('visitor', 'operator', 'system') then
      raise exception 'no account is named as the actor of this row' using errcode = 'insufficient_privilege';
    end if;
  elsif exists (select from account_roles where account_id = r.actor_id and role <> 'complainant') then
    select email::text into mail from accounts where id = r.actor_id;
    r.actor := mail || case when r.actor = 'access link' then ' (access link)' else '' end;
  else
    -- Without a role yet, or no longer.
    r.actor := 'account';
  end if;
  return r;
end $$;
revoke execute on function name_actor from public;

create or replace function chain_audit() returns trigger language plpgsql security definer set search_path = public as $$
declare
  last audit_chains;
begin
  new := name_actor(new);
  new.chain := case when new.subject like 'case:%' then new.subject else 'site' end;
  insert into audit_chains values (new.chain, 0, '') on conflict do nothing;
  select * into last from audit_chains where chain = new.chain for update;
  new.at := clock_timestamp();
  new.seq := last.seq + 1;
  new.previous := last.hash;
  new.actor_key := new.actor_id::text;
  new.hash := encode(sha256(convert_to(audit_text(new), 'UTF8')), 'hex');
  update audit_chains set seq = new.seq, hash = new.hash where chain = new.chain;
  return new;
end $$;
-- Nothing else of a row is for the product to say: neither its time nor its place.
revoke insert on audit_log from tawila_app;
grant insert (actor_id, actor, action, subject, details) on audit_log to tawila_app;

-- The timeline of a case says "complainant", and no account.
update complaint_events set actor_id = null where actor_role = 'complainant' and actor_id is not null;
alter table complaint_events add check (actor_role <> 'complainant' or actor_id is null);

-- Rows of before. Their order, ids, times and kinds stay; names, addresses and words go.
do $$
declare
  r audit_log;
  last audit_chains;
  case_id uuid;
  salt text;
  words text;
  why constant text := 'Names, network addresses and reasons were taken out of the log.';
  before bigint := (select count(*) from audit_log);
  sealed text := (select encode(sha256(convert_to(string_agg(chain || ' ' || seq || ' ' || hash, chr(10) order by chain collate "C"), 'UTF8')), 'hex')
    from audit_chains);
begin
  if before = 0 then return; end if;
  insert into audit_rewrites (epoch, reason, rows, chains, digest) values (1, why, before, (select count(*) from audit_chains), sealed);
  insert into audit_former_heads select 1, chain, seq, hash from audit_chains;
  for r in select * from audit_log order by chain collate "C", seq loop
    if last.chain is distinct from r.chain then last := (r.chain, 0, ''); end if;
    case_id := case when r.subject ~ '^case:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then substr(r.subject, 6)::uuid end;
    if r.details ? 'reason' then
      salt := gen_random_uuid()::text;
      words := r.details->>'reason';
      insert into audit_reasons (hash, complaint_id, salt, body, at) values (
        encode(sha256(convert_to(salt || words, 'UTF8')), 'hex'), (select id from complaints where id = case_id), salt, words, r.at);
      r.details := (r.details - 'reason') || jsonb_build_object('reason_sha256', encode(sha256(convert_to(salt || words, 'UTF8')), 'hex'));
      update complaint_events set details = r.details - 'event' where id = (r.details->>'event')::bigint and details ? 'reason';
    end if;
    if case_id is not null then
      if r.actor = 'complainant' or exists (select from complaint_events e
          where e.id = (r.details->>'event')::bigint and e.actor_role = 'complainant') then
        r.actor := 'complainant';
        r.actor_id := null;
      end if;
    elsif r.actor = 'complainant' or r.action in ('profile.changed', 'profile.exported', 'erasure.requested', 'erasure.withdrawn', 'erasure.done')
        or (r.action like 'account.%' and r.actor <> 'operator' and is_complainant(account_of(r.subject))
          and (r.actor_id is null or r.actor_id = account_of(r.subject))) then
      r.actor := case when r.actor = 'system' then 'system' else 'complainant' end;
      r.actor_id := null;
      r.subject := null;
    elsif r.action like 'account.%' and r.actor like '%@%' and not exists (select from accounts a join account_roles o on o.account_id = a.id
        where a.email = r.actor::citext and o.role <> 'complainant') then
      r.actor := 'account';
    end if;
    r.actor_key := case when r.actor = 'complainant' then null else coalesce(r.actor_id::text, r.actor_key) end;
    r.previous := last.hash;
    r.hash := encode(sha256(convert_to(audit_text(r), 'UTF8')), 'hex');
    update audit_log set actor = r.actor, actor_id = r.actor_id, actor_key = r.actor_key, subject = r.subject, details = r.details,
      previous = r.previous, hash = r.hash where id = r.id;
    last := (r.chain, r.seq, r.hash);
    update audit_chains set hash = r.hash where chain = r.chain;
  end loop;
  insert into audit_log (actor, action, details) values ('system', 'audit.rewritten',
    jsonb_build_object('epoch', 1, 'reason', why, 'rows', before, 'damaged', (select count from damaged_rows), 'chains', (select count(*) from audit_former_heads), 'digest', sealed));
end $$;
