-- Whether this database is a demo is decided when it is made. Only accounts of the demo are spared the second factor.
alter table accounts add column is_demo boolean not null default false;
create table installation (
  id boolean primary key default true check (id),  -- one row
  demo boolean not null,
  decided_at timestamptz not null default now()
);
revoke delete, truncate on installation from tawila_app;

-- A database of an earlier edition is a demo when nobody but the demo's own people work in it. One that holds anything else is not,
-- and the demo's people, where there are any, set up a second factor like everybody.
insert into installation (demo)
  select exists (select from accounts where email = 'owner@demo.example')
    and not exists (
      select from account_roles r join accounts a on a.id = r.account_id
      where r.role <> 'complainant' and a.email not in
        ('owner@demo.example', 'editor@demo.example', 'officer@demo.example', 'head@demo.example'))
  where exists (select from accounts)
    or exists (select from teams) or exists (select from players) or exists (select from matches)
    or exists (select from news_articles) or exists (select from national_teams)
    or exists (select from contact_messages) or exists (select from newsletter_subscribers);
update accounts set is_demo = true
  where (select demo from installation)
    and email in ('owner@demo.example', 'editor@demo.example', 'officer@demo.example', 'head@demo.example', 'player@demo.example');
