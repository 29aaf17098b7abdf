import { createHash } from 'node:crypto';
import type { SiteConfig } from '@little-arches/contracts/config';
import type { ReleaseStore } from '../../store/store';
import { pageKey } from '../../store-keys';
import { sampleConfig } from '../../testing/sample-build';
import type { Shown } from '../states/open-state';
import type { State } from '../states/state';

/** The one page of `siteWith`, opened by its address. */
export const onlyState: State = {
  package: 'remote-sample',
  pattern: '/',
  path: '/',
  way: 'address',
  scenario: undefined,
};

/** Creates a site with one page, which renders once. `script` runs first; `main` is the content. */
export function siteWith(script: string, main = '<h1>Feet</h1>', config: SiteConfig = sampleConfig): Shown {
  const html = `<!doctype html><html lang="en"><title>Feet</title><script src="/assets/page.js"></script><main>${main}</main></html>`;
  const content = createHash('sha256').update(html).digest('hex');
  const files = new Map([
    ['page.js', `${script}; __REACT_DEVTOOLS_GLOBAL_HOOK__.onCommitFiberRoot();`],
    [pageKey(content), html],
  ]);
  const store: Pick<ReleaseStore, 'get'> = {
    async get(key) {
      const text = files.get(key);
      return text === undefined ? undefined : { content: Buffer.from(text), etag: '' };
    },
  };
  const pages = [{ owner: 'remote-sample', pattern: '/', status: 200, listed: false, content } as const];
  const composition = { id: 'composition-1' } as Shown['site']['composition'];
  return { store: store as ReleaseStore, site: { config, composition, pages } };
}
