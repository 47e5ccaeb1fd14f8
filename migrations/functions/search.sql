-- Brings the spellings of a name to one, in the same steps as app/base/search/fold.ts; a test compares the two. The
-- rows of search_texts are made of it: a change needs a migration that calls fill_search_texts().
create or replace function fold_text(given text) returns text language sql immutable strict parallel safe as $$
  select trim(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    replace(replace(
      replace(replace(replace(replace(replace(replace(replace(replace(
      translate(
        lower(regexp_replace(normalize(given, nfkd),
          '[\u00AD\u0300-\u036F\u0483-\u0487\u0610-\u061A\u0621\u0640\u064B-\u0653\u0655-\u065F\u0670\u0674'
          '\u06D6-\u06ED\u08CA-\u08FF\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\u200B-\u200F\u202A-\u202E'
          '\u2060-\u2069\uFE00-\uFE0F\uFEFF''`\u2018\u2019\u02B9-\u02BF]',
          '', 'g') collate "C"),
          'ٱىیةھہۃەک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ٲٳݳݴࢭٻپڀݐݑݒݓݔݕݖࢠࢡࢶࢷࢾٹٺټٽٿࢸࢿࣀڃڄچڇڿࢢࣁࣅࣆځڂڅݗݘݮݯݲݼڈډڊڋڌڍڎڏڐۮݙݚࢮڑڒ'
          'ړڔڕږڗڙۯݛݫݬݱࢪࢹژࢲڛڜݜݭݰݽݾښۺڝڞࢯۻڟࢣݝݞݟࢳڠۼࣃڡڢڣڤڥڦݠݡࢤࢻڧڨࢥࢵࢼࣄػؼڪګڬڭڮگڰڱڲڳڴݢݣݤݿࢰࢴࣂࣈڵڶڷڸݪࢦࣇݥݦࢧڹںڻڼڽݧ'
          'ݨݩࢽۿۄۅۆۇۈۉۊۋۏݸݹࢫࢱؠؽؾؿۍێېۑےݵݶݷݺݻࢨࢩࢬࢺⱥəɐɑƀɓƃƈȼđðɖɗƌǝɇɛƒǥɠɣħıɨɩɉȷƙĸłƚɯŋɲƞøɔɵƥɋɍŧƭʈⱦʉʊʋƴɏƶȥςÐØ'
          'ĐĦŁŊŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚ'
          'ϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮ'
          'ҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖ',
          'اييهههههك01234567890123456789ااااابببببببببببببببتتتتتتتتجججججججججحححححححححدددددددددددددرر'
          'رررررررررررررززسسسسسسسششصصصضططععععغغغففففففففففققققققكككككككككككككككككككككلللللللمممنننننن'
          'نننهوووووووووووووييييييييييييييييييaaaabbbccdddddeeefggghiiijjkkllmnnnooopqrttttuuvyyzzσdo'
          'dhlntbbƅocdddeaefggiikmnoƣpʀƨʃttuvyzʒƹƽgƕƿȝnȣzacltɂbuʌejqryͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛ'
          'ϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭү'
          'ұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ'),
      'ß', 'ss'), 'ẞ', 'ss'), 'Æ', 'ae'), 'æ', 'ae'), 'Œ', 'oe'), 'œ', 'oe'), 'Þ', 'th'), 'þ', 'th'),
    -- a hamza before waw is written on ya, on waw or alone, and its waw once or twice
    E'ي\u0654و', 'و'), E'\u0654', ''),
    -- signs between words; whatever is none of these is a letter, of any script
    '[\u0001-\u002F\u003A-\u0060\u007B-\u00BF\u00D7\u00F7\u02C0-\u02FF\u037E\u055A-\u055F\u0589-\u058F'
    '\u05BE\u05C0\u05C3\u05F3\u05F4\u0600-\u060F\u061B-\u061F\u066A-\u066D\u06D4\u06FD\u06FE\u0700-\u070F'
    '\u0964\u0965\u0970\u1680\u2000-\u2131\u2133-\u214D\u214F-\u2182\u2185-\u2BFF'
    '\u2E00-\u3004\u3008-\u3020\u3030\u303D-\u303F\u30FB\uE000-\uF8FF'
    '\uFD3E\uFD3F\uFE10-\uFE6F\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65\uFFE0-\uFFFF'
    '\U0001F000-\U0001FAFF\U000E0000-\U0010FFFF]+', ' ', 'g'),
    'و{2,}', 'و', 'g'),
    'ي{2,}', 'ي', 'g'),
    -- compounds are written together
    '(^| )ال (?=[^ ])', '\1ال', 'g'),
    '([^ ]) ال(دين|له)(?= |$)', '\1ال\2', 'g'),
    '(^| )(عبد|ذو) ال', '\1\2ال', 'g'),
    '(^| )ابو (?=[^ ])', '\1ابو', 'g'),
    -- the article goes, and "ibn" has one spelling
    '(^| )(ابو)?(?:وال|ال|لل)(?=[^ ]{2})', '\1\2', 'g'),
    '(^| )ابن(?= |$)', '\1بن', 'g'),
    -- in Latin letters many words begin like the article, so it is kept, and joined
    '(^| )([ae]l) (?=[a-z])', '\1\2', 'g'))
