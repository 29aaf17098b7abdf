-- Where the lines of an order go, and what names the order between people.

-- Eight digits that can be said on the telephone. Drawn at random: it tells nobody how much the shop sells.
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
revoke all on function public.new_order_number() from public, anon, authenticated;
grant execute on function public.new_order_number() to service_role;

alter table public.orders add column number text check (number ~ '^[0-9]{8}$');
do $$
declare
  v_id uuid;
begin
  for v_id in select id from public.orders loop
    update public.orders set number = public.new_order_number() where id = v_id;
  end loop;
end;
$$;
alter table public.orders
  alter column number set default public.new_order_number(),
  alter column number set not null,
  add constraint orders_number_key unique (number);

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
revoke all on function public.set_delivery(text, jsonb, numeric, uuid) from public, anon, authenticated;
grant execute on function public.set_delivery(text, jsonb, numeric, uuid) to service_role;
