import type { Composition } from '@little-arches/contracts/formats';
import { CONTRACT_VERSION, defineRemote } from '@little-arches/contracts/remote';
import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';

/** For tests: counts how often the page's data is read. */
export const loader = jest.fn(() => ({ products: ['Rocket', 'Comet'] }));

function StorePage() {
  const { products } = useLoaderData<typeof loader>();
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>Products</h1>
      <p>{products.join(', ')}</p>
      <input aria-label="Search" />
      <button type="button" onClick={() => setCount(count + 1)}>
        {`Added ${count}`}
      </button>
    </>
  );
}

/** For tests: a remote with one page, whose button counts when it is interactive. */
export const sampleStore = defineRemote({
  name: 'remote-store',
  pages: {
    store: {
      path: '/store',
      query: ['level'],
      title: 'Products',
      description: '',
      load: async () => ({ Page: StorePage, loader }),
    },
  },
});

/** For tests: the composition of the shell and that remote. */
export const sampleComposition: Composition = {
  id: 'composition-1',
  shell: { version: '1.0.0' },
  remotes: [
    {
      name: 'remote-store',
      version: '2.0.0',
      url: '/assets/remote-store/2.0.0/entry.js',
      integrity: '',
      contract: { built: CONTRACT_VERSION, needs: CONTRACT_VERSION },
      runtime: '2.9',
      addresses: ['/store'],
      panels: [],
    },
  ],
};
