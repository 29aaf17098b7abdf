import { setImmediate } from 'node:timers';
import type { PrerenderedPage } from '@little-arches/contracts/formats';
import type { SlotModule } from '@little-arches/contracts/host';
import { createTestHost } from '@little-arches/contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { startPage } from '../start/start-page';
import { arriveAt, createPageContexts } from '../start/testing/arrived-page';
import {
  slotComposition as composition,
  fillerWith,
  loader,
  samplePage as page,
  sampleSlot,
} from './testing/sample-slot';

type Samples = typeof import('./testing/sample-slot');

const { config } = createTestHost();
const asItIs = ({ sampleSlot }: Samples) => sampleSlot;

/** Renders the page in separate modules, as in another process: React refuses to render in two ways at once. */
async function prerender(
  slotOf: (samples: Samples) => SlotModule<'due-for-rescan'> = asItIs,
): Promise<PrerenderedPage> {
  let rendered: Promise<PrerenderedPage> | undefined;
  await jest.isolateModulesAsync(async () => {
    const { createPrerenderer } = await import('../prerender');
    const samples = await import('./testing/sample-slot');
    const { samplePage } = samples;
    const filler = samples.fillerWith(async () => slotOf(samples));
    rendered = createPrerenderer(
      config,
      composition,
      new Map([['remote-marketing', samplePage]]),
      new Map([['remote-kids-zone', async () => filler]]),
    ).page('remote-marketing', '/concept');
    await rendered.catch(() => {});
  });
  if (!rendered) throw new Error('Nothing was rendered');
  return await rendered;
}

let end = () => {};
// React's prerenderer needs this, and jsdom lacks it.
beforeAll(() => void Object.assign(window, { setImmediate }));
// React hydrates by itself here, as in a browser.
beforeEach(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => {
  end();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  jest.restoreAllMocks();
  loader.mockClear();
});

/** Starts the site in a prerendered page, as a browser does. The filler's module arrives when `load` settles. */
async function start(prerendered: PrerenderedPage, load = async () => sampleSlot) {
  const root = arriveAt('/concept', prerendered);
  const remotes = [page, fillerWith(load)];
  const fetchEntry = async (name: string) => ({ default: remotes.find((one) => one.name === name) });
  const { router, hydrated } = await startPage(createPageContexts(composition, fetchEntry), root);
  await hydrated;
  end = () => router.dispose();
}

const button = (name: RegExp) => screen.getByRole('button', { name });
const seeCount = (name: string) => screen.findByRole('button', { name });

/** Waits until React has done everything that it can do now. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

it('prerenders a slot with its filler, and stores its data for the browser', async () => {
  const { html, hydration } = await prerender();
  expect(html).toMatch(/data-remote="remote-kids-zone" data-version="2\.0\.0" data-slot="due-for-rescan"/);
  expect(html).toContain('Flamingo 0');
  expect(hydration.slots).toEqual({ 'due-for-rescan {}': { game: 'Flamingo' } });
});

it.each<[string, (samples: Samples) => SlotModule<'due-for-rescan'>]>([
  ['loader', ({ sampleSlot }) => ({ ...sampleSlot, loader: () => Promise.reject(new Error('No game')) })],
  [
    'component',
    () => ({
      Slot() {
        throw new Error('No game');
      },
    }),
  ],
])('rejects when the %s of a filler throws, so that the release can leave it out', async (_, slotOf) => {
  await expect(prerender(slotOf)).rejects.toThrow('No game');
});

it('makes a prerendered slot interactive without reading its data again', async () => {
  await start(await prerender());
  button(/^Flamingo/).click();
  await seeCount('Flamingo 1');
  await pause();
  expect(button(/^Flamingo/)).toHaveTextContent('Flamingo 1');
  expect(loader).not.toHaveBeenCalled();
});

/** A filler whose module arrives when `arrive` is called. */
function lateFiller() {
  let arrive = (_: SlotModule<'due-for-rescan'>) => {};
  const load = new Promise<SlotModule<'due-for-rescan'>>((resolve) => {
    arrive = resolve;
  });
  return { load: () => load, arrive: () => arrive(sampleSlot) };
}

/** Simulates presses that the script in the head of the page has recorded. */
function recordedEarly(...names: readonly RegExp[]) {
  window.littleArchesEarly = () =>
    names.map((name) => {
      const press = new Event('click');
      Object.defineProperty(press, 'target', { value: button(name) });
      return press;
    });
}

it('replays a press in a slot and one in the page that came before React', async () => {
  const { load, arrive } = lateFiller();
  const page = await prerender();
  recordedEarly(/^Flamingo/, /^Pressed/);
  await start(page, load);
  await seeCount('Pressed 1');
  arrive();
  await seeCount('Flamingo 1');
  await pause();
  expect(button(/^Flamingo/)).toHaveTextContent('Flamingo 1');
});

it('removes a prerendered slot whose filler fails in the browser, and reports it', async () => {
  const printed = jest.spyOn(console, 'error').mockImplementation(() => {});
  await start(await prerender(), () => Promise.reject(new Error('Gone')));
  await waitFor(() => expect(document.querySelector('[data-slot]')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Pressed 0' })).toBeVisible();
  const reports = printed.mock.calls.filter(([first]) => String(first).startsWith('[remote-kids-zone 2.0.0'));
  // In development, strict mode reads twice.
  expect(reports.length).toBeGreaterThan(0);
});
