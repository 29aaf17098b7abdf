-- An ended session does nothing more by a function, although its access token stays valid for some minutes: whoever
-- verifies a token alone does not hear of the end.

-- Returns the account of a session, the caller's by default. PT401 where the session was ended. Every function that
-- signed-in people may call and that runs as its owner calls it first (scripts/backend/ended-session.test.ts).
create function public.require_session(p_user_id uuid default null, p_session_id uuid default null) returns uuid
  language plpgsql stable security definer set search_path = ''
as $$
declare
  person constant uuid := coalesce(p_user_id, auth.uid());
  session constant uuid := coalesce(p_session_id, (auth.jwt() ->> 'session_id')::uuid);
begin
  -- The auth server deletes an ended session.
  if not exists (
    select from auth.sessions where id = session and user_id = person and (not_after is null or not_after > now())
  ) then
    raise exception 'You were signed out. Please sign in again.' using errcode = 'PT401';
  end if;
  return person;
end;
$$;

revoke execute on function public.require_session(uuid, uuid) from public, anon, authenticated;
grant execute on function public.require_session(uuid, uuid) to service_role;

create or replace function public.list_sessions() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  caller constant uuid := public.require_session();
begin
  return (
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
      where user_id = caller and (not_after is null or not_after > now())
      order by created_at desc
      limit 50
    ) as own
  );
end;
$$;

create or replace function public.delete_account() returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := public.require_session();
  entered bigint;
  kept jsonb;
  address text;
begin
  select max((entry ->> 'timestamp')::bigint) into entered
    from jsonb_array_elements(auth.jwt() -> 'amr') as entry
    where entry ->> 'method' = 'password';
  if entered is null or to_timestamp(entered) < now() - interval '10 minutes' then
    raise exception 'Enter your password to delete your account.' using errcode = 'PT403';
  end if;
  -- part_with_orders deletes the others.
  select coalesce(jsonb_agg(
      jsonb_build_object('number', number, 'shipped', shipped_at is not null) order by created_at
    ), '[]') into kept
    from public.orders
    where user_id = caller and (status not in ('pending', 'failed') or processing_at is not null);
  -- The auth server's log names the person, too.
  delete from auth.audit_log_entries where payload ->> 'actor_id' = caller::text;
  delete from auth.users where id = caller returning email into address;
  if address is not null then
    insert into public.account_mails (email, kept_orders) values (address, kept);
  end if;
end;
$$;

create or replace function public.create_pairing_code(p_child_id uuid) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := public.require_session();
  -- Crockford's base 32: no letter looks like a digit.
  alphabet constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  most_in_an_hour constant integer := 60;
  random bytea := extensions.gen_random_bytes(8);
  made public.pairing_codes;
  code text := '';
  recent integer;
begin
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

create or replace function public.agree_to_text(p_version text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := public.require_session();
begin
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

create or replace function public.create_sharing_link(p_scan_id uuid, p_days integer) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := public.require_session();
  most constant integer := 50;
  token constant text := encode(extensions.gen_random_bytes(24), 'hex');
  made public.sharing_links;
  stored integer;
begin
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

create or replace function public.set_reminders(p_rescan boolean, p_shoes boolean) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := public.require_session();
begin
  insert into public.reminders (id, rescan, shoes)
    values (caller, coalesce(p_rescan, false), coalesce(p_shoes, false))
    on conflict (id) do update set rescan = excluded.rescan, shoes = excluded.shoes, changed_at = now();
end;
$$;

create or replace function public.restore_child(p_child_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := public.require_session();
  kept public.deleted_children;
begin
  delete from public.deleted_children
    where id = p_child_id and user_id = caller and deleted_at > now() - interval '30 days'
    returning * into kept;
  if kept.id is null then
    raise exception 'This profile can’t be brought back any more.' using errcode = 'PT404';
  end if;
  perform set_config('little_arches.restoring', 'on', true);
  insert into public.children select * from jsonb_populate_record(null::public.children, kept.child);
  insert into public.scans select * from jsonb_populate_recordset(null::public.scans, kept.scans);
  insert into public.measurements select * from jsonb_populate_recordset(null::public.measurements, kept.measurements);
  insert into public.exercises_done
    select * from jsonb_populate_recordset(null::public.exercises_done, kept.exercises_done);
  insert into public.reminder_mails
    select * from jsonb_populate_recordset(null::public.reminder_mails, kept.reminder_mails);
  update public.order_lines as line set child_id = kept.id
    from public.orders
    where line.id = any (kept.order_lines) and line.child_id is null
      and orders.id = line.order_id and orders.user_id = caller;
  perform set_config('little_arches.restoring', 'off', true);
end;
$$;
