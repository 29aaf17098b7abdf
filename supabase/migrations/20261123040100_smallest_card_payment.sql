-- The smallest card payment at Stripe, in the currency's smallest unit (docs.stripe.com/currencies): those of our
-- neighbours that are not 50. Less ended in a refusal of Stripe's, and in a 502 at each try.
create function public.smallest_card_payment(p_currency text) returns integer
language sql immutable set search_path = ''
as $$
  select case lower(p_currency)
    when 'gbp' then 30
    when 'bgn' then 100
    when 'pln' then 200
    when 'ron' then 200
    when 'dkk' then 250
    when 'nok' then 300
    when 'sek' then 300
    when 'czk' then 1500
    when 'huf' then 17500
    else 50
  end;
$$;

-- As before, but it says what the smallest amount is.
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

revoke all on function public.smallest_card_payment(text) from public, anon, authenticated;
grant execute on function public.smallest_card_payment(text) to service_role;
