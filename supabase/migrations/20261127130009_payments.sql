-- Payments of orders: their intents, and the signed events of the payment provider. Only service_role may call these
-- functions.

-- Gives an open order its one payment intent and returns the one it has: the first to come stays. Null where the
-- order was closed meanwhile.
create function public.attach_payment_intent(p_order_id uuid, p_payment_intent text) returns text
language sql security definer set search_path = ''
as $$
  update public.orders set payment_intent = coalesce(payment_intent, p_payment_intent)
  where id = p_order_id and closed_at is null
  returning payment_intent;
$$;

-- Notes that the provider failed at this attempt, so that the next one has another idempotency key.
create function public.note_failed_intent(p_order_id uuid, p_attempt integer) returns void
language sql security definer set search_path = ''
as $$
  update public.orders set intent_attempt = p_attempt + 1
  where id = p_order_id and intent_attempt = p_attempt;
$$;

-- Every signed event is kept once, with what it says of the money: Stripe sends an event again until it is answered.
-- What doesn't fit says why in `attention`, until a person has dealt with it.
create table public.stripe_events (
  id text primary key,
  type text not null,
  payment_intent text,
  -- In the currency's smallest unit.
  amount bigint,
  currency text,
  result text not null,
  attention text,
  resolved_at timestamptz,
  received_at timestamptz not null default now()
);
create index stripe_events_to_resolve_idx on public.stripe_events (received_at)
  where attention is not null and resolved_at is null;
alter table public.stripe_events enable row level security;
revoke all on public.stripe_events from public, anon, authenticated;
grant select, insert on public.stripe_events to service_role;
grant update (resolved_at) on public.stripe_events to service_role;

-- Keeps an event of a payment, once, and moves its order:
--   paid, failed, processing, canceled   what became of the intent
--   refunded         p_refunded was given back in all; without it, everything
--   disputed         p_dispute is the state of the dispute
--   refund_failed    money that was given back did not arrive
--   ignored          says nothing about an order
-- Returns settled, unchanged, unknown_intent, wrong_amount, early, ignored or duplicate. An event that came before
-- its payment is early. That and a wrong amount are looked at anew when the event comes again. A refund of more than was
-- paid leaves the order as it is. That, and an order of which the same account paid the same content a moment ago, is
-- marked for a person.
create function public.settle_order(
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

-- The open orders that repeat what was paid with this intent: the same content, of the same user, without their yes.
create function public.repeated_orders(p_payment_intent text) returns setof public.orders
language sql stable security definer set search_path = ''
as $$
  select repeated.* from public.orders as paid
  join public.orders as repeated on repeated.user_id = paid.user_id and repeated.content_key = paid.content_key
  where paid.payment_intent = p_payment_intent and paid.status = 'paid' and paid.content_key <> ''
    and repeated.status in ('pending', 'failed') and repeated.closed_at is null and not repeated.ordered_again;
$$;

revoke all on function
  public.attach_payment_intent(uuid, text),
  public.note_failed_intent(uuid, integer),
  public.settle_order(text, text, text, bigint, text, text, bigint, text),
  public.repeated_orders(text)
from public, anon, authenticated;
grant execute on function
  public.attach_payment_intent(uuid, text),
  public.note_failed_intent(uuid, integer),
  public.settle_order(text, text, text, bigint, text, text, bigint, text),
  public.repeated_orders(text)
to service_role;
