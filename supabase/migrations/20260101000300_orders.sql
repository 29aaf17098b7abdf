-- Written by the payment functions only; a customer reads their own.
create table public.orders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  email text not null check (char_length(email) between 3 and 320),
  -- In the currency's smallest unit.
  total integer not null check (total >= 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  status text not null default 'pending' check (status in ('pending', 'paid', 'failed', 'refunded')),
  payment_intent text unique,
  -- Fingerprint of the ordered lines, by which the payment function finds an order it already began.
  lines_key text not null default '',
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  constraint orders_paid_says_when check (status not in ('paid', 'refunded') or paid_at is not null)
);
create index orders_user_id_idx on public.orders (user_id, created_at desc);

alter table public.orders enable row level security;
grant select on public.orders to authenticated;
grant select, insert, update, delete on public.orders to service_role;

create policy "people read their own orders" on public.orders
  for select to authenticated using (user_id = (select auth.uid()));

create table public.order_lines (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  product_id uuid not null references public.products (id),
  -- Name and price as they were when the order was made.
  name text not null check (char_length(name) between 1 and 80),
  price integer not null check (price >= 0),
  quantity integer not null check (quantity between 1 and 99),
  unique (order_id, product_id)
);
create index order_lines_product_id_idx on public.order_lines (product_id);

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
