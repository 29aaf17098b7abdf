-- Mails that somebody asks for by address: one when the app is out, or when a size is back. Each only after the address is
-- confirmed by a link in a mail to it, each sent once; then the address is deleted.

create table public.mail_requests (
  id uuid primary key default gen_random_uuid(),
  topic text not null check (topic in ('app', 'size')),
  product_id uuid,
  size smallint,
  email text not null check (char_length(email) <= 254 and email = lower(email) and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  -- In the links of the mails: whoever has it confirms and stops this request, and reads nothing. Stored as it is, because
  -- the last mail needs it months later.
  token text not null unique default encode(extensions.gen_random_bytes(24), 'hex') check (token ~ '^[0-9a-f]{48}$'),
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- Somebody else asked with this address, and its owner refused: for 30 days nobody can ask with it.
  refused_at timestamptz,
  foreign key (product_id, size) references public.product_sizes (product_id, size),
  constraint mail_requests_topic_complete check (
    case topic when 'size' then product_id is not null and size is not null else product_id is null and size is null end),
  constraint mail_requests_refused_is_unconfirmed check (refused_at is null or confirmed_at is null),
  constraint mail_requests_email_plain check (email !~ '[\x01-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]')
);
create unique index mail_requests_once_idx on public.mail_requests
  (email, topic, coalesce(product_id, '00000000-0000-0000-0000-000000000000'), coalesce(size, 0));
create index mail_requests_size_idx on public.mail_requests (product_id, size);

-- 'confirm' asks for the press, 'known' says that the address was confirmed before, 'news' is what was asked for.
create table public.mail_request_mails (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.mail_requests (id) on delete cascade,
  kind text not null check (kind in ('confirm', 'known', 'news')),
  created_at timestamptz not null default now(),
  -- Whoever sends it has five minutes to say that it was sent.
  claimed_at timestamptz,
  attempts integer not null default 0,
  sent_at timestamptz,
  problem text
);
create index mail_request_mails_request_id_idx on public.mail_request_mails (request_id, created_at);
create index mail_request_mails_to_send_idx on public.mail_request_mails (created_at) where sent_at is null;
create unique index mail_request_mails_news_once_idx on public.mail_request_mails (request_id) where kind = 'news';

-- Who asked, for a day: what limits count, and how often each refused.
create table public.mail_request_attempts (
  id uuid primary key default gen_random_uuid(),
  -- Keyed hash of the caller's address, never the address itself; empty when it was not known.
  ip_hash text not null default '' check (char_length(ip_hash) <= 128),
  outcome text not null check (outcome in ('taken', 'unknown', 'too many of caller', 'too many of address', 'refused by owner', 'too many of all')),
  created_at timestamptz not null default now()
);
create index mail_request_attempts_ip_hash_idx on public.mail_request_attempts (ip_hash, created_at);
create index mail_request_attempts_created_at_idx on public.mail_request_attempts (created_at);

alter table public.mail_requests enable row level security;
alter table public.mail_request_mails enable row level security;
alter table public.mail_request_attempts enable row level security;
revoke all on public.mail_requests, public.mail_request_mails, public.mail_request_attempts
  from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.mail_requests to service_role;
grant select, insert, update, delete on public.mail_request_mails to service_role;
grant select, insert, update, delete on public.mail_request_attempts to service_role;

-- Deletes what has had its time: links of seven days, refusals of thirty, attempts of one.
create function public.forget_mail_requests() returns void
  language sql security definer set search_path = ''
as $$
  delete from public.mail_requests
    where confirmed_at is null and coalesce(refused_at + interval '23 days', asked_at) < now() - interval '7 days';
  delete from public.mail_request_attempts where created_at < now() - interval '1 day';
$$;

-- Stores a request and the mail that asks to confirm it. Returns what became of it: 'taken' and the outcomes that
-- mail_request_attempts lists. It raises nothing, because a refusal is counted, and whoever asks must not learn from the
-- answer whether an address is known: the function answers 'taken', 'too many of address' and 'refused by owner' alike.
create function public.ask_for_mail(p_topic text, p_product_id uuid, p_size integer, p_email text, p_ip_hash text)
  returns text language plpgsql security definer set search_path = ''
as $$
declare
  most_of_caller constant integer := 10;
  most_of_address constant integer := 3;
  most_of_all constant integer := 300;
  v_email constant text := lower(btrim(p_email));
  v_outcome text;
  v_request public.mail_requests;
begin
  -- One at a time, or requests sent together would all find room under the limits.
  perform pg_advisory_xact_lock(hashtext('ask_for_mail'));
  perform public.forget_mail_requests();
  v_outcome := case
    when p_ip_hash <> '' and (
      select count(*) from public.mail_request_attempts
      where ip_hash = p_ip_hash and created_at > now() - interval '1 hour') >= most_of_caller
      then 'too many of caller'
    when (
      select count(*) from public.mail_request_attempts
      where outcome = 'taken' and created_at > now() - interval '1 hour') >= most_of_all
      then 'too many of all'
    when p_topic = 'size' and not exists (
      select from public.product_sizes s join public.products p on p.id = s.product_id
      where s.product_id = p_product_id and s.size = p_size and p.withdrawn_at is null)
      then 'unknown'
    when exists (select from public.mail_requests where email = v_email and refused_at is not null)
      then 'refused by owner'
    when (
      select count(*) from public.mail_request_mails m join public.mail_requests r on r.id = m.request_id
      where r.email = v_email and m.kind <> 'news' and m.created_at > now() - interval '1 day') >= most_of_address
      then 'too many of address'
    else 'taken'
  end;
  insert into public.mail_request_attempts (ip_hash, outcome) values (coalesce(p_ip_hash, ''), v_outcome);
  if v_outcome <> 'taken' then
    return v_outcome;
  end if;
  insert into public.mail_requests (topic, product_id, size, email) values (p_topic, p_product_id, p_size, v_email)
    on conflict (email, topic, coalesce(product_id, '00000000-0000-0000-0000-000000000000'), coalesce(size, 0))
    do update set asked_at = now()
    returning * into v_request;
  insert into public.mail_request_mails (request_id, kind)
    values (v_request.id, case when v_request.confirmed_at is null then 'confirm' else 'known' end);
  return v_outcome;
end;
$$;

-- Confirms the address of a request and returns { topic, name, size }; null where there is no such request, or its link is
-- older than seven days. Done again it changes nothing. A size that is in stock already is news at once.
create function public.confirm_mail(p_token text) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_request public.mail_requests;
begin
  perform public.forget_mail_requests();
  update public.mail_requests set confirmed_at = coalesce(confirmed_at, now())
    where token = p_token and refused_at is null
    returning * into v_request;
  if v_request.id is null then
    return null;
  end if;
  if exists (
    select from public.product_sizes
    where product_id = v_request.product_id and size = v_request.size and in_stock
  ) then
    insert into public.mail_request_mails (request_id, kind) values (v_request.id, 'news') on conflict do nothing;
  end if;
  return jsonb_build_object('topic', v_request.topic, 'size', v_request.size,
    'name', (select name from public.products where id = v_request.product_id));
end;
$$;

-- Ends a request: what was confirmed is deleted, what was not is remembered as refused, so that the same address can't be
-- entered again and again. An unknown token changes nothing.
create function public.stop_mail(p_token text) returns void
  language sql security definer set search_path = ''
as $$
  delete from public.mail_requests where token = p_token and confirmed_at is not null;
  delete from public.mail_request_mails where sent_at is null
    and request_id in (select id from public.mail_requests where token = p_token);
  update public.mail_requests set refused_at = coalesce(refused_at, now()) where token = p_token;
$$;

-- A size that is back is news for everyone who confirmed.
create function public.size_is_back() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.mail_request_mails (request_id, kind)
    select id, 'news' from public.mail_requests
    where product_id = new.product_id and size = new.size and confirmed_at is not null
    on conflict do nothing;
  return null;
end;
$$;

create trigger size_is_back after update of in_stock on public.product_sizes
  for each row when (new.in_stock and not old.in_stock) execute function public.size_is_back();

-- Writes the mails that the app is out, to everyone who confirmed, and returns how many. Done again it writes those of
-- people who came later.
create function public.announce_app() returns integer
  language sql security definer set search_path = ''
as $$
  with written as (
    insert into public.mail_request_mails (request_id, kind)
      select id, 'news' from public.mail_requests where topic = 'app' and confirmed_at is not null
      on conflict do nothing
      returning 1
  )
  select count(*)::integer from written;
$$;

-- Hands out mails that nobody is sending, the oldest first; of a mail that fails again and again every fifth hour.
create function public.claim_asked_mails(p_most integer default 10) returns jsonb
  language sql security definer set search_path = ''
as $$
  with due as (
    select id from public.mail_request_mails
    where sent_at is null and (
      claimed_at is null
      or claimed_at < now() - case when attempts < 5 then interval '5 minutes' else interval '5 hours' end
    )
    order by created_at
    limit least(p_most, 50)
    for update skip locked
  ), claimed as (
    update public.mail_request_mails as mail set claimed_at = now(), attempts = mail.attempts + 1
    from due where mail.id = due.id
    returning mail.id, mail.kind, mail.request_id
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', claimed.id, 'kind', claimed.kind, 'email', request.email, 'token', request.token, 'topic', request.topic,
    'size', request.size, 'name', product.name, 'slug', product.slug)), '[]')
  from claimed
  join public.mail_requests request on request.id = claimed.request_id
  left join public.products product on product.id = request.product_id;
