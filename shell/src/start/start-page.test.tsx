import { setImmediate } from 'node:timers';
import type { Prerenderer } from '@little-arches/contracts/formats';
import { createTestHost } from '@little-arches/contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { startPage } from './start-page';
import { arriveAt, createPageContexts } from './testing/arrived-page';
import { sampleComposition as composition, loader, sampleStore as store } from './testing/sample-store';

const { config } = createTestHost();

/** Renders in separate modules, as in another process: React refuses to render in two ways at once. */
async function prerender<Result>(work: (prerenderer: Prerenderer) => Promise<Result>): Promise<Result> {
  let result: Promise<Result> | undefined;
  await jest.isolateModulesAsync(async () => {
    const { createPrerenderer } = await import('../prerender');
    const { sampleStore } = await import('./testing/sample-store');
    result = work(createPrerenderer(config, composition, new Map([['remote-store', sampleStore]])));
    await result;
  });
  if (!result) throw new Error('Nothing was rendered');
  return await result;
}

async function prerenderedPage(path = '/store') {
  return arriveAt(path, await prerender((prerenderer) => prerenderer.page('remote-store', '/store')));
}

let end = () => {};

/** A limit that no test reaches unless it sets its own, however busy the machine is. */
const PATIENCE = 600_000;

const createTestContexts = (fetchEntry: () => Promise<unknown>) =>
  createPageContexts(composition, fetchEntry, PATIENCE);

async function start(
  root: HTMLElement,
  fetchEntry = async (): Promise<unknown> => ({ default: store }),
  patience = PATIENCE,
) {
  const contexts = createTestContexts(fetchEntry);
  const site = await act(() => startPage(contexts, root, patience));
  end = () => site.router.dispose();
  return site;
}

const never = () => new Promise<never>(() => {});

const heading = () => screen.findByRole('heading', { name: 'Products' });
const button = (name: string) => screen.findByRole('button', { name });

// React's prerenderer needs this, and jsdom lacks it.
beforeAll(() => void Object.assign(window, { setImmediate }));
beforeEach(() => loader.mockClear());
afterEach(() => {
  end();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});

it('client: renders the site when the page contains nothing', async () => {
  const root = arriveAt('/store');
  await start(root);
  expect(await heading()).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
});

it('frame: hydrates the frame and adds its section', async () => {
  const root = arriveAt('/store', { html: await prerender((prerenderer) => prerenderer.frame('/store')) });
  const banner = screen.getByRole('banner');
  await start(root);
  expect(await heading()).toBeVisible();
  expect(screen.getByRole('banner')).toBe(banner);
});

describe('prerendered', () => {
  it.each(['/store', '/store?ref=newsletter'])(
    'hydrates %s unchanged, without reading its data again',
    async (path) => {
      const root = await prerenderedPage(path);
      const before = { banner: screen.getByRole('banner'), heading: await heading() };
      loader.mockClear();
      const { hydrated } = await start(root);
      await hydrated;
      fireEvent.click(await button('Added 0'));
      expect(await button('Added 1')).toBeVisible();
      expect(screen.getByRole('banner')).toBe(before.banner);
      expect(await heading()).toBe(before.heading);
      expect(loader).not.toHaveBeenCalled();
    },
  );

  it('renders the page anew, with its data, when it reads the query', async () => {
    const root = await prerenderedPage('/store?level=2');
    const before = await heading();
    loader.mockClear();
    await start(root);
    await waitFor(() => expect(before.isConnected).toBe(false));
    expect(await heading()).toBeVisible();
    await waitFor(() => expect(loader).toHaveBeenCalledTimes(1));
  });

  it('loses no typed text or press while the page is rendered anew', async () => {
    const root = await prerenderedPage('/store?level=2');
    const before = await heading();
    const type = (value: string) => fireEvent.input(screen.getByLabelText('Search'), { target: { value } });
    const contexts = createTestContexts(async () => ({ default: store }));
    // React schedules its own work, as in a browser.
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
    const starting = startPage(contexts, root, PATIENCE);
    type('rocket');
    const site = await starting;
    end = () => site.router.dispose();
    // Before any other task runs.
    expect(screen.getByLabelText('Search')).toHaveValue('rocket');
    type('comet');
    fireEvent.click(screen.getByRole('button', { name: 'Added 0' }));
    await site.hydrated;
    await waitFor(() => expect(before.isConnected).toBe(false));
    expect(await button('Added 1')).toBeVisible();
    expect(screen.getByLabelText('Search')).toHaveValue('comet');
  });

  it('keeps the focus in the field that is typed in while the page is rendered anew', async () => {
    const root = await prerenderedPage('/store?level=2');
    const before = screen.getByLabelText('Search');
    before.focus();
    await start(root);
    expect(before.isConnected).toBe(false);
    expect(screen.getByLabelText('Search')).toHaveFocus();
  });

  it('replays presses and restores typed text', async () => {
    const root = await prerenderedPage();
    let arrive = (_: unknown) => {};
    const entry = new Promise((resolve) => {
      arrive = resolve;
    });
    const started = start(root, () => entry);
    fireEvent.input(screen.getByLabelText('Search'), { target: { value: 'rocket' } });
    // Not awaited: the library would end React's test environment meanwhile.
    fireEvent.click(screen.getByRole('button', { name: 'Added 0' }));
    await act(async () => arrive({ default: store }));
    await started;
    expect(await button('Added 1')).toBeVisible();
    expect(screen.getByLabelText('Search')).toHaveValue('rocket');
  });
});

