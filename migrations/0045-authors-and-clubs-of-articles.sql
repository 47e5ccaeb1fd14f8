-- An article may name its author, the words of its picture, and the clubs it is about. Each language has words of its own.
alter table news_articles
  add column author text,
  add column author_ar text,
  add column image_alt text,
  add column image_alt_ar text,
  add column image_caption text,
  add column image_caption_ar text;

create table news_article_clubs (
  news_article_id integer not null references news_articles on delete cascade,
  team_id integer not null references teams on delete cascade,
  primary key (news_article_id, team_id)
);
create index on news_article_clubs (team_id);
call count_changes('news_article_clubs');
