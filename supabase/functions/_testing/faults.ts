import * as v from 'valibot';
import type { Shop } from './shop.ts';

const FaultPanel = v.object({
  payments: v.array(
    v.object({
      id: v.string(),
      order: v.string(),
      events: v.array(v.object({ id: v.string(), type: v.string() })),
    }),
  ),
});

/** Posts to the simulator's fault panel, and returns its state afterwards; see scripts/backend/payments/faults. */
export async function askForFault(shop: Shop, order: Readonly<Record<string, string | number>>) {
  const answer = await fetch(`${shop.url}/payments/simulator.json`, {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.keys.stripeSecretKey}` },
    body: JSON.stringify(order),
  });
  if (!answer.ok) throw new Error(`The faultPanel refused: ${answer.status} ${await answer.text()}`);
  return v.parse(FaultPanel, await answer.json());
}
