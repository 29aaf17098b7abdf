-- A cart's id is made by a browser, so an account that names it reaches its own order alone: each account has one order
-- of a cart, and what another account paid is refused without being shown.
alter table public.orders
  drop constraint orders_cart_id_key,
  add constraint orders_one_per_cart unique (cart_id, user_id);

create or replace function public.start_order(
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

-- Marks two more payments for a person: a refund of more than was paid, which leaves the order as it is, and an order
-- of which the same account paid the same content a moment ago.
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

-- Mails about an order go to the address that the account has when they are sent.
create or replace function public.follow_user_email() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles set email = coalesce(new.email, '') where id = new.id;
  if new.email is not null then
    update public.orders set email = new.email where user_id = new.id;
  end if;
  return new;
end;
$$;
update public.orders set email = account.email
from auth.users as account
where account.id = orders.user_id and account.email is not null and account.email <> orders.email;
