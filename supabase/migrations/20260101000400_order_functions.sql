-- Orders are written by these functions alone. The browser never reaches them: only service_role may call them.

-- One open order per user and identical lines. A doubled checkout call meets this index instead of making a twin.
create unique index orders_one_open_per_lines on public.orders (user_id, lines_key)
  where status in ('pending', 'failed') and lines_key <> '';

-- Stripe sends an event again until it is answered, so every event that was handled is remembered by its id.
create table public.stripe_events (
  id text primary key,
  type text not null,
  payment_intent text not null,
  result text not null,
  received_at timestamptz not null default now()
);
alter table public.stripe_events enable row level security;
revoke all on public.stripe_events from public, anon, authenticated;
grant select, insert on public.stripe_events to service_role;

-- Finds the user's open order of these lines from the last 24 hours, or makes it. Takes [{ id, quantity }] and
-- computes every price here. Refuses with SQLSTATE PT4xx, whose digits are the HTTP status.
create function public.start_order(p_user_id uuid, p_email text, p_lines jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_wrong text;
  v_lines jsonb;
  v_total bigint;
  v_currency text;
  v_currencies integer;
  v_key text;
  v_order jsonb;
begin
  if jsonb_typeof(p_lines) is distinct from 'array' or jsonb_array_length(p_lines) not between 1 and 50 then
    raise exception using errcode = 'PT422', message = 'An order holds 1 to 50 different products.';
  end if;

  select line.id into v_wrong
  from jsonb_to_recordset(p_lines) as line(id text, quantity integer)
  where not exists (select from public.products as product where product.id::text = line.id)
  limit 1;
  if found then
    raise exception using errcode = 'PT422',
      message = format('There is no product "%s". Please remove it from your cart.', v_wrong);
  end if;

  select product.name into v_wrong
  from jsonb_to_recordset(p_lines) as line(id text, quantity integer)
  join public.products as product on product.id::text = line.id
  where product.withdrawn_at is not null
  limit 1;
  if found then
    raise exception using errcode = 'PT409',
      message = format('"%s" is no longer available. Please remove it from your cart.', v_wrong);
  end if;

  with wanted as (
    select line.id, sum(line.quantity) as quantity
    from jsonb_to_recordset(p_lines) as line(id text, quantity integer)
    group by line.id
  )
  select
    jsonb_agg(jsonb_build_object(
      'id', wanted.id, 'name', product.name, 'price', product.price, 'quantity', wanted.quantity
    )),
    sum(product.price * wanted.quantity),
    min(product.currency),
    count(distinct product.currency),
    -- The price is part of the key: after a price change the same cart is another order.
    encode(sha256(convert_to(string_agg(
      format('%s:%s:%s:%s', wanted.id, wanted.quantity, product.price, product.currency), ',' order by wanted.id
    ), 'UTF8')), 'hex'),
    min(product.name) filter (where wanted.quantity is null or wanted.quantity not between 1 and 99)
  into v_lines, v_total, v_currency, v_currencies, v_key, v_wrong
  from wanted
  join public.products as product on product.id::text = wanted.id;

  if v_wrong is not null then
    raise exception using errcode = 'PT422', message = format('"%s": a quantity is between 1 and 99.', v_wrong);
  end if;
  if v_currencies > 1 then
    raise exception using errcode = 'PT422',
      message = 'The products in your cart have different currencies. Please order them separately.';
  end if;
  -- The bounds of a card payment at Stripe, in the smallest unit.
  if v_total not between 1 and 99999999 then
    raise exception using errcode = 'PT422', message = 'This order is too small or too large to be paid by card.';
  end if;

  update public.orders set lines_key = ''
  where user_id = p_user_id and status in ('pending', 'failed') and lines_key <> ''
    and created_at < now() - interval '24 hours';

  loop
    with made as (
      insert into public.orders (user_id, email, total, currency, status, lines_key)
      values (p_user_id, p_email, v_total, v_currency, 'pending', v_key)
      on conflict (user_id, lines_key) where status in ('pending', 'failed') and lines_key <> '' do nothing
      returning id, email, total, currency, payment_intent
    ), filled as (
      insert into public.order_lines (order_id, product_id, name, price, quantity)
      select made.id, product.id, product.name, line.price, line.quantity
      from made, jsonb_to_recordset(v_lines) as line(id text, price integer, quantity integer)
      join public.products as product on product.id::text = line.id
    )
    select to_jsonb(made) into v_order from made;
    exit when found;

    select jsonb_build_object(
      'id', id, 'email', email, 'total', total, 'currency', currency, 'payment_intent', payment_intent
    ) into v_order
    from public.orders
    where user_id = p_user_id and lines_key = v_key and status in ('pending', 'failed');
    -- Not found: it was paid between the two statements, so the next round makes a new one.
    exit when found;
  end loop;
  return v_order;
end;
$$;

-- Takes an order that can't be paid any more out of the way, so that start_order makes a new one.
create function public.retire_order(p_order_id uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.orders set lines_key = '' where id = p_order_id and status in ('pending', 'failed');
$$;

-- Gives an order its one payment intent and answers the one it has: the first to come stays.
create function public.attach_payment_intent(p_order_id uuid, p_payment_intent text) returns text
language sql security definer set search_path = ''
as $$
  update public.orders set payment_intent = coalesce(payment_intent, p_payment_intent)
  where id = p_order_id
  returning payment_intent;
$$;

-- Moves the order of a payment intent forward (pending to paid or failed, failed to paid, paid to refunded), once
-- per event. What it refuses with PT409 leaves no trace, so that the event can come again.
create function public.settle_order(
  p_event_id text, p_event_type text, p_payment_intent text, p_amount bigint, p_currency text, p_outcome text
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  v_order public.orders%rowtype;
  v_result text;
begin
  if p_outcome not in ('paid', 'failed', 'refunded') then
    raise exception using errcode = 'PT422', message = format('Unknown outcome "%s".', p_outcome);
  end if;

  select * into v_order from public.orders where payment_intent = p_payment_intent for update;
  if not found then
    -- Another system may share the Stripe account: its payments are none of ours.
    v_result := 'unknown_intent';
  elsif v_order.total <> p_amount or lower(v_order.currency) <> lower(p_currency) then
    raise exception using errcode = 'PT409', message = format(
      'Payment intent %s: the amount %s %s is not the total of its order.', p_payment_intent, p_amount, p_currency);
  elsif p_outcome = 'refunded' and v_order.status in ('pending', 'failed') then
    raise exception using errcode = 'PT409', message = format(
      'Payment intent %s: refunded before its payment was seen; send the event again.', p_payment_intent);
  elsif (p_outcome = 'paid' and v_order.status in ('pending', 'failed'))
    or (p_outcome = 'failed' and v_order.status = 'pending')
    or (p_outcome = 'refunded' and v_order.status = 'paid') then
    v_result := 'settled';
  else
    v_result := 'unchanged';
  end if;

  insert into public.stripe_events (id, type, payment_intent, result)
  values (p_event_id, p_event_type, p_payment_intent, v_result)
  on conflict (id) do nothing;
  if not found then
    return 'duplicate';
  end if;

  if v_result = 'settled' then
    update public.orders
    set status = p_outcome, paid_at = case when p_outcome = 'paid' then now() else paid_at end
    where id = v_order.id;
  end if;
  return v_result;
end;
$$;

revoke all on function
  public.start_order(uuid, text, jsonb),
  public.retire_order(uuid),
  public.attach_payment_intent(uuid, text),
  public.settle_order(text, text, text, bigint, text, text)
from public, anon, authenticated;
grant execute on function
  public.start_order(uuid, text, jsonb),
  public.retire_order(uuid),
  public.attach_payment_intent(uuid, text),
  public.settle_order(text, text, text, bigint, text, text)
to service_role;