$$;

-- For full-text search: the stemmer needs ta marbuta and the article. Stored columns of articles are made of it: a
-- change needs a migration that computes them again.
create or replace function search_words(given text) returns text language sql immutable strict parallel safe as $$
  select translate(
    regexp_replace(lower(normalize(given, nfkc)),
      '[\u064B-\u065F\u0670\u0640\u06D6-\u06ED\u200B-\u200F\u202A-\u202E\u2066-\u2069]', '', 'g'),
    'أإآٱىگک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'اااايكك01234567890123456789')
$$;

-- The names of a record as search_texts holds them: each folded, between ^ and $, then the words that follow an article
-- or another beginning written together with them.
create or replace function search_names(one text, other text default '') returns text
  language plpgsql immutable parallel safe as $$
declare
  folded text := fold_text(one);
  second text := fold_text(other);
  names text := '';
begin
  if folded <> '' then names := '^ ' || folded || ' $ '; end if;
  if second <> '' and second is distinct from folded then names := names || '^ ' || second || ' $ '; end if;
  if names ~ ' (al|el|ابو|عبدال)[^ ]{3}' then
    names := names || (select string_agg(rest[1], ' ') || ' '
      from regexp_matches(names, ' (?:al|el|ابو|عبدال)([^ ]{3,})', 'g') as found (rest));
  end if;
  return names;
end $$;

-- Writes what the search knows of all records of a kind, or of some.
create or replace function fill_search_texts(of_kind text, ids integer[] default null) returns void
  language plpgsql as $$
begin
  if ids is null then
    ids := case of_kind when 'player' then array(select id from players) when 'club' then array(select id from teams)
      when 'competition' then array(select id from competitions) else array(select id from news_articles) end;
  end if;
  insert into search_texts as held (kind, id, locale, names, place, since)
  select of_kind, id, '', search_names(name, name_ar), ranking, '-infinity'::timestamptz from players
    where of_kind = 'player' and id = any(ids)
  union all select of_kind, id, '', search_names(name, name_ar), null, '-infinity' from teams
    where of_kind = 'club' and id = any(ids)
  union all select of_kind, id, '', search_names(name, name_ar), sort_order, '-infinity' from competitions
    where of_kind = 'competition' and id = any(ids)
  union all select of_kind, id, l.locale, search_names(l.title) || fold_text(coalesce(l.excerpt, '')) || ' ', null,
    coalesce(l.since, 'infinity')
    from news_articles
    cross join lateral (values ('en', title, excerpt, live_at_en), ('ar', title_ar, excerpt_ar, live_at_ar))
      l (locale, title, excerpt, since)
    where of_kind = 'article' and id = any(ids)
  on conflict (kind, id, locale) do update set names = excluded.names, place = excluded.place, since = excluded.since
    where (held.names, held.place, held.since) is distinct from (excluded.names, excluded.place, excluded.since);
end $$;

-- After a statement that changed rows of a kind.
create or replace function note_search_texts() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from search_texts where kind = tg_argv[0];
  elsif tg_op = 'DELETE' then
    delete from search_texts where kind = tg_argv[0] and id in (select id from former);
  else
    perform fill_search_texts(tg_argv[0], array(select id from changed));
  end if;
  return null;
end $$;
