-- A former captain is recused where the captaincy lasted when the case was filed or the tie was played.
drop function if exists people_of_sides(matches);

-- apply functions/recusal.sql
