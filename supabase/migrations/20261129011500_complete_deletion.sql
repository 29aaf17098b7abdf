-- What an account leaves behind: nothing that could still be paid, and no message or asked mail with its address. Its
-- person reads those, too.

-- As before, but refuses with the detail 'open_payments' while a payment could still be made: the function deleteAccount
-- cancels them first.
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
  -- Waits for an order that is just being started.
  perform pg_advisory_xact_lock(hashtextextended('orders of user ' || caller, 0));
  if exists (
    select from public.orders
    where user_id = caller and status in ('pending', 'failed') and closed_at is null and processing_at is null
      and payment_intent is not null
  ) then
    raise exception 'A payment of yours is still open. Please delete your account in the settings of this site.'
      using errcode = 'PT409', detail = 'open_payments';
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
    delete from public.contact_messages where lower(email) = lower(address);
    delete from public.mail_requests where email = lower(address);
    insert into public.account_mails (email, kept_orders) values (address, kept);
  end if;
end;
$$;

grant select (id, name, email, message, created_at) on public.contact_messages to authenticated;
create policy "people read the messages of their address" on public.contact_messages
  for select to authenticated
  using (lower(email) = (select lower(email) from public.profiles where id = (select auth.uid())));

-- Everything but the token.
grant select (id, topic, product_id, size, email, asked_at, confirmed_at, refused_at)
  on public.mail_requests to authenticated;
create policy "people read what was asked for with their address" on public.mail_requests
  for select to authenticated
  using (email = (select lower(email) from public.profiles where id = (select auth.uid())));

-- The pages read rows in the order of their ids. Null in rows of a child that was deleted before and brought back.
alter table public.reminder_mails add column id uuid default gen_random_uuid();
grant select (id, child_id, user_id, kind, about, created_at, sent_at) on public.reminder_mails to authenticated;
create policy "people read which reminders they got" on public.reminder_mails
  for select to authenticated using (user_id = (select auth.uid()));
