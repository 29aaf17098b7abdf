import { remote } from '../federation/testing/loader-fixture';
import { chunksRun, watchPageChunks } from './page-chunks';
import { type Failure, takeFailures } from './report-error';

const PUSHED = 'chunks_remote_store_1_4_0';
const failures: Failure[] = [];
const hasRun = chunksRun([remote({ version: '1.4.0' })]);

beforeEach(() => {
  // jsdom records no times of what it loads.
  Object.assign(performance, { getEntriesByName: () => [] });
  failures.length = 0;
  takeFailures((failure) => failures.push(failure));
});
afterEach(() => {
  takeFailures(() => {});
  Reflect.deleteProperty(globalThis, PUSHED);
});

function chunk(): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'inert';
  script.src = '/assets/remote-store/1.4.0/page-store.js';
  return script;
}
const loaded = () => window.dispatchEvent(new Event('load'));

it('reports a chunk that ran before the shell and registered nothing', () => {
  watchPageChunks([chunk()], hasRun);
  loaded();
  expect(failures).toEqual([
    { kind: 'load', file: 'http://localhost/assets/remote-store/1.4.0/page-store.js' },
  ]);
});

it('reports no chunk that registered its modules or runs later', () => {
  const late = chunk();
  watchPageChunks([late], hasRun);
  late.dispatchEvent(new Event('load'));
  Reflect.set(globalThis, PUSHED, [[[7], {}]]);
  watchPageChunks([chunk()], hasRun);
  loaded();
  expect(failures).toEqual([]);
});
