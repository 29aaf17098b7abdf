/** @jest-environment node */
import { createBackendError } from '@little-arches/contracts/backend';
import { createTestHost } from '@little-arches/contracts/testing';
import { renderToHtml } from '@little-arches/contracts/testing/render';
import { loader } from './pages/articles/page';
import { STATIONS } from './pages/articles/walk-query';
import remote from './routes';
import { sampleArticles } from './testing/sample-articles';

const options = { answers: { functions: { getBlogWebsite: () => ({ data: sampleArticles }) } } };

it('renders every story of the list, whatever the query', async () => {
  const html = await renderToHtml(remote, '/kids-zone', options);
  for (const { title, slug } of sampleArticles) {
    expect(html).toContain(title);
    expect(html).toContain(`href="/kids-zone/${slug}"`);
  }
  expect(await renderToHtml(remote, '/kids-zone?topic=good-to-know', options)).toBe(html);
});

it('keeps only the fields for links, filters and covers of stories beyond the first stations', async () => {
  const [first] = sampleArticles;
  const data = Array.from({ length: 100 }, (_, index) => ({
    ...first,
    id: `story-${index}`,
    slug: `story-${index}`,
    published_at: new Date(Date.UTC(2026, 0, 200 - index)).toISOString(),
  }));
  const host = createTestHost({ answers: { functions: { getBlogWebsite: () => ({ data }) } } });
  const request = new Request('https://example.org/kids-zone');
  const articles = await loader({ host, params: {}, request }).articles;
  const { summary } = data[0] ?? {};
  expect(articles.map((article) => article.summary === summary)).toEqual(data.map((_, at) => at < STATIONS));
  expect(articles.at(-1)).toMatchObject({ id: 'story-99', title: first?.title, cover: first?.cover });
});

it('renders the whole text of a story', async () => {
  const html = await renderToHtml(remote, '/kids-zone/the-bridge-under-your-sole', options);
  expect(html).toContain('A stone bridge must never bend. Your arch </span><em>should</em><span>!');
  expect(html).toContain('Rise on your tiptoes in front of a mirror');
});

it.each(['/kids-zone', '/kids-zone/the-bridge-under-your-sole'])(
  'renders no inline style or handler on %s',
  async (path) => {
    expect(await renderToHtml(remote, path, options)).not.toMatch(/\sstyle=|\son\w+=/);
  },
);

it('renders no page of a story after a failure', async () => {
  const failure = createBackendError('Our server could not be reached.', 0);
  const path = '/kids-zone/the-bridge-under-your-sole';
  await expect(renderToHtml(remote, path, { answers: { failure } })).rejects.toBe(failure);
});