describe('static', () => {
  it('keeps a page readable whose remote is late, and becomes interactive when it loads', async () => {
    const root = await prerenderedPage();
    const before = await heading();
    let arrive = (_: unknown) => {};
    const entry = new Promise((resolve) => {
      arrive = resolve;
    });
    await start(root, () => entry, 0);
    expect(await screen.findByText('Rocket, Comet')).toBeVisible();
    expect(before.isConnected).toBe(true);
    fireEvent.click(await button('Added 0'));
    await act(async () => arrive({ default: store }));
    await waitFor(() => expect(before.isConnected).toBe(false));
    expect(await button('Added 1')).toBeVisible();
    expect(loader).not.toHaveBeenCalled();
  });

  it.each(['/store', '/store?level=2'])(
    'keeps the focus in a field while and after its remote is late: %s',
    async (path) => {
      const root = await prerenderedPage(path);
      const search = () => screen.getByLabelText('Search');
      const before = search();
      before.focus();
      let arrive = (_: unknown) => {};
      const entry = new Promise((resolve) => {
        arrive = resolve;
      });
      await start(root, () => entry, 0);
      expect(search()).toBe(before);
      expect(before).toHaveFocus();
      await act(async () => arrive({ default: store }));
      await waitFor(() => expect(before.isConnected).toBe(false));
      expect(search()).toHaveFocus();
    },
  );

  it("hydrates the shell's own page unchanged when its code arrives right before", async () => {
    const root = arriveAt('/404', await prerender((prerenderer) => prerenderer.page(undefined, '/404')));
    const before = screen.getByRole('banner');
    const contexts = createTestContexts(never);
    const { loading } = contexts;
    const late = { ...contexts, loading: { ...loading, index: { ...loading.index, ownerOf: never } } };
    // React schedules its own work, as in a browser.
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
    const site = await startPage(late, root, 0);
    end = () => site.router.dispose();
    await site.hydrated;
    expect(screen.getByRole('banner')).toBe(before);
    await waitFor(() => expect(site.router.state.initialized).toBe(true));
    expect(screen.getByRole('heading', { name: 'This page has walked off' })).toBeVisible();
  });

  it('keeps a page readable whose remote cannot be loaded, with a way to try again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const root = await prerenderedPage();
    let down = true;
    await start(root, async () => {
      if (down) throw new Error('404');
      return { default: store };
    });
    const retry = await screen.findByRole('button', { name: /retry|try again/i });
    expect(screen.getByText('Rocket, Comet')).toBeVisible();
    down = false;
    fireEvent.click(retry);
    fireEvent.click(await button('Added 0'));
    expect(await button('Added 1')).toBeVisible();
  });
});
