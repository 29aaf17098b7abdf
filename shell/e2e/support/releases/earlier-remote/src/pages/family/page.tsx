import { useHost } from '@little-arches/contracts/host';
import type { PageArguments } from '@little-arches/contracts/remote';
import { Deferred } from '@little-arches/contracts/ui';
import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router-dom';

/** The backend as contract 1.1 declared it: everything is named by a text, and answers are not parsed. */
interface BackendOfContract11 {
  call(name: string, body: object): Promise<unknown>;
  select(query: { table: string; columns?: string; orderBy?: { column: string } }): Promise<unknown[]>;
}

interface Products {
  readonly data: readonly { readonly name: string }[];
}

/** Reads public data and the person's own data; redirects visitors who are not signed in. */
export function loader({ host }: PageArguments) {
  const backend = host.backend as unknown as BackendOfContract11;
  const children = backend.select({
    table: 'children',
    columns: 'first_name',
    orderBy: { column: 'created_at' },
  }) as Promise<{ first_name: string }[]>;
  const products = backend.call('getProducts', {}) as Promise<Products>;
  for (const promise of [children, products]) promise.catch(() => {});
  return { children, products };
}

/** Shows the data, and the last count that the cart published. */
export function Page() {
  const { children, products } = useLoaderData<typeof loader>();
  const { bus } = useHost();
  const [inCart, setInCart] = useState<number>();
  useEffect(() => bus.subscribe('cart/changed', ({ count }) => setInCart(count)), [bus]);
  return (
    <>
      <h1>Family of contract 1.1</h1>
      <Deferred resolve={children} skeleton={<p>Loading children</p>}>
        {(rows) => <List label="Children" names={rows.map(({ first_name }) => first_name)} />}
      </Deferred>
      <Deferred resolve={products} skeleton={<p>Loading products</p>}>
        {({ data }) => <List label="Products" names={data.map(({ name }) => name)} />}
      </Deferred>
      <p>In the cart: {inCart ?? 'nothing was heard'}</p>
    </>
  );
}

function List({ label, names }: { readonly label: string; readonly names: readonly string[] }) {
  return (
    <ul aria-label={label}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
