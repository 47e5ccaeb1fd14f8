-- What a case is found by, and what links it with others: keyed tokens of the words, phones and addresses of its people and of its tie's clubs.
-- The key is outside the database. `made_with` names the key and the form; null is a case whose tokens are still to be made.
create table case_tokens (
  complaint_id uuid primary key references complaints on delete cascade,
  tokens bigint[] not null default '{}',
  links bigint[] not null default '{}',
  made_with text
);
create index case_tokens_searched on case_tokens using gin (tokens) with (fastupdate = off);
create index case_tokens_linked on case_tokens using gin (links) with (fastupdate = off);
create index case_tokens_made on case_tokens (made_with);
alter table case_tokens enable row level security;
-- Staff read them through the view desk_tokens.
create policy system on case_tokens using ((select case_power()) = 'system') with check ((select case_power()) = 'system');

-- apply functions/case-tokens.sql
create trigger tokens_of_case after insert or update of status, user_id, match_id, first_party_full_name, first_party_phone,
    first_party_organization, second_party_full_name, second_party_phone, second_party_organization, erased_at on complaints
  for each row when (new.status <> 'draft') execute function forget_tokens_of_case();
create trigger tokens_of_person after update of email, full_name, full_name_ar, phone, organization, organization_ar, erased_at on complaint_users
  for each row execute function forget_tokens_of_person();
create trigger tokens_of_tie after update of home_team_id, away_team_id, home_squad_id, away_squad_id on matches
  for each row when ((old.home_team_id, old.away_team_id, old.home_squad_id, old.away_squad_id)
    is distinct from (new.home_team_id, new.away_team_id, new.home_squad_id, new.away_squad_id)) execute function renew_tokens_of_tie();
create trigger tokens_of_club after update of name, name_ar on teams
  for each row when ((old.name, old.name_ar) is distinct from (new.name, new.name_ar)) execute function renew_tokens_of_club('id');
create trigger tokens_of_former_name after insert or update or delete on former_club_names
  for each row execute function renew_tokens_of_club('club_id');
create trigger tokens_of_squad after update of letter on squads
  for each row when (old.letter is distinct from new.letter) execute function renew_tokens_of_club('club_id');
