import { readStored } from 'shared-contracts/platform';
import type { MadeUp } from './made-up';
import { everything, fields, id, keep, list, type Rule } from './rule';

const items = list(
  fields({
    id: keep,
    slug: keep,
    name: keep,
    description: everything,
    price: keep,
    currency: keep,
    image: keep,
    metadata: fields({ level: keep }),
    sizes: list(fields({ size: keep, footLength: keep, inStock: keep })),
    quantity: keep,
    size: keep,
    knownPrice: fields({ amount: keep, currency: keep }),
    gone: keep,
  }),
);

/** What remotes leave in the browser that their pages depend on, a closed list by its keys. */
const storageRules: Readonly<Record<string, Rule>> = {
  'little-arches.cart': fields({ format: keep, version: keep, id, items }),
};

/** What a recording has of what an earlier visit left. */
export function recordedStorage(madeUp: MadeUp): Record<string, string> {
  const kept = Object.entries(storageRules).flatMap(([key, rule]): [string, string][] => {
    const value = parsed(readStored('device', key));
    return value === undefined ? [] : [[key, JSON.stringify(rule(value, madeUp))]];
  });
  return Object.fromEntries(kept);
}

function parsed(text: string | null | undefined): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
