-- Brings the spellings of an Arabic word to one, in the same steps as app/base/search/fold.ts; a test compares the two.
-- Removed: marks, tatweel, invisible signs, the article. Unified: forms of hamza and alef, alef maksura, ta marbuta, digits.
-- Stored columns and indexes are made of these functions: a change needs a migration that computes them again.
create or replace function search_fold(given text) returns text language sql immutable strict parallel safe as $$
  select trim(regexp_replace(regexp_replace(regexp_replace(
    lower(translate(
      regexp_replace(normalize(given, nfkd),
        '[\u0300-\u036F\u064B-\u065F\u0670\u0640\u06D6-\u06ED\u200B-\u200F\u202A-\u202E\u2066-\u2069\u0621]', '', 'g'),
      'ٱىیةکگ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'اييهكك01234567890123456789')),
    '[^a-zA-Z0-9\u0622-\u064A]+', ' ', 'g'),
    '(^| )عبد ال', '\1عبدال', 'g'),
    '(^| )(?:وال|ال|لل)(?=[^ ]{2})', '\1', 'g'))
$$;

-- For full-text search: the stemmer needs ta marbuta and the article.
create or replace function search_words(given text) returns text language sql immutable strict parallel safe as $$
  select translate(
    regexp_replace(lower(normalize(given, nfkc)), '[\u064B-\u065F\u0670\u0640\u06D6-\u06ED\u200B-\u200F\u202A-\u202E\u2066-\u2069]', '', 'g'),
    'أإآٱىگک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'اااايكك01234567890123456789')
$$;
