import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '@little-arches/kit/files/read-json';
import * as v from 'valibot';

/** The remote of the fixture. */
export const SAMPLE = 'remote-sample';

/** A page of the fixture, and what a broken version does in one kind of state only. */
interface FixturePage {
  readonly access?: 'signed-in';
  /** Code in the loader, before the products are read. */
  readonly loader?: string;
  /** What the loader does when products can't be read. */
  readonly failed?: string;
  /** Code in the component, before it returns. */
  readonly body?: string;
  readonly markup?: string;
  /** Place and words that its finding must contain. */
  readonly found: readonly [place: string, words: string];
}

/** Pages by name; each fails in its own way, in its own state. */
export const brokenPages: Readonly<Record<string, FixturePage>> = {
  hydrated: {
    markup: "<p>{isBrowser() ? 'there' : 'here'}</p>",
    found: ['/sample/hydrated', 'is not in the browser what it is when it is prerendered'],
  },
  pressed: {
    loader: "if (isBrowser()) throw new Error('heel in the loader');",
    found: ["/sample/pressed in 'visitor'", 'fails in the browser: heel in the loader'],
  },
  mine: {
    access: 'signed-in',
    body: "if (session.status === 'authenticated') throw new Error('toes of the family');",
    found: ["/sample/mine in 'signed-in'", 'fails in the browser: toes of the family'],
  },
  practice: {
    body: "if (session.status === 'authenticated' && session.user.role !== 'parent') throw new Error('toes of the practice');",
    found: ["/sample/practice in 'professional'", 'fails in the browser: toes of the practice'],
  },
  empty: {
    body: "if (products[0] === undefined) throw new Error('no insole at all');",
    found: ["/sample/empty in 'empty'", 'fails in the browser: no insole at all'],
  },
  failing: {
    failed: "setTimeout(() => { throw new Error('stumbled over the failure'); });",
    found: ["/sample/failing in 'backend-down'", 'fails in the browser: stumbled over the failure'],
  },
  late: {
    loader: "const late = setTimeout(() => { throw new Error('arch is late'); }, 1500);",
    found: ["/sample/late in 'slow'", 'fails in the browser: arch is late'],
  },
  ended: {
    access: 'signed-in',
    loader:
      "await host.backend.select({ table: children }).catch((error) => { if (error.status === 401) setTimeout(() => { throw new Error('sole after the end'); }); });",
    found: ["/sample/ended in 'session-expired'", 'fails in the browser: sole after the end'],
  },
  rejected: {
    access: 'signed-in',
    body: 'useEffect(() => void host.backend.select({ table: children }), [host]);',
    found: ["/sample/rejected in 'backend-down'", 'fails in the browser: Our server could not be reached'],
  },
  left: {
    body: "useEffect(() => () => { throw new Error('lace stays behind'); }, []);",
    found: ["/sample/left in 'visitor'", 'fails in the browser: lace stays behind'],
  },
  policy: {
    access: 'signed-in',
    body: "useEffect(() => { document.createElement('p').innerHTML = '<b>' + products.length; }, [products]);",
    found: ["/sample/policy in 'signed-in'", 'does what the content policy forbids'],
  },
  heading: {
    markup: '{products.length === 2 ? null : <h1>Sample</h1>}',
    found: ["/sample/heading in 'bare'", 'has no heading of its own'],
  },
  linking: {
    access: 'signed-in',
    markup: "<Link to={'/sample/' + products[0]?.slug}>Nowhere</Link>",
    found: [
      "/sample/linking in 'signed-in'",
      'links to an address that no live package has: /sample/sprout-insole',
    ],
  },
  wide: {
    access: 'signed-in',
    markup: '<div className={styles.wide}>Wide</div>',
    found: ["/sample/wide in 'signed-in'", 'is wider than a window of 360 pixels'],
  },
  nameless: {
    access: 'signed-in',
    markup: '<button type="button" />',
    found: ["/sample/nameless in 'signed-in'", 'breaks a rule of accessibility that the live version keeps'],
  },
};

