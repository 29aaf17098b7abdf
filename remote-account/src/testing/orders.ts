const lines = [
  { id: 'line-1', product_id: 'p-1', name: 'Rocket Insole', price: 3490, quantity: 2, size: 29 },
  { id: 'line-2', product_id: 'p-0', name: 'Sprout Insole', price: 1990, quantity: 1, size: null },
];

const delivery = {
  name: 'Mara Lindqvist',
  line1: 'Ahornweg 3',
  line2: null,
  postal_code: '10115',
  city: 'Berlin',
  country: 'DE',
  tax_percent: 19,
};

/** Orders in every status, newest first. */
export const orders = (['pending', 'paid', 'failed', 'refunded'] as const).map((status, index) => ({
  id: `0de40000-0000-4000-8000-00000000000${index}`,
  number: `4721835${index}`,
  status,
  total: index === 0 ? 6980 : 8970,
  currency: 'eur',
  created_at: `2026-1${1 - Math.floor(index / 2)}-0${9 - index}T14:00:00+00:00`,
  order_lines: index === 0 ? lines.slice(0, 1) : lines,
  refunded_amount: status === 'refunded' ? 8970 : 0,
  // The oldest order is from before orders had an address.
  deliveries: index === 3 ? null : delivery,
}));
