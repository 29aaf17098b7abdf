import { readStored } from '@little-arches/contracts/platform';
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

/** Rules for what remotes keep in the browser and pages depend on, by storage key; a closed list. */
const storageRules: Readonly<Record<string, Rule>> = {
  'little-arches.cart': fields({ format: keep, version: keep, id, items }),
};

/** Returns the recorded form of what an earlier visit left in the browser. */
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