$$;

-- What became of a claimed mail: sent, or p_problem. With the news that was asked for the address is deleted.
create function public.note_asked_mail(p_id uuid, p_problem text default null) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  v_mail public.mail_request_mails;
begin
  update public.mail_request_mails
    set problem = left(p_problem, 300), sent_at = case when p_problem is null then now() end
    where id = p_id and sent_at is null
    returning * into v_mail;
  if v_mail.kind = 'news' and v_mail.sent_at is not null then
    delete from public.mail_requests where id = v_mail.request_id;
  end if;
end;
$$;

-- Who deletes their account asks for nothing any more.
create function public.part_with_mail_requests() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.mail_requests where email = lower(old.email);
  return null;
end;
$$;

create trigger part_with_mail_requests after delete on auth.users
  for each row execute function public.part_with_mail_requests();

revoke all on function
  public.part_with_mail_requests(),
  public.forget_mail_requests(),
  public.ask_for_mail(text, uuid, integer, text, text),
  public.confirm_mail(text),
  public.stop_mail(text),
  public.size_is_back(),
  public.announce_app(),
  public.claim_asked_mails(integer),
  public.note_asked_mail(uuid, text)
from public, anon, authenticated;
grant execute on function
  public.forget_mail_requests(),
  public.ask_for_mail(text, uuid, integer, text, text),
  public.confirm_mail(text),
  public.stop_mail(text),
  public.announce_app(),
  public.claim_asked_mails(integer),
  public.note_asked_mail(uuid, text)
to service_role;
