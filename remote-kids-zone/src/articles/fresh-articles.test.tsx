import { createBackendError } from '@little-arches/contracts/backend';
import { createTestHost } from '@little-arches/contracts/testing';
import { configure, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, isRouteErrorResponse, RouterProvider, useRouteError } from 'react-router-dom';
import remote from '../routes';
import { sampleArticles } from '../testing/sample-articles';
import { type Article, listed } from './listed-article';

const [first, second, ...others] = sampleArticles;
if (!first || !second) throw new Error('The sample must have two stories');

const list = {
  page: 'articles',
  path: '/kids-zone',
  data: { articles: [second, ...others].map(listed), prerendered: true },
};
const story = {
  page: 'article',
  path: `/kids-zone/${second.slug}`,
  data: { article: second, older: others[0] && listed(others[0]), prerendered: true },
};

function Failure() {
  const error = useRouteError();
  return <p role="alert">{isRouteErrorResponse(error) ? error.status : String(error)}</p>;
}

/** Hydrates the prerendered page with a backend that returns other data. */
async function hydrate({ page, path, data }: typeof list | typeof story, getBlogWebsite: () => unknown) {
  // As in renderPage(): a page may take longer than a component.
  configure(({ asyncUtilTimeout }) => ({ asyncUtilTimeout: Math.max(asyncUtilTimeout, 5000) }));
  const host = createTestHost({ answers: { functions: { getBlogWebsite } } });
  const id = `remote-kids-zone:${page}`;
  const routes = remote.mount(host);
  for (const route of routes.flatMap(({ children }) => children ?? []))
    if (route.id === id && typeof route.lazy === 'function')
      Object.assign(route, await route.lazy(), { lazy: undefined });
  const router = createMemoryRouter([{ ErrorBoundary: Failure, children: routes }], {
    initialEntries: [path],
    hydrationData: { loaderData: { [id]: data } },
  });
  render(<RouterProvider router={router} />);
  return { host, router };
}

const answer = (data: readonly Article[]) => () => ({ data });

it('shows a story that was published after the release, with one call', async () => {
  const { host } = await hydrate(list, answer(sampleArticles));
  expect(screen.queryByRole('link', { name: first.title })).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: first.title })).toBeInTheDocument();
  expect(host.backendCalls).toEqual([{ name: 'getBlogWebsite', input: {} }]);
});

it('shows a story’s new text, and the story published after it', async () => {
  const { host } = await hydrate(story, answer([first, { ...second, summary: 'New words.' }]));
  expect(await screen.findByText('New words.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Story before/ })).toHaveTextContent(first.title);
  expect(host.backendCalls).toEqual([{ name: 'getBlogWebsite', input: {} }]);
});

it('removes a story that was withdrawn after the release', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await hydrate(story, answer([first]));
  expect(await screen.findByRole('alert')).toHaveTextContent('404');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

it.each([list, story])('keeps the page $path when reading again fails', async (prerendered) => {
  const failure = createBackendError('Our server could not be reached.', 0);
  const { host, router } = await hydrate(prerendered, () => Promise.reject(failure));
  await waitFor(() => expect(host.errors).toEqual([failure]));
  expect(screen.getByText(second.title, { exact: false })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(router.state.revalidation).toBe('idle');
});
