import type { ReleaseStore } from '../../store/store';
import { sampleConfig } from '../../testing/sample-build';
import type { Stage } from '../stage';

/** A page that is rendered once, in which `script` runs first. */
export function stageOf(script: string): Stage {
  const content = Buffer.from(`${script}; __REACT_DEVTOOLS_GLOBAL_HOOK__.onCommitFiberRoot();`);
  const store: Pick<ReleaseStore, 'get'> = {
    get: async (key) => (key === 'page.js' ? { content, etag: '' } : undefined),
  };
  const html = '<!doctype html><title>Feet</title><script src="/assets/page.js"></script><h1>Feet</h1>';
  const page: Stage['page'] = { owner: 'remote-sample', pattern: '/', status: 200, html, listed: false };
  return { store: store as ReleaseStore, config: sampleConfig, composition: 'composition-1', page };
}
