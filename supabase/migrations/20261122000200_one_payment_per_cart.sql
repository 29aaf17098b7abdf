-- A cart is paid at most once: it has an id of its own, and every order knows the cart it was made of.
-- An order is open while it can still be paid: pending or failed, and not closed.
alter table public.orders
  add column cart_id uuid unique,
  -- Fingerprint of products and quantities alone, by which an order is recognised that was paid a moment ago.
  add column content_key text not null default '',
  -- The customer was told that they ordered exactly this just now, and wants it once more.
  add column ordered_again boolean not null default false,
  -- Part of the idempotency key of its payment intent: Stripe answers a key that met a 500 with that 500 for ever.
  add column intent_attempt integer not null default 1,
  -- Since when it can't be paid any more: its intent is cancelled or was never made.
  add column closed_at timestamptz;

-- What was retired before this migration can't be paid either.
update public.orders set status = 'failed', closed_at = now()
where status in ('pending', 'failed') and lines_key = '' and payment_intent is not null;

drop index public.orders_one_open_per_lines;
create unique index orders_one_open_per_lines on public.orders (user_id, lines_key)
  where status in ('pending', 'failed') and closed_at is null and cart_id is null and lines_key <> '';

drop function public.start_order(uuid, text, jsonb);
drop function public.retire_order(uuid);

