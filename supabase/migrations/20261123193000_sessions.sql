-- Where somebody is signed in, as the auth server keeps it; its own interface tells nobody. Network addresses stay
-- there: who finds a browser signed in shall not read them.
create function public.list_sessions() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(
    jsonb_agg(jsonb_build_object(
      'id', id,
      'device', left(user_agent, 300),
      'signed_in_at', created_at,
      'seen_at', coalesce(refreshed_at at time zone 'utc', created_at),
      'current', coalesce(id::text = (auth.jwt() ->> 'session_id'), false)
    ) order by created_at desc),
    '[]'
  )
  from (
    select id, user_agent, created_at, refreshed_at from auth.sessions
    where user_id = auth.uid() and (not_after is null or not_after > now())
    order by created_at desc
    limit 50
  ) as own;
$$;

revoke execute on function public.list_sessions() from public, anon;
grant execute on function public.list_sessions() to authenticated;
