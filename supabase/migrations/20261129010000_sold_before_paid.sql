-- What is sold out or withdrawn while a checkout is open is not paid; what a bank's page lets through is marked.

-- Writes the address of an order that is not paid yet; a second call replaces it. With p_user_id it must be theirs, and
-- what is sold out or withdrawn meanwhile is refused, as price_lines refuses it at the start: Pay comes next.
-- Without, an address that the payment provider was given is kept where the order has none, paid or not.
create or replace function public.set_delivery(
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
  else
    perform public.price_lines((
      select jsonb_agg(jsonb_build_object('id', product_id, 'size', size, 'quantity', quantity))
      from public.order_lines where order_id = v_order.id
    ));
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

-- Keeps an event of a payment, once, and moves its order:
--   paid, failed, processing, canceled   what became of the intent
--   refunded         p_refunded was given back in all; without it, everything
--   disputed         p_dispute is the state of the dispute
--   refund_failed    money that was given back did not arrive
--   ignored          says nothing about an order
-- Returns settled, unchanged, unknown_intent, wrong_amount, early, ignored or duplicate. An event that came before
-- its payment is early. That and a wrong amount are looked at anew when the event comes again. A refund of more than was
-- paid leaves the order as it is. That, an order of which the same account paid the same content a moment ago, and
-- one whose product was sold out or withdrawn before it was paid, is marked for a person.
create or replace function public.settle_order(
  p_event_id text, p_event_type text, p_payment_intent text, p_amount bigint, p_currency text, p_outcome text,
  p_refunded bigint default null, p_dispute text default null
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  v_order public.orders%rowtype;
  v_known public.stripe_events%rowtype;
  v_twin public.orders%rowtype;
  v_refunded bigint := coalesce(p_refunded, p_amount);
  v_open boolean;
  v_result text := 'settled';
  v_attention text;
  v_gone text;
begin
  if p_outcome not in (
    'paid', 'failed', 'processing', 'canceled', 'refunded', 'disputed', 'refund_failed', 'ignored'
  ) then
    raise exception using errcode = 'PT422', message = format('Unknown outcome "%s".', p_outcome);
  end if;

  perform pg_advisory_xact_lock(hashtextextended('payment event ' || p_event_id, 0));
  select * into v_known from public.stripe_events where id = p_event_id;
  if v_known.result not in ('early', 'wrong_amount') then
    return 'duplicate';
  end if;

  select * into v_order from public.orders where payment_intent = p_payment_intent for update;
  v_open := v_order.status in ('pending', 'failed');
  if p_outcome = 'ignored' then
    v_result := 'ignored';
  elsif v_order.id is null then
    -- Another system may share the Stripe account; but money that moved without an order is never passed over.
    v_result := 'unknown_intent';
    if p_outcome not in ('failed', 'processing', 'canceled') then
      v_attention := 'No order has this payment.';
    end if;
  elsif p_outcome = 'refund_failed' then
    v_result := 'unchanged';
    v_attention := 'A refund failed: its money did not reach the customer.';
  elsif p_outcome <> 'disputed' and (
    v_order.total is distinct from p_amount or lower(v_order.currency) is distinct from lower(p_currency)
  ) then
    v_result := 'wrong_amount';
    v_attention := format('Its order is about %s.', public.money_text(v_order.total, v_order.currency));
  elsif p_outcome = 'refunded' and v_refunded > v_order.total then
    v_result := 'wrong_amount';
    v_attention := format('It gives back %s, but its order was %s.',
      public.money_text(v_refunded, v_order.currency), public.money_text(v_order.total, v_order.currency));
  elsif p_outcome in ('refunded', 'disputed') and v_open then
    v_result := 'early';
    v_attention := 'It came before its payment.';
  elsif p_outcome = 'paid' and v_open then
    update public.orders set status = 'paid', paid_at = now(), processing_at = null where id = v_order.id;
    -- Two devices can pay at the same moment, before either hears of the other.
    select * into v_twin from public.orders
    where user_id = v_order.user_id and content_key = v_order.content_key and content_key <> '' and id <> v_order.id
      and status = 'paid' and paid_at > now() - interval '30 minutes'
    order by paid_at desc limit 1;
    if found and not v_order.ordered_again then
      v_attention := format('The same was paid just before, as order %s %s: ask the customer whether both are wanted.',
        left(v_twin.number, 4), right(v_twin.number, 4));
    end if;
    -- A bank's page can take minutes after the last check (set_delivery).
    select string_agg(line.quantity || ' × ' || line.name || coalesce(' EU ' || line.size, ''), '; ' order by line.name)
    into v_gone
    from public.order_lines as line
    join public.products as product on product.id = line.product_id
    left join public.product_sizes as variant on variant.product_id = line.product_id and variant.size = line.size
    where line.order_id = v_order.id and (product.withdrawn_at is not null or not variant.in_stock);
    if v_gone is not null then
      v_attention := concat_ws(' ', v_attention, format(
        'Sold out or withdrawn before it was paid: %s. Don’t send it: ask the customer, or refund it.', v_gone));
    end if;
  elsif p_outcome = 'failed' and v_order.status = 'pending' then
    update public.orders set status = 'failed', processing_at = null where id = v_order.id;
  elsif p_outcome = 'processing' and v_open and v_order.closed_at is null then
    update public.orders set status = 'pending', processing_at = coalesce(processing_at, now())
    where id = v_order.id;
  elsif p_outcome = 'canceled' and v_open and v_order.closed_at is null then
    perform public.close_order(v_order.id, p_payment_intent);
  elsif p_outcome = 'refunded' and v_refunded > v_order.refunded_amount then
    update public.orders
    set refunded_amount = v_refunded, status = case when v_refunded >= total then 'refunded' else status end
    where id = v_order.id;
  elsif p_outcome = 'disputed' and coalesce(v_order.dispute, '') not in ('won', 'lost') then
    update public.orders set dispute = p_dispute where id = v_order.id;
  else
    v_result := 'unchanged';
  end if;
  if p_outcome = 'disputed' and v_attention is null and p_dispute <> 'won' then
    v_attention := format('The customer disputes this payment: %s.', p_dispute);
  end if;

  insert into public.stripe_events (id, type, payment_intent, amount, currency, result, attention)
  values (p_event_id, p_event_type, p_payment_intent, p_amount, lower(p_currency), v_result, v_attention)
  on conflict (id) do update set result = excluded.result, attention = excluded.attention;
  return v_result;
end;
$$;
