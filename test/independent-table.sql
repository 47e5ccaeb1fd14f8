-- The table of a group, computed by SQL over whole sets: all entries start in one class, and each step splits every
-- class that a criterion separates. A path of places within classes orders the table. Games and rally points are
-- recorded nowhere, so they are level for all.
create table proof_lines (own integer, other integer, won integer, drawn integer, lost integer, tie_points numeric,
  gained integer, lost_rubbers integer);
create table proof_classes (squad integer, name text, extra numeric, path integer[] default '{}',
  asked integer[] default '{}', step integer default 1);

create function independent_table(of_group integer, rule jsonb, until date)
  returns table (squad integer, rank integer, played integer, won integer, drawn integer, lost integer,
    gained integer, given integer,
    points numeric, path integer[], asked integer[]) language plpgsql as $$
#variable_conflict use_column
declare steps integer := jsonb_array_length(rule->'criteria'); p jsonb := rule->'points';
begin
  delete from proof_lines;
  delete from proof_classes;
  insert into proof_classes (squad, name, extra)
  select n.squad_id, coalesce(q.name, t.name || case q.letter when 'A' then '' else ' ' || q.letter end),
    n.start_points + coalesce((
      select sum(a.points) from adjustments a where a.group_id = of_group and a.squad_id = n.squad_id
        and (until is null or a.decided_on <= until)), 0)
    from entries n join squads q on q.id = n.squad_id join teams t on t.id = q.club_id
   where n.group_id = of_group and (n.state = 'active' or n.results = 'keep' or n.since > until);

  insert into proof_lines
  select own, other, (ended = 'won')::integer, (ended = 'drawn')::integer, (ended = 'lost')::integer,
         case when rule->>'pointsFrom' = 'rubbers' then mine
              when by_score
                then (p->>case ended when 'won' then 'win' when 'drawn' then 'draw' else 'loss' end)::numeric
              when missed and left_alone then 0
              else (p->>case ended when 'won' then 'win' else 'walkoverLoss' end)::numeric end, mine, theirs
    from (
      select own, other, missed, left_alone, by_score,
             case when by_score then case sign(scored - conceded) when 1 then 'won' when 0 then 'drawn' else 'lost' end
                  when missed then 'lost' else 'won' end as ended,
             case when by_score then scored when rule->>'unplayedScore' = 'maximum'
               and not missed then 3 else 0 end as mine,
             case when by_score then conceded when rule->>'unplayedScore' = 'maximum' and missed
               and not left_alone then 3 else 0 end as theirs
        from matches m
        cross join lateral (select m.outcome = 'played' or rule->>'unplayedScore' = 'typed' as by_score) how
        cross join lateral (values
          (m.home_squad_id, m.away_squad_id, m.home_score, m.away_score, m.absent in ('home', 'both'),
            m.absent in ('away', 'both')),
          (m.away_squad_id, m.home_squad_id, m.away_score, m.home_score, m.absent in ('away', 'both'),
            m.absent in ('home', 'both'))
        ) as side (own, other, scored, conceded, missed, left_alone)
       where m.group_id = of_group and m.status = 'completed' and (until is null or m.match_date <= until)
         and case when by_score then m.home_score + m.away_score is not null else m.absent is not null end
         and m.home_squad_id in (select squad from proof_classes)
           and m.away_squad_id in (select squad from proof_classes)
    ) sides;

  loop
    with open as (
      select path from proof_classes where step <= steps group by path having count(*) > 1
    ), members as (
      select c.*, rule->'criteria'->(c.step - 1) as ask from proof_classes c join open using (path)
    ), sums as (
      select m.squad, m.path, m.ask, sum(l.tie_points) as tie_points, sum(l.won) as won, sum(l.lost) as lost,
             sum(l.gained) as gained, sum(l.lost_rubbers) as given, max(m.extra) as extra
        from members m left join proof_lines l on l.own = m.squad
         and (m.ask->>'over' = 'all' or exists (select from members o where o.squad = l.other and o.path = m.path))
       group by m.squad, m.path, m.ask
    ), pairs as (
      select squad, path, ask->>'as' as how, case ask->>'measure'
          when 'tie points' then coalesce(tie_points, 0) + case ask->>'over' when 'all' then extra else 0 end
          when 'ties won' then coalesce(won, 0) when 'rubbers' then coalesce(gained, 0) else 0 end as plus,
        case ask->>'measure' when 'ties won' then coalesce(lost, 0)
          when 'rubbers' then coalesce(given, 0) else 0 end as minus
        from sums
    ), placed as (
      select squad, path,
        dense_rank() over (partition by path order by case how when 'won' then plus when 'difference' then plus - minus
          else case when minus > 0 then round(plus / minus, 12) when plus > 0 then 1000000
            else -1 end end desc) as place
        from pairs
    ), split as (
      select squad, place, max(place) over (partition by path) > 1 as is_split from placed
    )
    update proof_classes c set path = case when is_split then c.path || s.place::integer else c.path end,
           asked = case when is_split then c.asked || c.step else c.asked end, step = case
             when is_split then 1 else c.step + 1 end
      from split s where s.squad = c.squad;
    exit when not found;
  end loop;

  return query
  with drawn as (
    select distinct on (c.path) c.path, l.id
    from (select path, array_agg(squad order by squad) as squads from proof_classes group by path) c
      join (select lot_id as id, array_agg(squad_id order by squad_id) as squads from lot_places
        group by 1) l using (squads)
      join lots on lots.id = l.id where lots.group_id = of_group and (until is null or drawn_on <= until)
      order by c.path, drawn_on desc, l.id desc
  ), totals as (
    select own, count(*)::integer as played, sum(won)::integer as won, sum(drawn)::integer as drawn,
      sum(lost)::integer as lost,
           sum(gained)::integer as gained, sum(lost_rubbers)::integer as given, sum(tie_points) as tie_points
             from proof_lines group by own
  )
  select c.squad, (rank() over (order by c.path, case rule->>'levelToTheEnd' when 'name' then c.name
             when 'lot' then lpad(coalesce(lp.place, 0)::text, 3, '0') else '' end collate "C"))::integer,
         coalesce(t.played, 0), coalesce(t.won, 0), coalesce(t.drawn, 0), coalesce(t.lost, 0), coalesce(t.gained, 0),
           coalesce(t.given, 0),
         coalesce(t.tie_points, 0) + c.extra, c.path, c.asked
    from proof_classes c left join totals t on t.own = c.squad left join drawn d on d.path = c.path
    left join lot_places lp on lp.lot_id = d.id and lp.squad_id = c.squad;
end $$;
