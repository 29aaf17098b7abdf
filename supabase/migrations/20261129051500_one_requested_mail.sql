-- One mail can be asked for by address: that the app is out. Requests of other topics are deleted.

-- States a function again with another text; the function must have the former one.
create or replace function pg_temp.edit(p_function regprocedure, p_old text, p_new text) returns void
  language plpgsql as $$
declare
  stated constant text := pg_get_functiondef(p_function);
begin
  if position(p_old in stated) = 0 then
    raise exception '% does not contain: %', p_function, p_old;
  end if;
  execute replace(stated, p_old, p_new);
end;
$$;

select pg_temp.edit('public.announce_app()', 'topic = ''app'' and ', '');
select pg_temp.edit('public.claim_asked_mails(integer)', ', ''topic'', request.topic,
    ''size'', request.size, ''name'', product.name, ''slug'', product.slug', '');
select pg_temp.edit('public.claim_asked_mails(integer)', '
  left join public.products product on product.id = request.product_id', '');

delete from public.mail_requests where topic <> 'app';
drop trigger size_is_back on public.product_sizes;
drop function public.size_is_back();
drop function public.ask_for_mail(text, uuid, integer, text, text, uuid);
drop function public.confirm_mail(text);
-- With its columns go the constraints and the index of them.
alter table public.mail_requests drop column topic, drop column product_id, drop column size;
create unique index mail_requests_once_idx on public.mail_requests (email);
delete from public.mail_request_attempts where outcome = 'unknown';
alter table public.mail_request_attempts drop constraint mail_request_attempts_outcome_check;
alter table public.mail_request_attempts add constraint mail_request_attempts_outcome_check
  check (outcome in ('taken', 'too many of caller', 'too many of address', 'refused by owner', 'too many of all'));

-- Stores a request and the mail that asks to confirm it. Returns what became of it: 'taken' and the outcomes that
-- mail_request_attempts lists. It raises nothing, because a refusal is counted, and the caller must not learn from the
-- answer whether an address is known: the function answers 'taken', 'too many of address' and 'refused by owner' alike.
create function public.ask_for_mail(p_email text, p_ip_hash text, p_key uuid default gen_random_uuid())
  returns text language plpgsql security definer set search_path = ''
as $$
declare
  most_of_caller constant integer := 10;
  most_of_address constant integer := 3;
  most_of_all constant integer := 300;
  v_email constant text := lower(btrim(p_email));
  v_mail_id constant uuid := md5(jsonb_build_array(p_key, v_email)::text)::uuid;
  v_outcome text;
  v_request public.mail_requests;
begin
  -- One at a time, or requests sent together would all stay below the limits.
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
  insert into public.mail_requests (email) values (v_email)
    on conflict (email) do update set asked_at = now()
    returning * into v_request;
  insert into public.mail_request_mails (id, request_id, kind)
    values (v_mail_id, v_request.id, case when v_request.confirmed_at is null then 'confirm' else 'known' end);
  return v_outcome;
end;
$$;

-- Confirms the address of a request. Returns false where there is no such request, or its link is older than seven days.
-- Done again it changes nothing.
create function public.confirm_mail(p_token text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  perform public.forget_mail_requests();
  update public.mail_requests set confirmed_at = coalesce(confirmed_at, now())
    where token = p_token and refused_at is null;
  return found;
end;
$$;

revoke execute on function public.ask_for_mail(text, text, uuid), public.confirm_mail(text)
from public, anon, authenticated;
grant execute on function public.ask_for_mail(text, text, uuid), public.confirm_mail(text) to service_role;
