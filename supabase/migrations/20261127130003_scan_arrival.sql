-- How a scan gets in: the app delivers it with a pairing code, or a signed-in person imports the app's file.

-- Codes by which the app delivers one scan to one child. Only their hashes are kept.
create table public.pairing_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  child_id uuid not null,
  code_hash text not null unique check (code_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  -- What was delivered with it.
  scan_id uuid references public.scans (id) on delete set null,
  foreign key (child_id, user_id) references public.children (id, user_id) on delete cascade on update cascade
);
create index pairing_codes_user_id_idx on public.pairing_codes (user_id, created_at);
create index pairing_codes_child_id_idx on public.pairing_codes (child_id);
create index pairing_codes_scan_id_idx on public.pairing_codes (scan_id);

alter table public.pairing_codes enable row level security;
revoke all on public.pairing_codes from public, anon, authenticated, service_role;
-- Everything but the hash, so that the page sees when the scan has come.
grant select (id, user_id, child_id, created_at, expires_at, used_at, scan_id)
  on public.pairing_codes to authenticated;
grant select, insert, update, delete on public.pairing_codes to service_role;

create policy "people see the state of their own codes" on public.pairing_codes
  for select to authenticated using (user_id = (select auth.uid()));

-- Who tried a code that doesn't exist, for an hour.
create table public.pairing_attempts (
  id uuid primary key default gen_random_uuid(),
  -- Keyed hash of the caller's address, never the address itself.
  ip_hash text not null check (char_length(ip_hash) <= 128),
  created_at timestamptz not null default now()
);
create index pairing_attempts_ip_hash_idx on public.pairing_attempts (ip_hash, created_at);

alter table public.pairing_attempts enable row level security;
revoke all on public.pairing_attempts from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.pairing_attempts to service_role;

create function public.hash_pairing_code(p_code text) returns text
  language sql immutable set search_path = ''
as $$
  select encode(sha256(convert_to(p_code, 'UTF8')), 'hex');
$$;

-- Makes a code for one of the caller's children and returns { id, code, expires_at }; this is the only time that the
-- code can be read. A code that the child had before ends with it. At most 60 in an hour for each account.
create function public.create_pairing_code(p_child_id uuid) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  -- Crockford's base 32: no letter looks like a digit.
  alphabet constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  most_in_an_hour constant integer := 60;
  caller uuid := auth.uid();
  random bytea := extensions.gen_random_bytes(8);
  made public.pairing_codes;
  code text := '';
  recent integer;
begin
  if caller is null then
    raise exception 'Sign in to get a code.' using errcode = 'insufficient_privilege';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('pairing codes of ' || caller, 0));
  if not exists (select from public.children where id = p_child_id and user_id = caller) then
    raise exception 'There is no such child in your account.' using errcode = 'PT404';
  end if;
  select count(*) into recent from public.pairing_codes
    where user_id = caller and created_at > now() - interval '1 hour';
  if recent >= most_in_an_hour then
    raise exception 'Too many codes in the last hour. Please try again later.' using errcode = 'PT429';
  end if;
  delete from public.pairing_codes where user_id = caller and created_at < now() - interval '1 day';
  update public.pairing_codes set expires_at = now()
    where child_id = p_child_id and used_at is null and expires_at > now();
  for place in 0..7 loop
    code := code || substr(alphabet, get_byte(random, place) % 32 + 1, 1);
  end loop;
  insert into public.pairing_codes (user_id, child_id, code_hash, expires_at)
    values (caller, p_child_id, public.hash_pairing_code(code), now() + interval '30 minutes')
    returning * into made;
  return jsonb_build_object('id', made.id, 'code', code, 'expires_at', made.expires_at);
end;
$$;

-- Returns the offset that the app wrote into a scan's time.
create function public.offset_of(p_time text) returns smallint
  language sql immutable set search_path = ''
as $$
  select case when p_time !~ '-00:?(00)?$' then (
    select (part[1] || '1')::smallint * (part[2]::smallint * 60 + coalesce(part[3], '0')::smallint)
    from regexp_match(p_time, '([+-])(\d\d):?(\d\d)?$') part
  ) end;
$$;

