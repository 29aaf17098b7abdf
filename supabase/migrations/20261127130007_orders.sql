-- Orders, written by database functions that only the service may call; a customer reads their own.

-- Eight digits that can be said on the telephone. Drawn at random: it doesn't show how much the shop sells.
create function public.new_order_number() returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_number text;
begin
  loop
    v_number := lpad(floor(random() * 100000000)::bigint::text, 8, '0');
    exit when not exists (select from public.orders where number = v_number);
  end loop;
  return v_number;
end;
$$;

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  -- What names the order between people.
  number text not null unique default public.new_order_number() check (number ~ '^[0-9]{8}$'),
  -- Orders outlive their account where money moved: see part_with_orders.
  user_id uuid references auth.users (id) on delete set null,
  email text not null check (char_length(email) between 3 and 320),
  -- In the currency's smallest unit.
  total integer not null check (total >= 0),
  currency text not null references public.currencies (code) check (currency ~ '^[a-z]{3}$'),
  -- An order is open while it can still be paid: pending or failed, and not closed.
  status text not null default 'pending' check (status in ('pending', 'paid', 'failed', 'refunded')),
  created_at timestamptz not null default now(),

  -- The cart it was made of. A cart is paid at most once, and its id is made by a browser: an account that names it
  -- reaches its own order alone.
  cart_id uuid,
  -- Fingerprint of the ordered lines, by which the payment function finds an order it already began.
  lines_key text not null default '',
  -- Fingerprint of products and quantities alone, by which an order is recognised that was paid a moment ago.
  content_key text not null default '',
  -- The customer was told that they ordered exactly this just now, and wants it once more.
  ordered_again boolean not null default false,
  -- When a call began to close it for another order; it has a minute.
  giving_way_at timestamptz,
  -- Since when it can't be paid any more: its intent is cancelled or was never made.
  closed_at timestamptz,

  payment_intent text unique,
  -- Part of the idempotency key of its payment intent: Stripe answers a key that met a 500 with that 500 for ever.
  intent_attempt integer not null default 1,
  -- Since when the bank has a payment that is not decided yet.
  processing_at timestamptz,
  paid_at timestamptz,
  -- What was given back, in the currency's smallest unit; all of it is the status `refunded`.
  refunded_amount integer not null default 0 check (refunded_amount >= 0),
  -- The state of the customer's dispute with their bank, in Stripe's word; won and lost are its ends.
  dispute text,

  shipped_at timestamptz,
  carrier text check (char_length(carrier) between 1 and 60),
  -- The carrier's address where the parcel can be followed.
  tracking text check (char_length(tracking) <= 300 and tracking ~ '^https://[^\s<>"]+$'),

  constraint orders_one_per_cart unique (cart_id, user_id),
  constraint orders_paid_says_when check (status not in ('paid', 'refunded') or paid_at is not null),
  constraint orders_shipped_is_paid check (shipped_at is null or status in ('paid', 'refunded'))
);
create index orders_user_id_idx on public.orders (user_id, created_at desc);
create index orders_to_ship_idx on public.orders (paid_at) where status = 'paid' and shipped_at is null;
-- One open order per user and identical lines: a doubled checkout call meets this index instead of making a twin.
create unique index orders_one_open_per_lines on public.orders (user_id, lines_key)
  where status in ('pending', 'failed') and closed_at is null and cart_id is null and lines_key <> '';

alter table public.orders enable row level security;
grant select on public.orders to authenticated;
grant select, insert, update, delete on public.orders to service_role;

create policy "people read their own orders" on public.orders
  for select to authenticated using (user_id = (select auth.uid()));

create table public.order_lines (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  product_id uuid not null references public.products (id),
  -- Null for products without sizes.
  size smallint,
  -- Name and price as they were when the order was made.
  name text not null check (char_length(name) between 1 and 80),
  price integer not null check (price >= 0),
  quantity integer not null check (quantity between 1 and 99),
  -- For which child it is. Only whoever ordered reads it, and it goes with the child's profile: the order stays.
  child_id uuid references public.children (id) on delete set null,
  constraint order_lines_one_per_size unique nulls not distinct (order_id, product_id, size),
  constraint order_lines_size_fkey foreign key (product_id, size) references public.product_sizes (product_id, size)
);
create index order_lines_product_size_idx on public.order_lines (product_id, size);
create index order_lines_child_id_idx on public.order_lines (child_id);

alter table public.order_lines enable row level security;
grant select on public.order_lines to authenticated;
grant select, insert, update, delete on public.order_lines to service_role;

create policy "people read the lines of their own orders" on public.order_lines
  for select to authenticated using (
    exists (
      select 1 from public.orders
      where orders.id = order_lines.order_id and orders.user_id = (select auth.uid())
    )
  );

-- The address of an order, as it was typed. It goes with its order.
create table public.deliveries (
  order_id uuid primary key references public.orders (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 120),
  line1 text not null check (char_length(line1) between 1 and 120),
  line2 text check (char_length(line2) between 1 and 120),
  postal_code text not null check (char_length(postal_code) between 1 and 16),
  city text not null check (char_length(city) between 1 and 80),
  -- ISO 3166-1; which of them are delivered to is the contract's to say (sale-terms.ts).
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- Value-added tax of that country at the time, in per cent of the net price: it is part of the total.
  tax_percent numeric(4, 2) not null check (tax_percent between 0 and 40)
);
alter table public.deliveries enable row level security;
revoke all on public.deliveries from public, anon, authenticated, service_role;
grant select on public.deliveries to authenticated;
grant select on public.deliveries to service_role;

create policy "people read the deliveries of their own orders" on public.deliveries
  for select to authenticated using (
    exists (
      select 1 from public.orders
      where orders.id = deliveries.order_id and orders.user_id = (select auth.uid())
    )
  );

-- How many orders an account has begun within an hour. Closed ones are deleted, so they can't be counted.
create table public.order_starts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  since timestamptz not null default now(),
  begun integer not null default 1
);
alter table public.order_starts enable row level security;
revoke all on public.order_starts from public, anon, authenticated, service_role;
-- An operator may set `since` back.
grant select, update on public.order_starts to service_role;

revoke all on function public.new_order_number() from public, anon, authenticated;
grant execute on function public.new_order_number() to service_role;
