-- The currencies that the payment provider can charge, and how it counts them (docs.stripe.com/currencies). The same table
-- as in shared-contracts/src/currencies.ts; scripts/backend/currencies.test.ts compares the two.
create table public.currencies (
  -- ISO 4217, in lower case.
  code text primary key check (code ~ '^[a-z]{3}$'),
  -- Decimals of an amount.
  digits smallint not null check (digits in (0, 2, 3)),
  -- Every amount is a multiple of this.
  step smallint not null check (step in (1, 10, 100)),
  -- The smallest charge.
  least integer not null check (least > 0 and least % step = 0)
);
alter table public.currencies enable row level security;
revoke all on public.currencies from public, anon, authenticated, service_role;
grant select on public.currencies to service_role;

insert into public.currencies (code, digits, step, least)
select code, kind.digits, kind.step, coalesce(published.least, kind.step)
from (values
  (0, 1,
    'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'),
  (2, 1,
    'aed afn all amd ang aoa ars aud awg azn bam bbd bdt bmd bnd bob brl bsd bwp byn bzd cad cdf chf cny cop
    crc cve czk dkk dop dzd egp etb eur fjd fkp gbp gel gip gmd gtq gyd hkd hnl htg huf idr ils inr jmd kes
    kgs khr kyd kzt lak lbp lkr lrd lsl mad mdl mkd mmk mnt mop mur mvr mwk mxn myr mzn nad ngn nio nok npr
    nzd pab pen pgk php pkr pln qar ron rsd rub sar sbd scr sek sgd shp sle sos srd std szl thb tjs top try
    ttd twd tzs uah usd uyu uzs wst xcd xcg yer zar zmw'),
  (2, 100, 'isk ugx'),
  (3, 10, 'bhd jod kwd omr tnd')
) as kind(digits, step, codes)
cross join lateral regexp_split_to_table(kind.codes, '\s+') as code
left join (values
    ('aed', 200), ('ars', 50), ('aud', 50), ('brl', 50), ('cad', 50), ('chf', 50), ('cop', 50), ('czk', 1500),
    ('dkk', 250), ('eur', 50), ('gbp', 30), ('hkd', 400), ('huf', 17500), ('idr', 50), ('ils', 50), ('inr', 50),
    ('jpy', 50), ('krw', 50), ('mxn', 1000), ('myr', 200), ('nok', 300), ('nzd', 50), ('php', 50),
    ('pln', 200), ('ron', 200), ('rub', 50), ('sek', 300), ('sgd', 50), ('thb', 1000), ('usd', 50),
    ('zar', 50)
) as published(code, least) using (code);

alter table public.products
  add constraint products_currency_fkey foreign key (currency) references public.currencies (code);
alter table public.orders
  add constraint orders_currency_fkey foreign key (currency) references public.currencies (code);

-- Writes an amount for people, as 29.00 EUR; null for a currency that can't be charged.
create function public.money_text(p_amount bigint, p_currency text) returns text
language sql stable security definer set search_path = ''
as $$
  select round(p_amount / 10.0 ^ digits, digits) || ' ' || upper(code)
  from public.currencies where code = lower(p_currency);
$$;
revoke all on function public.money_text(bigint, text) from public, anon, authenticated;
grant execute on function public.money_text(bigint, text) to service_role;

-- Says in a sentence what is wrong with the price of a product.
create function public.check_price() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  v_step constant integer := (select step from public.currencies where code = new.currency);
begin
  if v_step is null then
    raise exception using errcode = 'foreign_key_violation', message = format(
      'Product "%s" is priced in "%s", which is not one of the currencies that the shop can charge.', new.slug, new.currency);
  end if;
  if new.price % v_step <> 0 then
    raise exception using errcode = 'check_violation', message = format(
      'Product "%s" has the price %s, but prices in %s are multiples of %s.', new.slug, new.price, upper(new.currency), v_step);
  end if;
  return new;
end;
$$;
revoke all on function public.check_price() from public, anon, authenticated;
create trigger check_price before insert or update of price, currency on public.products
  for each row execute function public.check_price();

-- Computes what lines cost, and refuses what can't be charged by the table.
create or replace function public.price_lines(p_lines jsonb) returns jsonb
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

drop function public.smallest_card_payment(text);
