-- apply functions/tie-dates.sql
create trigger move_passes after update of match_date on matches for each row when (new.match_date <> old.match_date) execute function move_passes();
