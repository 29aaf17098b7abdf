-- Links by which somebody without an account reads one scan, until they expire or are taken back.
alter table public.scans add constraint scans_of_user unique (id, user_id);

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

-- Makes a link to one of the caller's finished scans for 1 to 90 days and gives { id, token, expires_at }; this is the
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

-- What a link shows: the one scan, and of the child what a report says. Null where the link is none, expired, or was
-- taken back.
create function public.read_shared_scan(p_token text) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'expires_at', link.expires_at,
    'child', jsonb_build_object(
      'first_name', child.first_name, 'birth_month', child.birth_month, 'birth_year', child.birth_year),
    'scan', jsonb_build_object(
      'id', scan.id, 'child_id', scan.child_id, 'taken_at', scan.taken_at, 'status', scan.status,
      'left_foot', scan.left_foot, 'right_foot', scan.right_foot, 'gait', scan.gait, 'level', scan.level,
      'exercises', scan.exercises, 'product_level', scan.product_level, 'note', scan.note))
  from public.sharing_links link
  join public.scans scan on scan.id = link.scan_id and scan.status = 'ready'
  join public.children child on child.id = scan.child_id
  where link.token_hash = encode(sha256(convert_to(p_token, 'UTF8')), 'hex') and link.expires_at > now();
$$;

revoke execute on function public.create_sharing_link(uuid, integer), public.read_shared_scan(text)
  from public, anon, authenticated;
grant execute on function public.create_sharing_link(uuid, integer) to authenticated;
grant execute on function public.read_shared_scan(text) to service_role;
