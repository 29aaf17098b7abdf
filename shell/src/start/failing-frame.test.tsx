import { runInNewContext } from 'node:vm';
import { asError } from '@little-arches/contracts/platform';
import { thrownValues } from '@little-arches/contracts/testing/render';
import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { startTestReporting, type TestReporting } from '../reporting/testing/sent-reports';
import { startPage } from './start-page';
import { arriveAt, createPageContexts } from './testing/arrived-page';
import { sampleComposition as composition, sampleStore } from './testing/sample-store';

/** The value that the footer throws; absent while it works. */
let thrown: { readonly in: 'render' | 'effect'; readonly value: unknown; times: number } | undefined;

jest.mock('../frame/footer', () => ({
  Footer() {
    if (thrown?.in === 'render') throw thrown.value;
    useEffect(() => {
      if (thrown && thrown.times-- > 0) throw thrown.value;
    });
    return <footer />;
  },
}));

let reporting: TestReporting;
let end = () => {};

beforeEach(() => {
  // In an act scope React also passes uncaught errors to the test.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  reporting = startTestReporting();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  end();
  document.body.replaceChildren();
  reporting.end();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  thrown = undefined;
  jest.restoreAllMocks();
});

async function start() {
  const root = arriveAt('/store');
  const { router } = await startPage(
    createPageContexts(composition, async () => ({ default: sampleStore })),
    root,
  );
  end = () => router.dispose();
}

const cases = (['render', 'effect'] as const).flatMap((place) =>
  Object.entries(thrownValues(() => runInNewContext('new Error("from elsewhere")')))
    .filter(([name]) => place === 'effect' || name === 'undefined')
    .map(([name, value]) => [place, name, value] as const),
);

it.each(cases)('a frame whose %s throws %s offers a reload and is reported', async (place, _, value) => {
  thrown = { in: place, value, times: Number.POSITIVE_INFINITY };
  await start();
  expect(await screen.findByRole('alert')).toHaveTextContent('This page has stopped working');
  expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible();
  expect(await reporting.sent()).toEqual([
    expect.objectContaining({ remote: 'shell', version: '1.0.0', error: asError(value).name, count: 1 }),
  ]);
});

it('a frame whose texts a translator had wrapped is mounted anew', async () => {
  thrown = { in: 'effect', value: new DOMException('not a child', 'NotFoundError'), times: 1 };
  await start();
  expect(await screen.findByRole('heading', { name: 'Products' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
