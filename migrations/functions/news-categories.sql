-- An article with a slug that no category has makes the category, in title case in English and without an Arabic name.
create or replace function add_category() returns trigger language plpgsql as $$
begin
  if not exists (select from news_categories where slug = new.category) then
    insert into news_categories (slug, name, sort_order)
      values (new.category, initcap(replace(new.category, '-', ' ')),
        (select coalesce(max(sort_order), 0) + 1 from news_categories))
      on conflict (slug) do nothing;
  end if;
  return null;
end $$;
