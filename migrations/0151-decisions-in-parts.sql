-- A decision says in parts what it rests on, and may have its words in a second language. Who decided is kept as it was printed, and what
-- was signed as it was signed. Decisions of before have none of it.
alter table complaint_decisions
  add column facts text,
  add column articles text,
  add column remedy text,
  add column second_language text,
  add column decided_by text,
  add column jws text;

comment on column complaint_decisions.decided_by is 'The name, or the office, that the document names.';
comment on column complaint_decisions.jws is 'The signed statement as a compact JWS; content_sha256 in it is the hash of the words.';

drop trigger keep_words on complaint_decisions;
create trigger keep_words before update on complaint_decisions for each row
  when ((old.body, old.reasons, old.facts, old.articles, old.remedy, old.second_language)
    is distinct from (new.body, new.reasons, new.facts, new.articles, new.remedy, new.second_language))
  execute function guard_removal('complaint_id');
