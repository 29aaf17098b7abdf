import * as v from 'valibot';
import type { Ledger } from './ledger';
import type { Person, Target } from './person';

const rowsSchema = v.array(v.object({ id: v.string(), notes: v.string() }));
const paymentSchema = v.object({ paymentIntent: v.string() });
const productsSchema = v.object({
  data: v.array(
    v.looseObject({ id: v.string(), sizes: v.array(v.object({ size: v.number(), inStock: v.boolean() })) }),
  ),
});

/** Children that one person's calls may keep; more are deleted again. */
const MOST_CHILDREN = 30;

/** What one signed-in person does, one call at a time; each gives the status, or rejects when there was no answer. */
export function createCalls({ backend }: Target, person: Person, ledger: Ledger) {
  const mine: string[] = [];
  let number = 0;
  let products: v.InferOutput<typeof productsSchema>['data'] = [];
  const send = (path: string, method: string, body?: object) =>
    fetch(backend + path, {
      method,
      headers: { ...person.headers, prefer: 'return=representation' },
      signal: AbortSignal.timeout(60_000),
      ...(body && { body: JSON.stringify(body) }),
    });

  async function addChild() {
    number += 1;
    const child = { first_name: 'Load', birth_month: 5, birth_year: 2018, notes: String(number) };
    const answer = await send('/rest/v1/children', 'POST', child);
    if (answer.status !== 201) return answer.status;
    for (const { id } of v.parse(rowsSchema, await answer.json())) {
      mine.push(id);
      ledger.acknowledge(id, number);
    }
    return answer.status;
  }

  async function changeChild() {
    const id = mine[number % mine.length];
    if (!id) return addChild();
    number += 1;
    const written = number;
    const answer = await send(`/rest/v1/children?id=eq.${id}`, 'PATCH', { notes: String(written) });
    if (answer.ok && v.parse(rowsSchema, await answer.json()).length === 1) ledger.acknowledge(id, written);
    return answer.status;
  }

  async function removeChild() {
    const id = mine.length > MOST_CHILDREN ? mine.shift() : undefined;
    if (!id) return addChild();
    ledger.forget(id);
    return (await send(`/rest/v1/children?id=eq.${id}`, 'DELETE')).status;
  }

  async function readProducts() {
    const answer = await send('/functions/v1/getProducts', 'POST', {});
    if (answer.ok) products = v.parse(productsSchema, await answer.json()).data;
    return answer.status;
  }

  async function order() {
    const product = products[number % products.length];
    if (!product) return readProducts();
    number += 1;
    const size = product.sizes.find(({ inStock }) => inStock)?.size;
    const answer = await send('/functions/v1/createPaymentSessionWithEmail', 'POST', {
      email: person.email,
      products: [{ ...product, size, quantity: 1 + (number % 90) }],
    });
    if (answer.ok) {
      const { paymentIntent } = v.parse(paymentSchema, await answer.json());
      ledger.acknowledgeOrder(paymentIntent.split('_secret_')[0] ?? paymentIntent);
    }
    return answer.status;
  }

  const steps = [
    addChild,
    changeChild,
    async () => (await send('/rest/v1/scans?limit=20', 'GET')).status,
    changeChild,
    readProducts,
    async () => (await send('/functions/v1/getBlogWebsite', 'POST', {})).status,
    removeChild,
    async () => (await send('/functions/v1/getProfileWebsite', 'POST', { email: person.email })).status,
    changeChild,
    async () => (number % 10 === 0 ? order() : changeChild()),
  ];
  let step = 0;
  return {
    next: () => (steps[step++ % steps.length] ?? addChild)(),
  };
}
