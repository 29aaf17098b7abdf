-- Every signed event of the payment provider is kept, with what it says of the money. What doesn't fit says why in
-- `attention`, until a person has dealt with it.
alter table public.stripe_events
  alter column payment_intent drop not null,
  -- In the currency's smallest unit.
  add column amount bigint,
  add column currency text,
  add column attention text,
  add column resolved_at timestamptz;
create index stripe_events_to_resolve_idx on public.stripe_events (received_at)
  where attention is not null and resolved_at is null;
grant update (resolved_at) on public.stripe_events to service_role;

-- Beside the status, which stays one of four: a remote of an earlier release can't read another.
alter table public.orders
  -- Since when the bank has a payment that is not decided yet.
  add column processing_at timestamptz,
  -- What was given back, in the currency's smallest unit; all of it is the status `refunded`.
  add column refunded_amount integer not null default 0 check (refunded_amount >= 0),
  -- The state of the customer's dispute with their bank, in Stripe's word; won and lost are its ends.
  add column dispute text;
update public.orders set refunded_amount = total where status = 'refunded';

drop function public.settle_order(text, text, text, bigint, text, text);

-- Keeps an event of a payment, once, and moves its order:
--   paid, failed, processing, canceled   what became of the intent
--   refunded         p_refunded was given back in all; without it, everything
--   disputed         p_dispute is the state of the dispute
--   refund_failed    money that was given back did not arrive
--   ignored          says nothing about an order
-- Answers settled, unchanged, unknown_intent, wrong_amount, early, ignored or duplicate. An event that came before
-- its payment is early. That and a wrong amount are looked at anew when the event comes again.
create function public.settle_order(
  p_event_id text, p_event_type text, p_payment_intent text, p_amount bigint, p_currency text, p_outcome text,
  p_refunded bigint default null, p_dispute text default null
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  v_order public.orders%rowtype;
  v_known public.stripe_events%rowtype;
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
    v_attention := format('Its order is about %s %s.', v_order.total, v_order.currency);
  elsif p_outcome in ('refunded', 'disputed') and v_open then
    v_result := 'early';
    v_attention := 'It came before its payment.';
  elsif p_outcome = 'paid' and v_open then
    update public.orders set status = 'paid', paid_at = now(), processing_at = null where id = v_order.id;
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

revoke all on function public.settle_order(text, text, text, bigint, text, text, bigint, text)
from public, anon, authenticated;
grant execute on function public.settle_order(text, text, text, bigint, text, text, bigint, text) to service_role;