/** Place and words of the finding about the panel of the fixture, which throws in a broken version. */
export const brokenPanel = [
  "/sample/intact with the panel 'cart' in 'visitor'",
  'fails in the browser: no sock in the cart',
] as const;

const pages: Readonly<Record<string, Omit<FixturePage, 'found'>>> = {
  intact: {},
  ...brokenPages,
  own: { access: 'signed-in' },
};

const projectSchema = v.looseObject({ workspaces: v.array(v.string()) });

/** Variants of the fixture's behaviour. */
export type Version = 'good' | 'broken';

/** Writes the remote below `root`, a copy of the checkout without other remotes. */
export function writeSample(root: string, version: Version): void {
  const manifest = path.join(root, 'package.json');
  const project = readJson(manifest, projectSchema);
  const workspaces = project.workspaces.filter((one) => !one.startsWith('remote-'));
  write(manifest, JSON.stringify({ ...project, workspaces: [...workspaces, SAMPLE] }));
  const folder = path.join(root, SAMPLE);
  write(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: SAMPLE, version: '1.0.0', private: true, type: 'module' }),
  );
  write(path.join(folder, 'src/routes.tsx'), routes());
  write(path.join(folder, 'src/cart-panel.tsx'), panel(version));
  write(path.join(folder, 'src/testing/scenarios.ts'), scenarios);
  write(path.join(folder, 'src/wide.module.css'), '.wide { width: 60rem; }');
  for (const [name, page] of Object.entries(pages))
    write(path.join(folder, `src/pages/${name}/page.tsx`), source(page, version));
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function routes(): string {
  const table = Object.entries(pages).map(
    ([name, { access = 'anyone' }]) =>
      `${name}: { path: '/sample/${name}', title: '${name}', description: 'A page.', access: '${access}', load: () => import('./pages/${name}/page') },`,
  );
  return `import { defineRemote } from '@little-arches/contracts/remote';
    export default defineRemote({ name: '${SAMPLE}', pages: { ${table.join('\n')} }, panels: { cart: () => import('./cart-panel') } });`;
}

function panel(version: Version): string {
  return `export function Panel({ onClose }) {
    ${version === 'broken' ? "throw new Error('no sock in the cart');" : ''}
    return <dialog open aria-label="Cart"><button type="button" onClick={onClose}>Close</button></dialog>;
  }`;
}

const scenarios = `
  import { commonScenarios, sampleChildren, sampleProducts } from '@little-arches/contracts/testing/host';
  const answers = { functions: { getProducts: () => ({ data: sampleProducts }) }, tables: { children: sampleChildren } };
  export const scenarios = {
    ...commonScenarios(answers),
    bare: { title: 'Bare', path: '/sample/heading', options: { answers: { functions: { getProducts: () => ({ data: sampleProducts.slice(0, 2) }) } } } },
  };`;

function source(page: Omit<FixturePage, 'found'>, version: Version): string {
  const isBroken = version === 'broken';
  const { loader = '', failed = '', body = '', markup = '' } = isBroken ? page : {};
  const hasHeading = !markup.includes('<h1>');
  return `
    import { useEffect } from 'react';
    import { Link, useLoaderData } from 'react-router-dom';
    import { children, getProducts } from '@little-arches/contracts/backend';
    import { useHost, useSession } from '@little-arches/contracts/host';
    import styles from '../../wide.module.css';

    const isBrowser = () => typeof window !== 'undefined';

    export async function loader({ host }) {
      ${loader}
      try {
        return { products: (await host.backend.call(getProducts, {})).data };
      } catch {
        ${failed}
        return { products: [{ id: 'none' }] };
      } finally {
        ${loader.includes('late') ? 'clearTimeout(late);' : ''}
      }
    }

    export function Page() {
      const { products } = useLoaderData();
      const session = useSession();
      const host = useHost();
      ${body}
      return <>${hasHeading ? '<h1>Sample</h1>' : ''}<p>{products.length} insoles${isBroken ? ' for feet' : ''}</p>${markup}</>;
    }`;
}
