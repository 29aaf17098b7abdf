import { runInNewContext } from 'node:vm';
import type { Session } from '@little-arches/contracts/host';
import { asError } from '@little-arches/contracts/platform';
import { defineRemote, type PageModule } from '@little-arches/contracts/remote';
import { createTestHost, signedIn } from '@little-arches/contracts/testing';
import { thrownValues } from '@little-arches/contracts/testing/render';
import { Deferred } from '@little-arches/contracts/ui';
import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { Access } from '../../access/guard';
import { startTestReporting, type TestReporting } from '../../reporting/testing/sent-reports';
import { renderSite, samplePage } from '../../testing/site-fixture';

const values = Object.entries(thrownValues(() => runInNewContext('new Error("from elsewhere")')));

function Failing({ value }: { value: unknown }) {
  useEffect(() => {
    throw value;
  });
  return null;
}

/** Pages with a part that throws `value`, which may be something else than an Error. */
const places: Readonly<Record<string, (value: unknown) => () => Promise<PageModule>>> = {
  module: (value) => async () => {
    throw value;
  },
  loader: (value) => async () => ({
    Page: () => null,
    loader() {
      throw value;
    },
  }),
  render: (value) => async () => ({
    Page() {
      throw value;
    },
  }),
  'deferred data': (value) => async () => ({
    loader: () => ({ late: Promise.reject(value) }),
    Page() {
      const { late } = useLoaderData<{ late: Promise<string> }>();
      return (
        <>
          <h1>Products</h1>
          <Deferred resolve={late} skeleton={null}>
            {(text) => text}
          </Deferred>
        </>
      );
    },
  }),
  effect: (value) => async () => ({ Page: () => <Failing value={value} /> }),
};

/** One place for each part that catches: mount, router and boundary. `Deferred` has its own test of all values. */
const caught = ['module', 'loader', 'effect'];

const cases = Object.entries(places).flatMap(([place, makeLoad]) =>
  values
    .filter(([name]) => caught.includes(place) || name === 'an Error of another realm')
    .map(([name, value]) => [place, name, value, makeLoad(value)] as const),
);

let reporting: TestReporting;

beforeEach(() => {
  reporting = startTestReporting();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  reporting.end();
  jest.restoreAllMocks();
});

async function showsPanel(
  value: unknown,
  load: () => Promise<PageModule>,
  access: Access,
  session?: Session,
) {
  const definition = { ...samplePage('/store', 'Products'), access, load };
  renderSite(
    [defineRemote({ name: 'remote-store', pages: { store: definition } })],
    '/store',
    undefined,
    session,
  );
  expect(
    await screen.findByText(
      /^(This page tripped over something|This section could not be loaded|This could not be loaded)$/,
    ),
  ).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent('from elsewhere');
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(await reporting.sent()).toEqual([
    expect.objectContaining({
      remote: 'remote-store',
      version: '2.0.0',
      error: asError(value).name,
      count: 1,
    }),
  ]);
}

it.each(cases)(
  'a page whose %s throws %s shows a panel in the frame and is reported',
  async (_, __, value, load) => {
    await showsPanel(value, load, 'anyone');
  },
);

it.each(Object.entries(places))(
  'a page behind the guard whose %s throws undefined shows a panel in the frame and is reported',
  async (_, makeLoad) => {
    const { session } = createTestHost({ session: signedIn });
    await showsPanel(undefined, makeLoad(undefined), 'signed-in', session);
  },
);

/** Failures that browsers report to the window, and React reports for its handlers. */
const unbound: Readonly<Record<string, (value: unknown) => void>> = {
  handler: (value) => {
    throw value;
  },
  timer: (error) =>
    void window.dispatchEvent(new ErrorEvent('error', { error, message: 'Uncaught undefined' })),
  rejection: (reason) =>
    void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })),
};
/** Values at which reading or describing them fails; the reports' own tests have the others. */
const hostile = ['undefined', 'a proxy that throws', 'an Error with a message that throws'];
const unboundCases = Object.entries(unbound).flatMap(([place, fail]) =>
  values
    .filter(([name]) => hostile.includes(name))
    .map(([name, value]) => [place, name, () => fail(value)] as const),
);

it.each(unboundCases)(
  'a %s that throws %s leaves the page unchanged and is reported',
  async (_, __, fail) => {
    const Page = () => (
      <button type="button" onClick={fail}>
        Fail
      </button>
    );
    const definition = { ...samplePage('/store', 'Products'), load: async () => ({ Page }) };
    const store = defineRemote({ name: 'remote-store', pages: { store: definition } });
    const { user } = renderSite([store], '/store');
    await user.click(await screen.findByRole('button', { name: 'Fail' }));
    expect(await reporting.sent()).toEqual([
      expect.objectContaining({ message: expect.any(String), count: 1 }),
    ]);
    expect(screen.getByRole('button', { name: 'Fail' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
  },
);

it.each(['page', 'panel'])('shows and reports in its place that a %s threw a promise', async (place) => {
  const never = new Promise(() => {});
  const Suspended = () => {
    throw never;
  };
  const store = defineRemote({
    name: 'remote-store',
    pages: {
      store: samplePage('/store', 'Products'),
      checkout: { ...samplePage('/checkout', 'Checkout'), load: async () => ({ Page: Suspended }) },
    },
    panels: { cart: async () => ({ Panel: Suspended }) },
  });
  const { frame, router } = renderSite([store], '/store');
  await screen.findByRole('heading', { name: 'Products' });
  jest.useFakeTimers({ advanceTimers: true });
  if (place === 'page') await act(() => router.navigate('/checkout'));
  else act(() => frame.host.openPanel('cart'));
  for (let second = 0; second < 20; second++) await act(() => jest.advanceTimersByTimeAsync(1000));
  jest.useRealTimers();
  const words = place === 'panel' ? /This part of the site is broken/ : 'This page tripped over something';
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('banner', { hidden: true })).toBeInTheDocument();
  expect(await reporting.sent()).toEqual([
    expect.objectContaining({ remote: 'remote-store', version: '2.0.0', count: 1 }),
  ]);
});
