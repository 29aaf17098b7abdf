-- What happens to an order after it is paid: the customer hears of it, it is shipped, and it outlives its account as far
-- as the law asks.

-- Mails about orders: written with what they tell of, sent after it, each once. One that can't be sent stays.
create table public.order_mails (
  order_id uuid not null references public.orders (id) on delete cascade,
  kind text not null check (kind in ('paid', 'shipped', 'refunded')),
  created_at timestamptz not null default now(),
  -- Whoever sends it has five minutes to say that it was sent.
  claimed_at timestamptz,
  attempts integer not null default 0,
  sent_at timestamptz,
  problem text,
  primary key (order_id, kind)
);
create index order_mails_to_send_idx on public.order_mails (created_at) where sent_at is null;
alter table public.order_mails enable row level security;
revoke all on public.order_mails from public, anon, authenticated, service_role;
grant select on public.order_mails to service_role;

create function public.order_was_paid() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.order_mails (order_id, kind) values (new.id, 'paid') on conflict do nothing;
  return null;
end;
$$;

create trigger order_was_paid after update of status on public.orders
  for each row when (new.status = 'paid' and old.status <> 'paid') execute function public.order_was_paid();

-- The mail names what was given back in all. After another refund it is sent once more.
create function public.order_was_refunded() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.order_mails (order_id, kind) values (new.id, 'refunded')
  on conflict (order_id, kind) do update
    set created_at = now(), claimed_at = null, attempts = 0, sent_at = null, problem = null;
  return null;
end;
$$;

-- A customer who deleted their account has no address any more.
create trigger order_was_refunded after update of refunded_amount on public.orders
  for each row when (new.refunded_amount > old.refunded_amount and new.email <> 'deleted@account.invalid')
  execute function public.order_was_refunded();

-- Hands out mails that nobody is sending, the oldest first; of a mail that fails again and again every fifth hour.
create function public.claim_order_mails(p_most integer default 10) returns jsonb
language sql security definer set search_path = ''
as $$
  with due as (
    select order_id, kind from public.order_mails
    where sent_at is null and (
      claimed_at is null
      or claimed_at < now() - case when attempts < 5 then interval '5 minutes' else interval '5 hours' end
    )
    order by created_at
    limit least(p_most, 50)
    for update skip locked
  ), claimed as (
    update public.order_mails as mail set claimed_at = now(), attempts = mail.attempts + 1
    from due where mail.order_id = due.order_id and mail.kind = due.kind
    returning mail.order_id, mail.kind
  )
  select coalesce(jsonb_agg(jsonb_build_object('order_id', order_id, 'kind', kind)), '[]') from claimed;
$$;

-- What became of a claimed mail: sent, or p_problem. Of a mail about a refund that is due anew meanwhile nothing is
-- noted. The address of a customer who deleted their account goes with their last mail.
create function public.note_order_mail(p_order_id uuid, p_kind text, p_problem text default null)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.order_mails
  set problem = left(p_problem, 300), sent_at = case when p_problem is null then now() end
  where order_id = p_order_id and kind = p_kind and sent_at is null
    and (kind <> 'refunded' or claimed_at is not null);
  update public.orders set email = 'deleted@account.invalid'
  where id = p_order_id and user_id is null and shipped_at is not null
    and not exists (select from public.order_mails where order_id = p_order_id and sent_at is null);
end;
$$;

-- Marks a paid order as shipped and has its mail written. Done again it changes nothing but what is given anew.
create function public.ship_order(p_number text, p_carrier text, p_tracking text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  v_order public.orders%rowtype;
begin
  select * into v_order from public.orders where number = p_number for update;
  if v_order.id is null then
    raise exception using errcode = 'PT404', message = format('There is no order %s.', p_number);
  end if;
  if v_order.status <> 'paid' then
    raise exception using errcode = 'PT409',
      message = format('Order %s is %s: only a paid one is shipped.', p_number, v_order.status);
  end if;
  if not exists (select from public.deliveries where order_id = v_order.id) then
    raise exception using errcode = 'PT409',
      message = format('Order %s has no address: ask %s for it.', p_number, v_order.email);
  end if;
  update public.orders set
    shipped_at = coalesce(shipped_at, now()),
    carrier = coalesce(p_carrier, carrier),
    tracking = coalesce(p_tracking, tracking)
  where id = v_order.id;
  insert into public.order_mails (order_id, kind) values (v_order.id, 'shipped') on conflict do nothing;
  return case when v_order.shipped_at is null then 'shipped' else 'shipped_before' end;
end;
$$;

-- Orders outlive their account where money moved: the customer still gets what they paid for, and the books keep what
-- the law asks. Their account is empty then; the address of the mail goes with the last mail.
create function public.part_with_orders() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.orders
  where user_id = old.id and status in ('pending', 'failed') and processing_at is null;
  update public.orders set email = 'deleted@account.invalid'
  where user_id = old.id and shipped_at is not null
    and not exists (select from public.order_mails as mail where mail.order_id = orders.id and mail.sent_at is null);
  return old;
end;
$$;

create trigger part_with_orders before delete on auth.users
  for each row execute function public.part_with_orders();

revoke all on function
  public.order_was_paid(),
  public.order_was_refunded(),
  public.claim_order_mails(integer),
  public.note_order_mail(uuid, text, text),
  public.ship_order(text, text, text),
  public.part_with_orders()
from public, anon, authenticated;
grant execute on function
  public.claim_order_mails(integer),
  public.note_order_mail(uuid, text, text),
  public.ship_order(text, text, text)
to service_role;
