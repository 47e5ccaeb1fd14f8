-- For whom a representative files, and in which capacity: part of the statement, null where people file for themselves.
alter table complaints add column represented_name text;
alter table complaints add column represented_as text
  constraint represented_as check (represented_as in ('guardian', 'lawyer', 'club_official', 'other'));
-- not stricter: represented_as

-- Cases are found by the represented as well.
drop trigger tokens_of_case on complaints;
create trigger tokens_of_case after insert or update of status, user_id, match_id, first_party_full_name, first_party_phone,
    first_party_organization, second_party_full_name, second_party_phone, second_party_organization, represented_name, erased_at on complaints
  for each row when (new.status <> 'draft') execute function forget_tokens_of_case();
