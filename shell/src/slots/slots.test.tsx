import { runInNewContext } from 'node:vm';
import { createBackendError } from '@little-arches/contracts/backend';
import { slots } from '@little-arches/contracts/formats';
import { Slot, type SlotModule } from '@little-arches/contracts/host';
import { defineRemote, type PageModule } from '@little-arches/contracts/remote';
import { createTestHost, signedIn } from '@little-arches/contracts/testing';
import { thrownValues } from '@little-arches/contracts/testing/render';
import { act, screen, waitFor } from '@testing-library/react';
import { renderSite } from '../testing/site-fixture';

type Filler = SlotModule<'due-for-rescan'>;

/** Changes for whom the slot is; no slot of the contract is for everyone. */
const isFor = (access: 'anyone' | 'signed-in') => Object.assign(slots['due-for-rescan'], { access });

const pageWith = (module: PageModule) => ({
  path: '/concept',
  title: 'The concept',
  description: '',
  slots: ['due-for-rescan' as const],
  load: async () => module,
});

const page = defineRemote({
  name: 'remote-marketing',
  pages: {
    concept: pageWith({
      Page: () => (
        <>
          <h1>The concept</h1>
          <Slot name="due-for-rescan" />
          <p>After the slot</p>
        </>
      ),
    }),
  },
});

const filledBy = (load: () => Promise<Filler>) =>
  defineRemote({ name: 'remote-kids-zone', pages: {}, slots: { 'due-for-rescan': load } });

const game: Filler = { Slot: () => <button type="button">Play</button> };

