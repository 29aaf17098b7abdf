-- From a cart to an order with an address that can be paid. Refusals have SQLSTATE PT4xx, whose digits are the HTTP
-- status. The browser never reaches these functions: only service_role may call them.

-- Computes what lines [{ id, quantity, size }] cost today, and refuses what can't be charged by the table of currencies.
-- What has to be chosen anew is refused with the detail 'choose_size'.
create function public.price_lines(p_lines jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_wrong text;
  v_currencies integer;
  v_priced jsonb;
  v_currency public.currencies%rowtype;
begin
  if jsonb_typeof(p_lines) is distinct from 'array' or jsonb_array_length(p_lines) not between 1 and 50 then
    raise exception using errcode = 'PT422', message = 'An order holds 1 to 50 different products.';
  end if;

  select line.id into v_wrong
  from jsonb_to_recordset(p_lines) as line(id text, quantity integer, size integer)
  where not exists (select from public.products as product where product.id::text = line.id)
  limit 1;
  if found then
    raise exception using errcode = 'PT422',
      message = format('There is no product "%s". Please remove it from your cart.', v_wrong);
  end if;

  select product.name into v_wrong
  from jsonb_to_recordset(p_lines) as line(id text, quantity integer, size integer)
  join public.products as product on product.id::text = line.id
  where product.withdrawn_at is not null
  limit 1;
  if found then
    raise exception using errcode = 'PT409',
      message = format('"%s" is no longer available. Please remove it from your cart.', v_wrong);
  end if;

  select case
    when line.size is null then format('"%s": please choose a size before you pay.', product.name)
    when variant.size is null then format(
      '"%s" is not made in size EU %s. Please choose another size.', product.name, line.size)
    else format('"%s" in size EU %s is sold out. Please choose another size.', product.name, line.size)
  end into v_wrong
  from jsonb_to_recordset(p_lines) as line(id text, quantity integer, size integer)
  join public.products as product on product.id::text = line.id
  left join public.product_sizes as variant on variant.product_id = product.id and variant.size = line.size
  where case
    when line.size is null then exists (select from public.product_sizes where product_id = product.id)
    else variant.in_stock is not true
  end
  limit 1;
  if found then
    raise exception using errcode = 'PT409', message = v_wrong, detail = 'choose_size';
  end if;

  with wanted as (
    select line.id, line.size, sum(line.quantity) as quantity
    from jsonb_to_recordset(p_lines) as line(id text, quantity integer, size integer)
    group by line.id, line.size
  )
  select
    jsonb_build_object(
      'lines', jsonb_agg(jsonb_build_object(
        'id', wanted.id, 'size', wanted.size, 'name', product.name, 'price', product.price,
        'quantity', wanted.quantity
      )),
      'total', sum(product.price * wanted.quantity),
      'currency', min(product.currency),
      -- The price is part of this key: after a price change the same cart is another order.
      'lines_key', encode(sha256(convert_to(string_agg(
        format('%s:%s:%s:%s', wanted.id || coalesce('/' || wanted.size, ''), wanted.quantity, product.price,
          product.currency),
        ',' order by wanted.id, wanted.size
      ), 'UTF8')), 'hex'),
      'content_key', encode(sha256(convert_to(string_agg(
        format('%s:%s', wanted.id || coalesce('/' || wanted.size, ''), wanted.quantity),
        ',' order by wanted.id, wanted.size
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
  select * into v_currency from public.currencies where code = v_priced ->> 'currency';
  if v_currency.code is null then
    raise exception using errcode = 'PT422', message = format(
      'Prices in %s can’t be paid here. Please write to us.', upper(v_priced ->> 'currency'));
  end if;
  if (v_priced ->> 'total')::bigint < v_currency.least then
    raise exception using errcode = 'PT422', message = format(
      'The smallest amount that can be paid by card is %s. Please add something to your cart.',
      public.money_text(v_currency.least, v_currency.code));
  end if;
  -- The most of a card payment at Stripe, in the smallest unit.
  if (v_priced ->> 'total')::bigint > 99999999 then
    raise exception using errcode = 'PT422',
      message = 'This order is too large to be paid by card. Please split it into several.';
  end if;
  return v_priced;
end;
$$;

-- Finds the open order of a cart, or makes it, and returns { state, order }:
--   open        this order is to be paid
--   paid        this cart was paid before, by this account or another, which is not shown; it is never offered for
--               payment again
--   paid_before another cart with the same content was paid by this user in the last 30 minutes
--   in_the_way  this order of the cart must be closed first (close_order), with its intent; then call again: its
--               content is another, or it is older than a day
--   too_many    one of the account's open orders, which must be closed first too: each call has one of its own, and none
--               that was made a moment ago and waits for its intent. Where there is no such order yet it refuses with
--               the detail 'busy': call again in a moment.
-- p_keep names orders that could not be closed. Without p_cart_id an order is recognised by its lines. An account begins
-- at most a hundred orders within an hour, each with an intent at the provider.
create function public.start_order(
  p_user_id uuid, p_email text, p_lines jsonb,
  p_cart_id uuid default null, p_order_again boolean default false, p_keep uuid[] default '{}'
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  c_most_open constant integer := 20;
  c_most_begun constant integer := 100;
  v_begun integer;
  v_order public.orders%rowtype;
  v_before public.orders%rowtype;
  v_priced jsonb;
begin
  -- One call at a time for each user and each cart: every rule below reads before it writes.
  perform pg_advisory_xact_lock(hashtextextended('orders of user ' || p_user_id, 0));
  if p_cart_id is not null then
    perform pg_advisory_xact_lock(hashtextextended('order of cart ' || p_cart_id, 0));
    select * into v_order from public.orders
    where cart_id = p_cart_id and status in ('paid', 'refunded')
    order by user_id is distinct from p_user_id limit 1;
    if found then
      return jsonb_build_object('state', 'paid', 'order', to_jsonb(v_order));
    end if;
    select * into v_order from public.orders where cart_id = p_cart_id and user_id = p_user_id;
  end if;

  v_priced := public.price_lines(p_lines);
  if p_cart_id is null then
    select * into v_order from public.orders
    where user_id = p_user_id and cart_id is null and lines_key = v_priced ->> 'lines_key'
      and status in ('pending', 'failed') and closed_at is null;
  end if;

  if v_order.id is not null and (
    v_order.lines_key <> v_priced ->> 'lines_key'
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
        and (payment_intent is not null or created_at < now() - interval '1 minute')
        and (giving_way_at is null or giving_way_at < now() - interval '1 minute')
      order by created_at limit 1;
      if not found then
        if exists (
          select from public.orders
          where user_id = p_user_id and status in ('pending', 'failed') and closed_at is null and id <> all (p_keep)
        ) then
          raise exception using errcode = 'PT429', detail = 'busy',
            message = 'Several of your payments are being prepared right now. Please try again in a moment.';
        end if;
        raise exception using errcode = 'PT429', message = format(
          '%s of your payments are still being processed. Please wait for their result, then order again.', c_most_open);
      end if;
      update public.orders set giving_way_at = now() where id = v_before.id;
      return jsonb_build_object('state', 'too_many', 'order', to_jsonb(v_before));
    end if;

    insert into public.order_starts as starts (user_id) values (p_user_id)
    on conflict (user_id) do update set
      since = case when starts.since < now() - interval '1 hour' then now() else starts.since end,
      begun = case when starts.since < now() - interval '1 hour' then 1 else starts.begun + 1 end
    returning begun into v_begun;
    if v_begun > c_most_begun then
      raise exception using errcode = 'PT429', message = format(
        'You have begun %s orders within an hour. Please try again later.', c_most_begun);
    end if;

    insert into public.orders (user_id, email, total, currency, status, cart_id, lines_key, content_key)
    values (
      p_user_id, p_email, (v_priced ->> 'total')::integer, v_priced ->> 'currency', 'pending', p_cart_id,
      v_priced ->> 'lines_key', v_priced ->> 'content_key'
    ) returning * into v_order;
    insert into public.order_lines (order_id, product_id, size, name, price, quantity)
    select v_order.id, line.id, line.size, line.name, line.price, line.quantity
    from jsonb_to_recordset(v_priced -> 'lines')
      as line(id uuid, size smallint, name text, price integer, quantity integer);
  end if;

  if p_order_again and not v_order.ordered_again then
    update public.orders set ordered_again = true where id = v_order.id;
  end if;
  return jsonb_build_object('state', 'open', 'order', to_jsonb(v_order));
end;
$$;

-- Closes an order whose intent (p_payment_intent, null for none) can't be paid any more, and releases its cart for
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

-- Writes the address of an order that is not paid yet; a second call replaces it. With p_user_id it must be theirs.
-- Without, an address that the payment provider was given is kept where the order has none, paid or not.
create function public.set_delivery(
  p_payment_intent text, p_delivery jsonb, p_tax_percent numeric, p_user_id uuid default null
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  v_order public.orders%rowtype;
begin
  select * into v_order from public.orders where payment_intent = p_payment_intent for update;
  if v_order.id is null or (p_user_id is not null and v_order.user_id is distinct from p_user_id) then
    raise exception using errcode = 'PT404', message = 'We could not find this payment.';
  end if;
  if p_user_id is null then
    if exists (select from public.deliveries where order_id = v_order.id) then
      return v_order.number;
    end if;
  elsif v_order.status in ('paid', 'refunded') then
    raise exception using errcode = 'PT409', detail = 'cart_paid',
      message = 'This order is already paid. To change its address, please write to us.';
  elsif v_order.closed_at is not null then
    raise exception using errcode = 'PT409', detail = 'closed',
      message = 'This order can’t be paid any more. Please start the payment again.';
  end if;
  insert into public.deliveries (order_id, name, line1, line2, postal_code, city, country, tax_percent)
  values (
    v_order.id, p_delivery ->> 'name', p_delivery ->> 'line1', p_delivery ->> 'line2', p_delivery ->> 'postal_code',
    p_delivery ->> 'city', p_delivery ->> 'country', p_tax_percent
  )
  on conflict (order_id) do update set
    name = excluded.name, line1 = excluded.line1, line2 = excluded.line2, postal_code = excluded.postal_code,
    city = excluded.city, country = excluded.country, tax_percent = excluded.tax_percent;
  return v_order.number;
end;
$$;

-- Says anew for which children the lines of an unpaid order are: [{ id, size, childId }] names product, size and child,
-- and a line that isn't named is for nobody in particular. What is no line of the order or no child of the customer's
-- (deleted meanwhile, or somebody else's) names nobody; an order that is not theirs or is paid stays as it is.
create function public.set_recipients(p_payment_intent text, p_user_id uuid, p_recipients jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_order_id uuid;
begin
  select id into v_order_id from public.orders
    where payment_intent = p_payment_intent and user_id = p_user_id and status in ('pending', 'failed')
    for update;
  update public.order_lines as line set child_id = (
    select child.id
    from jsonb_to_recordset(p_recipients) as named(id text, size integer, "childId" text)
    join public.children as child on child.id::text = named."childId" and child.user_id = p_user_id
    where named.id = line.product_id::text and named.size is not distinct from line.size
    limit 1
  )
  where line.order_id = v_order_id;
end;
$$;

revoke all on function
  public.price_lines(jsonb),
  public.start_order(uuid, text, jsonb, uuid, boolean, uuid[]),
  public.close_order(uuid, text),
  public.set_delivery(text, jsonb, numeric, uuid),
  public.set_recipients(text, uuid, jsonb)
from public, anon, authenticated;
grant execute on function
  public.price_lines(jsonb),
  public.start_order(uuid, text, jsonb, uuid, boolean, uuid[]),
  public.close_order(uuid, text),
  public.set_delivery(text, jsonb, numeric, uuid),
  public.set_recipients(text, uuid, jsonb)
to service_role;
