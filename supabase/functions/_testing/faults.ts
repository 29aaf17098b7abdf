import type { Shop } from './shop.ts';

/** Sets what goes wrong at the payment simulator, one thing at a time; see scripts/backend/payments/fault-switch.ts. */
export async function setFault(shop: Pick<Shop, 'url'>, fault: string): Promise<void> {
  const answer = await fetch(`${shop.url}/payments/simulator`, {
    method: 'POST',
    headers: { origin: shop.url },
    body: new URLSearchParams({ fault }),
    redirect: 'manual',
  });
  if (answer.status !== 303)
    throw new Error(`The payment simulator has no fault '${fault}': ${answer.status}`);
}