let printed: jest.SpyInstance;
beforeEach(() => {
  isFor('anyone');
  printed = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const reports = (remote = 'remote-kids-zone 2.0.0') =>
  printed.mock.calls.filter(([first]) => String(first).startsWith(`[${remote}`));

/** Expects that the page is complete and that nothing, not even an empty region, is between its parts. */
function expectNoHole() {
  expect(screen.getByRole('heading', { name: 'The concept' }).nextElementSibling).toHaveTextContent('After');
  expect(document.querySelector('[data-slot]')).not.toBeInTheDocument();
}

it('shows what fills a slot in the region of its remote, with its data and its host', async () => {
  const loader = jest.fn(async () => 'Flamingo');
  const filler = filledBy(async () => ({ loader, Slot: ({ data }) => <p>{`Play ${data}`}</p> }));
  renderSite([page, filler], '/concept');
  const region = (await screen.findByText('Play Flamingo')).closest('[data-slot]');
  expect(region).toHaveAttribute('data-slot', 'due-for-rescan');
  expect(region).toHaveAttribute('data-remote', 'remote-kids-zone');
  expect(region).toHaveAttribute('data-version', '2.0.0');
  expect(loader).toHaveBeenCalledTimes(1);
  expect(loader.mock.calls).toEqual([
    [{ host: expect.objectContaining({ bus: expect.anything() }), props: {} }],
  ]);
  expect(printed).not.toHaveBeenCalled();
});

it('leaves no hole and reports nothing when no remote fills the slot', async () => {
  renderSite([page], '/concept');
  await screen.findByText('After the slot');
  await act(async () => {});
  expectNoHole();
  expect(printed).not.toHaveBeenCalled();
});

it('leaves no hole when the remote that fills the slot can’t be loaded', async () => {
  const filler = filledBy(async () => game);
  renderSite([page, filler], '/concept', async (name) => {
    if (name === 'remote-kids-zone') throw new Error('404');
    return { default: page };
  });
  await screen.findByText('After the slot');
  await waitFor(() => expect(reports()).toHaveLength(1));
  expectNoHole();
});

it('leaves no hole for a slot of a later contract, whose terms the shell lacks', async () => {
  const name = 'of-a-later-contract' as 'due-for-rescan';
  const module: PageModule = {
    Page: () => (
      <>
        <Slot name={name} />
        <p>After the slot</p>
      </>
    ),
  };
  const concept = { ...pageWith(module), slots: [name] };
  const load = jest.fn(async () => game);
  const filler = defineRemote({ name: 'remote-kids-zone', pages: {}, slots: { [name]: load } });
  renderSite([defineRemote({ name: 'remote-marketing', pages: { concept } }), filler], '/concept');
  await screen.findByText('After the slot');
  await act(async () => {});
  expect(document.querySelector('[data-slot]')).not.toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
  expect(printed).not.toHaveBeenCalled();
});

const values = Object.entries(thrownValues(() => runInNewContext('new Error("from elsewhere")')));
/** Values of which a report must be made; frame/errors/whatever-is-thrown.test.tsx has the others. */
const thrown = values.filter(([what]) => ['undefined', 'an Error with a message that throws'].includes(what));

/** Places in which a filler may throw. */
const places: Readonly<Record<string, (value: unknown) => () => Promise<Filler>>> = {
  module: (value) => async () => {
    throw value;
  },
  loader: (value) => async () => ({
    ...game,
    loader() {
      throw value;
    },
  }),
  render: (value) => async () => ({
    Slot() {
      throw value;
    },
  }),
};

describe.each(Object.keys(places))('a filler whose %s throws', (place) => {
  it.each(thrown)('%s leaves no hole, and is reported with its remote and version', async (_, value) => {
    renderSite([page, filledBy(places[place]?.(value) ?? (async () => game))], '/concept');
    await screen.findByText('After the slot');
    await waitFor(() => expect(reports()).toHaveLength(1));
    expectNoHole();
  });
});

it.each([
  ['a module that never arrives', () => new Promise<Filler>(() => {})],
  ['data that never arrives', async () => ({ ...game, loader: () => new Promise(() => {}) })],
  ['a promise that is thrown while rendering', places.render?.(new Promise(() => {}))],
])('leaves no hole for %s, and reports it after a while', async (_, load) => {
  jest.useFakeTimers({ advanceTimers: true });
  renderSite([page, filledBy(load ?? (async () => game))], '/concept');
  await screen.findByText('After the slot');
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(screen.getByText('After the slot')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(9000));
  expect(reports()).toHaveLength(1);
  expectNoHole();
});

it('reports a file that did not arrive a second later, when the visitor has not left', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const missing = Object.assign(new Error('Loading chunk slot failed.'), { name: 'ChunkLoadError' });
  const times: number[] = [];
  printed.mockImplementation(() => void times.push(performance.now()));
  const load = () => {
    times.push(performance.now());
    return Promise.reject(missing);
  };
  renderSite([page, filledBy(load)], '/concept');
  await screen.findByText('After the slot');
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(reports().map(([, error]) => error)).toEqual([missing]);
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(1000);
  expectNoHole();
});

it('leaves no hole for a module without a slot, and for a remote that promises more slots than it has', async () => {
  renderSite([page, filledBy(async () => ({}) as Filler)], '/concept');
  await screen.findByText('After the slot');
  await waitFor(() =>
    expect(reports()[0]?.[1]).toEqual(new Error("The module of slot 'due-for-rescan' exports no Slot")),
  );
  expectNoHole();
});

it('shows an error for a page that shows a slot without naming it in its table', async () => {
  const { slots: _, ...concept } = pageWith({ Page: () => <Slot name="due-for-rescan" /> });
  renderSite([defineRemote({ name: 'remote-marketing', pages: { concept } })], '/concept');
  await waitFor(() =>
    expect(reports('remote-marketing 2.0.0')[0]?.[1]).toEqual(
      new Error("Page 'concept' shows the slot 'due-for-rescan' and must name it in its table of pages"),
    ),
  );
});

describe('a slot for signed-in persons', () => {
  beforeEach(() => isFor('signed-in'));

  const home = defineRemote({
    name: 'remote-marketing',
    pages: {
      home: {
        path: '/',
        title: 'Home',
        description: '',
        slots: ['due-for-rescan'],
        load: async () => ({
          Page: () => (
            <>
              <h1>Home</h1>
              <Slot name="due-for-rescan" />
            </>
          ),
        }),
      },
    },
  });
  const load = jest.fn(
    async (): Promise<SlotModule<'due-for-rescan'>> => ({ Slot: () => <p>Ida is due</p> }),
  );
  const account = defineRemote({ name: 'remote-account', pages: {}, slots: { 'due-for-rescan': load } });
  beforeEach(() => load.mockClear());

  it('is filled for one', async () => {
    renderSite([home, account], '/', undefined, createTestHost({ session: signedIn }).session);
    expect(await screen.findByText('Ida is due')).toBeVisible();
  });

  it.each([
    [
      'reports no call that was refused because the session ended',
      createBackendError('Please login', 401),
      0,
    ],
    ['reports a call that failed otherwise', createBackendError('The database is closed', 500), 1],
  ])('%s', async (_, refusal, expected) => {
    const loader = jest.fn(async () => {
      throw refusal;
    });
    load.mockImplementationOnce(async () => ({ loader, Slot: () => <p>Ida is due</p> }));
    renderSite([home, account], '/', undefined, createTestHost({ session: signedIn }).session);
    await waitFor(() => expect(loader).toHaveBeenCalled());
    await act(async () => {});
    expect(document.querySelector('[data-slot]')).not.toBeInTheDocument();
    expect(reports('remote-account 2.0.0')).toHaveLength(expected);
  });

  it.each([
    ['others', undefined],
    ['a visitor who may be signed in', { status: 'loading' } as const],
  ])('stays empty for %s, whose browser does not load the filler', async (_, session) => {
    renderSite([home, account], '/', undefined, createTestHost(session && { session }).session);
    await screen.findByRole('heading', { name: 'Home' });
    await act(async () => {});
    expect(document.querySelector('[data-slot]')).not.toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();
  });
});
