-- What the shop sells: currencies, products and their sizes. The website reads them through functions only, so neither
-- anon nor authenticated may do anything here.

-- The currencies that the payment provider can charge, and how it counts them (docs.stripe.com/currencies). The same table
-- as in shared-contracts; scripts/backend/currencies.test.ts compares the two.
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

-- Writes an amount for people, as 29.00 EUR; null for a currency that can't be charged.
create function public.money_text(p_amount bigint, p_currency text) returns text
language sql stable security definer set search_path = ''
as $$
  select round(p_amount / 10.0 ^ digits, digits) || ' ' || upper(code)
  from public.currencies where code = lower(p_currency);
$$;

create table public.products (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  name text not null check (char_length(btrim(name)) between 1 and 80),
  description text not null check (char_length(description) between 1 and 1000),
  -- In the currency's smallest unit.
  price integer not null check (price between 0 and 10000000),
  currency text not null default 'eur' references public.currencies (code) check (currency ~ '^[a-z]{3}$'),
  -- Name of a drawing of the site.
  image text not null check (image ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  level text not null check (level in ('0', '1', '2', '3')),
  -- Products are withdrawn, never deleted: old orders name them.
  withdrawn_at timestamptz,
  position integer not null default 0,
  created_at timestamptz not null default now()
);
create index products_offered_idx on public.products (level, position) where withdrawn_at is null;

alter table public.products enable row level security;
grant select, insert, update, delete on public.products to service_role;

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

create trigger check_price before insert or update of price, currency on public.products
  for each row execute function public.check_price();

-- A product is made in shoe sizes, at one price for the pair; one without any is sold without a size.
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

revoke all on function public.money_text(bigint, text), public.check_price() from public, anon, authenticated;
grant execute on function public.money_text(bigint, text) to service_role;
