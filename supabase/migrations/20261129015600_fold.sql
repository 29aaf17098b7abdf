-- One rule by which names are searched, compared and ordered, wherever they come from.

-- Returns a text in lower case, without marks, apostrophes and hyphens, in plain letters: 'Łukasz O’Neill' becomes
-- 'lukasz oneill'. The same as fold of shared-contracts (scripts/backend/fold.test.ts).
create function public.fold(p_text text) returns text
  language sql immutable strict parallel safe set search_path = ''
as $$
  select btrim(regexp_replace(
    translate(replace(replace(replace(replace(
      lower(regexp_replace(
        normalize(p_text, NFKD),
        '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f''`\u2018-\u201b\u2032\u02b9-\u02bc\u00ad\u2010-\u2015\u2212-]',
        '', 'g')),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      'øłđðħıŋŧς', 'olddhintσ'),
    '\s+', ' ', 'g'));
$$;

-- Names and references in the order of their folded text, which needs no collation of the server: embedded databases have
-- none but the order of characters. 'anna lena' finds Anna-Lena, so blanks don't count in a search.

-- A page of the caller's children: { total, from, counts, rows: [{ child, alike, scans, last_scan, last }] }.
-- `last_scan` is the newest of any status, `last` the newest finished one. `p_minutes` is how far east of UTC the viewer
-- is, for scans whose place is not known. Rescans are recommended 4 to 6 months after the last finished scan.
create or replace function public.list_children(
  p_today date,
  p_minutes integer default 0,
  p_search text default '',
  p_rescan text default '',
  p_level smallint default null,
  p_order text default 'name',
  p_from integer default 0,
  p_most integer default 25,
  p_ids jsonb default null
) returns jsonb
  language sql stable set search_path = ''
as $$
  with own as materialized (
    select child.id, child.first_name, child.reference, child.birth_month, child.birth_year, child.created_at,
      public.fold(child.first_name) as plain,
      last.id as last_id, last.level,
      (last.taken_at at time zone 'utc' + make_interval(mins => coalesce(last.taken_offset, p_minutes)))::date as day
    from public.children child
    left join lateral (
      select scan.id, scan.level, scan.taken_at, scan.taken_offset from public.scans scan
      where scan.child_id = child.id and scan.status = 'ready'
      order by scan.taken_at desc limit 1
    ) last on true
  ), judged as materialized (
    select own.*, count(*) over (partition by plain) > 1 as alike, (day + interval '6 months')::date as until,
      case
        when day is null then 'first'
        when p_today < (day + interval '4 months')::date then 'later'
        when p_today <= (day + interval '6 months')::date then 'due'
        else 'overdue'
      end as rescan
    from own
  ), wanted as (
    select replace(public.fold(p_search), ' ', '') as text
  ), found as materialized (
    select judged.*, row_number() over (order by
      case when p_order = 'rescan' then array_position(array['overdue', 'due', 'first', 'later'], rescan) end,
      case when p_order = 'rescan' then until end,
      case when p_order = 'youngest' then -(birth_year * 12 + birth_month) end,
      case when p_order = 'oldest' then birth_year * 12 + birth_month end,
      case when p_order = 'last' then day end desc nulls last,
      case when p_order = 'reference' then nullif(public.fold(reference), '') end collate "C" nulls last,
      plain collate "C", judged.created_at, judged.id) as place
    from judged, wanted
    where (p_ids is null or p_ids ? judged.id::text)
      and (wanted.text = '' or position(wanted.text in replace(plain, ' ', '')) > 0
        or position(wanted.text in replace(public.fold(reference), ' ', '')) > 0)
      and (p_rescan = '' or rescan = p_rescan)
      and (p_level is null or level = p_level)
  ), bounds as (
    select count(*)::integer as total, least(greatest(p_most, 1), 3000) as most from found
  ), start as (
    select total, most,
      greatest(0, least(p_from, case when total = 0 then 0 else (total - 1) / most * most end)) as first
    from bounds
  )
  select jsonb_build_object(
    'total', start.total,
    'from', start.first,
    'counts', (select jsonb_build_object(
      'all', count(*),
      'overdue', count(*) filter (where rescan = 'overdue'),
      'due', count(*) filter (where rescan = 'due'),
      'first', count(*) filter (where rescan = 'first'),
      'later', count(*) filter (where rescan = 'later')) from judged),
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'child', jsonb_build_object('id', child.id, 'first_name', child.first_name, 'reference', child.reference,
          'birth_month', child.birth_month, 'birth_year', child.birth_year, 'shoe_size', child.shoe_size,
          'avatar', child.avatar, 'notes', child.notes),
        'alike', found.alike,
        'scans', (select count(*) from public.scans where child_id = child.id),
        'last_scan', (select jsonb_build_object('taken_at', taken_at, 'taken_offset', taken_offset) from public.scans
          where child_id = child.id order by taken_at desc limit 1),
        'last', (select jsonb_build_object('id', scan.id, 'child_id', scan.child_id, 'taken_at', scan.taken_at,
          'taken_offset', scan.taken_offset, 'status', scan.status, 'level', scan.level)
          from public.scans scan where scan.id = found.last_id)
      ) order by found.place), '[]')
      from found join public.children child on child.id = found.id
      where found.place > start.first and found.place <= start.first + start.most
    )
  ) from start;
$$;

revoke execute on function public.fold(text) from public, anon, authenticated;
grant execute on function public.fold(text) to authenticated;
