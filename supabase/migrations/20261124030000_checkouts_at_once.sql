-- Hosted, calls of one account run at the same moment: all were told the same oldest order, closed it together, and
-- one of them got its place.
alter table public.orders
  -- When a call began to close it for another order; it has a minute.
  add column giving_way_at timestamptz;

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

-- As before, and each call of an account with too many open orders gets one of its own to close: not one that another
-- call is closing, and not one that was made a moment ago and waits for its intent, whose call would begin anew. Where
-- there is no such order yet it refuses with the detail 'busy': ask again in a moment. And nobody begins more than a
-- hundred orders within an hour, each with an intent at the provider.
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
    select * into v_order from public.orders where cart_id = p_cart_id;
    if v_order.status in ('paid', 'refunded') then
      return jsonb_build_object('state', 'paid', 'order', to_jsonb(v_order));
    end if;
  end if;

  v_priced := public.price_lines(p_lines);
  if p_cart_id is null then
    select * into v_order from public.orders
    where user_id = p_user_id and cart_id is null and lines_key = v_priced ->> 'lines_key'
      and status in ('pending', 'failed') and closed_at is null;
  end if;

  if v_order.id is not null and (
    v_order.user_id <> p_user_id
    or v_order.lines_key <> v_priced ->> 'lines_key'
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
