-- The offset that the app wrote into a scan's time, so that the scan keeps the day of the place where it was taken.

-- Minutes east of UTC. Null where the file says UTC only, as 'Z' and '-00:00' do (RFC 9557).
alter table public.scans
  add column taken_offset smallint check (taken_offset between -720 and 840);

create function public.offset_of(p_time text) returns smallint
  language sql immutable set search_path = ''
as $$
  select case when p_time !~ '-00:?(00)?$' then (
    select (part[1] || '1')::smallint * (part[2]::smallint * 60 + coalesce(part[3], '0')::smallint)
    from regexp_match(p_time, '([+-])(\d\d):?(\d\d)?$') part
  ) end;
$$;

-- As before; keeps the offset too, and compares a scan with the child's birth by the day at its place.
create or replace function public.store_scan(p_user_id uuid, p_child_id uuid, p_scan jsonb, p_arrived_by text)
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

-- As before, with the offset.
create or replace function public.read_shared_scan(p_token text) returns jsonb
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

revoke execute on function public.offset_of(text) from public, anon, authenticated;
grant execute on function public.offset_of(text) to service_role;
