-- An article's address is made of its title where articles are answered: what counts as a letter, and which are small,
-- depends here on the locale a database was created with. `slug` is for an article that keeps another address, as one
-- that was given a new title.
drop trigger address_article on public.articles;
drop function public.address_article();

alter table public.articles
  drop constraint articles_slug_check,
  alter column slug drop not null,
  add constraint articles_slug_check check (slug !~ '[[:space:]/?#%\\]' and char_length(slug) between 1 and 120);

-- The earlier rule knew few letters beside these: `article-2` for a Russian title, `od-astne` for a Czech one.
update public.articles set slug = null where title ~ '[^ -~]';
