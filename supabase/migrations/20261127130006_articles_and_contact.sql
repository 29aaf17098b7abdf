-- Stories, read by the website through functions only, and messages of the contact form.

create table public.articles (
  id uuid primary key default gen_random_uuid(),
  -- For an article that keeps another address than the one that is made of its title where articles are answered: what
  -- counts as a letter, and which are small, depends here on the locale a database was created with.
  slug text unique check (slug !~ '[[:space:]/?#%\\]' and char_length(slug) between 1 and 120),
  title text not null check (char_length(btrim(title)) between 1 and 120),
  summary text not null check (char_length(summary) between 1 and 300),
  -- Markdown, as the two after it: the same in about 120 words for beginners, and a note for parents.
  body text not null check (char_length(body) between 1 and 20000),
  short_body text check (char_length(short_body) between 1 and 3000),
  parents_note text check (char_length(parents_note) between 1 and 3000),
  -- Where its facts are from, each a line of Markdown.
  sources text[] check (
    cardinality(sources) between 1 and 20
    and array_position(sources, null) is null
    and array_position(sources, '') is null
  ),
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

-- The same limits as in shared-contracts/src/limits.ts, which the form and the function read. The least characters of
-- a message are the function's matter: it counts as browsers do, where an emoji has two.
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) between 1 and 100),
  email text not null check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  message text not null check (char_length(btrim(message)) between 1 and 4000),
  -- Keyed hash of the sender's address, never the address itself; empty when it was not known.
  ip_hash text not null default '' check (char_length(ip_hash) <= 128),
  created_at timestamptz not null default now()
);
create index contact_messages_email_idx on public.contact_messages (lower(email), created_at);
create index contact_messages_ip_hash_idx on public.contact_messages (ip_hash, created_at);

alter table public.contact_messages enable row level security;
grant select, insert, update, delete on public.contact_messages to service_role;

-- Stores a message and returns its id. At most three per hour from one email or one ip hash; the fourth raises
-- SQLSTATE PT429, which the data API answers with status 429.
create function public.submit_contact_message(p_name text, p_email text, p_message text, p_ip_hash text)
  returns uuid language plpgsql security definer set search_path = ''
as $$
declare
  message_id uuid;
  recent integer;
begin
  -- One at a time, or two messages sent together would both find room under the limit.
  perform pg_advisory_xact_lock(hashtext('submit_contact_message'));
  select count(*) into recent from public.contact_messages
  where created_at > now() - interval '1 hour'
    and (lower(email) = lower(btrim(p_email)) or (ip_hash = p_ip_hash and ip_hash <> ''));
  if recent >= 3 then
    raise exception 'Too many messages in the last hour. Please try again later.' using errcode = 'PT429';
  end if;
  insert into public.contact_messages (name, email, message, ip_hash)
  values (btrim(p_name), btrim(p_email), btrim(p_message), coalesce(p_ip_hash, ''))
  returning id into message_id;
  return message_id;
end;
$$;

revoke execute on function public.submit_contact_message(text, text, text, text) from public, anon, authenticated;
grant execute on function public.submit_contact_message(text, text, text, text) to service_role;
