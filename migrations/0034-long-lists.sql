-- The orders in which the administration lists what grows: a page far down is found in its index. How many there are is remembered until
-- one changes, so readers of the newsletter and messages count their changes as well.
create index on players (name, id);
create index on players (name_ar, id);
create index on matches (match_date, match_time, id);
create index on news_articles (updated_at desc, id desc);
create index on news_articles (publish_date desc, id desc);
create index on contact_messages (id desc) where status not in ('archived', 'spam');
call count_changes('newsletter_subscribers');
call count_changes('contact_messages');
