-- Mails about deleted accounts: each is written by the deletion itself and sent after it, once. Its row is all that is
-- left of the person's address, and goes with the mail.
create table public.account_mails (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) <= 320),
  -- What stays of the account: [{ number, shipped }].
  kept_orders jsonb not null check (jsonb_typeof(kept_orders) = 'array'),
  created_at timestamptz not null default now(),
  -- Who sends it has five minutes to say that it was sent.
  claimed_at timestamptz,
  attempts integer not null default 0,
  problem text
);
create index account_mails_created_at_idx on public.account_mails (created_at);
alter table public.account_mails enable row level security;
revoke all on public.account_mails from public, anon, authenticated, service_role;
grant select on public.account_mails to service_role;

-- As before, and it leaves the mail that confirms it. A second call finds nobody and leaves none.
create or replace function public.delete_account() returns void
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

revoke all on function
  public.claim_account_mails(integer),
  public.note_account_mail(uuid, text)
from public, anon, authenticated;
grant execute on function
  public.claim_account_mails(integer),
  public.note_account_mail(uuid, text)
to service_role;
