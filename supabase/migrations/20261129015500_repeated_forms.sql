-- An answer may be lost on its way, and the form is sent again. Forms send a key that they made once: what was stored
-- with it before is answered again, and counted once. The key comes from the browser and is stored nowhere; what is made
-- of it holds all that was sent, so another text, child or scan is something of its own.

-- Stores a message and returns its id. At most three per hour from one email or one ip hash; the fourth raises
-- SQLSTATE PT429, which the data API answers with status 429.
drop function public.submit_contact_message(text, text, text, text);
create function public.submit_contact_message(
  p_name text, p_email text, p_message text, p_ip_hash text, p_key uuid default gen_random_uuid()
)
  returns uuid language plpgsql security definer set search_path = ''
as $$
declare
  message_id constant uuid := md5(jsonb_build_array(p_key, p_name, p_email, p_message)::text)::uuid;
  recent integer;
begin
  -- One at a time, or two messages sent together would both find room under the limit.
  perform pg_advisory_xact_lock(hashtext('submit_contact_message'));
  if exists (select from public.contact_messages where id = message_id) then
    return message_id;
  end if;
  select count(*) into recent from public.contact_messages
  where created_at > now() - interval '1 hour'
    and (lower(email) = lower(btrim(p_email)) or (ip_hash = p_ip_hash and ip_hash <> ''));
  if recent >= 3 then
    raise exception 'Too many messages in the last hour. Please try again later.' using errcode = 'PT429';
  end if;
  insert into public.contact_messages (id, name, email, message, ip_hash)
  values (message_id, btrim(p_name), btrim(p_email), btrim(p_message), coalesce(p_ip_hash, ''));
  return message_id;
end;
$$;

-- Stores a request and the mail that asks to confirm it. Returns what became of it: 'taken' and the outcomes that
-- mail_request_attempts lists. It raises nothing, because a refusal is counted, and whoever asks must not learn from the
-- answer whether an address is known: the function answers 'taken', 'too many of address' and 'refused by owner' alike.
drop function public.ask_for_mail(text, uuid, integer, text, text);
create function public.ask_for_mail(
  p_topic text, p_product_id uuid, p_size integer, p_email text, p_ip_hash text, p_key uuid default gen_random_uuid()
)
  returns text language plpgsql security definer set search_path = ''
as $$
declare
  most_of_caller constant integer := 10;
  most_of_address constant integer := 3;
  most_of_all constant integer := 300;
  v_email constant text := lower(btrim(p_email));
  v_mail_id constant uuid := md5(jsonb_build_array(p_key, p_topic, p_product_id, p_size, v_email)::text)::uuid;
  v_outcome text;
  v_request public.mail_requests;
begin
  -- One at a time, or requests sent together would all find room under the limits.
  perform pg_advisory_xact_lock(hashtext('ask_for_mail'));
  perform public.forget_mail_requests();
  if exists (select from public.mail_request_mails where id = v_mail_id) then
    return 'taken';
  end if;
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
  insert into public.mail_request_mails (id, request_id, kind)
    values (v_mail_id, v_request.id, case when v_request.confirmed_at is null then 'confirm' else 'known' end);
  return v_outcome;
end;
$$;

-- Makes a code for one of the caller's children and returns { id, code, expires_at }; nobody can read the code later. A
-- code that the child had before ends with it. At most 60 in an hour for each account.
drop function public.create_pairing_code(uuid);
create function public.create_pairing_code(p_child_id uuid, p_key uuid default gen_random_uuid()) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := public.require_session();
  -- Crockford's base 32: no letter looks like a digit.
  alphabet constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  most_in_an_hour constant integer := 60;
  random constant bytea := sha256(convert_to(jsonb_build_array('code', p_key, caller, p_child_id)::text, 'UTF8'));
  made public.pairing_codes;
  code text := '';
  recent integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('pairing codes of ' || caller, 0));
  if not exists (select from public.children where id = p_child_id and user_id = caller) then
    raise exception 'There is no such child in your account.' using errcode = 'PT404';
  end if;
  for place in 0..7 loop
    code := code || substr(alphabet, get_byte(random, place) % 32 + 1, 1);
  end loop;
  select * into made from public.pairing_codes
    where code_hash = public.hash_pairing_code(code) and user_id = caller and child_id = p_child_id;
  if made.id is null then
    select count(*) into recent from public.pairing_codes
      where user_id = caller and created_at > now() - interval '1 hour';
    if recent >= most_in_an_hour then
      raise exception 'Too many codes in the last hour. Please try again later.' using errcode = 'PT429';
    end if;
    delete from public.pairing_codes where user_id = caller and created_at < now() - interval '1 day';
    update public.pairing_codes set expires_at = now()
      where child_id = p_child_id and used_at is null and expires_at > now();
    insert into public.pairing_codes (user_id, child_id, code_hash, expires_at)
      values (caller, p_child_id, public.hash_pairing_code(code), now() + interval '30 minutes')
      returning * into made;
  end if;
  return jsonb_build_object('id', made.id, 'code', code, 'expires_at', made.expires_at);
end;
$$;

-- Makes a link to one of the caller's finished scans for 1 to 90 days and returns { id, token, expires_at }; nobody can
-- read the token later. PT404 for another's scan, PT409 for more than 50 links at a time.
drop function public.create_sharing_link(uuid, integer);
create function public.create_sharing_link(p_scan_id uuid, p_days integer, p_key uuid default gen_random_uuid())
  returns jsonb language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := public.require_session();
  most constant integer := 50;
  token constant text := left(
    encode(sha256(convert_to(jsonb_build_array('link', p_key, caller, p_scan_id, p_days)::text, 'UTF8')), 'hex'), 48);
  hash constant text := encode(sha256(convert_to(token, 'UTF8')), 'hex');
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
  select * into made from public.sharing_links where token_hash = hash;
  if made.id is null then
    select count(*) into stored from public.sharing_links where user_id = caller;
    if stored >= most then
      raise exception using errcode = 'PT409', message = format(
        'An account has at most %s links at a time. Take one back that you no longer need.', most);
    end if;
    insert into public.sharing_links (user_id, scan_id, token_hash, expires_at)
      values (caller, p_scan_id, hash, now() + make_interval(days => p_days))
      returning * into made;
  end if;
  return jsonb_build_object('id', made.id, 'token', token, 'expires_at', made.expires_at);
end;
$$;

-- A child that is stored already is not counted again: its insert changes nothing.
create or replace function public.bound_children() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 3000;
  stored integer;
begin
  -- One at a time for each account, or two children added together would both find the last place.
  perform pg_advisory_xact_lock(hashtextextended('children of ' || new.user_id, 0));
  select count(*) into stored from public.children where user_id = new.user_id and id <> new.id;
  if stored >= most then
    raise exception using errcode = 'PT409', message = format(
      'An account holds at most %s children. Delete a profile you no longer need, then add this one.', most);
  end if;
  return new;
end;
$$;

revoke execute on function
  public.submit_contact_message(text, text, text, text, uuid),
  public.ask_for_mail(text, uuid, integer, text, text, uuid),
  public.create_pairing_code(uuid, uuid),
  public.create_sharing_link(uuid, integer, uuid)
from public, anon, authenticated;
grant execute on function
  public.submit_contact_message(text, text, text, text, uuid),
  public.ask_for_mail(text, uuid, integer, text, text, uuid)
to service_role;
grant execute on function
  public.create_pairing_code(uuid, uuid),
  public.create_sharing_link(uuid, integer, uuid)
to authenticated;
