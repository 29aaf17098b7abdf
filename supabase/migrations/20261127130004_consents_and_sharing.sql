-- What people agreed to, and whom they show a scan.

-- The texts, word by word: they are added, never changed.
create table public.consent_texts (
  version text primary key check (version ~ '^[a-z]+-\d{4}-\d{2}$'),
  audience text not null check (audience in ('parent', 'pediatric_professional')),
  body text not null check (char_length(body) between 1 and 2000)
);
alter table public.consent_texts enable row level security;
revoke all on public.consent_texts from public, anon, authenticated, service_role;
grant select on public.consent_texts to authenticated;
grant select on public.consent_texts to service_role;
create policy "people read what they agreed to" on public.consent_texts
  for select to authenticated using (true);

-- The forms show the newest ones; scripts/backend/consents.test.ts compares them with shared-contracts.
insert into public.consent_texts (version, audience, body) values
  ('parent-2026-11', 'parent',
   'I am a parent or guardian of the children whose profiles I create. I accept the terms. Little Arches may keep these profiles and the foot scans I make, to show them to me.'),
  ('professional-2026-11', 'pediatric_professional',
   'I am a pediatric professional. I create profiles only of children in my care, and with the permission of a parent or guardian. I accept the terms. Little Arches may keep these profiles and the foot scans I make, to show them to me.');

create table public.consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  version text not null references public.consent_texts (version),
  given_at timestamptz not null default now(),
  unique (user_id, version)
);
alter table public.consents enable row level security;
-- A record that its person, or a serverless function, could write proves nothing.
revoke all on public.consents from public, anon, authenticated, service_role;
grant select on public.consents to authenticated;
grant select on public.consents to service_role;
create policy "people read their own consents" on public.consents
  for select to authenticated using (user_id = (select auth.uid()));

-- The sign-up names the text that the form showed; one that doesn't exist is no consent. It never fails, because an
-- error here would make the sign-up itself fail.
create function public.record_consent() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.consents (user_id, version)
  select new.id, version from public.consent_texts where version = new.raw_user_meta_data ->> 'consent';
  return null;
end;
$$;

create trigger record_consent after insert on auth.users
  for each row execute function public.record_consent();

-- Records that an account agrees to a newer text, with the server's time.
-- PT404 for a text that doesn't exist or that a newer one for the same people has replaced.
create function public.agree_to_text(p_version text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  if caller is null then
    raise exception 'Sign in to agree to a text.' using errcode = 'insufficient_privilege';
  end if;
  if not exists (
    select from public.consent_texts this
    where this.version = p_version and not exists (
      select from public.consent_texts newer
      where newer.audience = this.audience and newer.version > this.version
    )
  ) then
    raise exception 'This text is not the newest any more. Please load the page again.' using errcode = 'PT404';
  end if;
  insert into public.consents (user_id, version) values (caller, p_version) on conflict do nothing;
end;
$$;

-- Links by which somebody without an account reads one scan, until they expire or are taken back.
create table public.sharing_links (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  scan_id uuid not null,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Both columns, so that nobody shares somebody else's scan.
  foreign key (scan_id, user_id) references public.scans (id, user_id) on delete cascade on update cascade
);
create index sharing_links_user_id_idx on public.sharing_links (user_id, created_at);
create index sharing_links_scan_id_idx on public.sharing_links (scan_id);

alter table public.sharing_links enable row level security;
revoke all on public.sharing_links from public, anon, authenticated, service_role;
-- Everything but the hash. A link is made by the function below, and never changed.
grant select (id, user_id, scan_id, created_at, expires_at) on public.sharing_links to authenticated;
grant delete on public.sharing_links to authenticated;
grant select, insert, update, delete on public.sharing_links to service_role;

create policy "people see their own links" on public.sharing_links
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people take their own links back" on public.sharing_links
  for delete to authenticated using (user_id = (select auth.uid()));

-- Makes a link to one of the caller's finished scans for 1 to 90 days and returns { id, token, expires_at }; this is the
-- only time that the token can be read. PT404 for another's scan, PT409 for more than 50 links at a time.
create function public.create_sharing_link(p_scan_id uuid, p_days integer) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 50;
  caller uuid := auth.uid();
  token constant text := encode(extensions.gen_random_bytes(24), 'hex');
  made public.sharing_links;
  stored integer;
begin
  if caller is null then
    raise exception 'Sign in to share a scan.' using errcode = 'insufficient_privilege';
  end if;
  if p_days is null or p_days not between 1 and 90 then
    raise exception 'A link is good for 1 to 90 days.' using errcode = 'PT422';
  end if;
  if not exists (select from public.scans where id = p_scan_id and user_id = caller and status = 'ready') then
    raise exception 'There is no such finished scan in your account.' using errcode = 'PT404';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('sharing links of ' || caller, 0));
  delete from public.sharing_links where user_id = caller and expires_at <= now();
  select count(*) into stored from public.sharing_links where user_id = caller;
  if stored >= most then
    raise exception using errcode = 'PT409', message = format(
      'An account has at most %s links at a time. Take one back that you no longer need.', most);
  end if;
  insert into public.sharing_links (user_id, scan_id, token_hash, expires_at)
    values (caller, p_scan_id, encode(sha256(convert_to(token, 'UTF8')), 'hex'),
      now() + make_interval(days => p_days))
    returning * into made;
  return jsonb_build_object('id', made.id, 'token', token, 'expires_at', made.expires_at);
end;
$$;

-- What a link shows: the one scan, and of the child what a report says. Null where the link doesn't exist, expired, or
-- was taken back.
create function public.read_shared_scan(p_token text) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'expires_at', link.expires_at,
    'child', jsonb_build_object(
      'first_name', child.first_name, 'birth_month', child.birth_month, 'birth_year', child.birth_year),
    'scan', jsonb_build_object(
      'id', scan.id, 'child_id', scan.child_id, 'taken_at', scan.taken_at, 'taken_offset', scan.taken_offset,
      'status', scan.status, 'left_foot', scan.left_foot, 'right_foot', scan.right_foot, 'gait', scan.gait,
      'level', scan.level, 'exercises', scan.exercises, 'product_level', scan.product_level, 'note', scan.note))
  from public.sharing_links link
  join public.scans scan on scan.id = link.scan_id and scan.status = 'ready'
  join public.children child on child.id = scan.child_id
  where link.token_hash = encode(sha256(convert_to(p_token, 'UTF8')), 'hex') and link.expires_at > now();
$$;

revoke execute on function
  public.record_consent(),
  public.agree_to_text(text),
  public.create_sharing_link(uuid, integer),
  public.read_shared_scan(text)
from public, anon, authenticated;
grant execute on function public.agree_to_text(text), public.create_sharing_link(uuid, integer) to authenticated;
grant execute on function public.read_shared_scan(text) to service_role;
