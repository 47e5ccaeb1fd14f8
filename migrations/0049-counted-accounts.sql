-- What the lists of the administration count is remembered until it changes, and players whose photo is still to be moved are found in an
-- index. Two indexes of players were there twice.
call count_changes('accounts');
call count_changes('account_roles');
create index players_with_local_photo on players (updated_at)
  where photo_url like '/%' and photo_url not like '/media/player-photos/%';
drop index players_name_id_idx1;
drop index players_name_ar_id_idx1;
