-- A tie gets both scores or none from here on. Rows of before stay as they are until their scores change.
-- apply functions/matches.sql
create trigger both_scores before insert or update of home_score, away_score on matches for each row execute function check_scores();
