import { addOrder, addScan, FOOT } from '@little-arches/backend/testing/test-rows';
import { clientsOfSite, createOwnFamily } from './families';

/** The children: foot length in millimetres, the size of Trail Fox Insole that fits, day of the scan. */
export const CHILDREN = {
  Ida: { length_mm: 165, size: '27', day: '2026-03-01' },
  Nora: { length_mm: 176, size: '29', day: '2026-06-02' },
  Emil: { length_mm: 190, size: '31', day: '2026-09-11' },
} as const;

/** Creates a family with three children of different sizes and one level, and an order with one line for Nora. */
export async function createThreeChildren() {
  const service = clientsOfSite().service();
  const family = await createOwnFamily();
  const { data: children } = await family.client
    .from('children')
    .insert(
      Object.keys(CHILDREN).map((first_name) => ({
        first_name,
        birth_month: 4,
        birth_year: 2019,
        avatar: 'owl',
      })),
    )
    .select('id, user_id, first_name')
    .throwOnError();
  const scans: Record<string, string> = {};
  for (const child of children) {
    const { length_mm, day } = CHILDREN[child.first_name as keyof typeof CHILDREN];
    const foot = { ...FOOT, length_mm };
    const measured = { left_foot: foot, right_foot: foot, level: 2, product_level: '2' };
    await addScan(service, child, { ...measured, taken_at: `${day}T09:30:00Z` });
    const { data: scan } = await service
      .from('scans')
      .select('id')
      .eq('child_id', child.id)
      .single()
      .throwOnError();
    scans[child.first_name] = scan.id;
  }
  const nora = children.find(({ first_name }) => first_name === 'Nora');
  const intent = await addOrder(service, family.id);
  const { data: order } = await service
    .from('orders')
    .select('id, number')
    .eq('payment_intent', intent)
    .single()
    .throwOnError();
  const { data: fox } = await service
    .from('products')
    .select('id, name')
    .eq('slug', 'trail-fox-insole')
    .single()
    .throwOnError();
  await service
    .from('order_lines')
    .update({ child_id: nora?.id, product_id: fox.id, name: fox.name })
    .eq('order_id', order.id)
    .throwOnError();
  return { ...family, scans, orderNumber: String(order.number), noraId: String(nora?.id) };
}
