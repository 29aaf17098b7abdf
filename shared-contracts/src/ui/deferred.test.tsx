import { runInNewContext } from 'node:vm';
import { act, screen, within } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { createBackendError } from '../backend/backend';
import { asError } from '../platform/thrown';
import { defineRemote, notFound } from '../remote/index';
import { renderPage } from '../testing/render-page';
import { thrownValues } from '../testing/thrown-values';
import { Deferred } from './deferred';

/** Renders a page whose loader assigns the answers one after the other, and repeats the last one. */
function pageWith(...answers: (() => unknown)[]) {
  return pageThatSays(undefined, ...answers);
}

/** Renders the same page with its own text for a failure. */
function pageThatSays(failed: ComponentProps<typeof Deferred>['failed'], ...answers: (() => unknown)[]) {
  let visit = 0;
  return defineRemote({
    name: 'remote-store',
    pages: {
      store: {
        path: '/store',
        title: 'Products',
        description: '',
        load: async () => ({
          loader: () => {
            const answer = answers[Math.min(visit, answers.length - 1)];
            visit += 1;
            return { text: answer?.() };
          },
          Page() {
            const { text } = useLoaderData();
            return (
              <>
                <h1>Products</h1>
                <Deferred resolve={text as Promise<string>} skeleton={<p>Loading ....</p>} failed={failed}>
                  {(value) => <p>Here is {value}</p>}
                </Deferred>
              </>
            );
          },
        }),
      },
    },
  });
}

const rejected = (reason: unknown) => () => Promise.reject(reason);

it('shows the skeleton until the promise is fulfilled, and the page around it at once', async () => {
  let arrive = (_: string) => {};
  const promise = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  renderPage(
    pageWith(() => promise),
    '/store',
  );
  expect(await screen.findByRole('heading', { name: 'Products' })).toBeVisible();
  expect(screen.getByText('Loading ....')).toBeVisible();
  await act(async () => arrive('a sock'));
  expect(screen.getByText('Here is a sock')).toBeVisible();
  expect(screen.queryByText('Loading ....')).not.toBeInTheDocument();
});

it('accepts a plain value, with which a prerendered page is hydrated', async () => {
  renderPage(
    pageWith(() => 'a shoe'),
    '/store',
  );
  expect(await screen.findByText('Here is a shoe')).toBeVisible();
});

it('shows the backend’s message and tries again on request, more than once', async () => {
  const closed = rejected(createBackendError('The shop is closed.', 503));
  const { user, host } = renderPage(
    pageWith(closed, closed, async () => 'a shoe'),
    '/store',
  );
  for (const _ of ['first', 'second']) {
    expect(await screen.findByRole('alert')).toHaveTextContent('The shop is closed.');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
  }
  expect(await screen.findByText('Here is a shoe')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(host.errors).toEqual([]);
});

it.each(Object.entries(thrownValues(() => runInNewContext('new Error("from elsewhere")'))))(
  'shows a retry without its message when the promise rejects with %s, and reports the error',
  async (_, thrown) => {
    const { host } = renderPage(pageWith(rejected(thrown)), '/store');
    expect(await screen.findByRole('alert')).toHaveTextContent('Something unexpected happened.');
    expect(screen.queryByText(/x is undefined/)).not.toBeInTheDocument();
    expect(host.errors).toEqual([expect.objectContaining({ name: asError(thrown).name })]);
  },
);

it('shows the page’s own words for a failure, and still reports it', async () => {
  const broken = new TypeError('x is undefined');
  const { host } = renderPage(pageThatSays(<p>Our shoes are untied.</p>, rejected(broken)), '/store');
  expect(await screen.findByText('Our shoes are untied.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(host.errors).toEqual([broken]);
});

it('surrounds the error by the page’s own heading', async () => {
  const failed = (error: ReactNode) => (
    <section aria-label="Shoes">
      <h2>Shoes</h2>
      {error}
    </section>
  );
  const closed = rejected(createBackendError('The shop is closed.', 503));
  const { user } = renderPage(
    pageThatSays(failed, closed, async () => 'a shoe'),
    '/store',
  );
  const shoes = within(await screen.findByRole('region', { name: 'Shoes' }));
  expect(shoes.getByRole('alert')).toHaveTextContent('The shop is closed.');
  await user.click(shoes.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here is a shoe')).toBeVisible();
});

it('passes a missing thing with its message on to the page’s boundary', async () => {
  // React and the router print what a component throws.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { host } = renderPage(pageWith(rejected(notFound('There is no product of that name.'))), '/store');
  expect(await screen.findByText('404 There is no product of that name.')).toBeVisible();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(host.errors).toEqual([]);
});
