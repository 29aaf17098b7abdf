/** @jest-environment node */
import { createBackendError } from 'shared-contracts/backend';
import { renderToHtml } from 'shared-contracts/testing/render-to-html';
import remote from './routes';
import { sampleArticles } from './testing/sample-articles';

const options = { answers: { functions: { getBlogWebsite: () => ({ data: sampleArticles }) } } };

it('puts every story of the list into the HTML, whatever the query asks', async () => {
  const html = await renderToHtml(remote, '/kids-zone', options);
  for (const { title, slug } of sampleArticles) {
    expect(html).toContain(title);
    expect(html).toContain(`href="/kids-zone/${slug}"`);
  }
  expect(await renderToHtml(remote, '/kids-zone?topic=good-to-know', options)).toBe(html);
});

it('puts a story’s whole text into the HTML', async () => {
  const html = await renderToHtml(remote, '/kids-zone/the-bridge-under-your-sole', options);
  expect(html).toContain('A stone bridge must never bend. Your arch <em>should</em>!');
  expect(html).toContain('Rise on your tiptoes in front of a mirror');
});

it.each(['/kids-zone', '/kids-zone/the-bridge-under-your-sole'])(
  'has no inline style or handler on %s',
  async (path) => {
    expect(await renderToHtml(remote, path, options)).not.toMatch(/\sstyle=|\son\w+=/);
  },
);

it('makes no page of a story out of a failure', async () => {
  const failure = createBackendError('Our server could not be reached.', 0);
  const path = '/kids-zone/the-bridge-under-your-sole';
  await expect(renderToHtml(remote, path, { answers: { failure } })).rejects.toBe(failure);
});

it('rejects an unknown story with its 404', async () => {
  await expect(renderToHtml(remote, '/kids-zone/how-to-fly', options)).rejects.toMatchObject({ status: 404 });
});
