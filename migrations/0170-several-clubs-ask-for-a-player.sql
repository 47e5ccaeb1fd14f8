-- Several clubs may ask for one player at the same time, each of them once: a request keeps no other club from its own.
create unique index one_open_request_of_a_club on transfers (player_id, to_club_id) where state in ('requested', 'released');
drop index one_open_transfer;
