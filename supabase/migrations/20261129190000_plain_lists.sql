-- A practice's list of scans has one order and no marks of what was seen.
drop function public.mark_scans(jsonb, boolean);

-- A page of the caller's scans, the newest first: { total, from, rows: [{ scan, child, alike, scans }] }. `p_child_id`
-- is one child.
drop function public.list_scans(text, uuid, text, smallint, boolean, timestamptz, text, integer, integer);
create function public.list_scans(
  p_search text default '',
  p_child_id uuid default null,
  p_status text default '',
  p_level smallint default null,
  p_from integer default 0,
  p_most integer default 25
) returns jsonb
  language sql stable set search_path = ''
as $$
  with wanted as (
    select replace(public.fold(p_search), ' ', '') as text
  ), named as materialized (
    select child.id, child.reference, public.fold(child.first_name) as plain from public.children child
  ), joined as materialized (
    select scan.id, scan.child_id, scan.taken_at, child.reference, child.plain
    from public.scans scan join named child on child.id = scan.child_id
    where (p_child_id is null or scan.child_id = p_child_id)
      and (p_status = '' or scan.status = p_status)
      and (p_level is null or (scan.status = 'ready' and scan.level = p_level))
  ), found as materialized (
    select joined.id, joined.child_id, row_number() over (order by taken_at desc, joined.id) as place
    from joined, wanted
    where wanted.text = '' or position(wanted.text in replace(plain, ' ', '')) > 0
        or position(wanted.text in replace(public.fold(reference), ' ', '')) > 0
  ), bounds as (
    select count(*)::integer as total, least(greatest(p_most, 1), 1000) as most from found
  ), start as (
    select total, most,
      greatest(0, least(p_from, case when total = 0 then 0 else (total - 1) / most * most end)) as first
    from bounds
  )
  select jsonb_build_object(
    'total', start.total,
    'from', start.first,
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'scan', jsonb_build_object('id', scan.id, 'child_id', scan.child_id, 'taken_at', scan.taken_at,
          'taken_offset', scan.taken_offset, 'status', scan.status, 'failure_reason', scan.failure_reason,
          'level', scan.level),
        'child', jsonb_build_object('id', child.id, 'first_name', child.first_name, 'reference', child.reference,
          'birth_month', child.birth_month, 'birth_year', child.birth_year, 'shoe_size', child.shoe_size,
          'avatar', child.avatar, 'notes', child.notes),
        'alike', (select count(*) from named where plain = (select plain from named where id = child.id)) > 1,
        'scans', (select count(*) from public.scans where child_id = child.id)
      ) order by found.place), '[]')
      from found
      join public.scans scan on scan.id = found.id
      join public.children child on child.id = found.child_id
      where found.place > start.first and found.place <= start.first + start.most
    )
  ) from start;
$$;

alter table public.scans drop column seen_at;

revoke execute on function public.list_scans(text, uuid, text, smallint, integer, integer)
  from public, anon, authenticated;
grant execute on function public.list_scans(text, uuid, text, smallint, integer, integer) to authenticated;
