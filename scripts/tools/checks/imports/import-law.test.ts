import { findBreaches } from './import-law';

const breaches = (file: string, text: string) => findBreaches([{ path: file, text }]);

describe('the import rules refuse', () => {
  test.each([
    [
      'a remote that reaches into the shell',
      'remote-store/src/cart/cart.ts',
      '../../../shell/src/backend',
      'from the host',
    ],
    [
      'a remote that reaches into another',
      'remote-store/src/cart/cart.ts',
      '../../../remote-account/src/day',
      'from the host',
    ],
    [
      'a contract by its file',
      'remote-store/src/cart/cart.ts',
      '../../../shared-contracts/src/events',
      'by name',
    ],
    [
      'a test that reaches into another remote',
      'remote-store/src/cart/cart.test.ts',
      '../../../remote-account/src/day',
      'from the host',
    ],
    [
      'the shell reaching into a remote',
      'shell/src/router.tsx',
      '../../remote-store/src/routes',
      'from the host',
    ],
    [
      'a contract that needs the shell',
      'shared-contracts/src/host.tsx',
      '../../shell/src/shell',
      'from the host',
    ],
    [
      'a contract that names itself',
      'shared-contracts/src/host.tsx',
      '@little-arches/contracts/events',
      'relative path',
    ],
    [
      'product code that needs the tools',
      'shell/src/shell.ts',
      '@little-arches/kit/project-root',
      'shared-contracts',
    ],
    [
      'a function that needs the rest',
      'supabase/functions/getProducts/handler.ts',
      '@little-arches/backend/http/cors',
      '_shared',
    ],
    ['page to page', 'remote-store/src/pages/store/page.tsx', '../product/price', 'named after its subject'],
    [
      'a domain that imports a page',
      'remote-store/src/cart/cart.ts',
      '../pages/store/page',
      'named after its subject',
    ],
    ['a look back at the routes', 'remote-store/src/pages/store/page.tsx', '../../routes', 'way in'],
    [
      'test data in a page',
      'remote-store/src/pages/store/page.tsx',
      '@little-arches/contracts/testing/host',
      'tests and standalone.tsx',
    ],
    [
      'test data of its own in a page',
      'remote-store/src/pages/store/page.tsx',
      '../../testing/orders',
      'tests and standalone.tsx',
    ],
    [
      'test helpers in a tool',
      'scripts/backend/http/cors.ts',
      './testing/test-rows',
      'tests and standalone.tsx',
    ],
    [
      'Stripe outside the store',
      'remote-account/src/pages/orders/page.tsx',
      '@stripe/stripe-js',
      'remote-store',
    ],
    ['the secret side of Stripe', 'remote-store/src/payment/pay.ts', 'stripe', 'supabase/functions'],
    ['the auth client at the start', 'shell/src/shell.ts', './session/auth-client', 'after the first render'],
    [
      "the backend's client outside the session",
      'shell/src/backend.ts',
      '@supabase/supabase-js',
      'host.session',
    ],
    ['Node in a browser', 'remote-store/src/cart/cart.ts', 'node:fs', "browser's own"],
    ['a tool by its file', 'shell/e2e/buy.test.ts', '../../scripts/kit/settings/settings', 'by its package'],
    [
      'a tool by the file of another',
      'scripts/serve/listen.ts',
      '../kit/settings/settings',
      'export it there',
    ],
    [
      'a tool that imports a package',
      'scripts/release/gc.ts',
      '../../shell/src/shell',
      '@little-arches/contracts/formats',
    ],
    [
      'kit that imports others',
      'scripts/kit/settings/settings.ts',
      '@little-arches/build/packages',
      'a parameter',
    ],
    [
      'the backend knowing releases',
      'scripts/backend/journal.ts',
      '@little-arches/release/gc',
      'a parameter',
    ],
    ['a build that imports releases', 'scripts/build/main.ts', '@little-arches/release/gc', 'the order is'],
    [
      'a release that imports the server',
      'scripts/release/gc.ts',
      '@little-arches/serve/site-server',
      'the order is',
    ],
    ['a handler that needs Node', 'scripts/serve/handler/answer.ts', 'node:crypto', 'scripts/serve/node'],
    ['a server that starts things', 'scripts/serve/listen.ts', '@little-arches/tools/dev/start', 'tools/dev'],
    ['a leaf', 'scripts/tools/dev/start.ts', '../bench/visit', 'Move what is needed to kit'],
    ['a remote that renders itself', 'remote-store/src/routes.tsx', 'react-dom/client', 'the shell renders'],
  ])('%s', (_, file, specifier, way) => {
    const [breach, ...others] = breaches(file, `import { thing } from '${specifier}';`);
    expect(breach).toMatch(`${file} imports '${specifier}': `);
    expect(breach).toContain(way);
    expect(others).toEqual([]);
  });

  test.each([
    ["export { price } from '../product/price';"],
    ["const load = () => import('../product/price');"],
    ["import type { Price } from '../product/price';"],
    ["type Price = import('../product/price').Price;"],
  ])('the same in the form %s', (text) => {
    expect(breaches('remote-store/src/pages/store/page.tsx', text)).toHaveLength(1);
  });
});

describe('the import rules allow an import from', () => {
  test.each([
    ['routes to pages', 'remote-store/src/routes.tsx', './pages/store/page'],
    ['a page to its own parts', 'remote-store/src/pages/store/page.tsx', './level-card'],
    ['a page to a domain', 'remote-store/src/pages/store/page.tsx', '../../cart/cart'],
    ['a domain to the contracts by name', 'remote-store/src/cart/cart.ts', '@little-arches/contracts/events'],
    ['a contract to its neighbour', 'shared-contracts/src/testing/test-host.ts', '../host'],
    [
      'a test to the test kit',
      'remote-store/src/pages/store/page.test.tsx',
      '@little-arches/contracts/testing/render',
    ],
    ['a test to the routes', 'remote-store/src/pages/store/page.test.tsx', '../../routes'],
    ['a remote alone to its routes and made-up data', 'remote-store/src/standalone.tsx', './testing/orders'],
    ['a test to Node', 'shell/src/frame/frame.test.tsx', 'node:path'],
    ['the prerenderer to Node', 'shell/src/prerender.tsx', 'node:stream'],
    ['the store to Stripe', 'remote-store/src/payment/pay.ts', '@stripe/stripe-js/pure'],
    ['a build file to the factory', 'remote-store/rspack.config.ts', '@little-arches/build/remote'],
    [
      'a function to the shared folder of functions',
      'supabase/functions/getProducts/handler.ts',
      '../_shared/answer.ts',
    ],
    [
      'an end-to-end test to the test tools',
      'shell/e2e/buy.test.ts',
      '@little-arches/kit/processes/find-browser',
    ],
    [
      'the support of end-to-end tests to the test tools',
      'shell/e2e/support/own-site.ts',
      '@little-arches/backend/testing/backend-process',
    ],
    [
      'the test runner to the test tools',
      'scripts/tools/test/run-tests.ts',
      '@little-arches/backend/testing/backend-process',
    ],
    ['the auth client to its library', 'shell/src/session/auth-client.ts', '@supabase/supabase-js'],
  ])('%s', (_, file, specifier) => {
    expect(breaches(file, `import { thing } from '${specifier}';`)).toEqual([]);
  });

  test('the start to the auth client on demand, and to its type', () => {
    const text =
      "import type { A } from './session/auth-client'; const load = () => import('./session/auth-client');";
    expect(breaches('shell/src/main.tsx', text)).toEqual([]);
  });
});
