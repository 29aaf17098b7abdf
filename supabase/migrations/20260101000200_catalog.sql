-- Read by the website through functions only, so neither anon nor authenticated gets anything here.
create table public.products (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  description text not null check (char_length(description) between 1 and 1000),
  -- In the currency's smallest unit.
  price integer not null check (price between 0 and 10000000),
  currency text not null default 'eur' check (currency ~ '^[a-z]{3}$'),
  -- Name of a drawing of the site.
  image text not null check (image ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  level text not null check (level in ('0', '1', '2', '3')),
  -- Products are withdrawn, never deleted: old orders name them.
  withdrawn_at timestamptz,
  position integer not null default 0,
  created_at timestamptz not null default now()
);
create index products_offered_idx on public.products (level, position) where withdrawn_at is null;

alter table public.products enable row level security;
grant select, insert, update, delete on public.products to service_role;

create table public.articles (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null check (char_length(btrim(title)) between 1 and 120),
  summary text not null check (char_length(summary) between 1 and 300),
  -- Markdown.
  body text not null check (char_length(body) between 1 and 20000),
  -- Name of a drawing of the site.
  cover text not null check (cover ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  category text not null check (char_length(category) between 1 and 40),
  age_range text not null check (age_range ~ '^[0-9]{1,2}-[0-9]{1,2}$'),
  reading_minutes smallint not null check (reading_minutes between 1 and 60),
  published_at timestamptz not null default now()
);
create index articles_published_at_idx on public.articles (published_at desc);

alter table public.articles enable row level security;
grant select, insert, update, delete on public.articles to service_role;

-- The address of an article: lowercase, hyphenated, stripped title. The older one keeps an address that two
-- would have, the newer gets -2; a later change of the title leaves the address alone, so links stay good.
create function public.address_article() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  base text := lower(new.title);
  candidate text;
  suffix integer := 1;
begin
  base := replace(replace(replace(base, 'ß', 'ss'), 'æ', 'ae'), 'ø', 'o');
  base := translate(base, 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy');
  base := regexp_replace(base, '[''’]', '', 'g');
  base := btrim(regexp_replace(base, '[^a-z0-9]+', '-', 'g'), '-');
  if base = '' then
    base := 'article';
  end if;
  -- Two articles added at once must not find the same address free.
  perform pg_advisory_xact_lock(hashtext('articles.slug'));
  candidate := base;
  while exists (select 1 from public.articles where slug = candidate) loop
    suffix := suffix + 1;
    candidate := base || '-' || suffix;
  end loop;
  new.slug := candidate;
  return new;
end;
$$;

create trigger address_article before insert on public.articles
  for each row execute function public.address_article();
