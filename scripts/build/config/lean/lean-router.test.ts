import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const { default: leanRouter } = jest.requireActual<{ default(source: string): string }>('./lean-router.mjs');

const fromRouterDom = createRequire(createRequire(__filename).resolve('react-router-dom'));
const folder = path.join(path.dirname(fromRouterDom.resolve('react-router')), '../production');

/** The modules of the installed router, as browsers load them. */
const modules = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'));

it('changes the one module of the installed router that holds it all', () => {
  const changed = modules.filter((source) => leanRouter(source) !== source);
  expect(changed).toHaveLength(1);
});

it('ends the build when the library no longer is what this was written for', () => {
  const [own = ''] = modules.filter((source) => leanRouter(source) !== source);
  expect(() => leanRouter(own.replace('Link.displayName = "Link";', ''))).toThrow(
    /fits 14 places of React Router, 15 were known\. Compare it with the library's new version/,
  );
});