-- Computes what lines [{ id, quantity }] cost today. Refuses with SQLSTATE PT4xx, whose digits are the HTTP status.
create function public.price_lines(p_lines jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_wrong text;
  v_currencies integer;
  v_priced jsonb;
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
    jsonb_build_object(
      'lines', jsonb_agg(jsonb_build_object(
        'id', wanted.id, 'name', product.name, 'price', product.price, 'quantity', wanted.quantity
      )),
      'total', sum(product.price * wanted.quantity),
      'currency', min(product.currency),
      -- The price is part of this key: after a price change the same cart is another order.
      'lines_key', encode(sha256(convert_to(string_agg(
        format('%s:%s:%s:%s', wanted.id, wanted.quantity, product.price, product.currency), ',' order by wanted.id
      ), 'UTF8')), 'hex'),
      'content_key', encode(sha256(convert_to(string_agg(
        format('%s:%s', wanted.id, wanted.quantity), ',' order by wanted.id
      ), 'UTF8')), 'hex')
    ),
    count(distinct product.currency),
    min(product.name) filter (where wanted.quantity is null or wanted.quantity not between 1 and 99)
  into v_priced, v_currencies, v_wrong
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
  if (v_priced ->> 'total')::bigint not between 50 and 99999999 then
    raise exception using errcode = 'PT422', message = 'This order is too small or too large to be paid by card.';
  end if;
  return v_priced;
end;
$$;

-- Finds the open order of a cart, or makes it, and answers { state, order }:
--   open        this order is to be paid
--   paid        this cart was paid before; it is never offered for payment again
--   paid_before another cart with the same content was paid by this user in the last 30 minutes
--   in_the_way  this order of the cart must be closed first (close_order), with its intent; then ask again: its
--               content or its customer is another, or it is older than a day
--   too_many    the oldest of the account's open orders, which must be closed first too
-- p_keep names orders that could not be closed. Without p_cart_id an order is recognised by its lines.
create function public.start_order(
  p_user_id uuid, p_email text, p_lines jsonb,
  p_cart_id uuid default null, p_order_again boolean default false, p_keep uuid[] default '{}'
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  c_most_open constant integer := 20;
  v_order public.orders%rowtype;
  v_before public.orders%rowtype;
  v_priced jsonb;
begin
  -- One call at a time for each user and each cart: every rule below reads before it writes.
  perform pg_advisory_xact_lock(hashtextextended('orders of user ' || p_user_id, 0));
  if p_cart_id is not null then
    perform pg_advisory_xact_lock(hashtextextended('order of cart ' || p_cart_id, 0));
    select * into v_order from public.orders where cart_id = p_cart_id;
    if v_order.status in ('paid', 'refunded') then
      return jsonb_build_object('state', 'paid', 'order', to_jsonb(v_order));
    end if;
  end if;

  v_priced := public.price_lines(p_lines);
  if p_cart_id is null then
    select * into v_order from public.orders
    where user_id = p_user_id and cart_id is null and lines_key = v_priced ->> 'lines_key'
      and status in ('pending', 'failed') and closed_at is null;
  end if;

  if v_order.id is not null and (
    v_order.user_id <> p_user_id
    or v_order.lines_key <> v_priced ->> 'lines_key'
    or v_order.created_at < now() - interval '24 hours'
  ) then
    return jsonb_build_object('state', 'in_the_way', 'order', to_jsonb(v_order));
  end if;

  if not (p_order_again or coalesce(v_order.ordered_again, false)) then
    select * into v_before from public.orders
    where user_id = p_user_id and content_key = v_priced ->> 'content_key'
      and status = 'paid' and paid_at > now() - interval '30 minutes'
    order by paid_at desc limit 1;
    if found then
      return jsonb_build_object('state', 'paid_before', 'order', to_jsonb(v_before));
    end if;
  end if;

  if v_order.id is null then
    if (select count(*) from public.orders
        where user_id = p_user_id and status in ('pending', 'failed') and closed_at is null) >= c_most_open then
      select * into v_before from public.orders
      where user_id = p_user_id and status in ('pending', 'failed') and closed_at is null
        and id <> all (p_keep)
      order by created_at limit 1;
      if not found then
        raise exception using errcode = 'PT429', message = format(
          '%s of your payments are still being processed. Please wait for their result, then order again.', c_most_open);
      end if;
      return jsonb_build_object('state', 'too_many', 'order', to_jsonb(v_before));
    end if;

    insert into public.orders (user_id, email, total, currency, status, cart_id, lines_key, content_key)
    values (
      p_user_id, p_email, (v_priced ->> 'total')::integer, v_priced ->> 'currency', 'pending', p_cart_id,
      v_priced ->> 'lines_key', v_priced ->> 'content_key'
    ) returning * into v_order;
    insert into public.order_lines (order_id, product_id, name, price, quantity)
    select v_order.id, line.id, line.name, line.price, line.quantity
    from jsonb_to_recordset(v_priced -> 'lines') as line(id uuid, name text, price integer, quantity integer);
  end if;

  if p_order_again and not v_order.ordered_again then
    update public.orders set ordered_again = true where id = v_order.id;
  end if;
  return jsonb_build_object('state', 'open', 'order', to_jsonb(v_order));
end;
$$;

-- Closes an order whose intent (p_payment_intent, null for none) can't be paid any more, and gives its cart free for
-- another one. An order that got an intent meanwhile stays open: that one may be payable. Of an account's closed
-- orders the last 20 are kept: nobody fills the table by changing a cart.
create function public.close_order(p_order_id uuid, p_payment_intent text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_user_id uuid;
begin
  update public.orders set status = 'failed', closed_at = now(), cart_id = null, lines_key = ''
  where id = p_order_id and payment_intent is not distinct from p_payment_intent
    and status in ('pending', 'failed') and closed_at is null
  returning user_id into v_user_id;
  if not found then
    return;
  end if;
  delete from public.orders where id in (
    select id from public.orders
    where user_id = v_user_id and status = 'failed' and closed_at is not null
    order by closed_at desc, created_at desc offset 20
  );
end;
$$;

-- Gives an open order its one payment intent and answers the one it has: the first to come stays. Null where the
-- order was closed meanwhile.
create or replace function public.attach_payment_intent(p_order_id uuid, p_payment_intent text) returns text
language sql security definer set search_path = ''
as $$
  update public.orders set payment_intent = coalesce(payment_intent, p_payment_intent)
  where id = p_order_id and closed_at is null
  returning payment_intent;
$$;

-- The open orders that repeat what was paid with this intent: the same content, of the same user, without their yes.
create function public.repeated_orders(p_payment_intent text) returns setof public.orders
language sql stable security definer set search_path = ''
as $$
  select repeated.* from public.orders as paid
  join public.orders as repeated on repeated.user_id = paid.user_id and repeated.content_key = paid.content_key
  where paid.payment_intent = p_payment_intent and paid.status = 'paid' and paid.content_key <> ''
    and repeated.status in ('pending', 'failed') and repeated.closed_at is null and not repeated.ordered_again;
$$;

-- Notes that the provider failed at this attempt, so that the next one has another idempotency key.
create function public.note_failed_intent(p_order_id uuid, p_attempt integer) returns void
language sql security definer set search_path = ''
as $$
  update public.orders set intent_attempt = p_attempt + 1
  where id = p_order_id and intent_attempt = p_attempt;
$$;

revoke all on function
  public.price_lines(jsonb),
  public.start_order(uuid, text, jsonb, uuid, boolean, uuid[]),
  public.close_order(uuid, text),
  public.attach_payment_intent(uuid, text),
  public.repeated_orders(text),
  public.note_failed_intent(uuid, integer)
from public, anon, authenticated;
grant execute on function
  public.price_lines(jsonb),
  public.start_order(uuid, text, jsonb, uuid, boolean, uuid[]),
  public.close_order(uuid, text),
  public.attach_payment_intent(uuid, text),
  public.repeated_orders(text),
  public.note_failed_intent(uuid, integer)
to service_role;
