import { freePort } from '@scripts/kit/processes/free-port';
import { ENDLESS } from '../../testing/endless';
import { stageOf } from '../testing/staged-script';
import { watchInDom } from './watch-in-dom';

const LIMIT = 600_000;

it('finds nothing wrong with a page that renders', async () => {
  expect(await watchInDom('/', stageOf('document.body ?? matchMedia("print").matches'), LIMIT)).toEqual([]);
});

it.each([
  ['an error that nobody caught', 'setTimeout(() => { throw new Error("feet hurt") })', 'error', 'feet hurt'],
  ['a promise that nobody caught', 'Promise.reject(new Error("feet hurt"))', 'error', 'feet hurt'],
  [
    'what is told on the console',
    'console.error("[shell 1.0.0, composition a1]", new Error("feet hurt"))',
    'error',
    'feet hurt',
  ],
  [
    'a page that is not as it was prerendered',
    'console.error(new Error("Minified React error #418; visit https://react.dev"))',
    'hydration',
    'Minified React error #418; visit https://react.dev',
  ],
  [
    'a file that is not there',
    'fetch("/assets/toes.json")',
    'file',
    'https://www.littlearches.example/assets/toes.json answers 404',
  ],
  [
    'what may be missing here only',
    'setTimeout(() => new VideoEncoder())',
    'unsure',
    'ReferenceError: VideoEncoder is not defined',
  ],
])('tells of %s', async (_what, script, kind, text) => {
  const faults = await watchInDom('/', stageOf(script), LIMIT);
  expect(faults).toEqual([{ kind, text: expect.stringContaining(text) }]);
});

it('tells of a page that never comes to an end', async () => {
  expect(await watchInDom('/', stageOf(ENDLESS), 5000)).toEqual([
    { kind: 'hangs', text: 'it was not ready within 5 seconds' },
  ]);
});

it('finds nothing wrong with a page that says what the backend did not answer', async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const script = `fetch('${url}/products').catch(() => console.error('Fetch error: no products'))`;
  const stage = stageOf(script);
  const config = { ...stage.config, backend: { ...stage.config.backend, url } };
  expect(await watchInDom('/', { ...stage, config }, LIMIT)).toEqual([]);
});

it('gives the page nothing of this process’s environment', async () => {
  process.env.DOM_SECRET = 'feet';
  const script =
    'const { env } = setTimeout.constructor("return globalThis.process ?? {}")(); console.error(String(env?.DOM_SECRET))';
  expect(await watchInDom('/', stageOf(script), LIMIT)).toEqual([{ kind: 'error', text: 'undefined' }]);
  delete process.env.DOM_SECRET;
});
