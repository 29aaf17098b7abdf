-- Accounts: a profile beside each user of the auth server with the same name and address in both, sessions, and the
-- deletion of an account.

grant usage on schema public to anon, authenticated, service_role;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  first_name text not null default '' check (char_length(first_name) <= 80),
  last_name text not null default '' check (char_length(last_name) <= 80),
  email text not null check (char_length(email) <= 320),
  -- Every account starts a group of its own; a practice can put several accounts into one.
  group_id uuid not null default gen_random_uuid(),
  role text not null default 'parent' check (role in ('parent', 'pediatric_professional')),
  created_at timestamptz not null default now()
);
create index profiles_group_id_idx on public.profiles (group_id);

alter table public.profiles enable row level security;
grant select on public.profiles to authenticated;
grant update (first_name, last_name) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

create policy "people read their own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "people change their own profile" on public.profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));

-- People write their own metadata through the auth server, and every access token carries it. Control characters of the
-- name are replaced: a refusal would make the sign-up itself fail.
create function public.bound_user_metadata() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if octet_length(new.raw_user_meta_data::text) > 4000 then
    raise exception using errcode = 'PT422', message = 'The data of an account holds at most 4000 bytes.';
  end if;
  if new.raw_user_meta_data ? 'display_name' then
    new.raw_user_meta_data := jsonb_set(new.raw_user_meta_data, '{display_name}', to_jsonb(btrim(regexp_replace(
      coalesce(new.raw_user_meta_data ->> 'display_name', ''), '[\x01-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]', ' ', 'g'))));
  end if;
  return new;
end;
$$;

create trigger bound_user_metadata before insert or update of raw_user_meta_data on auth.users
  for each row execute function public.bound_user_metadata();

-- The website sends display_name: first and last name joined by one space. Too long a name is cut, because
-- an error here would make the sign-up itself fail.
create function public.create_profile() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  display_name text := btrim(coalesce(new.raw_user_meta_data ->> 'display_name', ''));
  first_name text := split_part(display_name, ' ', 1);
begin
  insert into public.profiles (id, email, first_name, last_name)
  values (
    new.id,
    coalesce(new.email, ''),
    left(first_name, 80),
    left(btrim(substr(display_name, char_length(first_name) + 1)), 80)
  );
  return new;
end;
$$;

create trigger create_profile after insert on auth.users
  for each row execute function public.create_profile();

-- Mails about an order go to the address that the account has when they are sent.
create function public.follow_user_email() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles set email = coalesce(new.email, '') where id = new.id;
  if new.email is not null then
    update public.orders set email = new.email where user_id = new.id;
  end if;
  return new;
end;
$$;

create trigger follow_user_email after update of email on auth.users
  for each row when (old.email is distinct from new.email)
  execute function public.follow_user_email();

-- A second guard behind the column grants, should anybody ever grant more. Runs as the caller
-- (no security definer), so current_user is the role of the request; the owner of the table is the backend, too.
create function public.guard_profile() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if current_user <> 'service_role'
    and not pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'member')
    and (new.id, new.email, new.role, new.group_id)
      is distinct from (old.id, old.email, old.role, old.group_id)
  then
    raise exception 'Only the backend changes id, email, role and group of a profile.'
      using errcode = 'insufficient_privilege';
  end if;
  return new;
end;
$$;

create trigger guard_profile before update on public.profiles
  for each row execute function public.guard_profile();

-- The auth server keeps the name from the sign-up in the account and writes it into each access token, so a changed name
-- has to reach it.
create function public.follow_changed_name() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update auth.users
  set raw_user_meta_data = coalesce(raw_user_meta_data, '{}')
    || jsonb_build_object('display_name', btrim(new.first_name || ' ' || new.last_name))
  where id = new.id;
  return null;
end;
$$;

create trigger follow_changed_name after update of first_name, last_name on public.profiles
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function public.follow_changed_name();

-- Where the caller is signed in; the auth server's own interface doesn't list it. Network addresses stay there:
-- whoever finds a browser signed in must not read them.
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

-- Mails about deleted accounts: the deletion writes each, and it is sent after it, once. Its row is all that is left of
-- the person's address, and goes with the mail.
create table public.account_mails (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) <= 320),
  -- What stays of the account: [{ number, shipped }].
  kept_orders jsonb not null check (jsonb_typeof(kept_orders) = 'array'),
  created_at timestamptz not null default now(),
  -- Whoever sends it has five minutes to say that it was sent.
  claimed_at timestamptz,
  attempts integer not null default 0,
  problem text
);
create index account_mails_created_at_idx on public.account_mails (created_at);
alter table public.account_mails enable row level security;
revoke all on public.account_mails from public, anon, authenticated, service_role;
grant select on public.account_mails to service_role;

-- Deletes the caller's account with everything in it by cascade, its sessions too, and leaves the mail that confirms it;
-- orders that were paid stay (part_with_orders). A second call finds no account and leaves no mail.
-- An account is deleted by who knows its password, not by who finds a browser signed in: the caller's session must have
-- begun with the password within ten minutes. The page asks for it and signs in with it. SQLSTATE PT403 is answered with
-- status 403 and the sentence.
create function public.delete_account() returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  entered bigint;
  kept jsonb;
  address text;
begin
  if caller is null then
    raise exception 'Sign in to delete your account.' using errcode = 'insufficient_privilege';
  end if;
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

-- Hands out mails that nobody is sending, the oldest first; of a mail that fails again and again every fifth hour. What
-- could not be sent in 30 days is given up: nobody may be kept for ever by a mail that never arrives.
create function public.claim_account_mails(p_most integer default 10) returns jsonb
language sql security definer set search_path = ''
as $$
  with given_up as (
    delete from public.account_mails where created_at < now() - interval '30 days'
  ), due as (
    select id from public.account_mails
    where created_at >= now() - interval '30 days' and (
      claimed_at is null
      or claimed_at < now() - case when attempts < 5 then interval '5 minutes' else interval '5 hours' end
    )
    order by created_at
    limit least(p_most, 50)
    for update skip locked
  ), claimed as (
    update public.account_mails as mail set claimed_at = now(), attempts = mail.attempts + 1
    from due where mail.id = due.id
    returning mail.id, mail.email, mail.kept_orders
  )
  select coalesce(
    jsonb_agg(jsonb_build_object('id', id, 'email', email, 'kept_orders', kept_orders)), '[]'
  ) from claimed;
$$;

-- What became of a claimed mail: sent, and so forgotten, or p_problem.
create function public.note_account_mail(p_id uuid, p_problem text default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if p_problem is null then
    delete from public.account_mails where id = p_id;
  else
    update public.account_mails set problem = left(p_problem, 300) where id = p_id;
  end if;
end;
$$;

revoke execute on function
  public.bound_user_metadata(),
  public.create_profile(),
  public.follow_user_email(),
  public.follow_changed_name(),
  public.list_sessions(),
  public.delete_account(),
  public.claim_account_mails(integer),
  public.note_account_mail(uuid, text)
from public, anon, authenticated;
grant execute on function public.list_sessions(), public.delete_account() to authenticated;
grant execute on function
  public.claim_account_mails(integer),
  public.note_account_mail(uuid, text)
to service_role;
