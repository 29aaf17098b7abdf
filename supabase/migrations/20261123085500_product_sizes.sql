-- A product is made in shoe sizes, at one price for the pair; one without any is sold without a size. Read by the
-- website through functions only.
create table public.product_sizes (
  product_id uuid not null references public.products (id),
  -- EU shoe size.
  size smallint not null check (size between 15 and 50),
  -- The longest foot it is for, in millimetres.
  foot_mm smallint not null check (foot_mm between 60 and 340),
  in_stock boolean not null default true,
  primary key (product_id, size)
);

alter table public.product_sizes enable row level security;
-- A size is never deleted, only out of stock: old orders name it.
revoke all on public.product_sizes from public, anon, authenticated, service_role;
grant select, insert, update on public.product_sizes to service_role;

-- Null for products without sizes, and in orders from before there were any.
alter table public.order_lines add column size smallint;
alter table public.order_lines drop constraint order_lines_order_id_product_id_key;
alter table public.order_lines
  add constraint order_lines_one_per_size unique nulls not distinct (order_id, product_id, size),
  add constraint order_lines_size_fkey foreign key (product_id, size)
    references public.product_sizes (product_id, size);
drop index public.order_lines_product_id_idx;
create index order_lines_product_size_idx on public.order_lines (product_id, size);

-- As before, with sizes: takes [{ id, quantity, size }]. What has to be chosen anew is refused with the detail
-- 'choose_size'. The fingerprints of lines without a size are what they were.
create or replace function public.price_lines(p_lines jsonb) returns jsonb
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
  if (v_priced ->> 'total')::bigint < public.smallest_card_payment(v_priced ->> 'currency') then
    raise exception using errcode = 'PT422', message = format(
      'The smallest amount that can be paid by card is %s %s. Please add something to your cart.',
      to_char(public.smallest_card_payment(v_priced ->> 'currency') / 100.0, 'FM999990.00'),
      upper(v_priced ->> 'currency'));
  end if;
  -- The most of a card payment at Stripe, in the smallest unit.
  if (v_priced ->> 'total')::bigint > 99999999 then
    raise exception using errcode = 'PT422',
      message = 'This order is too large to be paid by card. Please split it into several.';
  end if;
  return v_priced;
end;
$$;

-- As before, and the lines keep their size.
create or replace function public.start_order(
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