-- Stores a scan of the app's file, which the serverless function has checked, and returns { scan_id, known }. `known`
-- says that the child had this scan already. PT422 for one taken before the child was born, by the day at the scan's
-- place, or after tomorrow.
create function public.store_scan(p_user_id uuid, p_child_id uuid, p_scan jsonb, p_arrived_by text)
  returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  -- Where the place is not known, it may be the one whose days begin first.
  most_east constant integer := 840;
  source uuid := (p_scan ->> 'scan_id')::uuid;
  taken timestamptz := (p_scan ->> 'taken_at')::timestamptz;
  place smallint := public.offset_of(p_scan ->> 'taken_at');
  taken_there timestamp := taken at time zone 'utc' + make_interval(mins => coalesce(place, most_east));
  found_id uuid;
  born date;
begin
  select make_date(birth_year, birth_month, 1) into born from public.children
    where id = p_child_id and user_id = p_user_id for key share;
  if born is null then
    raise exception 'There is no such child in your account.' using errcode = 'PT404';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('scans of ' || p_child_id, 0));
  select id into found_id from public.scans where child_id = p_child_id and source_id = source;
  if found_id is not null then
    return jsonb_build_object('scan_id', found_id, 'known', true);
  end if;
  if taken_there < born then
    raise exception 'This scan was taken before the child was born. Is it another child’s?' using errcode = 'PT422';
  end if;
  if taken > now() + interval '1 day' then
    raise exception 'This scan was taken in the future. Is the clock of the phone right?' using errcode = 'PT422';
  end if;
  insert into public.scans (child_id, user_id, source_id, arrived_by, taken_at, taken_offset, status, left_foot,
      right_foot, gait, level, exercises, product_level, note)
    values (p_child_id, p_user_id, source, p_arrived_by, taken, place, 'ready', p_scan -> 'left_foot',
      p_scan -> 'right_foot', p_scan -> 'gait', (p_scan ->> 'level')::smallint, p_scan -> 'exercises',
      p_scan ->> 'product_level', p_scan ->> 'note')
    returning id into found_id;
  return jsonb_build_object('scan_id', found_id, 'known', false);
end;
$$;

-- Spends a code and stores the scan: { scan_id, known }, or null where the code is wrong, old, or was spent on another
-- scan. A wrong code is counted, which an exception would undo. After ten in an hour from one address: PT429.
create function public.deliver_scan(p_code text, p_ip_hash text, p_scan jsonb) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  most_wrong constant integer := 10;
  pairing public.pairing_codes;
  stored jsonb;
  wrong integer;
begin
  delete from public.pairing_attempts where created_at < now() - interval '1 hour';
  select count(*) into wrong from public.pairing_attempts where ip_hash = p_ip_hash;
  if wrong >= most_wrong then
    raise exception 'Too many wrong codes. Please try again in an hour.' using errcode = 'PT429';
  end if;
  select * into pairing from public.pairing_codes
    where code_hash = public.hash_pairing_code(p_code) for update;
  if pairing.used_at is not null and exists (
    select from public.scans where id = pairing.scan_id and source_id = (p_scan ->> 'scan_id')::uuid
  ) then
    -- The app did not hear our first answer.
    return jsonb_build_object('scan_id', pairing.scan_id, 'known', true);
  end if;
  if pairing.id is null or pairing.used_at is not null or pairing.expires_at <= now() then
    insert into public.pairing_attempts (ip_hash) values (p_ip_hash);
    return null;
  end if;
  stored := public.store_scan(pairing.user_id, pairing.child_id, p_scan, 'app');
  update public.pairing_codes set used_at = now(), scan_id = (stored ->> 'scan_id')::uuid where id = pairing.id;
  return stored;
end;
$$;

revoke execute on function
  public.hash_pairing_code(text),
  public.create_pairing_code(uuid),
  public.offset_of(text),
  public.store_scan(uuid, uuid, jsonb, text),
  public.deliver_scan(text, text, jsonb)
from public, anon, authenticated;
grant execute on function public.create_pairing_code(uuid) to authenticated;
grant execute on function
  public.hash_pairing_code(text),
  public.offset_of(text),
  public.store_scan(uuid, uuid, jsonb, text),
  public.deliver_scan(text, text, jsonb)
to service_role;
