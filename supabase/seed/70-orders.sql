insert into public.orders (id, user_id, email, total, currency, status, payment_intent, created_at, paid_at)
select
  plan.id::uuid, profiles.id, profiles.email, 0, 'eur', plan.status, plan.payment_intent,
  now() - plan.days_ago * interval '1 day', now() - plan.days_ago * interval '1 day' + interval '40 seconds'
from (
  values
    ('0de40000-0000-4000-8000-000000000001', 'paid', 'pi_sample_0001', 358),
    ('0de40000-0000-4000-8000-000000000002', 'refunded', 'pi_sample_0002', 229),
    ('0de40000-0000-4000-8000-000000000003', 'paid', 'pi_sample_0003', 97)
) as plan (id, status, payment_intent, days_ago)
join public.profiles on profiles.email = 'demo@littlearches.example';

-- The oldest order is from before insoles had sizes.
insert into public.order_lines (order_id, product_id, size, name, price, quantity)
select plan.order_id::uuid, products.id, plan.size, products.name, products.price, plan.quantity
from (
  values
    ('0de40000-0000-4000-8000-000000000001', 'lighthouse-insole', null, 1),
    ('0de40000-0000-4000-8000-000000000001', 'pocket-starter-insole', null, 1),
    ('0de40000-0000-4000-8000-000000000002', 'meadow-liner', 28, 2),
    ('0de40000-0000-4000-8000-000000000003', 'summit-insole', 29, 1),
    ('0de40000-0000-4000-8000-000000000003', 'sunny-day-insole', 29, 2)
) as plan (order_id, slug, size, quantity)
join public.products on products.slug = plan.slug;

update public.orders set total = (
  select sum(price * quantity) from public.order_lines where order_id = orders.id
) where payment_intent like 'pi_sample_%';

update public.orders set refunded_amount = total where status = 'refunded' and payment_intent like 'pi_sample_%';
-- No mail reports it.
delete from public.order_mails using public.orders
where orders.id = order_mails.order_id and orders.payment_intent like 'pi_sample_%';

-- The oldest order is from before the checkout asked for an address, too.
insert into public.deliveries (order_id, name, line1, line2, postal_code, city, country, tax_percent)
select id, 'Demo Family', 'Lindenallee 8', 'c/o Harbour', '20259', 'Hamburg', 'DE', 19
from public.orders where payment_intent in ('pi_sample_0002', 'pi_sample_0003');

update public.orders set
  shipped_at = paid_at + interval '2 days',
  carrier = 'DHL',
  tracking = 'https://www.dhl.de/en/privatkunden/pakete-empfangen/verfolgen.html?piececode=00340000000000000000'
where payment_intent = 'pi_sample_0003';
update public.orders set shipped_at = paid_at + interval '3 days', carrier = 'DHL'
where payment_intent in ('pi_sample_0001', 'pi_sample_0002');
