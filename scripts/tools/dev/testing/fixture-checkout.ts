import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addresses } from '@little-arches/contracts/routes';
import { linkInstalled } from '@little-arches/kit/files/copy-checkout';
import { projectRoot } from '@little-arches/kit/files/project-root';

/** A copy of the checkout whose remotes have one tiny page each. */
export interface FixtureCheckout {
  readonly folder: string;
  /** Replaces text in a file of the copy; throws when the text is missing. */
  edit(file: string, from: string, to: string): void;
}

/** Address of each remote's only page. */
export const fixturePages = {
  'remote-marketing': addresses.home,
  'remote-store': addresses.store,
  'remote-account': addresses.signIn,
  'remote-kids-zone': addresses.kidsZone,
} as const;

/** Creates the copy in `folder`, which must be empty; links the installed packages. */
export function createFixtureCheckout(folder: string): FixtureCheckout {
  const root = projectRoot();
  for (const part of ['package.json', 'tsconfig.json', 'shell', 'shared-contracts', 'scripts'])
    cpSync(path.join(root, part), path.join(folder, part), {
      recursive: true,
      filter: (file) => !/[\\/](node_modules|dist)$|\.test\.tsx?$/.test(file),
    });
  for (const [name, address] of Object.entries(fixturePages))
    writeRemote(path.join(folder, name), name, address);
  linkInstalled(folder);
  return {
    folder,
    edit(file, from, to) {
      const place = path.join(folder, file);
      const text = readFileSync(place, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold '${from}'`);
      writeFileSync(place, text.replace(from, to));
    },
  };
}

function writeRemote(folder: string, name: string, address: string): void {
  const files = {
    'package.json': JSON.stringify({ name, version: '1.0.0', private: true, type: 'module' }),
    'src/routes.tsx': `
      import { defineRemote } from '@little-arches/contracts/remote';
      export default defineRemote({
        name: '${name}',
        pages: {
          only: {
            path: '${address}',
            title: 'Page of ${name}',
            description: 'The only page.',
            load: () => import('./pages/only/page'),
          },
        },
      });`,
    'src/pages/only/page.tsx': `
      import { useState } from 'react';
      import { useLoaderData } from 'react-router-dom';
      import { Button } from '@little-arches/contracts/ui';
      import { Child } from './child';

      export function loader() {
        return { greeting: 'Loaded before' };
      }

      export function Page() {
        const { greeting } = useLoaderData();
        const [count, setCount] = useState(0);
        return (
          <>
            <h1>${name}</h1>
            <p>{greeting}</p>
            <p>Page before</p>
            <Child />
            <Button onClick={() => setCount(count + 1)}>Pressed {count}</Button>
          </>
        );
      }`,
    'src/pages/only/child.tsx': `
      export function Child() {
        return <p>Child before</p>;
      }`,
  };
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
}
