import { createBackendError } from '@little-arches/contracts/backend';
import { renderPage } from '@little-arches/contracts/testing/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import remote from '../../routes';
import { clearStamps, stamp } from '../../stamps/stamp-book';
import { STAMPS_KEY } from '../../stamps/stamp-storage';
import { sampleArticles } from '../../testing/sample-articles';

const withStories = (data: unknown = sampleArticles) => ({
  answers: { functions: { getBlogWebsite: () => ({ data }) } },
});
const noJson = (text: string) => {
  const cause = new Error(`Invalid JSON response: ${text}`);
  return Object.assign(createBackendError('Our server has a problem.', 502), { cause });
};
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

afterEach(clearStamps);

it('lists every story, newest first, each with a link to its page', async () => {
  renderPage(remote, '/kids-zone', withStories(sampleArticles.toReversed()));
  expect(await screen.findByRole('heading', { level: 1, name: 'Kids Zone' })).toBeInTheDocument();
  await screen.findByText('9 stories');
  expect(titles()).toEqual(sampleArticles.map(({ title }) => title));
  expect(screen.getByRole('link', { name: 'Who Made That Smell?' })).toHaveAttribute(
    'href',
    '/kids-zone/who-made-that-smell',
  );
});

it('shows topic, audience and reading time of each story', async () => {
  renderPage(remote, '/kids-zone', withStories());
  const [card] = await screen.findAllByRole('article');
  for (const text of [
    'Newest story',
    'How your body works',
    /^There is a bridge/,
    'Ages 7 to 10',
    /^3 minutes/,
  ])
    expect(within(card as HTMLElement).getByText(text)).toBeInTheDocument();
});

it('filters the stories by topic, age and words without reading again, and undoes the last filter on Back', async () => {
  const { user, host, router } = renderPage(remote, '/kids-zone', withStories());
  await user.click(await screen.findByRole('link', { name: 'Try it yourself' }));
  expect(await screen.findByText('3 stories about “Try it yourself”')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('link', { name: 'Try it yourself' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'All stories' })).not.toHaveAttribute('aria-current');
  expect(screen.getAllByRole('article')).toHaveLength(3);
  await user.click(screen.getByRole('link', { name: '6' }));
  expect(await screen.findByText('1 story about “Try it yourself” for age 6')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'rocket{Enter}');
  expect(
    await screen.findByText('No story about “Try it yourself” for age 6 with “rocket”'),
  ).toBeInTheDocument();
  expect(router.state.location.search).toBe('?topic=try-it-yourself&age=6&q=rocket');
  expect(screen.getByRole('link', { name: 'Show all stories' })).toHaveAttribute('href', '/kids-zone');

  await waitFor(() => router.navigate(-1));
  expect(await screen.findByText('1 story about “Try it yourself” for age 6')).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await waitFor(() => router.navigate(-1));
  expect(await screen.findByText('3 stories about “Try it yourself”')).toBeInTheDocument();
  expect(host.backendCalls).toHaveLength(1);
});

it('opens with the filters of the address', async () => {
  renderPage(remote, '/kids-zone?topic=good-to-know&age=8&q=phone', withStories());
  expect(await screen.findByText('1 story about “Good to know” for age 8 with “phone”')).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('phone');
});

it('shows all stories when the address contains a topic without stories', async () => {
  renderPage(remote, '/kids-zone?topic=rockets', withStories());
  expect(await screen.findByRole('link', { name: 'All stories' })).toHaveAttribute('aria-current', 'true');
});

it('shows the first stations of a long list, and more on request', async () => {
  const many = Array.from({ length: 100 }, (_, number) => ({
    ...sampleArticles[0],
    id: String(number),
    slug: `story-${number}`,
    title: `Story ${number}`,
  }));
  const { user } = renderPage(remote, '/kids-zone', withStories(many));
  expect(await screen.findByText('100 stories')).toBeInTheDocument();
  expect(titles()).toHaveLength(18);
  await user.click(screen.getByRole('link', { name: 'Walk on' }));
  await waitFor(() => expect(titles()).toHaveLength(36));
});

it('marks the stories that were read on this device, in any tab', async () => {
  const [first, second] = sampleArticles;
  stamp('read', first?.id ?? '');
  renderPage(remote, '/kids-zone', withStories());
  const station = async (title = '') =>
    within((await screen.findByRole('link', { name: title })).closest('article') as HTMLElement);
  expect((await station(first?.title)).getByText('Read')).toBeInTheDocument();
  expect((await station(second?.title)).queryByText('Read')).not.toBeInTheDocument();
  const elsewhere = JSON.stringify({ format: 1, read: [second?.id], played: [] });
  localStorage.setItem(STAMPS_KEY, elsewhere);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STAMPS_KEY })));
  expect((await station(second?.title)).getByText('Read')).toBeInTheDocument();
});

it('shows the page at once, with a message that the stories are loading', async () => {
  const answers = { functions: { getBlogWebsite: () => new Promise(() => {}) } };
  renderPage(remote, '/kids-zone', { answers });
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Loading ....');
});

it('shows a message while there is no story', async () => {
  renderPage(remote, '/kids-zone', withStories([]));
  expect(await screen.findByRole('heading', { name: 'No stories yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

it.each([
  ['no answer', () => Promise.reject(createBackendError('Our server could not be reached.', 0))],
  ['an answer that is not JSON', () => Promise.reject(noJson('<html>secret stack trace'))],
  ['an invalid answer', () => ({ data: [{ ...sampleArticles[0], age_range: null }] })],
])('shows one friendly sentence, a drawing and a retry for %s, and logs the error', async (_, answer) => {
  const { host } = renderPage(remote, '/kids-zone', { answers: { functions: { getBlogWebsite: answer } } });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Our stories tripped over a shoelace on their way to you.Try again');
  expect(alert.querySelector('svg')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/secret|Invalid JSON|unexpected|server/);
  expect(host.errors.length).toBeGreaterThan(0);
});

it('logs a failure once, and reads again on request', async () => {
  const failure = createBackendError('Our server could not be reached.', 0);
  let answer = (): unknown => Promise.reject(failure);
  const answers = { functions: { getBlogWebsite: () => answer() } };
  const { user, host } = renderPage(remote, '/kids-zone', { answers });
  await screen.findByRole('alert');
  expect(host.errors).toEqual([failure]);
  answer = () => ({ data: sampleArticles });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('9 stories')).toBeInTheDocument();
});

it('keeps the disclaimer near the stories', async () => {
  renderPage(remote, '/kids-zone', withStories());
  const note = await screen.findByRole('complementary', { name: 'For grown-ups' });
  expect(note).toHaveTextContent('Not a medical diagnosis.');
});
