import { getProducts } from '../backend/functions/catalog';
import { children } from '../backend/tables/family';
import { orders } from '../backend/tables/orders';
import type { Fault } from './faults';
import { sampleChildren, sampleProducts, signedIn } from './samples';
import { createTestHost } from './test-host';

const answers = {
  functions: { getProducts: () => ({ data: sampleProducts }) },
  tables: { children: sampleChildren, orders: [] },
};
const hostWith = (faults: Record<string, Fault>) => createTestHost({ answers, faults, session: signedIn });

it('applies a fault only to calls of its name', async () => {
  const { backend } = hostWith({ getProducts: 'fails', 'select orders': 'garbage' });
  await expect(backend.call(getProducts, {})).rejects.toMatchObject({ name: 'BackendError', status: 0 });
  await expect(backend.select({ table: orders })).rejects.toThrow('answered something unexpected');
  await expect(backend.select({ table: children })).resolves.toHaveLength(2);
});

it('applies the fault of a star to all other calls', async () => {
  const { backend } = hostWith({ '*': 'garbage', 'select children': 'fails' });
  await expect(backend.call(getProducts, {})).rejects.toThrow(/getProducts answered something unexpected/);
  await expect(backend.select({ table: children })).rejects.toMatchObject({ status: 0 });
});

it('leaves a call without an answer until its page aborts it', async () => {
  const { backend } = hostWith({ '*': 'silent' });
  const ending = new AbortController();
  const asked = backend.call(getProducts, {}, { signal: ending.signal });
  ending.abort(new Error('left'));
  await expect(asked).rejects.toThrow('left');
});
