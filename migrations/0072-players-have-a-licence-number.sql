-- The number of a player's licence, where staff record it. It is not published.
-- not stricter: players_licence_no_check
alter table players add column licence_no text check (length(licence_no) between 1 and 40);
